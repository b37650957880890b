import type { Commodity } from '../ids.ts';

/** Commodities lying at a port are a number with a bit for each. */
export function hasWare(wares: number, commodity: Commodity): boolean {
  return (wares & (1 << commodity)) !== 0;
}
