import type { Defence } from '@portolan/francis-drake';
import { t } from './messages/words.ts';
import { itemWords, points, treasureName } from './words.ts';

/** `2 crew and 1 gun`, with `or more` while the counter is unknown. */
export function costWords({ crew, guns, unknown }: Defence): string {
  const cost = itemWords({ crew, guns });
  return unknown ? t('orMore', { cost }) : cost;
}

/** `4 points and gold`; a negative `treasure` is none. */
export function gainWords(score: number, treasure: number): string {
  return treasure < 0 ? points(score) : t('gain', { points: points(score), treasure: treasureName(treasure) });
}
