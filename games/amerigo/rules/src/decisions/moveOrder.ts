import { forfeitPoint, reachEnd } from '../actions/trackEnd.ts';
import { pay } from '../effects/gold.ts';
import { putDisc } from '../effects/order.ts';
import { budget, budgetAfterCashing } from '../queries/budget.ts';
import { isAtEnd, mostSteps } from '../queries/trackEnd.ts';
import type { Decision } from './types.ts';

/** Spaces on the order track, in one go. [AM-ROUND-10] */
export const moveOrder: Decision<'moveOrder'> = {
  legal(box, state, frame, out) {
    const most = Math.min(mostSteps(box, state.players[frame.seat], 'moveOrder'), budget(state, frame));
    for (let count = 0; count <= most; count++) out.push(box.moves.advance[count]);
  },

  apply(context, { seat, ap }, { count }) {
    const { box, state, emit } = context;
    const player = state.players[seat];
    if (isAtEnd(box, player, 'moveOrder')) {
      if (count > 0) forfeitPoint(context, seat, 'moveOrder');
      return;
    }
    const left = pay(context, seat, ap, count);
    // A disc that makes no step keeps its place in the stack. [AM-WHITE-10]
    if (count > 0) putDisc(state, seat, player.track + count);
    emit?.({ kind: 'orderMoved', seat, count, to: player.track });
    if (isAtEnd(box, player, 'moveOrder')) reachEnd(context, { seat, ap: left }, 'moveOrder');
  },

  asks: 'AM-WHITE-01',
  conditions: {
    advance: [
      [
        'AM-GOLD-03',
        ({ box, state, frame }, { count }) => count <= mostSteps(box, state.players[frame.seat], 'moveOrder'),
      ],
      ['AM-GOLD-08', ({ box, state, frame }, { count }) => count <= budgetAfterCashing(box, state, frame)],
      ['AM-GOLD-12', ({ state, frame }, { count }) => count <= budget(state, frame)],
    ],
  },
};
