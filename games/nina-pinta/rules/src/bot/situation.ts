import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { GROUPS, MILITARY, PLANCK } from '../ids.ts';
import type { PlayerState } from '../player.ts';
import { countingOf } from '../queries/points.ts';
import { mayAttackOutsideWar } from '../queries/sailing.ts';
import type { State } from '../state.ts';
import type { AllWeights, Weights } from './weights.ts';

/** What the advice works with. It reads only what `seat` may know of `state`. */
export interface Situation {
  readonly box: Box;
  readonly weights: Weights;
  readonly state: State;
  readonly seat: Seat;
  readonly player: PlayerState;
  /** Eras after the current one. */
  readonly erasLeft: number;
  /** What a gold of revenue in every era to come is worth. */
  readonly revenue: number;
  /** By Group: the seat's Benefits that count. */
  readonly counting: readonly number[];
  /** By other player: the types of Military Benefits, which lie open. */
  readonly military: readonly number[];
  /** What Benefits are worth with the Cities and markers of `state`; computed on first use. */
  benefits: BenefitWorths | undefined;
  /** What `state` is worth as it is; computed on first use. */
  worth: number | undefined;
  /** By World: what `state` offers there; computed on first use. */
  readonly prospects: (Prospects | undefined)[];
  /** By index into BONUSES: what a counter gains in its best land; computed on first use. */
  readonly places: (number | undefined)[];
}

/** What the seat has in a world, and what may come of it. */
export interface Prospects {
  readonly points: number;
  /** The lands that it has settled, a bit for each. */
  readonly settled: number;
  readonly promise: number;
  /** What the ship will bring home. */
  readonly gold: number;
}

/** Of the seat's own Progress Benefits, and of what the others show. */
export interface BenefitWorths {
  readonly own: number;
  readonly others: number;
}

export function situationOf(box: Box, all: AllWeights, state: State, seat: Seat): Situation {
  const weights = weightsFor(box, all, state);
  const erasLeft = box.components.eras - state.era;
  const revenue = erasLeft === 0 ? 0 : (erasLeft - 1) * weights.income + weights.lastIncome;
  const player = state.players[seat];
  const counting: number[] = [];
  for (let group = 0; group < GROUPS.length; group++) counting.push(countingOf(box, player, group));
  const military: number[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) military.push(countingOf(box, state.players[other], MILITARY));
  }
  return {
    box,
    weights,
    state,
    seat,
    player,
    erasLeft,
    revenue,
    counting,
    military,
    benefits: undefined,
    worth: undefined,
    prospects: [],
    places: [],
  };
}

function weightsFor(box: Box, { table, solo, raided }: AllWeights, state: State): Weights {
  if (state.seats > 1) return table;
  return mayAttackOutsideWar(box, state, PLANCK) ? raided : solo;
}
