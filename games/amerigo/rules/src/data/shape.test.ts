import { describeFault } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { GOODS } from '../ids.ts';
import { makeTable } from '../testing/table.ts';
import type { Components, TileData } from './components.ts';
import { PROBLEMS } from './problems.ts';
import { readComponents } from './shape.ts';
import { shipped } from './shipped.ts';

/** The shipped file with the value at a JSON pointer replaced, or removed where it is undefined. */
function withValue(pointer: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(shipped));
  const keys = pointer.slice(1).split('/');
  const last = keys.pop() ?? '';
  const inner = keys.reduce((branch, key) => (branch as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return copy;
}

function faultOf(pointer: string, value: unknown): string {
  const read = readComponents(withValue(pointer, value));
  return read.ok ? 'accepted' : describeFault(read.error, PROBLEMS);
}

function pathOf(pointer: string, value: unknown): unknown {
  const read = readComponents(withValue(pointer, value));
  return read.ok ? 'accepted' : read.error.path;
}

/** So many shapes of tiles that differ by name alone. */
function shapes(count: number): readonly TileData[] {
  return Array.from({ length: count }, (_, at) => ({ ...shipped.villageTiles[0], id: `t${at}` }));
}

/** The shipped tokens, and further kinds of which there are none in the stacks. */
function productionKinds(count: number): Components['productionTokens'] {
  const others = GOODS.flatMap((good) => [1, 5, 6, 7].map((cost) => ({ good, cost, players: 2, count: 0 })));
  return [...shipped.productionTokens, ...others.slice(15 - count)];
}

describe('components', () => {
  it('that we ship are in order', () => {
    expect(readComponents(shipped)).toEqual({ ok: true, value: shipped });
  });

  it('may be replaced by an owner of the printed game', () => {
    expect(pathOf('/islandTiles/0/0', '..#..    .##3.    .5#..    ..3#.')).toBe('accepted');
    expect(pathOf('/tower/released', [1, 20])).toBe('accepted');
    expect(pathOf('/neutralTiles/0/small', 1)).toBe('accepted');
    expect(pathOf('/posts', 10)).toBe('accepted');
    expect(pathOf('/progressTokens/0/amount', 3)).toBe('accepted');
  });

  it('are refused by naming the field that is missing, unknown or wrong', () => {
    expect(faultOf('/posts', undefined)).toBe('/posts: is missing');
    expect(faultOf('/pots', 3)).toBe('/pots: is not a known field');
    expect(faultOf('/tower/sticks', [7, 0])).toBe('/tower/sticks/1: must be a whole number from 1 to 1000, not 0');
    expect(pathOf('/rounds', 6)).toBe('/rounds');
    expect(pathOf('/progressTokens/4/kind', 'magic')).toBe('/progressTokens/4/kind');
  });

  it('have tiles of one size, drawn with known signs', () => {
    expect(pathOf('/islandTiles/0/0', '.....    .##3.    .5#..    ..?#.')).toBe('/islandTiles/0/0');
    expect(faultOf('/islandTiles/0/1', '.1#Aa    aA##.    .##Aa')).toBe(
      '/islandTiles/0/1: must hold 4 tiles like the first row, not 3',
    );
    expect(faultOf('/islandTiles/1/2', '..###    ####4    ##.#2    ##.#')).toBe(
      '/islandTiles/1/2: must have 5 squares for each tile, not "##.#"',
    );
    expect(pathOf('/islandTiles/3', ['.1##.', 'aA#2.', '.###.', '.3#B.'])).toBe('/islandTiles/3');
  });

  it('have an anchor beside every post space, and a post space beside every anchor', () => {
    expect(faultOf('/islandTiles/0/1', '.1#A.    aA##.    .##Aa    .a###')).toBe(
      '/islandTiles/0: has a tile whose A has no a beside it: ...../.1#A./.###./bB#2./.....',
    );
    expect(pathOf('/islandTiles/0/0', '.d...    .##3.    .5#..    ..3#.')).toBe('/islandTiles/0');
  });

  it('have tokens for every printed good', () => {
    expect(faultOf('/commodityTokens', 7)).toBe('/commodityTokens: must be at least 8, the spaces for cotton');
  });

  it('have a frame space for each outer tile side', () => {
    const problem = 'must name each outer tile side once';
    expect(faultOf('/layouts/2/ring', 'T0 T1 T2 R0 R1 R2 B2 B1 B0 L2 L1')).toBe(`/layouts/2/ring: ${problem}`);
    expect(faultOf('/layouts/2/ring', 'T0 T1 T2 R0 R1 R2 B2 B1 B0 L2 L1 L1')).toContain(problem);
    expect(pathOf('/layouts/3/rows', 4)).toBe('/layouts/3/ring');
  });

  it('have shapes of joined squares that equal their mirror images', () => {
    expect(faultOf('/neutralTiles/4/drawing', '##./.##')).toBe(
      '/neutralTiles/4/drawing: must equal its mirror image, which tiles turned over show',
    );
    expect(pathOf('/neutralTiles/4/drawing', '.#./###')).toBe('accepted');
    expect(faultOf('/neutralTiles/4/drawing', '#.#')).toContain(': must be squares joined by edges');
    expect(faultOf('/neutralTiles/4/drawing', '##/#')).toContain(': must have rows of equal length');
    expect(pathOf('/villageTiles/1/id', 'single')).toBe('/villageTiles/1/id');
    expect(faultOf('/villageTiles/1/big', 0)).toBe('/villageTiles/1/big: must be at least 1');
  });

  it('have at most 31 tile shapes in all', () => {
    expect(pathOf('/villageTiles', shapes(16))).toBe('accepted');
    const most = withValue('/neutralTiles', shapes(16)) as Components;
    expect(readComponents({ ...most, villageTiles: shapes(15) })).toMatchObject({ ok: true });
    expect(readComponents({ ...most, villageTiles: shapes(16) })).toEqual({
      ok: false,
      error: { path: '/villageTiles', problem: 'tileShapes', params: { max: 31, found: 32 } },
    });
  });

  it('have at most 31 production kinds', () => {
    expect(pathOf('/productionTokens', productionKinds(31))).toBe('accepted');
    expect(faultOf('/productionTokens', productionKinds(32))).toBe(
      '/productionTokens: must have at most 31 kinds, each a good at a cost, not 32',
    );
  });

  it('with as many shapes and kinds as may be are listed from the first to the last', () => {
    const most = { ...shipped, neutralTiles: shapes(16), villageTiles: shapes(15) };
    const table = makeTable({ box: makeBox({ ...most, productionTokens: productionKinds(31) }) });
    table.post(0, '6,8');
    table.planned(0, 'neutral t0', 'village t14');
    table.phase({ cubes: { green: 7, yellow: 7 } });
    table.state.market = [0, 30, 30];
    table.play('act green');
    expect(table.legal()).toEqual(['build neutral t0', 'build village t14', 'end']);
    table.play('end', 'act yellow');
    expect(table.legal()).toEqual(['buy cotton 2', 'buy coffee 7', 'end']);
  });

  it('have tracks whose points rise and lie on the track', () => {
    expect(faultOf('/tracks/progress/points', { 4: 3, 8: 3 })).toBe('/tracks/progress/points/8: must be more than 3');
    expect(faultOf('/tracks/order/points', { 25: 3 })).toBe('/tracks/order/points/25: is beyond 24, the last space');
    const problem = 'must begin with white and have no other white';
    expect(faultOf('/tracks/order/colours', 'blue white red')).toBe(`/tracks/order/colours: ${problem}`);
    expect(faultOf('/tracks/order/colours', 'white blue white')).toContain(problem);
  });

  it('have exactly the tokens that a game shows', () => {
    expect(faultOf('/progressDisplay/right', 3)).toBe('/progressTokens: must be 23, as many as are shown in a game');
    expect(faultOf('/productionSpaces/3', 7)).toBe(
      '/productionSpaces/3: asks for 35 tokens in a game, and there are 40',
    );
    expect(pathOf('/progressTokens/1/id', 'P01')).toBe('/progressTokens/1/id');
    expect(faultOf('/progressTokens/11/amount', 2)).toBe(
      '/progressTokens/11/amount: does not belong on a token of the kind pirateDamage',
    );
    expect(faultOf('/progressTokens/9/amount', undefined)).toContain(': is missing');
    expect(faultOf('/progressTokens/9/colours', ['blue'])).toContain(
      ': does not belong on a token of the kind shipPoints',
    );
    expect(faultOf('/progressTokens/0/colours', undefined)).toBe('/progressTokens/0/colours: is missing');
  });

  it('have chances of at most 1 and limits that maps can keep', () => {
    expect(faultOf('/tower/stays', [8, 7])).toBe('/tower/stays: must be at most 1, not 8/7');
    expect(faultOf('/mapLimits/bigIslands/2', [3, 2])).toBe('/mapLimits/bigIslands/2: must be in order, not 3 and 2');
    expect(faultOf('/mapLimits/bigIslands/4', [2, 6])).toBe(
      '/mapLimits/bigIslands/4: must be at most 5, the number of chests',
    );
    expect(faultOf('/mapLimits/largestIsland', 8)).toBe(
      '/mapLimits: none of 400 maps drawn for 2 players keeps the limits',
    );
  });
});
