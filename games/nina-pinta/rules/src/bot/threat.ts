import { LANDS, LOADING, NOWHERE, PLANCK, type Place, SAILING, type World } from '../ids.ts';
import { capacityAt, crowdAt, freeSettlers, isAtWar, placeAt } from '../queries/lands.ts';
import { canAttackIn } from '../queries/sailing.ts';
import { settlerStanding } from '../solo/standing.ts';
import type { State } from '../state.ts';
import type { Situation } from './situation.ts';

/** What ships that are still to sail in this era may take from the seat in a world. */
export function threatIn(situation: Situation, state: State, world: World): number {
  const { weights } = situation;
  if (state.phase !== SAILING) return 0;
  if (state.seats === 1) return weights.threat * planckThreat(situation, state, world);
  return isAtWar(state, world) ? weights.threat * rivalThreat(situation, state, world) : 0;
}

/** An attacker removes as many Settlers as are aboard, of anyone in the world. */
function rivalThreat({ box, seat }: Situation, state: State, world: World): number {
  let attackers = 0;
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat || state.players[rival].harbours[world] !== NOWHERE) continue;
    if (canAttackIn(box, state, rival, world)) attackers += state.players[rival].crews[world];
  }
  if (attackers === 0) return 0;
  let own = 0;
  let all = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    for (let player = 0; player < state.players.length; player++) {
      const free = freeSettlers(state, player, place);
      all += free;
      if (player === seat) own += free;
    }
  }
  return all === 0 ? 0 : Math.min(own, (attackers * own) / all);
}

/** Planck attacks whenever possible, in the first land clockwise from the one that a tile names. [NP-SOLO-38..45] */
function planckThreat(situation: Situation, state: State, world: World): number {
  const { box, seat } = situation;
  const planck = state.players[PLANCK];
  if (planck.harbours[world] !== NOWHERE || !canAttackIn(box, state, PLANCK, world)) return 0;
  const next = nextWorld(state);
  if (!isAtWar(state, world) && next !== world && isBannerNeeded(situation, state, world)) return 0;
  if (next === world && state.tileSeen[0] > 0) return lossFrom(situation, state, world, state.tileStack[0]);
  let loss = 0;
  let each = 0;
  for (let land = 0; land < LANDS.length; land++) {
    // All lands up to the next target name that one.
    const isBehindTarget = land > 0 && freeSettlers(state, seat, placeAt(world, land - 1)) > 0;
    if (land === 0 || isBehindTarget) each = lossFrom(situation, state, world, land);
    loss += each;
  }
  return loss / LANDS.length;
}

/** Where Planck's next ship sails. */
function nextWorld({ players, round }: State): World {
  const { voyage, harbours } = players[PLANCK];
  return harbours[voyage[round]] === NOWHERE ? voyage[round] : voyage[round + 1];
}

/** A ship that sails before the one to `world` will attack in peace, which Planck may do once. [NP-SOLO-47] */
function isBannerNeeded({ box, seat }: Situation, state: State, world: World): boolean {
  const { voyage, harbours } = state.players[PLANCK];
  for (let nth = state.round; nth < voyage.length && voyage[nth] !== world; nth++) {
    const other = voyage[nth];
    if (harbours[other] !== NOWHERE || isAtWar(state, other) || !canAttackIn(box, state, PLANCK, other)) continue;
    for (let land = 0; land < LANDS.length; land++) {
      if (freeSettlers(state, seat, other * LANDS.length + land) > 0) return true;
    }
  }
  return false;
}

function lossFrom(situation: Situation, state: State, world: World, first: number): number {
  for (let step = 0; step < LANDS.length; step++) {
    const place = world * LANDS.length + ((first + step) % LANDS.length);
    if (freeSettlers(state, situation.seat, place) > 0) return lossAt(situation, state, place, world);
  }
  return 0;
}

/** One pair, and more while the land is overcrowded. [NP-SOLO-45] */
function lossAt({ box, seat, revenue }: Situation, state: State, place: Place, world: World): number {
  const crew = state.players[PLANCK].crews[world];
  const excess = crowdAt(state, place) + crew - capacityAt(box, state, place);
  const pairs = Math.max(1, Math.ceil(excess / 2));
  const lost = Math.min(pairs, freeSettlers(state, seat, place), freeSettlers(state, PLANCK, place) + crew);
  return lost * (1 + settlerStanding(box, state, place) * revenue);
}

/** Planck's ship of this world will attack whoever is there: known before it is loaded. [NP-SOLO-28] [NP-SOLO-39] */
export function willPlanckAttack({ box }: Situation, state: State, world: World): boolean {
  if (state.seats > 1 || state.phase !== LOADING || state.players[PLANCK].captains[world] !== NOWHERE) return false;
  return isAtWar(state, world) || box.capability[state.players[PLANCK].nation] === 'attackOutsideWar';
}
