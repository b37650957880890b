import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { chartOf, makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import type { Berth } from '../ids.ts';
import type { Chart } from './chart.ts';
import { drawMap } from './drawMap.ts';
import { reachFrom, stepsTo } from './reach.ts';
import { voyagesFrom } from './voyages.ts';

const box = makeBox(shipped);
const FAR = 40;

function chartFor(players: number, seed: string): Chart {
  const { tiles } = drawMap(box.atlas, shipped, players, rngFromSeed(seed));
  return chartOf(box, { seats: players, tiles });
}

function placesWithin(chart: Chart, from: Berth, most: number): Berth[] {
  const { rows, frame } = reachFrom(chart, from, most);
  const places: Berth[] = [];
  for (let row = 0; row < chart.height; row++) {
    for (let col = 0; col < chart.stride; col++) if ((rows[row] >> col) & 1) places.push(row * chart.stride + col);
  }
  for (let space = 0; space < 16; space++) if ((frame >> space) & 1) places.push(chart.stride ** 2 + space);
  return places;
}

describe('what a ship can reach', () => {
  it.each([2, 3, 4])('is what a search from place to place finds, with %i players', (players) => {
    for (let i = 0; i < 4; i++) {
      const chart = chartFor(players, `reach ${players} ${i}`);
      const start = chart.frame.berths[i];
      const everywhere = voyagesFrom(chart, start, FAR).berths.slice();
      for (const from of everywhere.filter((_, at) => at % 9 === i)) {
        const { berths, steps } = voyagesFrom(chart, from, FAR);
        for (const most of [0, 1, 2, 5, 12, FAR]) {
          const found = berths.filter((_, at) => steps[at] <= most).sort((one, other) => one - other);
          expect(placesWithin(chart, from, most)).toEqual(found);
        }
        for (const [at, to] of berths.entries())
          if (at % 7 === 0) expect(stepsTo(chart, from, to, FAR)).toBe(steps[at]);
      }
    }
  });

  it('is counted no further than asked', () => {
    const chart = chartFor(2, 'far');
    const { berths, steps } = voyagesFrom(chart, chart.frame.berths[0], FAR);
    expect(steps[berths.length - 1]).toBeGreaterThan(3);
    expect(stepsTo(chart, chart.frame.berths[0], berths[berths.length - 1], 3)).toBe(3);
  });
});
