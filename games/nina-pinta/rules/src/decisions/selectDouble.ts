import { takeBenefit } from '../effects/select.ts';
import { listBenefits } from './selectBenefit.ts';
import type { Decision } from './types.ts';

/** Two Progress Benefits for the cost of one. [NP-BONUS-17] */
export const selectDouble: Decision<'selectDouble'> = {
  legal(box, state, _frame, out) {
    listBenefits(box, state, box.faces.progressFrom, out);
  },

  apply(box, state, { seat, left }, move, emit) {
    takeBenefit(box, state, seat, move, 0, emit);
    if (left > 1) state.stack.push({ kind: 'selectDouble', seat, left: left - 1 });
  },

  whyNot: () => 'NP-BONUS-17',
};
