import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { squarePrice, villagePrice } from './tilePrices.ts';

describe('what tiles cost', () => {
  it('[AM-RED-02] [AM-GREEN-02] is one price for village tiles of any size', () => {
    expect(villagePrice(makeBox(shipped))).toEqual({ plan: 1, build: 1 });
    const villageTiles = shipped.villageTiles.map((tile) => ({ ...tile, plan: 2, build: 3 }));
    expect(villagePrice(makeBox({ ...shipped, villageTiles }))).toEqual({ plan: 2, build: 3 });
  });

  it('[AM-RED-08] is a price for each square of a neutral tile', () => {
    expect(squarePrice(makeBox(shipped))).toEqual({ plan: 1, build: 1 });
    const neutralTiles = shipped.neutralTiles.map((tile) => ({ ...tile, plan: 2 * tile.plan }));
    expect(squarePrice(makeBox({ ...shipped, neutralTiles }))).toEqual({ plan: 2, build: 1 });
  });

  it('[AM-RED-02] [AM-RED-08] is nothing that holds for all tiles of other components', () => {
    const [first, ...others] = shipped.neutralTiles;
    const neutralTiles = [{ ...first, build: 2 }, ...others];
    const [one, ...more] = shipped.villageTiles;
    const villageTiles = [{ ...one, plan: 2 }, ...more];
    const box = makeBox({ ...shipped, neutralTiles, villageTiles });
    expect([villagePrice(box), squarePrice(box)]).toEqual([undefined, undefined]);
  });
});
