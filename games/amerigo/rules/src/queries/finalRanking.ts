import { rankSeats, type Seat } from '@portolan/kernel';
import type { View } from '../view.ts';

/** The seats from the winner to the last, once the game is over: ties by the order discs. [AM-END-09] [AM-END-10] */
export function finalRanking({ players, discs }: Pick<View, 'players' | 'discs'>): readonly Seat[] {
  return rankSeats(players, discs);
}
