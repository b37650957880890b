import { endTrack, pay } from '../effects/gold.ts';
import { putDisc } from '../effects/order.ts';
import { WHITE } from '../ids.ts';
import { budget, budgetAfterCashing } from '../queries/budget.ts';
import type { Decision } from './types.ts';

/** Spaces on the order track, in one go. [AM-ROUND-10] */
export const moveOrder: Decision<'moveOrder'> = {
  legal(box, state, frame, out) {
    const room = box.orderColours.length - 1 - state.players[frame.seat].track;
    const most = Math.min(room, budget(state, frame));
    for (let count = 0; count <= most; count++) out.push(box.moves.advance[count]);
  },

  apply(context, { seat, ap }, { count }) {
    const { box, state, emit } = context;
    const player = state.players[seat];
    const left = pay(context, seat, ap, count);
    // A disc that makes no step keeps its place in the stack. [AM-WHITE-10]
    if (count > 0) putDisc(state, seat, player.track + count);
    emit?.({ kind: 'orderMoved', seat, count, to: player.track });
    // [AM-GOLD-03] [AM-GOLD-04]
    if (player.track === box.orderColours.length - 1 && left > 0) endTrack(context, seat, WHITE);
  },

  asks: 'AM-WHITE-01',
  conditions: {
    advance: [
      [
        'AM-GOLD-03',
        ({ box, state, frame }, { count }) => state.players[frame.seat].track + count < box.orderColours.length,
      ],
      ['AM-GOLD-08', ({ box, state, frame }, { count }) => count <= budgetAfterCashing(box, state, frame)],
      ['AM-GOLD-12', ({ state, frame }, { count }) => count <= budget(state, frame)],
    ],
  },
};
