import { decline, succeed } from '../effects/mission.ts';
import { endMission } from '../rounds/resolve.ts';
import type { Decision } from './types.ts';

/** The player whose attack turned the counter up may still decline. */
export const pressAttack: Decision<'pressAttack'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.attack, box.moves.decline);
  },

  apply(context, frame, move) {
    if (move.kind === 'decline') decline(context, frame, 'chosen');
    else succeed(context, frame);
    endMission(context, frame.seat, frame.disc);
  },

  asks: 'FD-RESOLVE-22',
  conditions: { attack: [], decline: [] },
};
