import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { BONUSES, type Place } from '../ids.ts';
import type { State } from '../state.ts';
import { putBuilding } from './build.ts';
import { addSettlers, enterStronghold, occupy } from './settle.ts';

/** Carries out a Bonus Benefit in a land where it may go. */
export function playBonusAt(
  box: Box,
  state: State,
  seat: Seat,
  bonus: number,
  place: Place,
  emit?: EventSink<Event>,
): void {
  const id = BONUSES[bonus];
  if (id === 'native') {
    state.players[seat].settlers--; // [NP-BONUS-06]
    addSettlers(state, seat, place, 1);
  } else if (id === 'town' || id === 'city') {
    putBuilding(state, seat, place, id === 'town' ? 'town' : 'upgrade'); // [NP-BONUS-23] [NP-BONUS-24]
  } else {
    if (id === 'cathedral')
      state.cathedrals[place] = 1; // [NP-BONUS-27]
    else if (id !== 'stronghold') state.increases[place] += box.increases[bonus]?.gold ?? 0; // [NP-BONUS-15]
    state.laid.push(bonus, place); // [NP-BONUS-04]
  }
  emit?.({ kind: 'bonusPlayed', seat, bonus, place });
  if (id === 'native') enterStronghold(state, seat, place, emit);
  else if (id === 'stronghold') occupy(state, seat, place, emit); // [NP-BONUS-11]
}
