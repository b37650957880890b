import type { PlayerState } from '../state.ts';

/** A ship without a barrel stays in Plymouth. [FD-LIMITS-01] */
export function canSail({ barrels }: Pick<PlayerState, 'barrels'>): boolean {
  return barrels > 0;
}
