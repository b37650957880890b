import {
  freeSettlersIn,
  type GroupStanding,
  groupStandings,
  type RunningScore,
  revenueOutlook,
  runningScores,
  settlementsIn,
  TERRAINS,
  type View,
  WORLDS,
} from '@portolan/nina-pinta';
import { placesIn } from '../lands.ts';
import type { GuideScene } from './guideScene.ts';

/** A seat at the table, before or while it is guided. */
export type Situation = Pick<GuideScene, 'box' | 'view' | 'seat'>;
export type WorldId = (typeof WORLDS)[number];

export function worldId(world: number): WorldId {
  return WORLDS[world] ?? 'nina';
}

/** The crew of the ship of a world. */
export function crewTo({ me }: Pick<GuideScene, 'me'>, world: number): { captain: boolean; settlers: number } {
  return me.loads?.[worldId(world)] ?? { captain: false, settlers: 0 };
}

/** What governing a world would bring now. */
export function collectable({ box, view, seat }: Situation, world: number): Collectable {
  const { revenue, mined, lost } = revenueOutlook(box, view, seat, world);
  return { gold: revenue, mined, lost };
}

export interface Collectable {
  readonly gold: number;
  /** From Mines, on top of it. */
  readonly mined: number;
  /** Revenue that cannot be stored. */
  readonly lost: number;
}

/** What can be collected in a world, and what is aboard the ship there. */
export function goldIn(scene: Pick<GuideScene, 'box' | 'view' | 'seat' | 'me'>, world: number): number {
  const { gold, mined } = collectable(scene, world);
  return gold + mined + (scene.me.cargo[worldId(world)] ?? 0);
}

/** Settlers, Towns and Cities on the map. */
export function settlements({ view, seat }: Situation, world?: number): number {
  const places = world === undefined ? [...view.places.keys()] : placesIn(world);
  return places.reduce((sum, place) => sum + settlementsIn(view, seat, place), 0);
}

export function othersIn({ view, seat }: Situation, world: number): number {
  return view.players.reduce((sum, _, other) => (other === seat ? sum : sum + freeSettlersOf(view, other, world)), 0);
}

export function ownSettlersIn({ view, seat }: Situation, world: number): number {
  return freeSettlersOf(view, seat, world);
}

function freeSettlersOf(view: View, seat: number, world: number): number {
  return placesIn(world).reduce((sum, place) => sum + freeSettlersIn(view, seat, place), 0);
}

/** The groups of Progress Benefits, the one with most counting Benefits of the player first. */
export function ownGroups({ box, view, seat }: Situation): readonly (GroupStanding & { readonly own: number })[] {
  return groupStandings(box, view)
    .map((standing) => ({ ...standing, own: standing.counting[seat] ?? 0 }))
    .sort((one, other) => other.own - one.own);
}

/** The points of every player so far, as far as the viewer knows. */
export function scoresNow({ box, view }: Situation): readonly RunningScore[] {
  return runningScores(box, view);
}

/** By Terrain: settlements that can stay in a land before its world grows. */
export function capacities({ box, view }: Situation): Readonly<Record<(typeof TERRAINS)[number], number>> {
  const by = box.capacity[view.seats] ?? [];
  const of = (id: (typeof TERRAINS)[number]): number => by[TERRAINS.indexOf(id)] ?? 0;
  return {
    mixed: of('mixed'),
    plains: of('plains'),
    forest: of('forest'),
    mountains: of('mountains'),
    inhospitable: of('inhospitable'),
  };
}

/** The token that was revealed at the start of the current era. */
export function tokenNow({ view }: Pick<GuideScene, 'view'>): View['tokens'][number] | undefined {
  return view.tokens.at(-1);
}
