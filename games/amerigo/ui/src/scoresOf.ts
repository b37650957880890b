import type { Said } from '@portolan/i18n';
import type { Mentions } from './mentions.ts';
import { t } from './messages/events.ts';

/** `Ann 3`, by seat. */
export function scoresOf(points: readonly number[], { who }: Mentions): (readonly Said[])[] {
  return points.map((score, seat) => t.parts('score', { who: who(seat), points: score }));
}
