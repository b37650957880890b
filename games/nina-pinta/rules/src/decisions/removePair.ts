import type { Seat } from '@portolan/kernel';
import { removeSettlers } from '../effects/settle.ts';
import { freeSettlers } from '../queries/lands.ts';
import { playerOf } from '../state.ts';
import type { Decision, MoveOf, Situation } from './types.ts';

/** Pairs of Settlers leave the land, at least one pair. [NP-ATTACK-06] */
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

  apply({ state, emit }, { seat, place, pairs }, move) {
    if (move.kind === 'done') {
      emit?.({ kind: 'attackEnded', seat, place });
      return;
    }
    const victim = playerOf(state, move.nation) ?? seat;
    removeSettlers(state, seat, place, 1); // [NP-ATTACK-08]
    removeSettlers(state, victim, place, 1); // [NP-ATTACK-10]
    emit?.({ kind: 'pairRemoved', seat, victim, place });
    state.stack.push({ kind: 'removePair', seat, place, pairs: pairs + 1 });
  },

  asks: 'NP-ATTACK-07',
  conditions: {
    remove: [
      ['NP-ATTACK-09', (situation, move) => victimOf(situation, move) !== undefined],
      ['NP-ATTACK-07', ({ state, frame }) => freeSettlers(state, frame.seat, frame.place) > 0],
    ],
    done: [['NP-ATTACK-07', ({ frame }) => frame.pairs > 0]],
  },
};

type Remove = Extract<MoveOf<'removePair'>, { readonly kind: 'remove' }>;

/** Another player of this nation with a free Settler in the land. */
function victimOf({ state, frame }: Situation<'removePair'>, { nation }: Remove): Seat | undefined {
  const victim = playerOf(state, nation);
  if (victim === undefined || victim === frame.seat) return undefined;
  return freeSettlers(state, victim, frame.place) > 0 ? victim : undefined;
}
