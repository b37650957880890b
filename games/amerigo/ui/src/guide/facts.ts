import { type Box, COLOURS, type Move, stepsTo, type View } from '@portolan/amerigo';
import { layoutOfView } from '../table/scene.ts';
import type { GuideScene } from './guideScene.ts';

type Island = View['map']['islands'][number];
/** The player and the map. */
type Afloat = Pick<GuideScene, 'box' | 'view' | 'me'>;

/** The strength of the pirates against the player, with the threat tokens of others. [AM-PIRATES-02] [AM-TOKENS-10] */
export function pirateStrength({ box, view, seat }: Pick<GuideScene, 'box' | 'view' | 'seat'>): number {
  const open = view.pirates.open.reduce((sum, value) => sum + value, 0);
  const threats = view.players.flatMap(({ tokens }, other) =>
    other === seat ? [] : [tokens & box.tokens.pirateThreat],
  );
  return open + threats.reduce((sum, set) => sum + amountOf(box, set), 0);
}

function amountOf({ amounts }: Box, set: number): number {
  return amounts.reduce((sum, amount, token) => sum + ((set >> token) & 1) * amount, 0);
}

export function cannonsMissing(scene: GuideScene, more = 0): number {
  return Math.max(0, pirateStrength(scene) - scene.me.cannons - more);
}

/** What an attack with too few cannons costs the player. [AM-PIRATES-05] [AM-TOKENS-11] */
export function pirateLoss(scene: GuideScene): number {
  const strength = pirateStrength(scene);
  return (scene.me.tokens & scene.box.tokens.pirateDamage) === 0 ? strength : Math.ceil(strength / 2);
}

/** How far the next token on the progress track is after some steps; 0 where there is none. */
export function nextToken({ box, me }: GuideScene, steps = 0): number {
  const next = box.progressMarks.findIndex((mark, space) => mark === 1 && space > me.progress + steps);
  return next < 0 ? 0 : next - me.progress - steps;
}

/** How many tokens a number of steps on the progress track brings. */
export function tokensWithin({ box, me }: GuideScene, steps: number): number {
  return box.progressMarks.slice(me.progress + 1, me.progress + 1 + steps).filter((mark) => mark === 1).length;
}

export function plannedTiles({ me }: GuideScene): number {
  return me.planned.reduce((sum, count) => sum + count, 0);
}

/** The player has a post on an island with empty land. */
export function hasLand(scene: GuideScene): boolean {
  return ownIslands(scene).length > 0;
}

/** The unfinished islands with a post of the player, the one with the most posts first, then the one nearest completion. */
export function ownIslands({ view, seat }: GuideScene): readonly Island[] {
  const postsOf = ({ posts }: Island): number => posts[seat] ?? 0;
  return view.map.islands
    .filter((island) => island.empty > 0 && postsOf(island) > 0)
    .sort((one, other) => postsOf(other) - postsOf(one) || one.empty - other.empty);
}

/** What completing the island now would pay the player for posts. [AM-GREEN-19] */
export function postsPay({ box, view, seat }: GuideScene, island: Island, more = 0): number {
  return postMultiple(box, (island.posts[seat] ?? 0) + more) * view.timeMarker;
}

/** [AM-GREEN-20] [AM-GREEN-21] */
export function postMultiple({ components }: Box, posts: number): number {
  const multiples = components.islandScoring.posts;
  return posts === 0 ? 0 : (multiples[Math.min(posts, multiples.length) - 1] ?? 0);
}

export function islandAt({ box, view }: Pick<GuideScene, 'box' | 'view'>, space: number): Island | undefined {
  return view.map.islands[layoutOfView(box, view).islandOf[space] ?? -1];
}

/** What the first post on an island scores; 0 where somebody has been before. [AM-BLUE-17] */
export function discoveryPoints({ box }: Pick<GuideScene, 'box'>, { posts }: Island): number {
  return posts.some((count) => count > 0) ? 0 : box.components.islandScoring.discovery;
}

/** The spaces that a piece covers. */
export function coveredBy({ pieces, atlas }: Box, piece: number, { turn, space }: Laid): readonly number[] {
  const { rows = [], cols = [] } = pieces.outlines[piece]?.[turn] ?? {};
  return rows.map((row, at) => space + row * atlas.stride + (cols[at] ?? 0));
}

type Laid = Pick<Extract<Move, { readonly kind: 'lay' }>, 'turn' | 'space'>;

/** The free post spaces that a ship at the berth could take. [AM-BLUE-13] [AM-LIMITS-01] */
export function freePosts({ box, view, me }: Afloat, berth: number): readonly number[] {
  if (me.posts === 0) return [];
  const taken = new Set(view.map.posts.map(({ space }) => space));
  for (const { piece, turns, space } of view.map.laid) {
    for (const one of coveredBy(box, piece, { turn: turns, space })) taken.add(one);
  }
  return (layoutOfView(box, view).harbours.get(berth) ?? []).filter((space) => !taken.has(space));
}

/** A harbour where the player could found a post. */
interface Harbour {
  readonly island: Island;
  readonly steps: number;
}

/** The harbours with a free post space within some steps of a berth: unknown and big islands first, then the nearest. */
export function harboursFrom(scene: Afloat, from: number, most: number): readonly Harbour[] {
  const { box, view } = scene;
  const layout = layoutOfView(box, view);
  const others = new Set(view.players.flatMap(({ ships }) => ships).filter((berth) => berth !== from));
  const found = [...layout.harbours.keys()].flatMap((berth): Harbour[] => {
    const [space] = others.has(berth) ? [] : freePosts(scene, berth);
    const steps = space === undefined ? most + 1 : stepsTo(layout, from, berth, most + 1);
    const island = space === undefined || steps > most ? undefined : islandAt(scene, space);
    // Out and back takes two steps. [AM-BLUE-21]
    return island === undefined || (steps === 0 && most < 2) ? [] : [{ island, steps: steps === 0 ? 2 : steps }];
  });
  return found.sort((one, other) => appeal(scene, other) - appeal(scene, one) || one.steps - other.steps);
}

function appeal(scene: Afloat, { island }: Harbour): number {
  return island.spaces + 10 * discoveryPoints(scene, island);
}

/** The colours whose action the player may choose. [AM-ROUND-04] [AM-TOKENS-14] */
export function offeredColours({ box, view, me }: GuideScene): readonly number[] {
  const { action } = view.cubes;
  const [red, green] = [COLOURS.indexOf('red'), COLOURS.indexOf('green')];
  const swaps = (me.tokens & box.tokens.redGreen) !== 0;
  return COLOURS.flatMap((_, colour) => {
    const other = colour === red ? green : colour === green ? red : colour;
    return (action[colour] ?? 0) > 0 || (swaps && (action[other] ?? 0) > 0) ? [colour] : [];
  });
}
