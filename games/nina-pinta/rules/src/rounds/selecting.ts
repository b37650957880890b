import type { Context } from '../decisions/types.ts';
import { COMPLETING, NOBODY, OVER } from '../ids.ts';
import { isLastEra } from '../queries/eras.ts';
import { isPlanck } from '../queries/planck.ts';
import { scoreGame } from '../scoring.ts';
import { selectForPlanck } from '../solo/select.ts';
import { active, enterPhase, nextTurn } from './phase.ts';

/** The steps of a player-turn. */
const ASK = 0;
const ASKED = 1;

/** Phase 5: rounds of one turn for every player who has not passed. [NP-BENEFIT-02] [NP-BENEFIT-05] */
export function select(context: Context): void {
  const { box, state } = context;
  if (state.passes.includes(NOBODY)) {
    const seat = active(state);
    if (state.step === ASK && !state.players[seat].passed) {
      state.step = ASKED;
      if (isPlanck(state, seat)) selectForPlanck(context);
      else state.stack.push({ kind: 'selectBenefit', seat });
    } else {
      nextTurn(state); // [NP-BENEFIT-04]
    }
    return;
  }
  state.order = state.passes.slice(); // [NP-BENEFIT-11]
  if (isLastEra(box, state)) {
    state.phase = OVER; // [NP-END-05]
    scoreGame(context);
    return;
  }
  enterPhase(state, COMPLETING);
}
