import { askPlan, canTake } from '../actions/red.ts';
import { pay } from '../effects/gold.ts';
import type { Decision } from './types.ts';

/** Tiles from the general supply, one by one. [AM-RED-01] [AM-RED-05] [AM-RED-06] */
export const planTile: Decision<'planTile'> = {
  legal(box, state, { seat, ap, neutrals }, out) {
    const most = ap + state.players[seat].gold;
    const { plan } = box.pieces;
    for (let piece = 0; piece < plan.length; piece++) {
      // [AM-RED-02] [AM-RED-03]
      if (plan[piece] <= most && canTake(box, state, seat, piece, neutrals)) out.push(box.moves.plan[piece]);
    }
    out.push(box.moves.end);
  },

  apply(box, state, frame, move, emit) {
    if (move.kind === 'end') return;
    const { seat } = frame;
    const { piece } = move;
    const player = state.players[seat];
    const village = piece - box.pieces.neutrals;
    const ap = pay(state, seat, frame.ap, box.pieces.plan[piece], emit);
    if (village < 0) state.supply[piece]--;
    else player.villages[village]--;
    player.planned[piece]++; // [AM-RED-07]
    emit?.({ kind: 'tilePlanned', seat, piece });
    askPlan(box, state, { seat, ap, neutrals: village < 0 ? frame.neutrals - 1 : frame.neutrals });
  },

  whyNot(box, state, { seat, neutrals }, move) {
    if (move.kind !== 'plan') return 'AM-RED-01';
    if (move.piece < box.pieces.neutrals && neutrals === 0) return 'AM-RED-04';
    if (!canTake(box, state, seat, move.piece, neutrals)) return 'AM-LIMITS-02';
    return move.piece < box.pieces.neutrals ? 'AM-RED-03' : 'AM-RED-02';
  },
};
