import { endShip } from '../actions/blue.ts';
import { foundPost as establish } from '../effects/foundPost.ts';
import { isUncovered, postsAt } from '../queries/harbours.ts';
import type { Decision } from './types.ts';

/** At an anchor, on one of the free post spaces it serves, or not at all. [AM-BLUE-16] */
export const foundPost: Decision<'foundPost'> = {
  legal(box, state, { seat, ship }, out) {
    const posts = postsAt(box, state, state.players[seat].ships[ship]);
    for (let i = 0; i < posts.length; i++) {
      if (isUncovered(box, state, posts[i])) out.push(box.moves.found[posts[i]]);
    }
    out.push(box.moves.decline);
  },

  apply(context, leg, move) {
    if (move.kind === 'found') establish(context, leg.seat, move.space);
    endShip(context.state, leg);
  },

  asks: 'AM-BLUE-12',
  conditions: {
    found: [
      [
        'AM-BLUE-12',
        ({ box, state, frame: { seat, ship } }, { space }) =>
          postsAt(box, state, state.players[seat].ships[ship]).includes(space),
      ],
      ['AM-BLUE-13', ({ box, state }, { space }) => isUncovered(box, state, space)],
    ],
    decline: [],
    sail: [['AM-BLUE-15', () => false]],
  },
};
