import type { PlannedLoad } from '@portolan/nina-pinta';

/** How someone suggests to pack: the loads by World, and the worlds in the order of sailing. */
export interface PackingWish {
  readonly loads: readonly PlannedLoad[];
  readonly voyage: readonly number[];
}

const listeners = new Set<(wish: PackingWish) => void>();

/** Packs the holds on the screen; nothing is played. False while they are not on the screen. */
export function wishPacking(wish: PackingWish): boolean {
  for (const listener of listeners) listener(wish);
  return listeners.size > 0;
}

export function onPackingWish(listener: (wish: PackingWish) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
