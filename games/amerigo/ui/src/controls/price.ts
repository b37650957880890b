import { goldFor } from '@portolan/amerigo';
import { t } from './messages.ts';

/** A price in action points, and in gold beyond those left. */
export function priceText(price: number, ap: number): string {
  const gold = goldFor(price, ap);
  if (gold === 0) return t('cost', { ap: price });
  return gold === price ? t('costGold', { gold }) : t('costBoth', { ap: price - gold, gold });
}
