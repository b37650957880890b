import type { View } from '@portolan/nina-pinta';
import { isForPlanck, lostAt } from './lands.ts';
import { t } from './messages/moves.ts';
import type { PlaceView } from './words.ts';

export function lossWords(place: PlaceView, seat: number, more: number): string[] {
  const count = lostAt(place, seat, more);
  return count === 0 ? [] : [t('tooMany', { count })];
}

/** Settlements of the player whose pieces the question is about, and of others. */
export function settlementsThere(view: View, own: number, others: number): string {
  return t(isForPlanck(view) ? 'settlements.planck' : 'settlements.yours', { own, others });
}
