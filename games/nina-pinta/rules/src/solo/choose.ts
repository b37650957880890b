import type { State } from '../state.ts';
import type { PlanckMatter } from './matters.ts';

/** The Soloist was asked. */
export const ASKED = -1;
/** Who is asked on Planck's behalf. */
export const SOLOIST = 0;
/** The worth of what is no option. */
export const NEVER = Number.NEGATIVE_INFINITY;

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

/** Of 0 to `count` - 1 those that are worth the most, if that is at least `least`; a bit for each. */
export function bestOf(count: number, least: number, worth: (index: number) => number): number {
  let most = least;
  let best = 0;
  for (let index = 0; index < count; index++) {
    const here = worth(index);
    if (here === NEVER || here < most) continue;
    best = here > most ? 1 << index : best | (1 << index);
    most = here;
  }
  return best;
}
