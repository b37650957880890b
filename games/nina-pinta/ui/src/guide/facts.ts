import {
  type Box,
  type GroupStanding,
  groupStandings,
  LANDS,
  type RunningScore,
  revenueOutlook,
  runningScores,
  TERRAINS,
  type View,
  WORLDS,
} from '@portolan/nina-pinta';
import { crowdAt, freeSettlers, placesOf, settlementsOf } from '../lands.ts';
import type { PlaceView } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { crewOf } from './packing.ts';

/** A seat at the table, before or while it is guided. */
export type Situation = Pick<GuideScene, 'box' | 'view' | 'seat'>;
export type WorldId = (typeof WORLDS)[number];

export function worldId(world: number): WorldId {
  return WORLDS[world] ?? 'nina';
}

export function isLastEra({ box, view }: Pick<Situation, 'box' | 'view'>): boolean {
  return view.era === box.components.eras;
}

/** Gold that is not yet spent on crew. */
export function goldLeft({ me }: Pick<GuideScene, 'me'>): number {
  return (me.gold ?? 0) - Object.values(me.loads ?? {}).reduce((sum, load) => sum + crewOf(load), 0);
}

/** Settlers at home that are not yet aboard. */
export function settlersHome({ me }: Pick<GuideScene, 'me'>): number {
  const aboard = Object.values(me.loads ?? {}).reduce((sum, { settlers }) => sum + settlers, 0);
  return Math.max(0, me.supply.settlers - aboard);
}

/** The crew of the ship of a world. */
export function crewTo({ me }: Pick<GuideScene, 'me'>, world: number): { captain: boolean; settlers: number } {
  return me.loads?.[worldId(world)] ?? { captain: false, settlers: 0 };
}

/** Settlements for which a land has room; negative where there are too many. */
export function roomAt(place: PlaceView): number {
  return (place.capacity ?? 0) - crowdAt(place);
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

/** What the ship would bring from a world if it lay at this land. */
export function collectableFrom({ box, view, seat }: Situation, place: number): number {
  const world = Math.floor(place / LANDS.length);
  const land = view.places[place]?.land;
  const players = view.players.map((player, at) =>
    at === seat ? { ...player, harbours: { ...player.harbours, [worldId(world)]: land } } : player,
  );
  const { gold, mined } = collectable({ box, view: { ...view, players }, seat }, world);
  return gold + mined;
}

/** Settlers, Towns and Cities on the map. */
export function settlements({ view, seat }: Situation, world?: number): number {
  const places = world === undefined ? view.places : placesOf(view, world);
  return places.reduce((sum, place) => sum + settlementsOf(place, seat), 0);
}

export function othersIn({ view, seat }: Situation, world: number): number {
  const places = placesOf(view, world);
  return view.players.reduce((sum, _, other) => {
    if (other === seat) return sum;
    return sum + places.reduce((count, place) => count + freeSettlers(place, other), 0);
  }, 0);
}

export function ownSettlersIn({ view, seat }: Situation, world: number): number {
  return placesOf(view, world).reduce((sum, place) => sum + freeSettlers(place, seat), 0);
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

/** By how much another Settler in a land raises what it yields. */
export function settlerYield({ components }: Box, { terrain, increase = 0 }: PlaceView): number {
  return (components.terrains.find(({ id }) => id === terrain)?.settlerRevenue ?? 0) + increase;
}
