import { endBuild } from '../actions/green.ts';
import { budget } from '../queries/budget.ts';
import { isLayable, layablePieces } from '../queries/placements.ts';
import type { Decision } from './types.ts';

/** Which planned tile to lay next; only one that fits somewhere and is affordable. */
export const chooseTile: Decision<'chooseTile'> = {
  legal(box, state, frame, out) {
    const pieces = layablePieces(box, state, frame.seat, budget(state, frame));
    for (let piece = 0; pieces >> piece > 0; piece++) if ((pieces >> piece) & 1) out.push(box.moves.build[piece]);
    out.push(box.moves.end);
  },

  apply(context, { seat, ap, points }, move) {
    if (move.kind === 'end') endBuild(context, { seat, ap, points });
    else context.state.stack.push({ kind: 'layTile', seat, ap, points, piece: move.piece });
  },

  asks: 'AM-GREEN-01',
  conditions: {
    build: [
      ['AM-GREEN-01', ({ state, frame }, { piece }) => state.players[frame.seat].planned[piece] > 0],
      ['AM-GREEN-02', ({ box, state, frame }, { piece }) => box.pieces.build[piece] <= budget(state, frame)],
      ['AM-GREEN-07', ({ box, state, frame: { seat } }, { piece }) => isLayable(box, state, { seat, piece })],
    ],
    end: [],
  },
};
