import { LANDS, SHIPS, WORLDS, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { capacityAt, crowdAt, freeSettlers, isAtWar, isExplored, terrainAt } from '../queries/lands.ts';
import { canLoadCaptain, crewLeft } from '../queries/loading.ts';
import { canExplore, hasBanner } from '../queries/sailing.ts';
import { worldStanding } from '../solo/standing.ts';
import { goldWorth, nextGold } from './gold.ts';
import type { Situation } from './situation.ts';
import { willPlanckAttack } from './threat.ts';

type Load = Extract<Move, { readonly kind: 'load' }>;

/** What every load of every ship is worth, for all moves of one decision. */
export interface Loads {
  /** By World, then by Settlers, then those with a Captain; empty for ships loaded before. */
  readonly worths: readonly (readonly number[])[];
  readonly most: number;
  /** Revenue that is expected before Benefits are selected. */
  readonly revenue: number;
  /** What can still be loaded. */
  readonly left: Left;
  /** What the ships from one world on are worth at best with what is left, by a number for both; found on first use. */
  readonly rests: Map<number, number>;
}

/** For moves that load the ship to the world `first`. */
export function loadsOf(situation: Situation, first: World): Loads {
  const { box, state, seat, player } = situation;
  const most = player.crewSide;
  let revenue = 0;
  for (let world = 0; world < WORLDS.length; world++) revenue += worldStanding(box, state, seat, world);
  const gold = nextGold(situation, Math.max(0, player.gold - most) + revenue);
  const worths = WORLDS.map((_, world) => {
    if (world < first) return [];
    const to = { ...situation, lands: landsOf(situation, world), world, gold };
    return Array.from({ length: 2 * (most + 1) }, (_, load) => crewWorth(to, load > most, load % (most + 1)));
  });
  const { crew, settlers } = crewLeft(state, seat);
  return { worths, most, revenue, left: { gold: crew, settlers }, rests: new Map() };
}

/** A load together with the best that the gold left can do on the other ships. */
export function loadWorth(situation: Situation, loads: Loads, move: Load): number {
  const crew = move.settlers + (move.captain ? 1 : 0);
  const here = loads.worths[move.world][move.settlers + (move.captain ? loads.most + 1 : 0)];
  const rest = { gold: loads.left.gold - crew, settlers: loads.left.settlers - move.settlers };
  return here + bestRest(situation, loads, move.world + 1, rest);
}

interface Left {
  readonly gold: number;
  readonly settlers: number;
}

/** The ships from one world on, loaded as well as can be. */
function bestRest(situation: Situation, loads: Loads, world: World, left: Left): number {
  const key = (left.settlers * (loads.left.gold + 1) + left.gold) * (SHIPS + 1) + world;
  const known = loads.rests.get(key);
  if (known !== undefined) return known;
  const best = rateRest(situation, loads, world, left);
  loads.rests.set(key, best);
  return best;
}

function rateRest(situation: Situation, loads: Loads, world: World, { gold, settlers }: Left): number {
  if (world === SHIPS) return goldWorth(situation, gold + loads.revenue);
  const { state, seat, player } = situation;
  let best = Number.NEGATIVE_INFINITY;
  for (let captain = 0; captain <= (canLoadCaptain(state, seat, world) ? 1 : 0); captain++) {
    for (let count = 0; count + captain <= Math.min(player.crewSide, gold) && count <= settlers; count++) {
      const worth = loads.worths[world][count + captain * (loads.most + 1)];
      const left = { gold: gold - captain - count, settlers: settlers - count };
      best = Math.max(best, worth + bestRest(situation, loads, world + 1, left));
    }
  }
  return best;
}

/** A land as a destination. */
interface Land {
  readonly room: number;
  readonly crowd: number;
  readonly capacity: number;
  /** What a Settler yields there. */
  readonly yields: number;
  /** An explored neighbour has room. */
  readonly hasNear: boolean;
  /** Free Settlers: the player's, and those of the others. */
  readonly own: number;
  readonly targets: number;
}

interface Destination extends Situation {
  readonly world: World;
  readonly lands: readonly Land[];
  /** What a gold of revenue in this era is worth. */
  readonly gold: number;
}

function landsOf({ box, state, seat }: Situation, world: World): Land[] {
  const lands: Land[] = [];
  let open = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (isExplored(state, place) && capacityAt(box, state, place) > crowdAt(state, place)) open |= 1 << land;
  }
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (!isExplored(state, place)) continue;
    const capacity = capacityAt(box, state, place);
    const crowd = crowdAt(state, place);
    let targets = 0;
    for (let player = 0; player < state.players.length; player++) {
      if (player !== seat) targets += freeSettlers(state, player, place);
    }
    lands.push({
      room: Math.max(0, capacity - crowd),
      crowd,
      capacity,
      yields: box.settlerRevenue[terrainAt(box, state, place)] + state.increases[place],
      hasNear: (box.atlas.beside[land] & open) !== 0,
      own: freeSettlers(state, seat, place),
      targets,
    });
  }
  return lands;
}

/** What a crew can do in a world: settle where there is room, explore, or attack. */
function crewWorth(to: Destination, captain: boolean, settlers: number): number {
  let best = settleWorth(to, settlers);
  if (captain) best = Math.max(best, exploreWorth(to, settlers));
  if (captain && settlers > 0) best = Math.max(best, attackWorth(to, settlers));
  return best - (settlers > 0 ? planckLoss(to) : 0);
}

/** A Settler scores a point and pays in every era from this one on. */
function settlerWorth({ revenue, gold }: Destination, yields: number): number {
  return 1 + yields * (gold + revenue);
}

/** Into the land with most use for them; one may go on to a neighbour. */
function settleWorth(to: Destination, settlers: number): number {
  if (settlers === 0) return 0;
  let best = 0;
  for (const { room, yields, hasNear } of to.lands) {
    const staying = Math.min(settlers, room);
    const moving = settlers > staying && hasNear ? 1 : 0;
    best = Math.max(best, staying * settlerWorth(to, yields) + moving * settlerWorth(to, 1));
  }
  return best;
}

/** An unknown land has room as the terrains have on average. */
function exploreWorth(to: Destination, settlers: number): number {
  const { box, state, weights, world } = to;
  let open = false;
  for (let land = 0; land < LANDS.length; land++) {
    if (canExplore(box, state, world * LANDS.length + land)) open = true;
  }
  if (!open) return 0;
  const capacity = box.capacity[state.seats];
  const room = capacity.reduce((sum, one) => sum + one, 0) / capacity.length + state.grow[world];
  const staying = Math.min(settlers, room);
  const moving = settlers > staying && state.explored[world] !== 0 ? 0.5 : 0;
  return weights.discovery + (staying + moving) * settlerWorth(to, 1);
}

/** Where Settlers of others have to make room, at war or under the banner. */
function attackWorth(to: Destination, settlers: number): number {
  const { box, state, seat, weights, world } = to;
  if (!isAtWar(state, world) && !hasBanner(box, state, seat)) return 0;
  const harm = weights.harm / (state.players.length - 1);
  let best = 0;
  for (const { targets, own, crowd, capacity, yields, hasNear } of to.lands) {
    const worth = settlerWorth(to, yields);
    for (let pairs = 1; pairs <= Math.min(targets, settlers + own); pairs++) {
      const excess = Math.max(0, crowd + settlers - 2 * pairs - capacity);
      const moving = excess > 0 && hasNear ? 1 : 0;
      const gained = settlers - pairs - Math.min(excess, settlers + own - pairs) + moving;
      best = Math.max(best, (pairs * harm + gained) * worth);
    }
  }
  return best;
}

/** The first Settlers in a world give Planck a target. */
function planckLoss(to: Destination): number {
  if (!willPlanckAttack(to, to.state, to.world)) return 0;
  return to.lands.some(({ own }) => own > 0) ? 0 : to.weights.scatter;
}

/** How much there is to lose by coming late. */
export function haste({ state }: Situation, world: World): number {
  const unexplored = LANDS.filter((_, land) => ((state.explored[world] >> land) & 1) === 0).length;
  return unexplored / LANDS.length + (state.explored[world] === 0 ? 0.5 : 0);
}
