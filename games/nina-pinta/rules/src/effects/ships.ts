import type { EventSink, Seat } from '@portolan/kernel';
import { LARGE_CREW } from '../box.ts';
import type { Event } from '../events.ts';
import { BONUSES } from '../ids.ts';
import type { State } from '../state.ts';

const LARGER_SHIPS = BONUSES.indexOf('largerShips');

/** All three ships show four crew from now on. [NP-BONUS-09] [NP-BONUS-10] */
export function enlargeShips(state: State, seat: Seat, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  if (player.crewSide === LARGE_CREW) {
    emit?.({ kind: 'bonusDiscarded', seat, bonus: LARGER_SHIPS });
    return;
  }
  player.crewSide = LARGE_CREW;
  emit?.({ kind: 'shipsEnlarged', seat });
}
