import { LANDS, SHIPS, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { capacityAt, crowdAt, freeSettlers, isAtWar, isExplored, terrainAt } from '../queries/lands.ts';
import { canLoadCaptain, crewLeft } from '../queries/loading.ts';
import { canExplore } from '../queries/sailing.ts';
import { goldWorth } from './evaluate.ts';
import type { Situation } from './situation.ts';

type Load = Extract<Move, { readonly kind: 'load' }>;

/** A load together with the best that the gold left can do on the other ships. */
export function loadWorth(situation: Situation, move: Load): number {
  const { state, seat } = situation;
  const left = crewLeft(state, seat);
  const crew = move.settlers + (move.captain ? 1 : 0);
  const here = crewWorth(situation, move.world, move.captain, move.settlers);
  return here + bestRest(situation, move.world + 1, left.crew - crew, left.settlers - move.settlers);
}

/** The ships from one world on, loaded as well as can be. */
function bestRest(situation: Situation, world: World, gold: number, settlers: number): number {
  if (world === SHIPS) return goldWorth(situation, gold);
  const { state, seat, player } = situation;
  let best = Number.NEGATIVE_INFINITY;
  for (let captain = 0; captain <= (canLoadCaptain(state, seat, world) ? 1 : 0); captain++) {
    for (let count = 0; count + captain <= Math.min(player.crewSide, gold) && count <= settlers; count++) {
      const worth = crewWorth(situation, world, captain === 1, count);
      best = Math.max(best, worth + bestRest(situation, world + 1, gold - captain - count, settlers - count));
    }
  }
  return best;
}

/** What a crew can do in a world: settle where there is room, explore, or attack. */
function crewWorth(situation: Situation, world: World, captain: boolean, settlers: number): number {
  let best = settleWorth(situation, world, settlers);
  if (!captain) return best;
  best = Math.max(best, exploreWorth(situation, world, settlers));
  if (settlers > 0) best = Math.max(best, attackWorth(situation, world, settlers));
  return best;
}

/** A Settler scores a point and pays in every era from this one on. */
function settlerWorth({ weights, erasLeft }: Situation, revenue: number): number {
  return 1 + revenue * (weights.gold + erasLeft * weights.income);
}

/** Into the land with most use for them; one may go on to a neighbour. */
function settleWorth(situation: Situation, world: World, settlers: number): number {
  const { box, state } = situation;
  if (settlers === 0) return 0;
  let best = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (!isExplored(state, place)) continue;
    const room = Math.max(0, capacityAt(box, state, place) - crowdAt(state, place));
    const near = nearRoom(situation, world, land);
    const staying = Math.min(settlers, room);
    const revenue = box.settlerRevenue[terrainAt(box, state, place)] + state.increases[place];
    const moving = settlers > staying && near > 0 ? 1 : 0;
    best = Math.max(best, staying * settlerWorth(situation, revenue) + moving * settlerWorth(situation, 1));
  }
  return best;
}

function nearRoom({ box, state }: Situation, world: World, land: number): number {
  return box.atlas.neighbours[land].some((near) => {
    const place = world * LANDS.length + near;
    return isExplored(state, place) && capacityAt(box, state, place) > crowdAt(state, place);
  })
    ? 1
    : 0;
}

/** An unknown land has room as the terrains have on average. */
function exploreWorth(situation: Situation, world: World, settlers: number): number {
  const { box, state, weights } = situation;
  let open = false;
  for (let land = 0; land < LANDS.length; land++) {
    if (canExplore(box, state, world * LANDS.length + land)) open = true;
  }
  if (!open) return 0;
  const capacity = box.capacity[state.seats];
  const room = capacity.reduce((sum, one) => sum + one, 0) / capacity.length + state.grow[world];
  const staying = Math.min(settlers, room);
  const moving = settlers > staying && state.explored[world] !== 0 ? 0.5 : 0;
  return weights.discovery + (staying + moving) * settlerWorth(situation, 1);
}

/** In a world at war Settlers of others may make room. */
function attackWorth(situation: Situation, world: World, settlers: number): number {
  const { state, seat, weights } = situation;
  if (!isAtWar(state, world)) return 0;
  let most = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    let targets = 0;
    for (let player = 0; player < state.players.length; player++) {
      if (player !== seat) targets += freeSettlers(state, player, place);
    }
    most = Math.max(most, Math.min(targets, settlers));
  }
  const left = settlers - most;
  return (most * weights.harm) / (state.players.length - 1) + Math.min(left, most) * settlerWorth(situation, 1);
}

/** How much there is to lose by coming late. */
export function haste({ state }: Situation, world: World): number {
  const unexplored = LANDS.filter((_, land) => ((state.explored[world] >> land) & 1) === 0).length;
  return unexplored / LANDS.length + (state.explored[world] === 0 ? 0.5 : 0);
}
