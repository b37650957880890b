import { takeBenefit } from '../effects/select.ts';
import { listBenefits, ON_DISPLAY } from './selectBenefit.ts';
import type { Decision } from './types.ts';

/** Two Progress Benefits for the cost of one. */
export const selectDouble: Decision<'selectDouble'> = {
  legal(box, state, _frame, out) {
    listBenefits(box, state, box.faces.progressFrom, out);
  },

  apply(context, { seat, left }, move) {
    takeBenefit(context, seat, move, 0);
    if (left > 1) context.state.stack.push({ kind: 'selectDouble', seat, left: left - 1 });
  },

  asks: 'NP-BONUS-17',
  conditions: {
    take: [['NP-BONUS-17', ({ box }, { face }) => face >= box.faces.progressFrom], ...ON_DISPLAY],
  },
};
