import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { COLOURS } from '../ids.ts';
import { scoreGame } from '../scoring.ts';
import type { State } from '../state.ts';
import { prepareRound } from './next.ts';
import { closePhase, openPhase } from './phase.ts';
import { fightPirates } from './pirates.ts';

/** Goes on with the round until somebody is asked something or the game is over. [AM-ROUND-01] [AM-ROUND-02] */
export function proceed(box: Box, state: State, emit?: EventSink<Event>): void {
  for (;;) {
    if (state.turn < 0) state.turn = openPhase(box, state, emit) ? 0 : state.seats;
    if (state.turn < state.seats) {
      state.stack.push({ kind: 'takeTurn', seat: state.order[state.turn] }); // [AM-ROUND-03]
      state.turn++;
      return;
    }
    closePhase(state, emit);
    state.turn = -1;
    state.phase++;
    if (state.phase < COLOURS.length) continue;
    state.phase = 0; // [AM-ROUND-14]
    fightPirates(box, state, emit);
    if (state.round === box.components.rounds) {
      scoreGame(box, state, emit); // [AM-END-01]
      return;
    }
    prepareRound(box, state, emit);
  }
}
