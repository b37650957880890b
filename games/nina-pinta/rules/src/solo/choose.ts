import type { State } from '../state.ts';
import type { PlanckMatter } from './matters.ts';

/** The Soloist was asked. */
export const ASKED = -1;
/** Who is asked on Planck's behalf. */
export const SOLOIST = 0;

/**
 * The only option of a set, or the first where the Soloist does not want to be asked. Else puts the question to him
 * and answers ASKED. [NP-SOLO-02] [NP-SOLO-03]
 */
export function choose(state: State, matter: PlanckMatter, options: number): number {
  const rest = options & (options - 1);
  if (rest === 0 || !state.askTies) return 31 - Math.clz32(options & -options);
  state.stack.push({ kind: 'decideForPlanck', seat: SOLOIST, matter, options });
  return ASKED;
}
