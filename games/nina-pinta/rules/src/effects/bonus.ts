import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { BONUSES, type Place } from '../ids.ts';
import type { State } from '../state.ts';
import { putBuilding } from './build.ts';
import { addSettlers, occupy } from './settle.ts';

/** Carries out a Bonus Benefit in a land where it may go. */
export function playBonusAt(
  box: Box,
  state: State,
  seat: Seat,
  bonus: number,
  place: Place,
  emit?: EventSink<Event>,
): void {
  emit?.({ kind: 'bonusPlayed', seat, bonus, place });
  switch (BONUSES[bonus]) {
    case 'native': // [NP-BONUS-06]
      state.players[seat].settlers--;
      addSettlers(state, seat, place, 1, emit);
      return;
    case 'town': // [NP-BONUS-23]
      putBuilding(state, seat, place, 'town');
      return;
    case 'city': // [NP-BONUS-24]
      putBuilding(state, seat, place, 'upgrade');
      return;
    case 'stronghold': // [NP-BONUS-11]
      occupy(state, seat, place, emit);
      break;
    case 'cathedral': // [NP-BONUS-27]
      state.cathedrals[place] = 1;
      break;
    default:
      state.increases[place] += box.increases[bonus]?.gold ?? 0; // [NP-BONUS-15]
  }
  state.laid.push(bonus, place); // [NP-BONUS-04]
}
