import { groupPoints } from '@portolan/table-kit/result';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../testing/randomGames.ts';
import { scoreHistory } from './scoreHistory.ts';
import { sourceGroups } from './sources.ts';

describe('the score history', () => {
  it('ends with the final scores of the game', () => {
    const titles = ['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5', 'Final scoring'];
    for (const seats of [2, 3, 4]) {
      for (const wild of [0, 20, 100]) {
        const { events, outcome } = resultOf({ seed: `history ${wild}`, seats, wild });
        const stretches = scoreHistory(seats, events);
        expect(stretches.map(({ title }) => title)).toEqual(titles);
        expect(stretches.at(-1)?.marks.at(-1)?.totals).toEqual(outcome.scores);
        for (const { marks } of stretches) for (const { cause } of marks) expect(cause).toMatch(/^[A-Z]/);
        for (const [at, { marks }] of stretches.entries()) {
          const before = stretches[at - 1]?.marks.at(-1)?.totals ?? outcome.scores.map(() => 0);
          expect(marks[0]?.totals).toEqual(before);
        }
      }
    }
  });

  it('is empty without events', () => {
    expect(scoreHistory(3, [])).toEqual([]);
  });
});

describe('the sources of points', () => {
  it('are all in exactly one group, and the groups add up to the score', () => {
    const { outcome } = resultOf({ seed: 'sources', seats: 4, wild: 10 });
    const [first = {}] = outcome.breakdown;
    expect(Object.keys(first)).toHaveLength(12);
    const grouped = sourceGroups().flatMap(({ sources }) => sources);
    expect(grouped.toSorted()).toEqual(Object.keys(first).toSorted());
    for (const [seat, breakdown] of outcome.breakdown.entries()) {
      const points = groupPoints(sourceGroups(), breakdown);
      expect(points.reduce((sum, one) => sum + one)).toBe(outcome.scores[seat]);
    }
  });
});
