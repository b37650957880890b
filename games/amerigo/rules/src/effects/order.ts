import type { Seat } from '@portolan/kernel';
import type { State } from '../state.ts';

/** Moves a disc to a space, on top of any that lie there. The others keep their order. [AM-WHITE-03] [AM-WHITE-04] */
export function putDisc(state: State, seat: Seat, space: number): void {
  const { players, discs } = state;
  discs.splice(discs.indexOf(seat), 1);
  players[seat].track = space;
  let ahead = 0;
  while (ahead < discs.length && players[discs[ahead]].track > space) ahead++;
  discs.splice(ahead, 0, seat);
}
