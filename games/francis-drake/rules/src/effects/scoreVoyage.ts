import type { Context } from '../decisions/types.ts';
import { NOBODY } from '../ids.ts';
import { counterPoints, kindsPoints } from '../scoring.ts';
import { scorePoints } from './score.ts';

/** Kinds conquered, then the counters of Admiral and Governor. [FD-SCORE-01] [FD-SCORE-03] */
export function scoreVoyage(context: Context): void {
  const { box, state, emit } = context;
  const points = state.players.map((player) => kindsPoints(box, player.conquests));
  for (let seat = 0; seat < state.seats; seat++) scorePoints(state, seat, 'kinds', points[seat]);
  emit?.({ kind: 'kindsScored', points });
  scoreCounter(context, 'admiral');
  scoreCounter(context, 'governor');
}

function scoreCounter({ box, state, emit }: Context, counter: 'admiral' | 'governor'): void {
  const seat = state[counter];
  if (seat === NOBODY) return;
  const points = counterPoints(box, state, counter);
  scorePoints(state, seat, counter, points);
  emit?.({ kind: 'counterScored', counter, seat, points });
}
