import { endShip } from '../actions/blue.ts';
import { layoutOf } from '../box.ts';
import { foundPost as establish } from '../effects/foundPost.ts';
import { isUncovered } from '../queries/harbours.ts';
import type { Decision } from './types.ts';

/** At an anchor, on one of the free post spaces it serves, or not at all. [AM-BLUE-12] [AM-BLUE-16] */
export const foundPost: Decision<'foundPost'> = {
  legal(box, state, { seat, ship }, out) {
    const posts = layoutOf(box, state).harbours.get(state.players[seat].ships[ship]) ?? [];
    for (let i = 0; i < posts.length; i++) {
      if (isUncovered(box, state, posts[i])) out.push(box.moves.found[posts[i]]);
    }
    out.push(box.moves.decline);
  },

  apply(box, state, leg, move, emit) {
    if (move.kind === 'found') establish(box, state, leg.seat, move.space, emit);
    endShip(state, leg);
  },

  whyNot(box, state, { seat, ship }, move) {
    if (move.kind !== 'found') return 'AM-BLUE-15';
    const posts = layoutOf(box, state).harbours.get(state.players[seat].ships[ship]) ?? [];
    return posts.includes(move.space) ? 'AM-BLUE-13' : 'AM-BLUE-12';
  },
};
