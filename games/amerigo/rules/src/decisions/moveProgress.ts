import { moveProgress as askOn, reachMark } from '../actions/brown.ts';
import type { Box } from '../box.ts';
import { pay } from '../effects/gold.ts';
import type { Decision } from './types.ts';

/** Steps up to the next space with points, where a token is due first. [AM-BROWN-01] [AM-BROWN-04] */
export const moveProgress: Decision<'moveProgress'> = {
  legal(box, state, { seat, ap }, out) {
    const player = state.players[seat];
    const most = Math.min(ap + player.gold, stepsToMark(box, player.progress));
    for (let count = 1; count <= most; count++) out.push(box.moves.progress[count]);
    out.push(box.moves.end);
  },

  apply(box, state, { seat, ap }, move, emit) {
    if (move.kind === 'end') return;
    const player = state.players[seat];
    const left = pay(state, seat, ap, move.count, emit);
    player.progress += move.count;
    emit?.({ kind: 'progressMoved', seat, count: move.count, to: player.progress });
    if (box.progressMarks[player.progress] === 1) reachMark(box, state, seat, left, emit);
    else askOn(box, state, seat, left, emit);
  },

  whyNot(box, state, { seat, ap }, move) {
    if (move.kind !== 'progress') return 'AM-BROWN-01';
    return move.count > ap + state.players[seat].gold ? 'AM-GOLD-08' : whyNoFarther(box, state.players[seat].progress);
  },
};

/** To the next space with points, or to the end of the track. */
function stepsToMark(box: Box, from: number): number {
  const { last } = box.components.tracks.progress;
  let to = from + 1;
  while (to < last && box.progressMarks[to] === 0) to++;
  return to - from;
}

function whyNoFarther(box: Box, from: number): string {
  return box.progressMarks[from + stepsToMark(box, from)] === 1 ? 'AM-BROWN-04' : 'AM-BROWN-01';
}
