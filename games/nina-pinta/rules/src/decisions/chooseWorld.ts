import { beginGoverning } from '../effects/governing.ts';
import { WORLDS } from '../ids.ts';
import type { Decision } from './types.ts';

/** Each world once in an era, in any order. [NP-GOV-02] [NP-GOV-03] */
export const chooseWorld: Decision<'chooseWorld'> = {
  legal(box, state, { seat }, out) {
    const { governed } = state.players[seat];
    for (let world = 0; world < WORLDS.length; world++) {
      if (((governed >> world) & 1) === 0) out.push(box.moves.govern[world]);
    }
  },

  apply(_box, state, { seat }, { world }, emit) {
    beginGoverning(state, seat, world, emit);
  },

  whyNot: (_box, _state, _frame, move) => (move.kind === 'govern' ? 'NP-GOV-03' : 'NP-GOV-01'),
};
