import type { Items } from '../items.ts';
import type { PlayerState } from '../state.ts';

/** What a player takes of a grant: nobody takes a second galleon or pinnace. [FD-PROV-27] */
export function takenOf(items: Items, { galleon, pinnace }: Pick<PlayerState, 'galleon' | 'pinnace'>): Items {
  return { ...items, galleon: galleon ? 0 : items.galleon, pinnace: pinnace ? 0 : items.pinnace };
}
