import type { State } from '../state.ts';
import type { PlanckMatter } from './matters.ts';

/** The decision was put to the Soloist. */
export const ASKED = -1;
/** The seat that decides on Planck's behalf. */
export const SOLOIST = 0;

/**
 * The only option of a set, or the first one if such decisions are switched off. Otherwise the Soloist decides, and
 * the result is ASKED. [NP-SOLO-02] [NP-SOLO-03]
 */
export function choose(state: State, matter: PlanckMatter, options: number): number {
  const rest = options & (options - 1);
  if (rest === 0 || !state.askTies) return 31 - Math.clz32(options & -options);
  state.stack.push({ kind: 'decideForPlanck', seat: SOLOIST, matter, options });
  return ASKED;
}
