import { turnCounterUp } from '../effects/counters.ts';
import { decline, succeed } from '../effects/mission.ts';
import { canPay, hasHiddenCounter } from '../queries/cost.ts';
import { endMission } from '../rounds/resolve.ts';
import type { Decision } from './types.ts';

/** A mission at a town, fort or galleon whose public cost its player can pay. [FD-RESOLVE-06] [FD-RESOLVE-20] */
export const attack: Decision<'attack'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.attack, box.moves.decline);
  },

  apply(box, state, { seat, destination, disc }, move, emit) {
    if (move.kind === 'decline') decline(state, seat, destination, disc, 'chosen', emit);
    else if (!hasHiddenCounter(state, destination)) succeed(box, state, seat, destination, disc, emit);
    else {
      turnCounterUp(state, seat, destination, emit);
      if (canPay(box, state, destination, state.players[seat])) {
        state.stack.push({ kind: 'pressAttack', seat, destination, disc }); // [FD-RESOLVE-22]
        return;
      }
      decline(state, seat, destination, disc, 'tooDear', emit); // [FD-RESOLVE-21]
    }
    endMission(box, state, seat, disc, emit);
  },

  whyNot() {
    return 'FD-RESOLVE-06';
  },
};
