import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { BONUSES, OPEN_STRONGHOLD, type Place } from '../ids.ts';
import { putBuilding } from './build.ts';
import { addSettlers, enterStronghold } from './settle.ts';

/** Carries out a Bonus Benefit in a land that takes it. */
export function playBonusAt(context: Context, seat: Seat, bonus: number, place: Place): void {
  const { state, emit } = context;
  const id = BONUSES[bonus];
  if (id === 'native') {
    state.players[seat].settlers--; // [NP-BONUS-06]
    addSettlers(state, seat, place, 1);
  } else if (id === 'town' || id === 'city') {
    putBuilding(state, seat, place, id === 'town' ? 'town' : 'upgrade'); // [NP-BONUS-23] [NP-BONUS-24]
  } else {
    layCounter(context, bonus, place);
  }
  emit?.({ kind: 'bonusPlayed', seat, bonus, place });
  if (id === 'native' || id === 'stronghold') enterStronghold(context, seat, place); // [NP-BONUS-11]
}

/** The counters that stay on the map. [NP-BONUS-04] */
function layCounter({ box, state }: Context, bonus: number, place: Place): void {
  const id = BONUSES[bonus];
  if (id === 'stronghold') state.strongholds[place] = OPEN_STRONGHOLD;
  else if (id === 'cathedral')
    state.cathedrals[place] = 1; // [NP-BONUS-27]
  else state.increases[place] += box.increases[bonus]?.gold ?? 0; // [NP-BONUS-15]
  state.laid.push(bonus, place);
}
