import { forfeitPoint, reachEnd } from '../actions/trackEnd.ts';
import { pay } from '../effects/gold.ts';
import { budget, budgetAfterCashing } from '../queries/budget.ts';
import { isAtEnd, mostSteps } from '../queries/trackEnd.ts';
import type { Decision } from './types.ts';

/** One cannon for each action point, in one go. [AM-ROUND-10] */
export const loadCannons: Decision<'loadCannons'> = {
  legal(box, state, frame, out) {
    const most = Math.min(mostSteps(box, state.players[frame.seat], 'loadCannons'), budget(state, frame));
    for (let count = 0; count <= most; count++) out.push(box.moves.load[count]);
  },

  apply(context, { seat, ap }, { count }) {
    const { box, state, emit } = context;
    const player = state.players[seat];
    if (isAtEnd(box, player, 'loadCannons')) {
      if (count > 0) forfeitPoint(context, seat, 'loadCannons');
      return;
    }
    const left = pay(context, seat, ap, count);
    player.cannons += count;
    emit?.({ kind: 'cannonsLoaded', seat, count });
    if (isAtEnd(box, player, 'loadCannons')) reachEnd(context, { seat, ap: left }, 'loadCannons');
  },

  asks: 'AM-BLACK-01',
  conditions: {
    load: [
      [
        'AM-BLACK-02',
        ({ box, state, frame }, { count }) => count <= mostSteps(box, state.players[frame.seat], 'loadCannons'),
      ],
      ['AM-GOLD-08', ({ box, state, frame }, { count }) => count <= budgetAfterCashing(box, state, frame)],
      ['AM-GOLD-12', ({ state, frame }, { count }) => count <= budget(state, frame)],
    ],
  },
};
