import { endTrack, pay } from '../effects/gold.ts';
import { putDisc } from '../effects/order.ts';
import { WHITE } from '../ids.ts';
import type { Decision } from './types.ts';

/** Steps on the order track, not beyond its end, in one go. [AM-WHITE-02] [AM-ROUND-10] [AM-GOLD-12] */
export const moveOrder: Decision<'moveOrder'> = {
  legal(box, state, { seat, ap }, out) {
    const player = state.players[seat];
    const most = Math.min(box.orderColours.length - 1 - player.track, ap + player.gold);
    for (let count = 0; count <= most; count++) out.push(box.moves.advance[count]);
  },

  apply(box, state, { seat, ap }, { count }, emit) {
    const player = state.players[seat];
    const left = pay(state, seat, ap, count, emit);
    // A disc that makes no step keeps its place in the stack. [AM-WHITE-10]
    if (count > 0) putDisc(state, seat, player.track + count);
    emit?.({ kind: 'orderMoved', seat, count, to: player.track });
    // [AM-GOLD-03] [AM-GOLD-04]
    if (player.track === box.orderColours.length - 1 && left > 0) endTrack(box, state, seat, WHITE, emit);
  },

  whyNot(box, state, { seat }, move) {
    if (move.kind !== 'advance') return 'AM-WHITE-01';
    return move.count > box.orderColours.length - 1 - state.players[seat].track ? 'AM-WHITE-02' : 'AM-GOLD-08';
  },
};
