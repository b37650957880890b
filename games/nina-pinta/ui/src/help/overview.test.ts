import { describe, expect, it } from 'vitest';
import { box } from '../testing/randomGames.ts';
import { t } from './messages/overview.ts';

const { terrains, scoring, solo, eras, cost, warMarkersByEra } = box.components;

/** The figures in a message. */
function figures(key: keyof typeof t.messages.english): readonly number[] {
  return (t.messages.english[key].match(/\d+/g) ?? []).map(Number);
}

describe('the headings of the overview', () => {
  it('put the player counts together that have the same capacities', () => {
    for (const [key, counts] of [
      ['capacityFew', [1, 2]],
      ['capacityMany', [3, 4]],
    ] as const) {
      expect(figures(key)).toEqual(counts);
      for (const { capacity } of terrains) expect(new Set(counts.map((count) => capacity[count])).size).toBe(1);
    }
  });

  it('count as many Benefits and Cities as the rows below them', () => {
    for (const row of scoring.table) expect(row.map((_, at) => at + 1)).toEqual(figures('groupTable'));
    expect(solo.cityPointsPerWorld.map((_, at) => at)).toEqual(figures('solo'));
  });

  it('name as many eras as there are prices and wars', () => {
    expect([cost.benefitStartByEra.length, warMarkersByEra.length]).toEqual([eras, eras]);
  });
});
