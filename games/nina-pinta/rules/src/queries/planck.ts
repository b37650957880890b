import type { Seat } from '@portolan/kernel';
import { PLANCK } from '../ids.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** The automaton of the solo game, which makes no decisions of its own. */
export function isPlanck({ seats }: Pick<State, 'seats'>, seat: Seat): boolean {
  return seats === 1 && seat === PLANCK;
}

/** It as it is seen; undefined where two or more play. [NP-SOLO-01] */
export function planckOf(view: View): View['players'][number] | undefined {
  return isPlanck(view, PLANCK) ? view.players[PLANCK] : undefined;
}
