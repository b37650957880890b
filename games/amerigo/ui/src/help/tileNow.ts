import { t } from './messages/now.ts';
import { points } from './say.ts';
import type { Scene } from './scene.ts';

/** What a shape scores and costs. */
export function tileNow({ box: { pieces } }: Scene, piece: number): string[] {
  const amount = (of: readonly number[]): number => of[piece] ?? 0;
  return [
    t('tileScores', { small: points(amount(pieces.small)), big: amount(pieces.big) }),
    t('tileCosts', { plan: t('actionPoints', { n: amount(pieces.plan) }), build: amount(pieces.build) }),
  ];
}
