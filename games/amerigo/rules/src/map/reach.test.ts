import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { layoutOf, makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import type { Berth } from '../ids.ts';
import { drawMap } from './drawMap.ts';
import type { MapLayout } from './mapLayout.ts';
import { reachFrom, stepsTo } from './reach.ts';
import { voyagesFrom } from './voyages.ts';

const box = makeBox(shipped);
const FAR = 40;

function layoutFor(players: number, seed: string): MapLayout {
  const { tiles } = drawMap(box.atlas, shipped, players, rngFromSeed(seed));
  return layoutOf(box, { seats: players, tiles });
}

function placesWithin(layout: MapLayout, from: Berth, most: number): Berth[] {
  const rows = reachFrom(layout, from, most);
  const places: Berth[] = [];
  for (let row = 0; row < layout.height; row++) {
    for (let col = 0; col < layout.stride; col++) if ((rows[row] >> col) & 1) places.push(row * layout.stride + col);
  }
  for (let space = 0; space < 16; space++)
    if ((rows[layout.height] >> space) & 1) places.push(layout.stride ** 2 + space);
  return places;
}

describe('what a ship can reach', () => {
  it.each([2, 3, 4])('agrees with a search from place to place, with %i players', (players) => {
    for (let i = 0; i < 4; i++) {
      const layout = layoutFor(players, `reach ${players} ${i}`);
      const start = layout.frame.berths[i];
      const everywhere = voyagesFrom(layout, start, FAR).berths.slice();
      for (const from of everywhere.filter((_, at) => at % 9 === i)) {
        const { berths, steps } = voyagesFrom(layout, from, FAR);
        for (const most of [0, 1, 2, 5, 12, FAR]) {
          const found = berths.filter((_, at) => steps[at] <= most).sort((one, other) => one - other);
          expect(placesWithin(layout, from, most)).toEqual(found);
        }
        for (const [at, to] of berths.entries())
          if (at % 7 === 0) expect(stepsTo(layout, from, to, FAR)).toBe(steps[at]);
      }
    }
  });

  it('is counted only as far as requested', () => {
    const layout = layoutFor(2, 'far');
    const { berths, steps } = voyagesFrom(layout, layout.frame.berths[0], FAR);
    expect(steps[berths.length - 1]).toBeGreaterThan(3);
    expect(stepsTo(layout, layout.frame.berths[0], berths[berths.length - 1], 3)).toBe(3);
  });
});
