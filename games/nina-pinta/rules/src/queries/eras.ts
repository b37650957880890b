import type { Box } from '../box.ts';
import { priceIn } from './benefits.ts';

/** No further era follows, and with it no turn order. [NP-END-05] [NP-SCORE-20] */
export function isLastEra({ components }: Box, { era }: { readonly era: number }): boolean {
  return era === components.eras;
}

/** The worlds that are put into a State of War in an era. [NP-ERA-08] */
export function warsIn({ components }: Box, era: number): number {
  return components.warMarkersByEra[era - 1];
}

/** What a Benefit costs in the first round of Select Benefits. [NP-BENEFIT-01] */
export function firstPrice(box: Box, era: number): number {
  return priceIn(box, era, 0);
}
