import type { Components } from './data/components.ts';
import {
  COMMODITIES,
  type Commodity,
  DESTINATIONS,
  type Destination,
  DISC_NAMES,
  type Disc,
  HIND,
  LOCATIONS,
  type Location,
} from './ids.ts';
import { type Items, writeItems } from './items.ts';

export type Move =
  /** Puts a player disc on a Location. */
  | { readonly kind: 'stop'; readonly location: Location }
  /** Moves the ship to the outbound docks. */
  | { readonly kind: 'dock' }
  /** Takes one of the yields a Location offers: an index into the box's yields. */
  | { readonly kind: 'take'; readonly yield: number }
  /** Lays the frigate or the troop counters, a value for each galleon or fort in the order of the box. */
  | { readonly kind: 'frigates'; readonly values: readonly number[] }
  | { readonly kind: 'troops'; readonly values: readonly number[] }
  /** Lays a mission disc face down. */
  | { readonly kind: 'mission'; readonly destination: Destination; readonly disc: Disc }
  /** Uses the Informer on the discs or on the counter of a Destination. */
  | { readonly kind: 'inspectDiscs'; readonly destination: Destination }
  | { readonly kind: 'inspectCounter'; readonly destination: Destination }
  /** Leaves the Informer unused or, after looking, everything in place. */
  | { readonly kind: 'keep' }
  /** Exchanges two of the player's own discs, the lower number first. */
  | { readonly kind: 'exchange'; readonly one: Disc; readonly other: Disc }
  /** Moves the inspected disc. */
  | { readonly kind: 'move'; readonly destination: Destination }
  | { readonly kind: 'attack' }
  | { readonly kind: 'trade'; readonly commodity: Commodity }
  | { readonly kind: 'decline' }
  /** Goes home, or sails on. */
  | { readonly kind: 'home' }
  | { readonly kind: 'sail' };

export type MoveKind = Move['kind'];

/**
 * Every possible move, created once. Lists of legal moves hold these same objects, so that enumeration allocates nothing
 * and parsing a move is a lookup of its text.
 */
export interface MoveBook {
  readonly stop: readonly Move[];
  readonly dock: Move;
  readonly take: readonly Move[];
  readonly frigates: readonly Move[];
  readonly troops: readonly Move[];
  /** By Destination, then by disc. */
  readonly mission: readonly (readonly Move[])[];
  readonly inspectDiscs: readonly Move[];
  readonly inspectCounter: readonly Move[];
  readonly keep: Move;
  /** By the lower disc, then by the higher. */
  readonly exchange: readonly (readonly Move[])[];
  readonly move: readonly Move[];
  readonly attack: Move;
  readonly trade: readonly Move[];
  readonly decline: Move;
  readonly home: Move;
  readonly sail: Move;
  readonly byText: ReadonlyMap<string, Move>;
}

export interface MoveNames {
  readonly destinations: readonly string[];
  readonly forts: readonly Destination[];
  readonly galleons: readonly Destination[];
  readonly yields: readonly Items[];
}

export function writeMove(names: MoveNames, move: Move): string {
  switch (move.kind) {
    case 'stop':
      return `stop ${LOCATIONS[move.location]}`;
    case 'take':
      return `take ${writeItems(names.yields[move.yield])}`;
    case 'frigates':
      return `frigates ${writeValues(names, names.galleons, move.values)}`;
    case 'troops':
      return `troops ${writeValues(names, names.forts, move.values)}`;
    case 'mission':
      return `mission ${DISC_NAMES[move.disc]} ${names.destinations[move.destination]}`;
    case 'inspectDiscs':
      return `inspect discs ${names.destinations[move.destination]}`;
    case 'inspectCounter':
      return `inspect counter ${names.destinations[move.destination]}`;
    case 'exchange':
      return `exchange ${DISC_NAMES[move.one]} ${DISC_NAMES[move.other]}`;
    case 'move':
      return `move ${names.destinations[move.destination]}`;
    case 'trade':
      return `trade ${COMMODITIES[move.commodity]}`;
    default:
      return move.kind;
  }
}

function writeValues(names: MoveNames, where: readonly Destination[], values: readonly number[]): string {
  return where.map((destination, i) => `${names.destinations[destination]}=${values[i]}`).join(' ');
}

export function makeMoveBook(names: MoveNames, components: Components): MoveBook {
  const places = Array.from({ length: DESTINATIONS }, (_, destination) => destination);
  const discs = Array.from({ length: HIND + 1 }, (_, disc) => disc);
  const book: Omit<MoveBook, 'byText'> = {
    stop: LOCATIONS.map((_, location) => ({ kind: 'stop', location })),
    dock: { kind: 'dock' },
    take: names.yields.map((_, index) => ({ kind: 'take', yield: index })),
    frigates: arrangements(components.frigateCounters).map((values) => ({ kind: 'frigates', values })),
    troops: arrangements(components.troopCounters).map((values) => ({ kind: 'troops', values })),
    mission: places.map((destination) => discs.map((disc) => ({ kind: 'mission', destination, disc }))),
    inspectDiscs: places.map((destination) => ({ kind: 'inspectDiscs', destination })),
    inspectCounter: places.map((destination) => ({ kind: 'inspectCounter', destination })),
    keep: { kind: 'keep' },
    exchange: discs.map((one) => discs.map((other) => ({ kind: 'exchange', one, other }))),
    move: places.map((destination) => ({ kind: 'move', destination })),
    attack: { kind: 'attack' },
    trade: COMMODITIES.map((_, commodity) => ({ kind: 'trade', commodity })),
    decline: { kind: 'decline' },
    home: { kind: 'home' },
    sail: { kind: 'sail' },
  };
  return { ...book, byText: textsOf(names, book) };
}

function textsOf(names: MoveNames, book: Omit<MoveBook, 'byText'>): ReadonlyMap<string, Move> {
  const real = (move: Move): boolean =>
    move.kind === 'mission' ? move.disc > 0 : move.kind !== 'exchange' || (move.one > 0 && move.one < move.other);
  const moves = (Object.values(book) as (Move | readonly Move[] | readonly (readonly Move[])[])[])
    .flatMap((entry): readonly (Move | readonly Move[])[] => (Array.isArray(entry) ? entry : [entry as Move]))
    .flatMap((entry): readonly Move[] => (Array.isArray(entry) ? entry : [entry as Move]))
    .filter(real);
  return new Map(moves.map((move) => [writeMove(names, move), move]));
}

/** Every distinct arrangement of the counters; counters of equal value are interchangeable. */
function arrangements(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return [...new Set(values)]
    .sort((one, other) => one - other)
    .flatMap((first) => {
      const at = values.indexOf(first);
      const rest = values.filter((_, i) => i !== at);
      return arrangements(rest).map((others) => [first, ...others]);
    });
}
