import { moveProgress, takeToken } from '../actions/brown.ts';
import { NOTHING } from '../ids.ts';
import type { Decision } from './types.ts';

/** Any face-up token of either half; one must be taken. [AM-BROWN-02] [AM-BROWN-03] */
export const chooseToken: Decision<'chooseToken'> = {
  legal(box, state, _frame, out) {
    const { display } = state;
    for (let place = 0; place < display.length; place++) {
      if (display[place] !== NOTHING) out.push(box.moves.token[display[place]]);
    }
  },

  apply(box, state, { seat, ap }, { token }, emit) {
    takeToken(state, seat, token, emit);
    moveProgress(box, state, seat, ap, emit); // [AM-BROWN-05]
  },

  whyNot(_box, _state, _frame, move) {
    return move.kind === 'token' ? 'AM-BROWN-03' : 'AM-BROWN-02';
  },
};
