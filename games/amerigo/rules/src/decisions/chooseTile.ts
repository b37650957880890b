import { endBuild } from '../actions/green.ts';
import { layoutOf } from '../box.ts';
import { layablePieces } from '../queries/placements.ts';
import type { Decision } from './types.ts';

/** Which planned tile to lay next; only one that fits somewhere and can be paid. [AM-GREEN-01] [AM-GREEN-02] */
export const chooseTile: Decision<'chooseTile'> = {
  legal(box, state, { seat, ap }, out) {
    const pieces = layablePieces(box, layoutOf(box, state), state, seat, ap + state.players[seat].gold);
    for (let piece = 0; pieces >> piece > 0; piece++) if ((pieces >> piece) & 1) out.push(box.moves.build[piece]);
    out.push(box.moves.end);
  },

  apply(box, state, { seat, ap, points }, move, emit) {
    if (move.kind === 'end') endBuild(box, state, { seat, ap, points }, emit);
    else state.stack.push({ kind: 'layTile', seat, ap, points, piece: move.piece });
  },

  whyNot(box, state, { seat, ap }, move) {
    if (move.kind !== 'build') return 'AM-GREEN-01';
    if (state.players[seat].planned[move.piece] === 0) return 'AM-GREEN-01';
    return box.pieces.build[move.piece] > ap + state.players[seat].gold ? 'AM-GREEN-02' : 'AM-GREEN-07';
  },
};
