import { type Box, reducedAfter, type View } from '@portolan/nina-pinta';
import { isForPlanck, moverOf } from './lands.ts';
import { t } from './messages/moves.ts';

/** What Reduce takes from whoever sends Settlers to a land. */
export function lossWords(box: Box, view: View, place: number, settlers: number): string[] {
  const count = reducedAfter(box, view, moverOf(view), { place, settlers });
  return count === 0 ? [] : [t('tooMany', { count })];
}

/** Settlements of the player whose pieces the question is about, and of others. */
export function settlementsThere(view: View, own: number, others: number): string {
  return t(isForPlanck(view) ? 'settlements.planck' : 'settlements.yours', { own, others });
}
