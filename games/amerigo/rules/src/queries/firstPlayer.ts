import type { Seat } from '@portolan/kernel';
import type { State } from '../state.ts';

/** Where the order token leads: to the leading disc, or in the other reading to the first player of the phase. [AM-TOKENS-22] */
export function firstPlayer(state: State): Seat {
  return state.readings?.jumpToFirstPlayer === true ? state.order[0] : state.discs[0];
}
