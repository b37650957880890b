import type { Seat } from '@portolan/kernel';

/** What moving a disc changes; a state, or a copy of these parts alone. */
export interface OrderTrack {
  readonly players: readonly { track: number }[];
  readonly discs: Seat[];
}

/** Moves a disc to a space, on top of any that lie there. The others keep their order. [AM-WHITE-03] [AM-WHITE-04] */
export function putDisc({ players, discs }: OrderTrack, seat: Seat, space: number): void {
  discs.splice(discs.indexOf(seat), 1);
  players[seat].track = space;
  let ahead = 0;
  while (ahead < discs.length && players[discs[ahead]].track > space) ahead++;
  discs.splice(ahead, 0, seat);
}
