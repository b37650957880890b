import type { PlannedLoad } from '@portolan/nina-pinta';

/** A way to pack: the loads by World, and the worlds in the order of sailing. */
export interface SuggestedPacking {
  readonly loads: readonly PlannedLoad[];
  readonly voyage: readonly number[];
}

const listeners = new Set<(suggested: SuggestedPacking) => void>();

/** Packs the holds on the screen; nothing is played. False while they are not on the screen. */
export function suggestPacking(suggested: SuggestedPacking): boolean {
  for (const listener of listeners) listener(suggested);
  return listeners.size > 0;
}

export function onPackingSuggested(listener: (suggested: SuggestedPacking) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
