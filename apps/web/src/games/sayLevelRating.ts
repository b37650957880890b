import { t } from '../messages/levelRating.ts';
import { levelRating } from './levelRatings.ts';

export interface SaidRating {
  readonly text: string;
  /** How it was measured. */
  readonly how: string;
}

/** A rating is a name for a strength rather than an amount, so its thousands are not set apart. */
export function sayLevelRating(game: string, bot: string): SaidRating {
  const rating = levelRating(game, bot);
  if (rating === undefined) return { text: t('rating.none'), how: t('rating.noneHow') };
  const { games } = rating;
  const value = `${rating.value}`;
  if (rating.interval === 0) return { text: t('rating.fixed', { value }), how: t('rating.fixedHow') };
  const interval = `${rating.interval}`;
  return { text: t('rating.measured', { value, interval }), how: t('rating.measuredHow', { games }) };
}
