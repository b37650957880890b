import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { COMPLETING, NOBODY, OVER } from '../ids.ts';
import { scoreGame } from '../scoring.ts';
import { selectForPlanck } from '../solo/select.ts';
import type { State } from '../state.ts';
import { active, enterPhase, isPlanck, nextTurn } from './phase.ts';

/** The steps of a player-turn. */
const ASK = 0;
const ASKED = 1;

/** Phase 5: rounds of one turn for everybody who has not passed. [NP-BENEFIT-02] [NP-BENEFIT-05] */
export function select(box: Box, state: State, emit?: EventSink<Event>): void {
  if (state.passes.includes(NOBODY)) {
    const seat = active(state);
    if (state.step === ASK && !state.players[seat].passed) {
      state.step = ASKED;
      if (isPlanck(state, seat)) selectForPlanck(box, state, emit);
      else state.stack.push({ kind: 'selectBenefit', seat });
    } else {
      nextTurn(state); // [NP-BENEFIT-04]
    }
    return;
  }
  state.order = state.passes.slice(); // [NP-BENEFIT-11]
  if (state.era === box.components.eras) {
    scoreGame(box, state, emit); // [NP-END-05]
    state.phase = OVER;
    return;
  }
  enterPhase(state, COMPLETING);
}
