import { playBonusAt } from '../effects/bonus.ts';
import { lookAt } from '../effects/look.ts';
import { BONUSES, PLACES, WORLDS } from '../ids.ts';
import { BONUS_RULES, takesBonus } from '../queries/bonus.ts';
import { listLooks } from '../queries/looks.ts';
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

  whyNot: (_box, _state, { bonus }) => BONUS_RULES[BONUSES[bonus]] ?? 'NP-BONUS-01',
};
