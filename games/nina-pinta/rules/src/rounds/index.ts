import { InvariantError } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { OVER, PHASES, START } from '../ids.ts';
import { completeEra } from './completing.ts';
import { establishEra } from './establish.ts';
import { playForced } from './forced.ts';
import { govern } from './governing.ts';
import { load } from './loading.ts';
import { sail } from './sailing.ts';
import { select } from './selecting.ts';
import { start } from './start.ts';

/** Takes one step of a phase: asks for a decision, or changes the state so that the next call continues. */
type PhaseStep = (context: Context) => void;

/** The sequence of play. [NP-SETUP-02] */
const STEPS: Readonly<Record<(typeof PHASES)[number], PhaseStep>> = {
  establish: establishEra,
  loading: load,
  sailing: sail,
  governing: govern,
  selecting: select,
  completing: completeEra,
};
const SEQUENCE = /* @__PURE__ */ PHASES.map((phase) => STEPS[phase]);

/** Steps and forced moves between two decisions: far more than the six eras of a game have in all. */
const MOST_STEPS = 10_000;

/** Continues the era until a decision is needed or the game is over. */
export function proceed(context: Context): void {
  const { state } = context;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (state.stack.length > 0) {
      if (!playForced(context)) return;
      continue;
    }
    if (state.phase === OVER) return;
    const step = state.phase === START ? start : SEQUENCE[state.phase];
    if (step === undefined) throw new InvariantError(`no phase ${state.phase}`);
    step(context);
  }
  throw new InvariantError(`nobody has a decision to make in phase ${state.phase}`);
}
