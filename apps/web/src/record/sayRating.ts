import type { RatingValue } from '@portolan/protocol';
import { t } from '../messages/record.ts';

/** A rating is a name for a strength rather than an amount, so its thousands are not set apart. */
export function sayRating({ value, interval }: RatingValue): string {
  return t('rating.value', { value: `${value}`, interval: `${interval}` });
}
