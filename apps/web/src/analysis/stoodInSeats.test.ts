import type { SeatAnalysis } from '@portolan/bots';
import { expect, it } from 'vitest';
import { stoodInSeats } from './stoodInSeats.ts';

function seat(stoodIn: number): SeatAnalysis {
  const none = { place: 0, score: 0 };
  return {
    prospects: [],
    findings: [],
    swings: [],
    decisions: 1,
    stoodIn,
    stoodInFirst: false,
    luck: none,
    lost: none,
  };
}

it('a bot stood in for those of whom it decided something, unless they resigned', () => {
  const analysis = { seats: [seat(3), seat(0), seat(1)], players: 3 };
  expect(stoodInSeats(analysis)).toEqual([0, 2]);
  expect(stoodInSeats(analysis, [2])).toEqual([0]);
});
