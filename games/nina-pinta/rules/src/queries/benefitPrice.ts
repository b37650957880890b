import type { Box } from '../box.ts';
import type { View } from '../view.ts';
import { priceIn } from './benefits.ts';

/** What a Benefit costs in this round of Select Benefits, or in its first one, and in the round after it. */
export interface BenefitPrice {
  readonly now: number;
  readonly next: number;
}

export function benefitPrice(box: Box, { era, phase, round }: View): BenefitPrice {
  const at = phase === 'selecting' ? round - 1 : 0;
  return { now: priceIn(box, era, at), next: priceIn(box, era, at + 1) };
}
