import type { View } from '../view.ts';

/** Ships are still being fitted out in Plymouth: not all of them are in an outbound dock. [FD-PROV-14] */
export function isOutfitting({ seats, docks }: Pick<View, 'seats' | 'docks'>): boolean {
  return docks.outbound.length < seats;
}
