import type { Seat } from '@portolan/kernel';
import type { View } from '../view.ts';

/** Where the order token leads: to the leading disc, or in the other reading to the first player of the phase. [AM-TOKENS-22] */
export function firstPlayer({ readings, order, discs }: Pick<View, 'readings' | 'order' | 'discs'>): Seat {
  return readings?.jumpToFirstPlayer === true ? order[0] : discs[0];
}
