import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { putDisc } from '../effects/order.ts';
import type { View } from '../view.ts';
import { spacesLeft } from './trackEnd.ts';

export interface OrderOutlook {
  /** The disc leads. */
  readonly isFirst: boolean;
  /** The points of its space at the end of the game. [AM-END-08] */
  readonly worth: number;
}

/** What steps on the order track lead to. At its end there are none left to make. */
export function orderOutlook(box: Box, { players, discs }: View, seat: Seat, count: number): OrderOutlook {
  const track = { players: players.map((player) => ({ track: player.track })), discs: discs.slice() };
  const steps = Math.min(count, spacesLeft(box, players[seat], 'moveOrder'));
  const space = players[seat].track + steps;
  if (steps > 0) putDisc(track, seat, space);
  return { isFirst: track.discs[0] === seat, worth: box.orderWorth[space] };
}
