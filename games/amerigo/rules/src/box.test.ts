import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { layoutOf, makeBox } from './box.ts';
import { shipped } from './data/shipped.ts';
import { drawMap } from './map/drawMap.ts';
import { stepsBetween, voyagesFrom } from './map/voyages.ts';
import { makeTable } from './testing/table.ts';

describe('map layouts', () => {
  it('are cached for recently used maps, and belong to their maps', () => {
    const box = makeBox(shipped);
    const maps = Array.from({ length: 10 }, (_, i) => drawMap(box.atlas, shipped, 3, rngFromSeed(`layout ${i}`)).tiles);
    const first = layoutOf(box, { seats: 3, tiles: maps[0] });
    expect(layoutOf(box, { seats: 3, tiles: maps[0].slice() })).toBe(first);
    for (const tiles of maps.slice(1, 4)) expect(layoutOf(box, { seats: 3, tiles }).tiles).toEqual(tiles);
    expect(layoutOf(box, { seats: 3, tiles: maps[0] })).toBe(first);
    for (const tiles of maps) expect(layoutOf(box, { seats: 3, tiles }).tiles).toEqual(tiles);
    expect(box.layouts).toHaveLength(8);
    expect(layoutOf(box, { seats: 3, tiles: maps[0] })).not.toBe(first);
    expect(layoutOf(box, { seats: 3, tiles: maps[0] })).toEqual(first);
  });

  it('find the path over water, however far they were explored before', () => {
    const { layout, at } = makeTable();
    expect(voyagesFrom(layout, at('T1'), 1).steps).toEqual([0, 1, 1, 1, 1, 1]);
    expect(stepsBetween(layout, at('T1'), at('1,4'))).toBe(3);
    expect(stepsBetween(layout, at('1,4'), at('T1'))).toBe(3);
    expect(stepsBetween(layout, at('1,4'), at('3,0'))).toBe(4);
    expect(stepsBetween(layout, at('1,4'), at('1,3'))).toBeUndefined();
    const { berths, steps } = voyagesFrom(layout, at('T1'), 99);
    expect(berths).toHaveLength(12 + 225 - 103);
    expect(steps).toEqual(steps.slice().sort((one, other) => one - other));
  });
});
