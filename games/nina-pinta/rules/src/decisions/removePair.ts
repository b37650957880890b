import { removeSettlers } from '../effects/settle.ts';
import { freeSettlers } from '../queries/lands.ts';
import { playerOf } from '../state.ts';
import type { Decision } from './types.ts';

/** Pairs of Settlers leave the land, one at least. [NP-ATTACK-06] [NP-ATTACK-07] [NP-ATTACK-09] */
export const removePair: Decision<'removePair'> = {
  legal(box, state, { seat, place, pairs }, out) {
    const { players } = state;
    if (freeSettlers(state, seat, place) > 0) {
      for (let other = 0; other < players.length; other++) {
        if (other !== seat && freeSettlers(state, other, place) > 0) out.push(box.moves.remove[players[other].nation]);
      }
    }
    if (pairs > 0) out.push(box.moves.done);
  },

  apply(_box, state, { seat, place, pairs }, move, emit) {
    if (move.kind === 'done') return;
    const victim = playerOf(state, move.nation) ?? seat;
    removeSettlers(state, seat, place, 1); // [NP-ATTACK-08]
    removeSettlers(state, victim, place, 1); // [NP-ATTACK-10]
    emit?.({ kind: 'pairRemoved', seat, victim, place });
    state.stack.push({ kind: 'removePair', seat, place, pairs: pairs + 1 });
  },

  whyNot(_box, state, { seat, place }, move) {
    if (move.kind !== 'remove') return 'NP-ATTACK-07';
    const victim = playerOf(state, move.nation);
    if (victim === undefined || victim === seat || freeSettlers(state, victim, place) === 0) return 'NP-ATTACK-09';
    return 'NP-ATTACK-06';
  },
};
