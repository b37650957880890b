import type { Seat } from '@portolan/kernel';
import { LARGE_CREW } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { BONUSES } from '../ids.ts';
import { hasLargerShips } from '../queries/ships.ts';

const LARGER_SHIPS = BONUSES.indexOf('largerShips');

/** All three ships show four crew from now on. [NP-BONUS-09] [NP-BONUS-10] */
export function enlargeShips(context: Context, seat: Seat): void {
  const { state, emit } = context;
  const player = state.players[seat];
  if (hasLargerShips(player.crewSide)) {
    emit?.({ kind: 'bonusDiscarded', seat, bonus: LARGER_SHIPS });
    return;
  }
  player.crewSide = LARGE_CREW;
  emit?.({ kind: 'shipsEnlarged', seat });
}
