import { describe, expect, it } from 'vitest';
import { makeTable } from '../testing/table.ts';
import { routeBetween } from './route.ts';
import { stepsBetween } from './voyages.ts';

describe('a route', () => {
  it.each([2, 3, 4])(
    'is as long as the shortest voyage and never crosses land, with %i players [AM-BLUE-04]',
    (seats) => {
      const { layout } = makeTable({ seats, seed: `route ${seats}` });
      const { stride, height, width, islandOf, frame } = layout;
      const squares = Array.from({ length: height * width }, (_, at) => Math.floor(at / width) * stride + (at % width));
      const berths = [...squares.filter((space) => islandOf[space] < 0), ...frame.berths];
      for (const from of berths.filter((_, at) => at % 17 === 0)) {
        for (const to of berths.filter((berth) => berth !== from)) {
          const route = routeBetween(layout, from, to);
          expect([route[0], route.at(-1), route.length - 1]).toEqual([from, to, stepsBetween(layout, from, to)]);
          for (const [at, berth] of route.slice(1).entries()) {
            expect(berth >= stride * stride || islandOf[berth] < 0).toBe(true);
            expect(stepsBetween(layout, route[at], berth)).toBe(1);
          }
        }
      }
    },
  );

  it('back to where a ship was leads over a neighbouring berth [AM-BLUE-21]', () => {
    const { layout } = makeTable();
    const [from] = layout.frame.berths;
    const route = routeBetween(layout, from, from);
    expect(route).toHaveLength(3);
    expect(stepsBetween(layout, from, route[1])).toBe(1);
  });
});
