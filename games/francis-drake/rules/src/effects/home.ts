import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { DESTINATIONS, type Disc, NO_DISC } from '../ids.ts';
import { discAt } from '../queries/discs.ts';
import { DONE, type State } from '../state.ts';
import { takeBack } from './mission.ts';
import { scorePoints } from './score.ts';

/** The voyage of `seat` is over: his unused discs come off the map and his bonus is scored. [FD-HOME-01] [FD-HOME-04] */
export function returnHome(box: Box, state: State, seat: Seat, lastDisc: Disc, emit?: EventSink<Event>): void {
  takeDiscsBack(state, seat);
  const bonus = heroBonus(box, state, seat, lastDisc);
  scorePoints(state, seat, 'hero', bonus);
  dockHome(state, seat, bonus, emit);
}

/** The ship takes the lowest-numbered free homebound dock. */
export function dockHome(state: State, seat: Seat, bonus: number, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  player.home = true;
  player.ship = -1;
  state.homebound.push(seat);
  emit?.({ kind: 'returned', seat, dock: state.homebound.length, bonus });
}

/** Discs of successes and trades stay, because they count towards the limits there. [FD-HOME-05] */
function takeDiscsBack(state: State, seat: Seat): void {
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const disc = discAt(state, seat, destination);
    if (disc !== NO_DISC && disc < DONE) takeBack(state, seat, destination, disc);
  }
}

/**
 * For the first two docks, if the ship returns before its disc 4 was due and with a success. A bonus that its dock does
 * not earn is not passed down. [FD-HOME-08] [FD-HOME-09] [FD-HOME-10] [FD-HOME-11]
 */
export function heroBonus(box: Box, state: State, seat: Seat, lastDisc: Disc): number {
  if (lastDisc === box.lastDisc || state.players[seat].conquests === 0) return 0;
  return box.components.constants.heroBonus[state.homebound.length] ?? 0;
}
