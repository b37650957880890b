import { InvariantError } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { COLOURS } from '../ids.ts';
import { isLastRound } from '../queries/lastRound.ts';
import { scoreGame } from '../scoring.ts';
import { prepareRound } from './next.ts';
import { closePhase, openPhase } from './phase.ts';
import { fightPirates } from './pirates.ts';

/** Continues the round until a seat is asked for a decision or the game is over. [AM-ROUND-01] [AM-ROUND-02] */
export function proceed(context: Context): void {
  const { box, state } = context;
  // The tower can keep all cubes, and then phases are skipped, but there are no more than these.
  const most = COLOURS.length * box.components.rounds;
  for (let phases = 0; phases <= most; phases++) {
    if (state.turn < 0) openPhase(context);
    if (state.turn < state.seats) {
      state.stack.push({ kind: 'takeTurn', seat: state.order[state.turn] }); // [AM-ROUND-03]
      state.turn++;
      return;
    }
    closePhase(context);
    state.turn = -1;
    if (state.phase < COLOURS.length - 1) {
      state.phase++;
      continue;
    }
    fightPirates(context); // [AM-ROUND-14]
    if (isLastRound(box, state)) {
      state.phase = 0;
      scoreGame(context); // [AM-END-01]
      return;
    }
    prepareRound(context);
  }
  throw new InvariantError(`nobody has a decision to make in phase ${state.phase}`);
}
