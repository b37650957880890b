import { type Box, COLOURS, GOODS, type View } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { colourNamed, pieceName, placeName, productionName, tokensIn, tokenWords } from './words.ts';

/** What the generic table shows: the view with words in place of numbers. */
export interface WordBoard {
  readonly round: number;
  readonly phase: string;
  /** Seats: the order of this phase, and the order discs. */
  readonly order: readonly number[];
  readonly discs: readonly number[];
  readonly players: readonly WordPlayer[];
  readonly cubes: Readonly<Record<'action' | 'storage' | 'tower', Counts>>;
  readonly pirates: { readonly strength: number; readonly faceDown: number };
  /** The id as in the notation. */
  readonly progressTokens: readonly { readonly id: string; readonly title: string }[];
  readonly production: readonly string[];
  readonly landscapeTiles: Counts;
  readonly islands: readonly WordIsland[];
}

type Counts = Readonly<Record<string, number>>;

interface WordPlayer {
  readonly score: number;
  readonly gold: number;
  readonly cannons: number;
  readonly progress: number;
  readonly orderTrack: number;
  readonly chests: number;
  readonly postsLeft: number;
  readonly ships: readonly string[];
  readonly planned: Counts;
  readonly goods: Counts;
  readonly production: Counts;
  readonly tokens: readonly string[];
  readonly usedUp: readonly string[];
}

interface WordIsland {
  readonly spaces: number;
  readonly empty: number;
  readonly big: boolean;
  readonly chest: boolean;
  readonly posts: readonly { readonly seat: number; readonly posts: number }[];
  readonly completed?: { readonly seat: number };
}

export function wordBoard(box: Box, view: View): WordBoard {
  const { cubes } = view;
  return {
    round: view.round,
    phase: colourNamed(view.phase),
    order: view.order,
    discs: view.discs,
    players: view.players.map((player) => wordPlayer(box, player)),
    cubes: { action: byColour(cubes.action), storage: byColour(cubes.storage), tower: byColour(cubes.tower) },
    pirates: { strength: view.pirates.open.reduce((sum, value) => sum + value, 0), faceDown: view.pirates.down },
    progressTokens: view.display
      .filter((token) => token >= 0)
      .map((token) => ({ id: box.names.tokens[token] ?? '', title: capital(tokenWords(box, token)) })),
    production: view.market.filter((kind) => kind >= 0).map((kind) => productionName(box, kind)),
    landscapeTiles: countsOf(view.supply, (piece) => pieceName(box, piece)),
    islands: view.map.islands.map(wordIsland),
  };
}

type Player = View['players'][number];

function wordPlayer(box: Box, player: Player): WordPlayer {
  return {
    score: player.score,
    gold: player.gold,
    cannons: player.cannons,
    progress: player.progress,
    orderTrack: player.track,
    chests: player.chests,
    postsLeft: player.posts,
    ships: player.ships.filter((berth) => berth >= 0).map((berth) => placeName(box, berth)),
    planned: countsOf(player.planned, (piece) => pieceName(box, piece)),
    goods: countsOf(player.goods, goodId),
    production: countsOf(player.production, goodId),
    tokens: tokensIn(player.tokens & ~player.used).map((token) => tokenWords(box, token)),
    usedUp: tokensIn(player.used).map((token) => tokenWords(box, token)),
  };
}

function wordIsland({ spaces, empty, big, chest, posts, completed }: View['map']['islands'][number]): WordIsland {
  return {
    spaces,
    empty,
    big,
    chest,
    posts: posts.flatMap((count, seat) => (count > 0 ? [{ seat, posts: count }] : [])),
    ...(completed === undefined ? {} : { completed: { seat: completed } }),
  };
}

function byColour(counts: readonly number[]): Counts {
  return countsOf(counts, (colour) => COLOURS[colour] ?? '');
}

function goodId(good: number): string {
  return GOODS[good] ?? '';
}

/** By name, without those of which there are none. */
function countsOf(counts: readonly number[], name: (index: number) => string): Counts {
  return Object.fromEntries(counts.flatMap((count, index) => (count > 0 ? [[name(index), count] as const] : [])));
}
