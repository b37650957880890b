import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { DESTINATIONS, type Disc, NO_DISC } from '../ids.ts';
import { discAt } from '../queries/discs.ts';
import { heroBonus } from '../scoring.ts';
import { DONE, type State } from '../state.ts';
import { takeBack } from './mission.ts';
import { scorePoints } from './score.ts';

/** Ends the voyage of `seat`: unused discs come off the map and the hero's bonus is scored. [FD-HOME-01] [FD-HOME-04] */
export function returnHome(context: Context, seat: Seat, lastDisc: Disc): void {
  const { box, state } = context;
  takeDiscsBack(state, seat);
  const bonus = heroBonus(box, { before: state.homebound.length, conquests: state.players[seat].conquests, lastDisc });
  scorePoints(state, seat, 'hero', bonus);
  dockHome(context, seat, bonus);
}

/** The ship takes the lowest-numbered free homebound dock. */
export function dockHome({ state, emit }: Context, seat: Seat, bonus: number): void {
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
    if (disc !== NO_DISC && disc < DONE) takeBack(state, { seat, destination, disc });
  }
}
