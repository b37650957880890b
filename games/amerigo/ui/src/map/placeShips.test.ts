import { describe, expect, it } from 'vitest';
import { rectangleOf } from './geometry.ts';
import { placeShips, SHIP } from './placeShips.ts';
import { layoutFor } from './testing/layouts.ts';

const layout = layoutFor(4, 'ships');
const [top = 0] = layout.frame.berths;
const left = layout.frame.berths.at(-1) ?? 0;

describe('ships', () => {
  it('lie side by side in a frame space, inside it, from left to right or from top to bottom', () => {
    for (const berth of [top, left]) {
      const space = rectangleOf(layout, berth);
      const along = (spot: { readonly x: number; readonly y: number }): number => (berth === top ? spot.x : spot.y);
      for (const count of [1, 2, 4, 8]) {
        const players = Array.from({ length: count }, () => ({ ships: [berth, -1] }));
        const places = placeShips(layout, players).map(({ at }) => along(at));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(new Set(places).size).toBe(count);
        expect((places[0] ?? 0) - SHIP.w / 2).toBeGreaterThanOrEqual(along(space));
        expect((places.at(-1) ?? 0) + SHIP.w / 2).toBeLessThanOrEqual(along(space) + Math.max(space.w, space.h));
      }
    }
  });

  it('are not drawn before their first voyage', () => {
    expect(placeShips(layout, [{ ships: [-1, 22] }])).toEqual([{ seat: 0, ship: 1, at: { x: 30, y: 30 } }]);
  });
});
