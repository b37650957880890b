import { expect, it } from 'vitest';
import type { SeatRow } from '../store/store.ts';
import { placesOf } from './placesOf.ts';

const person = (player: string, resigned = false): SeatRow => ({ kind: 'person', player, resigned });
const outcome = (places: readonly number[]) => ({ scores: places.map(() => 0), places, breakdown: [] });

it('are those of the outcome, ties included', () => {
  const seats = [person('ann'), person('bob'), { kind: 'bot', bot: 'x' } as const];
  expect(placesOf({ seats, outcome: outcome([1, 1, 3]) })).toEqual([1, 1, 3]);
});

it('put those who resigned last, together, whatever the bots in their seats achieved', () => {
  const seats = [person('ann', true), person('bob'), person('cat', true), person('dan')];
  expect(placesOf({ seats, outcome: outcome([1, 4, 3, 2]) })).toEqual([3, 2, 3, 1]);
});
