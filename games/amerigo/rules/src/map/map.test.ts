import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { layoutOf, makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { examineMap } from '../testing/mapTrial.ts';
import { makeAtlas } from './atlas.ts';
import { drawMap, drawTiles, trialMap, unfit } from './drawMap.ts';
import { goodAt, isPostSpace, makeMapLayout } from './mapLayout.ts';

const box = makeBox(shipped);
const COUNTS = [2, 3, 4] as const;

function tilesFor(players: 2 | 3 | 4, count: number): number[][] {
  const rng = rngFromSeed(`maps ${players}`);
  return Array.from({ length: count }, () => drawTiles(box.atlas, shipped, players, rng));
}

describe('maps', () => {
  it.each(COUNTS)(
    'are rejected for exactly what an independent check of the drawings finds, with %i players',
    (players) => {
      const judged = tilesFor(players, 120).map((tiles) => ({
        thrown: unfit(box.atlas, shipped, players, tiles) !== undefined,
        faults: examineMap(box, players, tiles).faults,
      }));
      expect(judged.filter(({ thrown, faults }) => thrown !== faults.length > 0)).toEqual([]);
      expect(new Set(judged.map(({ thrown }) => thrown)).size).toBe(2);
    },
  );

  it('[AM-SETUP-07] are drawn in bounded time even if hardly any fits', () => {
    const narrow = { ...shipped, mapLimits: { ...shipped.mapLimits, farthestAnchor: 10, largestIsland: 22 } };
    const drawn = Array.from({ length: 12 }, (_, seed) => drawMap(box.atlas, narrow, 4, rngFromSeed(`${seed}`)).tiles);
    expect(drawn.filter((tiles) => unfit(box.atlas, narrow, 4, tiles) !== undefined)).toEqual([]);
    const trial = trialMap(box.atlas, narrow, 4)?.tiles;
    expect(drawn.filter((tiles) => `${tiles}` === `${trial}`).length).toBeGreaterThan(0);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
  });

  it('are not drawn forever if none fits', () => {
    const impossible = { ...shipped, mapLimits: { ...shipped.mapLimits, farthestAnchor: 0 } };
    expect(() => drawMap(box.atlas, impossible, 4, rngFromSeed('s'))).toThrow('no map for 4 players');
  });

  it.each(COUNTS)('have the land, islands, posts and goods of the drawings, with %i players', (players) => {
    for (const tiles of tilesFor(players, 12)) {
      const { land, islands, big, postSpaces, goods } = examineMap(box, players, tiles);
      const layout = layoutOf(box, { seats: players, tiles });
      const spaces = Array.from(layout.squares, (_, space) => space);
      const onLand = spaces.filter((space) => layout.islandOf[space] >= 0);
      expect({
        land: onLand.length,
        islands: layout.sizes.length,
        big: layout.big.filter(Boolean).length,
        postSpaces: spaces.filter((space) => isPostSpace(layout, space)).length,
        goods: spaces.filter((space) => goodAt(layout, space) >= 0).length,
      }).toEqual({ land, islands, big, postSpaces, goods });
      for (const [island, size] of layout.sizes.entries()) {
        expect(onLand.filter((space) => layout.islandOf[space] === island)).toHaveLength(size);
      }
      for (let row = 0; row < layout.height; row++) {
        const bits = onLand.filter((space) => Math.floor(space / layout.stride) === row);
        expect(layout.land[row]).toBe(bits.reduce((sum, space) => sum + 2 ** (space % layout.stride), 0));
        expect(layout.land[row] + layout.water[row]).toBe(2 ** layout.width - 1);
      }
    }
  });

  it.each(COUNTS)('serve every post space from an adjacent anchor, with %i players', (players) => {
    for (const tiles of tilesFor(players, 12)) {
      const layout = layoutOf(box, { seats: players, tiles });
      const served = new Set([...layout.harbours.values()].flat());
      const posts = Array.from(layout.squares, (_, space) => space).filter((space) => isPostSpace(layout, space));
      expect([...served].sort((one, other) => one - other)).toEqual(posts);
      for (const [anchor, spaces] of layout.harbours) {
        expect(layout.islandOf[anchor]).toBe(-1);
        for (const space of spaces) expect([1, layout.stride]).toContain(Math.abs(space - anchor));
      }
    }
  });

  it('[AM-BLUE-16] may have an anchor that serves several post spaces', () => {
    const atlas = makeAtlas({ islandTiles: [['.A.', '.a.', '.A.']] });
    const layouts = { ...shipped.layouts, 2: { ...shipped.layouts[2], rows: 1, cols: 1 } };
    const tiles = [0];
    const layout = makeMapLayout({
      atlas,
      components: { ...shipped, layouts },
      frame: box.frames[2],
      players: 2,
      tiles,
    });
    const { stride } = atlas;
    expect([...layout.harbours]).toEqual([[stride + 1, [1, 2 * stride + 1]]]);
    expect(layout.tiles).toEqual(tiles);
    expect(layout.tiles).not.toBe(tiles);
  });
});
