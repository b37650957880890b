import { moveProgress, takeToken } from '../actions/brown.ts';
import { NOTHING } from '../ids.ts';
import type { Decision } from './types.ts';

/** One token of the display; it must be taken. */
export const chooseToken: Decision<'chooseToken'> = {
  legal(box, state, _frame, out) {
    const { display } = state;
    for (let place = 0; place < display.length; place++) {
      if (display[place] !== NOTHING) out.push(box.moves.token[display[place]]);
    }
  },

  apply(context, { seat, ap }, { token }) {
    takeToken(context, seat, token);
    moveProgress(context, seat, ap); // [AM-BROWN-05]
  },

  asks: 'AM-BROWN-02',
  conditions: {
    token: [['AM-BROWN-03', ({ state }, { token }) => state.display.includes(token)]],
  },
};
