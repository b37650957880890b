import type { RuleId, Seat } from '@portolan/kernel';
import { playBonusAt } from '../effects/bonus.ts';
import { lookAt } from '../effects/look.ts';
import { BONUSES, LANDS, NO_STRONGHOLD, PLACES, type Place, WORLDS } from '../ids.ts';
import type { Move } from '../moves.ts';
import { takesBonus } from '../queries/bonus.ts';
import { hasTown, isExplored, worldOf } from '../queries/lands.ts';
import { areFewUnexplored, listLooks } from '../queries/looks.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

const SPYGLASS = BONUSES.indexOf('spyglass');

/** A Bonus Benefit just selected is carried out, if there is a way. [NP-BONUS-01] [NP-BONUS-03] */
export const playBonus: Decision<'playBonus'> = {
  legal(box, state, { seat, bonus }, out) {
    if (bonus === SPYGLASS) {
      for (let world = 0; world < WORLDS.length; world++) listLooks(box, state, world, out);
      return;
    }
    for (let place = 0; place < PLACES; place++) {
      if (takesBonus(box, state, seat, bonus, place)) out.push(box.moves.place[place]);
    }
  },

  apply(box, state, { seat, bonus }, move, emit) {
    if (move.kind === 'look') lookAt(state, seat, move.world, move.lands, emit);
    else playBonusAt(box, state, seat, bonus, move.place, emit);
  },

  whyNot(_box, state, { seat, bonus }, move) {
    if (bonus === SPYGLASS) return move.kind === 'look' ? whyNotLook(state, move) : 'NP-BONUS-01';
    return move.kind === 'place' ? whyNotBonus(state, seat, bonus, move.place) : 'NP-BONUS-01';
  },
};

function whyNotLook(state: State, { world, lands }: Extract<Move, { readonly kind: 'look' }>): RuleId {
  for (let land = 0; land < LANDS.length; land++) {
    if ((lands >> land) & 1 && isExplored(state, world * LANDS.length + land)) return 'NP-BONUS-07';
  }
  return areFewUnexplored(state, world) ? 'NP-BONUS-08' : 'NP-BONUS-07';
}

/** Of a land that is not explored nothing but that may be told. */
function whyNotBonus(state: State, seat: Seat, bonus: number, place: Place): RuleId {
  switch (BONUSES[bonus]) {
    case 'native':
      return 'NP-BONUS-06';
    case 'stronghold':
      return state.strongholds[place] === NO_STRONGHOLD ? 'NP-BONUS-12' : 'NP-BONUS-11';
    case 'town':
      return 'NP-BONUS-23';
    case 'city':
      if (!hasTown(state, seat, place)) return 'NP-BONUS-24';
      return state.build[worldOf(place)] === 0 ? 'NP-BONUS-26' : 'NP-BONUS-25';
    case 'cathedral':
      return state.cathedrals[place] > 0 ? 'NP-BONUS-28' : 'NP-BONUS-27';
    default: // Increases
      return isExplored(state, place) ? 'NP-BONUS-14' : 'NP-BONUS-16';
  }
}
