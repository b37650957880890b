import { nameAt } from '@portolan/client';
import { cardSpeech } from '@portolan/table-kit/cards';
import { t } from './messages/now.ts';
import type { Scene } from './scene.ts';

export const { personName, subject, points, joined } = cardSpeech(t, nameAt);

/** `Ann 2, Bob 1`, without those who have none. */
export function counts(scene: Scene, bySeat: readonly number[]): string {
  return joined(bySeat.flatMap((n, seat) => (n === 0 ? [] : [t('count', { who: personName(scene, seat), n })])));
}
