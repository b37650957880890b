import {
  COLOURS,
  canReturn,
  completionPay,
  damageTo,
  freePosts,
  harboursInReach,
  layoutOf,
  type MapLayout,
  ROUND_TRIP,
  type State,
  stepsToToken,
  strengthAgainst,
  tokensLeft,
  type View,
  type Voyage,
} from '@portolan/amerigo';
import { forecastAction } from '../forecastAction.ts';
import { islandName } from '../map/islandName.ts';
import type { GuideScene } from './guideScene.ts';

type Island = View['map']['islands'][number];
/** A seat at the table, before or while it is guided. */
export type Situation = Pick<GuideScene, 'box' | 'state' | 'seat'>;

export function layoutIn({ box, state }: Situation): MapLayout {
  return layoutOf(box, state);
}

export function cannonsMissing(scene: GuideScene, more = 0): number {
  return Math.max(0, pirateStrength(scene) - scene.me.cannons - more);
}

export function pirateStrength({ box, state, seat }: Situation): number {
  return strengthAgainst(box, state, seat);
}

/** What an attack with too few cannons costs a player who has enough points. */
export function attackCost(scene: GuideScene): number {
  return damageTo(scene.box, scene.me, pirateStrength(scene));
}

/** How far the next token on the progress track is after some steps; 0 where there is none to take. [AM-BROWN-07] */
export function nextToken({ box, view, me }: GuideScene, steps = 0): number {
  return tokensLeft(view.display) > 0 ? (stepsToToken(box, me.progress + steps) ?? 0) : 0;
}

export function plannedTiles({ me }: GuideScene): number {
  return me.planned.reduce((sum, count) => sum + count, 0);
}

/** The planned tiles, if a build action could lay any of them now; otherwise 0. */
export function buildableTiles(scene: GuideScene): number {
  const { box, state } = scene;
  const move = box.moves.act[COLOURS.indexOf('green')];
  const forecast = move && forecastAction(box, state, move);
  return forecast === undefined || forecast.futile ? 0 : plannedTiles(scene);
}

/** A numbered island, as the view shows it. */
export interface KnownIsland extends Island {
  readonly at: number;
  readonly name: string;
}

/** The island of a land space. */
export function islandOf(
  scene: Pick<GuideScene, 'box' | 'state' | 'seat' | 'view'>,
  space: number,
): KnownIsland | undefined {
  const at = layoutIn(scene).islandOf[space] ?? -1;
  const island = scene.view.map.islands[at];
  return island === undefined ? undefined : { ...island, at, name: islandName(layoutIn(scene), at) };
}

/** The unfinished islands with a post of the player, the one with the most posts first, then the one nearest completion. */
export function ownIslands(scene: GuideScene): readonly KnownIsland[] {
  const { view, seat } = scene;
  const postsOf = ({ posts }: Island): number => posts[seat] ?? 0;
  return view.map.islands
    .map((island, at) => ({ ...island, at, name: islandName(layoutIn(scene), at) }))
    .filter((island) => island.empty > 0 && postsOf(island) > 0)
    .sort((one, other) => postsOf(other) - postsOf(one) || one.empty - other.empty);
}

/** What completing the island now would pay the player for posts. */
export function postsPay({ box, view, seat }: GuideScene, { posts, big }: Island): number {
  return completionPay(box, { posts, big, round: view.round }).posts[seat] ?? 0;
}

/** The post space that a ship at the berth could take. */
export function freePost({ box, state, seat }: Situation, berth: number): number | undefined {
  return freePosts(box, state, seat, berth)[0];
}

/** A harbour where the player could found a post. */
export interface Harbour {
  readonly space: number;
  readonly steps: number;
}

/** The harbours that a ship reaches with its action points alone: unknown and big islands first, then the nearest. */
export function harboursFrom(situation: Situation, voyage: Omit<Voyage, 'seat'>): readonly Harbour[] {
  const { box, state, seat } = situation;
  const { ship, ap } = voyage;
  const here = state.players[seat]?.ships[ship] ?? -1;
  const within = harboursInReach(box, state, { ...voyage, seat }).harbours.filter(({ steps }) => steps <= ap);
  const all = canReturn(box, state, { seat, ship }, ap) ? [{ berth: here, steps: ROUND_TRIP }, ...within] : within;
  const found = all.flatMap(({ berth, steps }): Harbour[] => {
    const space = freePost(situation, berth);
    return space === undefined ? [] : [{ space, steps }];
  });
  return found.sort((one, other) => appeal(situation, other) - appeal(situation, one) || one.steps - other.steps);
}

function appeal(situation: Situation, { space }: Harbour): number {
  const layout = layoutIn(situation);
  const island = layout.islandOf[space] ?? -1;
  return (layout.sizes[island] ?? 0) + (isKnown(situation.state, island) ? 0 : 30);
}

function isKnown({ players }: State, island: number): boolean {
  return players.some(({ outposts }) => (outposts[island] ?? 0) > 0);
}
