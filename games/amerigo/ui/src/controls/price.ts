import { payment } from '@portolan/amerigo';
import { t } from './messages.ts';

/** A price in action points, and in gold beyond those left. */
export function priceText(price: number, left: number): string {
  const { ap, gold } = payment(price, left);
  if (gold === 0) return t('cost', { ap });
  return ap === 0 ? t('costGold', { gold }) : t('costBoth', { ap, gold });
}
