import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import type { DeclineReason } from '../events.ts';
import { type Commodity, DESTINATIONS, type Destination, type Disc, NO_DISC, SUCCESS_SOURCE } from '../ids.ts';
import { attackCost, publicDefenders, successPoints } from '../queries/cost.ts';
import { withDisc } from '../queries/discs.ts';
import { DONE, type State } from '../state.ts';
import { scorePoints } from './score.ts';

/** A mission whose turn has come. */
export interface Mission {
  readonly seat: Seat;
  readonly destination: Destination;
  readonly disc: Disc;
}

/** Pays, scores, takes the treasure if it still lies there, and turns the disc face down. */
export function succeed({ box, state, emit }: Context, mission: Mission): void {
  const { seat, destination, disc } = mission;
  const player = state.players[seat];
  const kind = box.kind[destination];
  const defenders = publicDefenders(box, state, destination);
  const { crew, guns } = attackCost(box, destination, defenders, player.pinnace); // [FD-RESOLVE-09]
  const points = successPoints(box, destination, defenders.galleonCounter);
  const treasure = state.treasure[destination] === 1 ? box.treasure[destination] : -1;
  player.crew -= crew;
  player.guns -= guns;
  scorePoints(state, seat, SUCCESS_SOURCE[kind], points); // [FD-RESOLVE-10]
  if (treasure >= 0) {
    state.treasure[destination] = 0;
    player.chest[treasure]++; // [FD-RESOLVE-11]
  }
  player.conquests |= 1 << kind; // [FD-RESOLVE-13]
  finishDisc(state, mission);
  emit?.({ kind: 'attacked', seat, destination, disc, crew, guns, points, treasure });
}

/** One trade good for one commodity. [FD-RESOLVE-24] */
export function tradeFor({ state, emit }: Context, mission: Mission, commodity: Commodity): void {
  const { seat, destination, disc } = mission;
  const player = state.players[seat];
  player.goods--;
  player.commodities[commodity]++;
  state.wares[destination] &= ~(1 << commodity);
  finishDisc(state, mission);
  emit?.({ kind: 'traded', seat, destination, disc, commodity });
}

/** The disc keeps its circle, face down, and counts towards the limit there. [FD-RESOLVE-10] [FD-RESOLVE-30] */
function finishDisc(state: State, { seat, destination, disc }: Mission): void {
  state.successes[destination]++;
  state.discs[seat * DESTINATIONS + destination] = disc + DONE;
}

/** The disc goes back to its owner; nothing is paid or gained. [FD-RESOLVE-06] */
export function decline({ state, emit }: Context, mission: Mission, reason: DeclineReason): void {
  const { seat, destination, disc } = mission;
  takeBack(state, mission);
  emit?.({ kind: 'missionDeclined', seat, destination, disc, reason });
}

export function takeBack(state: State, { seat, destination, disc }: Mission): void {
  const player = state.players[seat];
  state.discs[seat * DESTINATIONS + destination] = NO_DISC;
  player.back = withDisc(player.back, disc);
}
