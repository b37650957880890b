import type { Components, State } from '@portolan/amerigo';
import { box } from './occasion.ts';

// Facts of a state, counted from its pieces: none of the rules' own queries is used, because texts use those.

const { components } = box;
export type TokenKind = Components['progressTokens'][number]['kind'];
const SOURCES = [
  ...['discovery', 'tiles', 'completion', 'posts', 'cubes', 'excessGold', 'pirates'],
  ...['gold', 'goods', 'tokens', 'progress', 'order'],
];

export function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

export function player(state: State, seat: number): State['players'][number] {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`no player ${seat}`);
  return found;
}

export function bySource(state: State, seat: number, source: string): number {
  return player(state, seat).points[SOURCES.indexOf(source)] ?? 0;
}

interface OwnToken {
  readonly token: number;
  readonly data: Components['progressTokens'][number];
  readonly used: boolean;
}

export function tokensOf(state: State, seat: number): readonly OwnToken[] {
  const { tokens, used } = player(state, seat);
  return components.progressTokens.flatMap((data, token) =>
    ((tokens >> token) & 1) === 1 ? [{ token, data, used: ((used >> token) & 1) === 1 }] : [],
  );
}

/** The unused tokens of a kind. */
export function openTokens(state: State, seat: number, kind: TokenKind): readonly OwnToken[] {
  return tokensOf(state, seat).filter(({ data, used }) => data.kind === kind && !used);
}

function amountOf(state: State, seat: number, kind: TokenKind): number {
  return sum(openTokens(state, seat, kind).map(({ data }) => data.amount ?? 0));
}

export function cubesOut(state: State): number {
  return sum(state.action);
}

/** The action points of the phase: as many as there are cubes of the most frequent colour. */
export function phasePoints(state: State): number {
  return Math.max(...state.action);
}

export function bonusFor(state: State, seat: number, colour: number): number {
  const ids = ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white'];
  return sum(
    tokensOf(state, seat).map(({ data }) =>
      data.kind === 'actionPoints' && data.colours?.some((id) => id === ids[colour]) ? (data.amount ?? 0) : 0,
    ),
  );
}

export function cubesPerGold(state: State, seat: number): number {
  return Math.min(
    components.cubesPerGold,
    ...openTokens(state, seat, 'betterGold').map(({ data }) => data.amount ?? components.cubesPerGold),
  );
}

/** Gold on the track once everything is cashed. */
export function goldAfterCashing(state: State, seat: number): number {
  const { gold, chests } = player(state, seat);
  return Math.min(components.tracks.gold, gold + chests * components.chests.gold + amountOf(state, seat, 'gold'));
}

export function threatTo(state: State, seat: number): number {
  return sum(state.players.map((_, other) => (other === seat ? 0 : amountOf(state, other, 'pirateThreat'))));
}

export function strengthAgainst(state: State, seat: number): number {
  return sum(state.piratesUp) + threatTo(state, seat);
}

export interface Fight {
  readonly fired: number;
  readonly lost: number;
}

/** An attack of some strength on somebody with these cannons and points. */
function fightOf(
  state: State,
  seat: number,
  { cannons, score, strength }: Readonly<{ cannons: number; score: number; strength: number }>,
): Fight {
  if (cannons >= strength) return { fired: strength, lost: 0 };
  const half = openTokens(state, seat, 'pirateDamage').length > 0;
  return { fired: cannons, lost: Math.min(score, half ? Math.ceil(strength / 2) : strength) };
}

export function nextFight(state: State, seat: number): Fight {
  const { cannons, score } = player(state, seat);
  return fightOf(state, seat, { cannons, score, strength: strengthAgainst(state, seat) });
}

/** The attack after the next one, with each marker that may be turned up; undefined if there is none. */
export function fightsAfter(state: State, seat: number) {
  if (state.round >= components.rounds) return undefined;
  const { cannons, score } = player(state, seat);
  const { fired, lost } = nextFight(state, seat);
  const left = { cannons: cannons - fired, score: score - lost };
  const unseen = [...state.piratesDown, ...state.piratesOut];
  const strengths = unseen.map((value) => strengthAgainst(state, seat) + value);
  const fights = strengths.map((strength) => fightOf(state, seat, { ...left, strength }));
  return {
    least: Math.min(...strengths),
    most: Math.max(...strengths),
    mean: sum(strengths) / unseen.length,
    lost: sum(fights.map((fight) => fight.lost)) / unseen.length,
    beaten: strengths.filter((strength) => strength > left.cannons).length / unseen.length,
  };
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What the posts on an island pay when it is completed. */
export function postPoints(state: State, posts: number): number {
  const { islandScoring, timeMarkers } = components;
  const multiple = posts === 0 ? 0 : (islandScoring.posts[Math.min(posts, islandScoring.posts.length) - 1] ?? 0);
  return multiple * (timeMarkers[state.round - 1] ?? 0);
}

export function timesOf(state: State, seat: number, good: number): number {
  const { goods, production } = player(state, seat);
  return (goods[good] ?? 0) * (production[good] ?? 0);
}

export function goodsPoints(state: State, seat: number): number {
  return sum(player(state, seat).goods.map((_, good) => timesOf(state, seat, good)));
}

/** The highest points printed on a space of the track up to this one. */
export function worthOn(track: 'progress' | 'order', space: number): number {
  const { points } = components.tracks[track];
  return Math.max(0, ...Object.entries(points).map(([at, worth]) => (Number(at) <= space ? worth : 0)));
}

/** By space: points are printed there, so a token is due. */
export function isMark(space: number): boolean {
  return components.tracks.progress.points[space] !== undefined;
}

export function stepsToMark(space: number): number {
  const next = Array.from({ length: 99 }, (_, steps) => steps + 1).find((steps) => isMark(space + steps));
  return next ?? 0;
}

export function colourOn(space: number): number {
  const ids = ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white'];
  return ids.indexOf(components.tracks.order.colours.split(' ')[space] ?? '');
}

/** What the tokens of a player score at the end of the game. */
export function tokenPoints(state: State, seat: number): number {
  const { gold, posts } = player(state, seat);
  const established = components.posts - posts;
  return (
    amountOf(state, seat, 'endPosts') * established +
    amountOf(state, seat, 'endPoints') +
    openTokens(state, seat, 'endGold').length * gold
  );
}

export function tileData(piece: number): Components['neutralTiles'][number] | undefined {
  const { neutralTiles, villageTiles } = components;
  return neutralTiles[piece] ?? villageTiles[piece - neutralTiles.length];
}

export function squaresIn(piece: number): number {
  return (tileData(piece)?.drawing ?? '').split('').filter((sign) => sign === '#').length;
}

export function leftOf(state: State, seat: number, piece: number): number {
  const { neutralTiles } = components;
  const village = player(state, seat).villages[piece - neutralTiles.length];
  return (piece < neutralTiles.length ? state.supply[piece] : village) ?? 0;
}

/** No phase follows the current one. */
export function isLastPhase(state: State): boolean {
  return state.stack.length === 0 || (state.round === components.rounds && state.phase === 6);
}
