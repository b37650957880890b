import { turnCounterUp } from '../effects/counters.ts';
import { decline, succeed } from '../effects/mission.ts';
import { canPay, hasHiddenCounter } from '../queries/cost.ts';
import { endMission } from '../rounds/resolve.ts';
import type { Decision } from './types.ts';

/** A mission at a town, fort or galleon; it is asked only if the player can pay the public cost. [FD-RESOLVE-20] */
export const attack: Decision<'attack'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.attack, box.moves.decline);
  },

  apply(context, frame, move) {
    const { box, state } = context;
    const { seat, destination, disc } = frame;
    if (move.kind === 'decline') decline(context, frame, 'chosen');
    else if (!hasHiddenCounter(state, destination)) succeed(context, frame);
    else {
      turnCounterUp(context, seat, destination);
      if (canPay(box, state, destination, state.players[seat])) {
        state.stack.push({ kind: 'pressAttack', seat, destination, disc }); // [FD-RESOLVE-22]
        return;
      }
      decline(context, frame, 'tooDear'); // [FD-RESOLVE-21]
    }
    endMission(context, seat, disc);
  },

  asks: 'FD-RESOLVE-06',
  conditions: { attack: [], decline: [] },
};
