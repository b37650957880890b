import {
  type Berth,
  COLOURS,
  type Colour,
  GOODS,
  MOST_TILES,
  NOTHING,
  type Piece,
  type Production,
  SHIPS,
  SIDES,
  type Space,
  type Token,
} from './ids.ts';
import type { Atlas } from './map/atlas.ts';
import { frameBerth } from './map/frame.ts';

export type Move =
  /** Chooses the action of a colour; white is the advance on the order track. */
  | { readonly kind: 'act'; readonly colour: Colour }
  /** The white action as an action of the colour under the order disc. */
  | { readonly kind: 'special' }
  /** The white action with the order token. */
  | { readonly kind: 'jump' }
  /** Gold, or points for cubes, instead of an action. */
  | { readonly kind: 'takeGold' }
  | { readonly kind: 'takePoints' }
  /** Turns a chest (NOTHING) or a gold token into gold. */
  | { readonly kind: 'cash'; readonly token: Token }
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'start'; readonly berth: Berth }
  | { readonly kind: 'sail'; readonly berth: Berth }
  | { readonly kind: 'stay' }
  /** Leaves the space and comes back to it. */
  | { readonly kind: 'return' }
  /** Uses the ship token. */
  | { readonly kind: 'boost' }
  | { readonly kind: 'found'; readonly space: Space }
  | { readonly kind: 'decline' }
  | { readonly kind: 'load'; readonly count: number }
  | { readonly kind: 'plan'; readonly piece: Piece }
  | { readonly kind: 'progress'; readonly count: number }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'build'; readonly piece: Piece }
  /** Lays the chosen tile: quarter turns clockwise, and the space of its first square, leftmost in the top row. */
  | { readonly kind: 'lay'; readonly turn: number; readonly space: Space }
  | { readonly kind: 'buy'; readonly production: Production }
  | { readonly kind: 'advance'; readonly count: number }
  /** Ends the action and gives up the remaining points. */
  | { readonly kind: 'end' };

export type MoveKind = Move['kind'];

/**
 * Every move the game knows, created once. Lists of legal moves share these objects, so that enumerating allocates
 * nothing and reading a move is a lookup of its text.
 */
export interface MoveBook {
  readonly act: readonly Move[];
  readonly special: Move;
  readonly jump: Move;
  readonly takeGold: Move;
  readonly takePoints: Move;
  readonly cashChest: Move;
  /** By Token; only gold tokens can be cashed. */
  readonly cash: readonly Move[];
  readonly ship: readonly Move[];
  /** By Berth. */
  readonly start: readonly Move[];
  readonly sail: readonly Move[];
  readonly stay: Move;
  readonly return: Move;
  readonly boost: Move;
  /** By Space. */
  readonly found: readonly Move[];
  readonly decline: Move;
  /** By count. */
  readonly load: readonly Move[];
  readonly plan: readonly Move[];
  readonly progress: readonly Move[];
  readonly token: readonly Move[];
  readonly build: readonly Move[];
  /** By quarter turns, then by Space. */
  readonly lay: readonly (readonly Move[])[];
  readonly buy: readonly Move[];
  readonly advance: readonly Move[];
  readonly end: Move;
  readonly byText: ReadonlyMap<string, Move>;
}

/** What the notation of moves is made of. */
export interface MoveNames {
  readonly atlas: Atlas;
  /** By Token, Piece and Production. */
  readonly tokens: readonly string[];
  readonly pieces: readonly string[];
  readonly production: readonly { readonly good: number; readonly cost: number }[];
  readonly cannons: number;
  readonly lastProgress: number;
  readonly lastOrder: number;
}

/** A space as `row,column` from 0 at the top left, a frame space as its letter and number. */
function berthName({ stride }: Atlas, berth: Berth): string {
  const frame = berth - stride * stride;
  if (frame >= 0) return `${SIDES[Math.floor(frame / MOST_TILES)]}${frame % MOST_TILES}`;
  return `${Math.floor(berth / stride)},${berth % stride}`;
}

export function writeMove(names: MoveNames, move: Move): string {
  switch (move.kind) {
    case 'act':
      return `act ${COLOURS[move.colour]}`;
    case 'takeGold':
      return 'gold';
    case 'takePoints':
      return 'points';
    case 'cash':
      return `cash ${move.token === NOTHING ? 'chest' : names.tokens[move.token]}`;
    case 'ship':
      return `ship ${move.ship + 1}`;
    case 'start':
    case 'sail':
      return `${move.kind} ${berthName(names.atlas, move.berth)}`;
    case 'found':
      return `found ${berthName(names.atlas, move.space)}`;
    case 'load':
    case 'progress':
    case 'advance':
      return `${move.kind} ${move.count}`;
    case 'plan':
    case 'build':
      return `${move.kind} ${names.pieces[move.piece]}`;
    case 'token':
      return `token ${names.tokens[move.token]}`;
    case 'lay':
      return `lay ${berthName(names.atlas, move.space)} turn ${move.turn}`;
    case 'buy': {
      const { good, cost } = names.production[move.production];
      return `buy ${GOODS[good]} ${cost}`;
    }
    default:
      return move.kind;
  }
}

export function makeMoveBook(names: MoveNames): MoveBook {
  const { stride } = names.atlas;
  const spaces = upTo(stride * stride);
  const berths = upTo(frameBerth(names.atlas, 'L3') + 1);
  const book: Omit<MoveBook, 'byText'> = {
    act: COLOURS.map((_, colour) => ({ kind: 'act', colour })),
    special: { kind: 'special' },
    jump: { kind: 'jump' },
    takeGold: { kind: 'takeGold' },
    takePoints: { kind: 'takePoints' },
    cashChest: { kind: 'cash', token: NOTHING },
    cash: names.tokens.map((_, token) => ({ kind: 'cash', token })),
    ship: upTo(SHIPS).map((ship) => ({ kind: 'ship', ship })),
    start: berths.map((berth) => ({ kind: 'start', berth })),
    sail: berths.map((berth) => ({ kind: 'sail', berth })),
    stay: { kind: 'stay' },
    return: { kind: 'return' },
    boost: { kind: 'boost' },
    found: spaces.map((space) => ({ kind: 'found', space })),
    decline: { kind: 'decline' },
    load: upTo(names.cannons + 1).map((count) => ({ kind: 'load', count })),
    plan: names.pieces.map((_, piece) => ({ kind: 'plan', piece })),
    progress: upTo(names.lastProgress + 1).map((count) => ({ kind: 'progress', count })),
    token: names.tokens.map((_, token) => ({ kind: 'token', token })),
    build: names.pieces.map((_, piece) => ({ kind: 'build', piece })),
    lay: upTo(4).map((turn) => spaces.map((space) => ({ kind: 'lay', turn, space }))),
    buy: names.production.map((_, production) => ({ kind: 'buy', production })),
    advance: upTo(names.lastOrder + 1).map((count) => ({ kind: 'advance', count })),
    end: { kind: 'end' },
  };
  return { ...book, byText: textsOf(names, book) };
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function textsOf(names: MoveNames, book: Omit<MoveBook, 'byText'>): ReadonlyMap<string, Move> {
  const moves = (Object.values(book) as (Move | readonly Move[] | readonly (readonly Move[])[])[])
    .flatMap((entry): readonly (Move | readonly Move[])[] => (Array.isArray(entry) ? entry : [entry as Move]))
    .flatMap((entry): readonly Move[] => (Array.isArray(entry) ? entry : [entry as Move]))
    .filter((move) => isReal(names.atlas, move));
  return new Map(moves.map((move) => [writeMove(names, move), move]));
}

/** Tables indexed by Berth or Space also have entries off every map, and starts among the islands, which are no moves. */
function isReal({ stride }: Atlas, move: Move): boolean {
  const place = 'berth' in move ? move.berth : 'space' in move ? move.space : NOTHING;
  if (place >= stride * stride) return true;
  if (move.kind === 'start') return false;
  return place === NOTHING || (place % stride < stride - 1 && place < stride * (stride - 1));
}
