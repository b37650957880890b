import { rankSeats, type Seat } from '@portolan/kernel';
import type { View } from '../view.ts';

/**
 * The players from the winner to the last, once the game is over, in a solo game with Planck: ties by the turn order that
 * the last passes formed. [NP-SCORE-19] [NP-SCORE-20]
 */
export function finalRanking({ players, order }: Pick<View, 'players' | 'order'>): readonly Seat[] {
  return rankSeats(players, order);
}
