import { groupPoints } from '@portolan/table-kit/result';
import { describe, expect, it } from 'vitest';
import { box, resultOf } from '../testing/randomGames.ts';
import { gradeOf } from './grade.ts';
import { sourceGroups } from './Result.tsx';
import { scoreHistory } from './scoreHistory.ts';
import { withRivals } from './sides.ts';

const TITLES = ['Era 1', 'Era 2', 'Era 3', 'Era 4', 'Era 5', 'Era 6', 'Final scoring'];

describe('the score history', () => {
  it('ends with the final scores, and its settlements are those that score', () => {
    for (const seats of [1, 2, 3, 4]) {
      for (const wild of [0, 30, 100]) {
        const { events, outcome } = resultOf({ seed: `history ${wild}`, seats, wild });
        const all = withRivals(outcome);
        const stretches = scoreHistory(box, all.scores.length, events);
        expect(stretches.map(({ title }) => title)).toEqual(TITLES);
        expect(stretches.at(-1)?.marks.at(-1)?.totals).toEqual(all.scores);
        const settled = stretches.at(-1)?.marks[0]?.totals ?? [];
        const worlds = all.breakdown.map((row) => (row.nina ?? 0) + (row.pinta ?? 0) + (row.santaMaria ?? 0));
        // Planck's worlds score for missing Cities as well.
        expect(settled.slice(0, seats)).toEqual(worlds.slice(0, seats));
        for (const { marks } of stretches) for (const { cause } of marks) expect(cause).toMatch(/^[A-Z]/);
      }
    }
  });

  it('is empty without events', () => {
    expect(scoreHistory(box, 3, [])).toEqual([]);
  });
});

describe('the sources of points', () => {
  it('are all in exactly one group, and the groups add up to the score', () => {
    const { outcome } = resultOf({ seed: 'sources', seats: 3, wild: 10 });
    const groups = sourceGroups(box, false);
    const [first = {}] = outcome.breakdown;
    expect(groups.flatMap(({ sources }) => sources).toSorted()).toEqual(Object.keys(first).toSorted());
    for (const [seat, breakdown] of outcome.breakdown.entries()) {
      expect(groupPoints(groups, breakdown).reduce((sum, one) => sum + one)).toBe(outcome.scores[seat]);
    }
  });
});

describe('the grade of victory', () => {
  it('is the one that the game reports [NP-SOLO-89] [NP-SOLO-90]', () => {
    const ranks = new Set<string | undefined>();
    for (let n = 0; n < 12; n++) {
      const { events, outcome } = resultOf({ seed: `grade ${n}`, seats: 1, wild: n % 3 === 0 ? 100 : 10 });
      const graded = events.find((event) => event.kind === 'victoryGraded');
      const grade = gradeOf(box, outcome);
      expect(grade?.lead).toBe(graded?.lead);
      expect(grade?.won).toBe(graded?.winner === 0);
      expect(grade?.rank).toBe(box.components.solo.grades[graded?.grade ?? -1]?.name);
      ranks.add(grade?.rank);
    }
    expect(ranks.size).toBeGreaterThan(0);
  });

  it('is none in a game of several players', () => {
    expect(gradeOf(box, resultOf({ seed: 'several', seats: 2, wild: 50 }).outcome)).toBeUndefined();
  });
});
