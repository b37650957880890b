import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawMap.ts';
import { SQUARE } from './geometry.ts';
import { middleOf } from './mapPlan.ts';
import { layoutFor, manyLayouts } from './testing/layouts.ts';
import { areaOfPath, polygonsOf } from './testing/polygon.ts';

/** How far around its middle a square must be what it is, so that nobody takes land for water. */
const SURE = 0.27 * SQUARE;
const AROUND = [
  { x: 0, y: 0 },
  { x: SURE, y: 0 },
  { x: -SURE, y: 0 },
  { x: 0, y: SURE },
  { x: 0, y: -SURE },
];

describe('the coasts', () => {
  it('contain every land square of their island and no other square', () => {
    for (const layout of manyLayouts(8)) {
      const coasts = drawingOf(layout).coasts.map(areaOfPath);
      const wrong: string[] = [];
      for (let row = 0; row < layout.height; row++) {
        for (let col = 0; col < layout.width; col++) {
          const space = row * layout.stride + col;
          const { x, y } = middleOf(layout, space);
          const within = AROUND.map((by) => coasts.findIndex((isLand) => isLand({ x: x + by.x, y: y + by.y })));
          if (within.some((island) => island !== layout.islandOf[space])) wrong.push(`${row},${col}: ${within.join()}`);
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  it('are one line each, since no map has a lake', () => {
    for (const { coasts } of manyLayouts(5).map(drawingOf)) {
      for (const coast of coasts) expect(polygonsOf(coast)).toHaveLength(1);
    }
  });

  it('are the same whenever the map is the same, and different for every map', () => {
    // A copy, because drawings are kept by layout.
    expect(drawingOf({ ...layoutFor(3, 'twice') })).toEqual(drawingOf(layoutFor(3, 'twice')));
    expect(drawingOf(layoutFor(3, 'once'))).not.toEqual(drawingOf(layoutFor(3, 'twice')));
  });
});
