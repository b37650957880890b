import { moveProgress as askOn, reachMark } from '../actions/brown.ts';
import { forfeitPoint } from '../actions/trackEnd.ts';
import type { Box } from '../box.ts';
import { pay } from '../effects/gold.ts';
import { budget } from '../queries/budget.ts';
import { isAtEnd, mostSteps } from '../queries/trackEnd.ts';
import type { Decision } from './types.ts';

/** Spaces on the progress track, as far as the next one with points. */
export const moveProgress: Decision<'moveProgress'> = {
  legal(box, state, frame, out) {
    const most = Math.min(budget(state, frame), stepsToMark(box, state.players[frame.seat].progress));
    for (let count = 1; count <= most; count++) out.push(box.moves.progress[count]);
    out.push(box.moves.end);
  },

  apply(context, { seat, ap }, move) {
    if (move.kind === 'end') return;
    const { box, state, emit } = context;
    const player = state.players[seat];
    if (isAtEnd(box, player, 'moveProgress')) {
      forfeitPoint(context, seat, 'moveProgress');
      return;
    }
    const left = pay(context, seat, ap, move.count);
    player.progress += move.count;
    emit?.({ kind: 'progressMoved', seat, count: move.count, to: player.progress });
    if (box.progressMarks[player.progress] === 1) reachMark(context, seat, left);
    else askOn(context, seat, left);
  },

  asks: 'AM-BROWN-01',
  conditions: {
    progress: [
      ['AM-BROWN-01', (_situation, { count }) => count > 0],
      ['AM-GOLD-08', ({ state, frame }, { count }) => count <= budget(state, frame)],
      [
        'AM-GOLD-03',
        ({ box, state, frame }, { count }) => count <= mostSteps(box, state.players[frame.seat], 'moveProgress'),
      ],
      [
        'AM-BROWN-04',
        ({ box, state, frame }, { count }) => count <= stepsToMark(box, state.players[frame.seat].progress),
      ],
    ],
    end: [],
  },
};

/** To the next space with points, or to the end of the track. */
function stepsToMark(box: Box, from: number): number {
  const { last } = box.components.tracks.progress;
  let to = from + 1;
  while (to < last && box.progressMarks[to] === 0) to++;
  return to - from;
}
