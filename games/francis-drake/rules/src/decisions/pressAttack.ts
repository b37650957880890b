import { decline, succeed } from '../effects/mission.ts';
import { endMission } from '../rounds/resolve.ts';
import type { Decision } from './types.ts';

/** Who turned the counter up may still decline although he can pay. [FD-RESOLVE-22] */
export const pressAttack: Decision<'pressAttack'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.attack, box.moves.decline);
  },

  apply(box, state, { seat, destination, disc }, move, emit) {
    if (move.kind === 'decline') decline(state, seat, destination, disc, 'chosen', emit);
    else succeed(box, state, seat, destination, disc, emit);
    endMission(box, state, seat, disc, emit);
  },

  whyNot() {
    return 'FD-RESOLVE-22';
  },
};
