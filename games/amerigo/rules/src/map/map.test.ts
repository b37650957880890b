import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { chartOf, makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { examineMap } from '../testing/mapTrial.ts';
import { makeAtlas } from './atlas.ts';
import { goodAt, isPostSpace, makeChart } from './chart.ts';
import { drawTiles, unfit } from './drawMap.ts';

const box = makeBox(shipped);
const COUNTS = [2, 3, 4] as const;

function tilesFor(players: 2 | 3 | 4, count: number): number[][] {
  const rng = rngFromSeed(`maps ${players}`);
  return Array.from({ length: count }, () => drawTiles(box.atlas, shipped, players, rng));
}

describe('maps', () => {
  it.each(COUNTS)('are thrown away for just what a look at the drawings finds, with %i players', (players) => {
    const judged = tilesFor(players, 120).map((tiles) => ({
      thrown: unfit(box.atlas, shipped, players, tiles) !== undefined,
      faults: examineMap(box, players, tiles).faults,
    }));
    expect(judged.filter(({ thrown, faults }) => thrown !== faults.length > 0)).toEqual([]);
    expect(new Set(judged.map(({ thrown }) => thrown)).size).toBe(2);
  });

  it.each(COUNTS)('have the land, islands, posts and goods of the drawings, with %i players', (players) => {
    for (const tiles of tilesFor(players, 12)) {
      const { land, islands, big, postSpaces, goods } = examineMap(box, players, tiles);
      const chart = chartOf(box, { seats: players, tiles });
      const spaces = Array.from(chart.squares, (_, space) => space);
      const onLand = spaces.filter((space) => chart.islandOf[space] >= 0);
      expect({
        land: onLand.length,
        islands: chart.sizes.length,
        big: chart.big.filter(Boolean).length,
        postSpaces: spaces.filter((space) => isPostSpace(chart, space)).length,
        goods: spaces.filter((space) => goodAt(chart, space) >= 0).length,
      }).toEqual({ land, islands, big, postSpaces, goods });
      for (const [island, size] of chart.sizes.entries()) {
        expect(onLand.filter((space) => chart.islandOf[space] === island)).toHaveLength(size);
      }
      for (let row = 0; row < chart.height; row++) {
        const bits = onLand.filter((space) => Math.floor(space / chart.stride) === row);
        expect(chart.land[row]).toBe(bits.reduce((sum, space) => sum + 2 ** (space % chart.stride), 0));
        expect(chart.land[row] + chart.water[row]).toBe(2 ** chart.width - 1);
      }
    }
  });

  it.each(COUNTS)('serve every post space from an anchor beside it, with %i players', (players) => {
    for (const tiles of tilesFor(players, 12)) {
      const chart = chartOf(box, { seats: players, tiles });
      const served = new Set([...chart.harbours.values()].flat());
      const posts = Array.from(chart.squares, (_, space) => space).filter((space) => isPostSpace(chart, space));
      expect([...served].sort((one, other) => one - other)).toEqual(posts);
      for (const [anchor, spaces] of chart.harbours) {
        expect(chart.islandOf[anchor]).toBe(-1);
        for (const space of spaces) expect([1, chart.stride]).toContain(Math.abs(space - anchor));
      }
    }
  });

  it('[AM-BLUE-16] may have an anchor that serves several post spaces', () => {
    const atlas = makeAtlas({ islandTiles: [['.A.', '.a.', '.A.']] });
    const layouts = { ...shipped.layouts, 2: { ...shipped.layouts[2], rows: 1, cols: 1 } };
    const tiles = [0];
    const chart = makeChart({ atlas, components: { ...shipped, layouts }, frame: box.frames[2], players: 2, tiles });
    const { stride } = atlas;
    expect([...chart.harbours]).toEqual([[stride + 1, [1, 2 * stride + 1]]]);
    expect(chart.tiles).toEqual(tiles);
    expect(chart.tiles).not.toBe(tiles);
  });
});
