import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawMap.ts';
import { type MapPlan, middleOf, planOf } from './mapPlan.ts';
import { PRINTED_RADIUS, placeRose, scatter } from './scatter.ts';
import { manyLayouts } from './testing/layouts.ts';
import { areaOfPath } from './testing/polygon.ts';

const plans = manyLayouts(15).map(planOf);

function printedOn({ layout, posts, goods, chests }: MapPlan): number[] {
  return [
    ...posts,
    ...goods.map(({ space }) => space),
    ...chests.flatMap((chest) => chest?.space ?? []),
    ...layout.harbours.keys(),
  ];
}

describe('the scenery', () => {
  it('is never drawn over anything printed', () => {
    for (const plan of plans) {
      const rose = placeRose(plan);
      const round = [...scatter(plan, rose), ...(rose === undefined ? [] : [{ kind: 'rose', ...rose }])];
      const printed = printedOn(plan).map((space) => middleOf(plan.layout, space));
      const covering = round.filter(({ x, y, radius }) =>
        printed.some((at) => Math.hypot(at.x - x, at.y - y) < radius + PRINTED_RADIUS - 0.01),
      );
      expect(covering).toEqual([]);
    }
  });

  it('stands on land where it belongs on land, and elsewhere at sea', () => {
    for (const plan of plans) {
      const coasts = drawingOf(plan.layout).coasts.map(areaOfPath);
      for (const one of scatter(plan, placeRose(plan))) {
        const onLand = coasts.some((isLand) => isLand(one));
        expect(onLand, one.kind).toBe(!['reef', 'wave', 'sounding'].includes(one.kind));
      }
    }
  });

  it('adorns every map', () => {
    for (const plan of plans) expect(scatter(plan, undefined).length).toBeGreaterThan(plan.layout.tiles.length);
  });
});

describe('chests', () => {
  it('stand on a bare square of every big island', () => {
    for (const plan of plans) {
      expect(plan.chests.map((chest) => chest !== undefined)).toEqual([...plan.layout.big]);
      const taken = new Set([...plan.posts, ...plan.goods.map(({ space }) => space)]);
      for (const [island, { space } = { space: -1 }] of plan.chests.entries()) {
        if (space < 0) continue;
        expect(plan.layout.islandOf[space]).toBe(island);
        expect(taken.has(space)).toBe(false);
      }
    }
  });
});
