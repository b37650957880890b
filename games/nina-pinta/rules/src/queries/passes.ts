import type { Seat } from '@portolan/kernel';
import { NOBODY } from '../ids.ts';

/** A direction along the Pass spaces. */
export type Side = 1 | -1;
export const LATER = 1;
export const EARLIER = -1;

/** There is an empty space on this side, so that the markers up to it can move. [NP-BONUS-20] */
export function canPush(passes: readonly Seat[], space: number, side: Side): boolean {
  for (let at = space + side; at >= 0 && at < passes.length; at += side) if (passes[at] === NOBODY) return true;
  return false;
}
