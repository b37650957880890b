import { pushTo } from '../effects/pass.ts';
import { canPush, EARLIER, LATER } from '../queries/passes.ts';
import type { Decision } from './types.ts';

/** To which side a pushed marker moves. Asked only in the other reading, and where both are possible. [NP-BONUS-20] */
export const makeWay: Decision<'makeWay'> = {
  legal(box, _state, { space }, out) {
    out.push(box.moves.pass[space - 1], box.moves.pass[space + 1]);
  },

  apply(context, { by, space }, move) {
    pushTo(context, { seat: by, space, side: move.space > space ? LATER : EARLIER });
  },

  asks: 'NP-BONUS-20',
  conditions: {
    pass: [
      ['NP-BONUS-20', ({ frame }, { space }) => Math.abs(space - frame.space) === 1],
      [
        'NP-BONUS-20',
        ({ state, frame }, { space }) => canPush(state.passes, frame.space, space > frame.space ? LATER : EARLIER),
      ],
    ],
  },
};
