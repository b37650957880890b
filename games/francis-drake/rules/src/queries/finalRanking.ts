import { rankSeats, type Seat } from '@portolan/kernel';
import type { View } from '../view.ts';

/** The seats from the winner to the last, once the game is over: ties by the homebound docks. [FD-END-04] [FD-END-05] */
export function finalRanking({ players, docks }: Pick<View, 'players' | 'docks'>): readonly Seat[] {
  return rankSeats(players, docks.homebound);
}
