import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { makeAtlas } from '../src/map/atlas.ts';
import { drawMap, drawTiles, unfit } from '../src/map/drawMap.ts';
import { makeTable } from '../src/testing/table.ts';
import { COUNTS, coverAllBut, drawMapOf, FIXTURE_MAP, playUntil, spacesOfIsland } from './helpers.ts';

/** Each test has a box of its own. */
function openedBox(): ReturnType<typeof makeBox> {
  return makeBox(shipped);
}

/** The rule that rejects a map of tiles drawn by their rows, with limits that allow everything. */
function faultOf(extent: { rows: number; cols: number }, sheet: readonly string[]): string | undefined {
  const atlas = makeAtlas({ islandTiles: [sheet] });
  const tiles = Array.from({ length: atlas.tiles }, (_, tile) => tile * 4);
  const layouts = { ...shipped.layouts, 2: { ...shipped.layouts[2], ...extent } };
  const bigIslands = { ...shipped.mapLimits.bigIslands, 2: [0, 99] as const };
  const mapLimits = { ...shipped.mapLimits, bigIslands, postSpaces: [0, 99] as const };
  return unfit(atlas, { ...shipped, layouts, mapLimits }, 2, tiles);
}

describe('the island area', () => {
  it('[AM-SETUP-01] is for two to four players', () => {
    expect(makeTable().game.seats).toEqual({ min: 2, max: 4 });
    expect(COUNTS.map((seats) => makeTable({ seats }).state.players.length)).toEqual([2, 3, 4]);
  });

  it('[AM-SETUP-02] has 9, 12 or all 16 tiles, each once; with fewer players they are picked at random', () => {
    const box = openedBox();
    const picks = (players: number, seed: string): number[] =>
      drawTiles(box.atlas, shipped, players, rngFromSeed(seed))
        .map((face) => Math.floor(face / 4))
        .sort((one, other) => one - other);
    expect(COUNTS.map((players) => new Set(picks(players, 'a')).size)).toEqual([9, 12, 16]);
    expect(COUNTS.map((players) => picks(players, 'a').length)).toEqual([9, 12, 16]);
    expect(picks(2, 'a')).not.toEqual(picks(2, 'b'));
    expect(picks(3, 'a')).not.toEqual(picks(3, 'c'));
    expect(picks(4, 'a')).toEqual(picks(4, 'b'));
  });

  it('[AM-SETUP-03] is 3 by 3, 3 by 4 or 4 by 4 tiles', () => {
    const size = COUNTS.map((seats) => makeTable({ seats }).layout).map(({ height, width }) => [height, width]);
    expect(size).toEqual([
      [15, 15],
      [15, 20],
      [20, 20],
    ]);
  });

  it('[AM-SETUP-04] has every tile in a random place and orientation', () => {
    const box = openedBox();
    const maps = Array.from({ length: 60 }, (_, i) => drawTiles(box.atlas, shipped, 4, rngFromSeed(`turn ${i}`)));
    const turnsOfFirst = maps.map((tiles) => (tiles.find((face) => face < 4) ?? 9) % 4);
    const placesOfFirst = maps.map((tiles) => tiles.findIndex((face) => face < 4));
    expect([...new Set(turnsOfFirst)].sort()).toEqual([0, 1, 2, 3]);
    expect(new Set(placesOfFirst).size).toBeGreaterThan(10);
  });

  it('[AM-SETUP-04] turns tiles clockwise, as in the map of the examples', () => {
    expect(drawMapOf(makeTable())).toEqual(
      FIXTURE_MAP.map((line) => line.replaceAll(/[A-Z]/g, 'P').replaceAll(/[a-z]/g, 'a')),
    );
  });

  it('[AM-SETUP-05] has no water shut in by land, within a tile or across several', () => {
    expect(faultOf({ rows: 1, cols: 1 }, ['#####', '#...#', '#...#', '#...#', '#####'])).toBe('AM-SETUP-05');
    expect(faultOf({ rows: 1, cols: 2 }, ['### ###', '#.. ..#', '### ###'])).toBe('AM-SETUP-05');
    // A corner is no way out: steps are orthogonal.
    expect(faultOf({ rows: 1, cols: 1 }, ['..#..', '.#.#.', '..#..', '.....', '.....'])).toBe('AM-SETUP-05');
    expect(faultOf({ rows: 1, cols: 2 }, ['### ##.', '#.. ..#', '### #.#'])).toBeUndefined();
  });

  it('[AM-SETUP-06] has no land of two tiles that meets at a corner only', () => {
    expect(faultOf({ rows: 1, cols: 2 }, ['... ...', '..# ...', '... #..'])).toBe('AM-SETUP-06');
    expect(faultOf({ rows: 1, cols: 2 }, ['... #..', '..# ...', '... ...'])).toBe('AM-SETUP-06');
    expect(faultOf({ rows: 2, cols: 1 }, ['... #..', '... ...', '.#. ...'])).toBe('AM-SETUP-06');
    expect(faultOf({ rows: 1, cols: 2 }, ['... ...', '..# #..', '..# ...'])).toBeUndefined();
    // An edge shared elsewhere by the two tiles is enough.
    expect(faultOf({ rows: 1, cols: 2 }, ['..# #..', '... ...', '... ...'])).toBeUndefined();
    expect(faultOf({ rows: 1, cols: 2 }, ['..# ...', '... ...', '... #..'])).toBeUndefined();
  });

  it('[AM-SETUP-06] has no land of two tiles that meets only across the point where four tiles meet', () => {
    const four = (one: string, two: string, three: string, last: string): string | undefined =>
      faultOf({ rows: 2, cols: 2 }, [`... ... ..${three} ${last}..`, '... ... ... ...', `..${one} ${two}.. ... ...`]);
    expect(four('#', '.', '.', '#')).toBe('AM-SETUP-06');
    expect(four('.', '#', '#', '.')).toBe('AM-SETUP-06');
    expect(four('#', '#', '.', '#')).toBeUndefined();
    expect(four('.', '.', '.', '#')).toBeUndefined();
  });

  it('[AM-SETUP-07] is drawn again if it is outside the limits', () => {
    const box = openedBox();
    const judge = (limits: Partial<typeof shipped.mapLimits>): string | undefined =>
      unfit(box.atlas, { ...shipped, mapLimits: { ...shipped.mapLimits, ...limits } }, 2, makeTable().state.tiles);
    const big = (least: number, most: number): Partial<typeof shipped.mapLimits> => ({
      bigIslands: { ...shipped.mapLimits.bigIslands, 2: [least, most] },
    });
    expect(judge({})).toBeUndefined();
    // Islands of 9, 9, 11, 13, 14, 22 and 25 spaces, two of them big.
    expect([judge(big(2, 2)), judge(big(3, 5)), judge(big(0, 1))]).toEqual([undefined, 'AM-SETUP-07', 'AM-SETUP-07']);
    expect([judge({ largestIsland: 25 }), judge({ largestIsland: 24 })]).toEqual([undefined, 'AM-SETUP-07']);
    // From 2 to 4 post spaces.
    expect([judge({ postSpaces: [2, 4] }), judge({ postSpaces: [3, 4] }), judge({ postSpaces: [2, 3] })]).toEqual([
      ...[undefined, 'AM-SETUP-07', 'AM-SETUP-07'],
    ]);
    expect([judge({ farthestAnchor: 8 }), judge({ farthestAnchor: 7 })]).toEqual([undefined, 'AM-SETUP-07']);
  });

  it('[AM-SETUP-07] has these limits: 1 to 5 big islands, 2 to 5 with four, 45 spaces, 1 to 9 post spaces, 12 steps', () => {
    const box = openedBox();
    expect(shipped.mapLimits).toEqual({
      bigIsland: 20,
      bigIslands: { 2: [1, 5], 3: [1, 5], 4: [2, 5] },
      largestIsland: 45,
      postSpaces: [1, 9],
      farthestAnchor: 12,
    });
    for (const players of COUNTS) {
      for (let i = 0; i < 10; i++) {
        const { tiles } = drawMap(box.atlas, shipped, players, rngFromSeed(`limits ${i}`));
        expect(unfit(box.atlas, shipped, players, tiles)).toBeUndefined();
      }
    }
  });

  it('[AM-SETUP-08] has islands of land joined by edges, across tiles; one tile may hold parts of several', () => {
    const table = makeTable();
    expect(table.layout.sizes.slice().sort((one, other) => one - other)).toEqual([9, 9, 11, 13, 14, 22, 25]);
    expect(table.layout.sizes[table.island('6,6')]).toBe(25);
    expect(table.island('6,6')).toBe(table.island('8,13'));
    expect(table.layout.sizes[table.island('1,1')]).toBe(9);
    // The lower left tile has the end of one island; the tile in the middle column below has another of its own.
    expect(table.island('13,1')).toBe(table.island('6,1'));
    expect(table.island('13,1')).not.toBe(table.island('12,5'));
  });

  it('[AM-SETUP-09] counts post and commodity spaces, and a big island stays big without its chest', () => {
    const table = makeTable();
    expect(spacesOfIsland(table, table.island('1,1'))).toEqual([
      ...['1,1', '1,2', '1,3', '2,1', '2,2', '2,3', '3,1', '3,2', '3,3'],
    ]);
    const island = table.island('6,6');
    table.post(0, '6,8');
    coverAllBut(table, island, ['6,9']);
    table.planned(0, 'village single');
    table.phase({ cubes: { green: 1 } });
    table.play('act green', 'build village single', 'lay 6,9 turn 0');
    expect(table.view(0).map.islands[island]).toEqual({
      ...{ spaces: 25, big: true, chest: false, empty: 0, completed: 0, posts: [1, 0] },
    });
  });

  it('[AM-SETUP-10] has big islands from 20 spaces on', () => {
    const bigFrom = (bigIsland: number): number[] => {
      const components = { ...shipped, mapLimits: { ...shipped.mapLimits, bigIsland } };
      const { layout } = makeTable({ box: makeBox(components) });
      return layout.sizes.filter((_, island) => layout.big[island]).sort();
    };
    expect([bigFrom(20), bigFrom(22), bigFrom(23), bigFrom(14)]).toEqual([[22, 25], [22, 25], [25], [14, 22, 25]]);
    expect(shipped.mapLimits.bigIsland).toBe(20);
  });

  it('[AM-SETUP-11] has one chest on each big island and none elsewhere', () => {
    const { islands } = makeTable().view(0).map;
    expect(islands.map(({ spaces, chest }) => [spaces, chest])).toEqual(
      islands.map(({ spaces }) => [spaces, spaces >= 20]),
    );
    expect(islands.filter(({ chest }) => chest)).toHaveLength(2);
  });

  it('[AM-SETUP-12] is framed by four corners of three spaces and by no, two or four short frames', () => {
    const box = openedBox();
    expect(COUNTS.map((seats) => box.frames[seats].berths.length)).toEqual([4 * 3 + 0, 4 * 3 + 2, 4 * 3 + 4]);
  });

  it('[AM-SETUP-13] has a frame that is one closed ring with a space for each outer tile side', () => {
    const box = openedBox();
    for (const seats of COUNTS) {
      const { berths, ring, shore } = box.frames[seats];
      const first = box.atlas.stride ** 2;
      const seen = [berths[0]];
      for (let here = berths[0]; seen.length < berths.length; ) {
        here = ring[here - first].find((next) => !seen.includes(next)) ?? -1;
        seen.push(here);
      }
      expect(new Set(seen)).toEqual(new Set(berths));
      expect(ring[seen[seen.length - 1] - first]).toContain(berths[0]);
      expect(berths.map((berth) => shore[berth - first].length)).toEqual(berths.map(() => 5));
    }
    expect(COUNTS.map((seats) => shipped.layouts[seats].ring)).toEqual([
      'T0 T1 T2 R0 R1 R2 B2 B1 B0 L2 L1 L0',
      'T0 T1 T2 T3 R0 R1 R2 B3 B2 B1 B0 L2 L1 L0',
      'T0 T1 T2 T3 R0 R1 R2 R3 B3 B2 B1 B0 L3 L2 L1 L0',
    ]);
  });

  it('[AM-SETUP-14, AM-SETUP-15] has time markers that show 5, 4, 3 and 2 in rounds 1 to 4', () => {
    const table = makeTable();
    const shown = [1, 2, 3, 4].map((round) => {
      playUntil(table, round);
      return table.view(0).timeMarker;
    });
    expect(shown).toEqual([5, 4, 3, 2]);
  });

  it('[AM-SETUP-16] has a token of its type on each commodity space', () => {
    const table = makeTable();
    table.post(0, '1,3');
    table.lay(0, 'village line3', '1,0', 0);
    const before = table.player(0).goods.slice();
    expect(before).toEqual([1, 0, 0, 0, 0]);
    expect(shipped.commodityTokens).toBe(8);
    const signs = shipped.islandTiles.flat().join('');
    expect(['1', '2', '3', '4', '5'].map((sign) => signs.split(sign).length - 1)).toEqual([8, 8, 8, 8, 8]);
  });
});

describe('pieces at the start', () => {
  it('[AM-SETUP-17] are 37 landscape tiles in the common supply', () => {
    const { state } = makeTable();
    expect(state.supply).toEqual([7, 6, 5, 5, 4, 4, 3, 3]);
    expect(state.supply.reduce((sum, count) => sum + count)).toBe(37);
  });

  it('[AM-SETUP-18] include a planning token without effect: planning changes only supply and tiles', () => {
    const table = makeTable();
    table.phase({ cubes: { red: 2 } });
    const before = table.game.clone(table.state);
    table.play('act red', 'plan neutral single', 'end');
    before.supply[0]--;
    before.players[0].planned[0]++;
    before.stack = table.state.stack;
    before.turn = 2;
    expect(table.state).toEqual(before);
  });

  it('[AM-SETUP-19] are two ships, twelve posts and sixteen village tiles for each player, off the map', () => {
    for (const player of makeTable({ seats: 4 }).state.players) {
      expect(player.ships).toEqual([-1, -1]);
      expect(player.posts).toBe(12);
      expect(player.villages).toEqual([3, 3, 3, 3, 2, 2]);
      expect(player.outposts.every((count) => count === 0)).toBe(true);
    }
  });

  it('[AM-SETUP-20] are discs on 0 for progress and cannons, and for gold before the starting gold', () => {
    const { players, discs } = makeTable().game.setup({}, 2, rngFromSeed('tracks'));
    const starting = (seat: number): number => discs.indexOf(seat);
    expect(players.map(({ progress, cannons, gold }, seat) => [progress, cannons, gold - starting(seat)])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('[AM-SETUP-21] include no planned tiles', () => {
    for (const player of makeTable({ seats: 3 }).state.players) {
      expect(player.planned).toEqual(Array.from({ length: 14 }, () => 0));
    }
  });

  it('[AM-SETUP-22] are cubes on the storage board and in the tower', () => {
    const { state } = makeTable();
    const all = state.tower.map((inside, colour) => inside + state.storage[colour] + state.action[colour]);
    expect(all).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(state.phase).toBe(0);
  });

  it('[AM-SETUP-23] are six pirate markers: one face up, four face down, one removed unseen', () => {
    const { state } = makeTable();
    expect([state.piratesUp.length, state.piratesDown.length, state.piratesOut.length]).toEqual([1, 4, 1]);
    const all = [...state.piratesUp, ...state.piratesDown, ...state.piratesOut].sort();
    expect(all).toEqual([0, 0, 1, 2, 3, 4]);
    const seeds = Array.from({ length: 60 }, (_, i) => makeTable({ seed: `pirates ${i}` }).state);
    expect([...new Set(seeds.map((one) => one.piratesUp[0]))].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...new Set(seeds.map((one) => one.piratesOut[0]))].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('[AM-SETUP-24] are eight progress tokens on display, four in each half, and the others face down', () => {
    const { state } = makeTable();
    expect(state.display).toHaveLength(8);
    const all = [...state.display, ...state.progressStack].sort((one, other) => one - other);
    expect(all).toEqual(Array.from({ length: 24 }, (_, token) => token));
    expect(makeTable({ seed: 'other' }).state.display).not.toEqual(state.display);
  });

  it('[AM-SETUP-25] are 30, 40 or 50 production tokens', () => {
    const box = openedBox();
    expect(COUNTS.map((seats) => box.productionSets[seats].length)).toEqual([30, 40, 50]);
    const costs = (seats: number, cost: number): number =>
      box.productionSets[seats].filter((kind) => box.production[kind].cost === cost).length;
    expect(COUNTS.map((seats) => [costs(seats, 2), costs(seats, 3), costs(seats, 4)])).toEqual([
      [10, 10, 10],
      [10, 20, 10],
      [15, 20, 15],
    ]);
  });

  it('[AM-SETUP-26, AM-SETUP-27] are 6, 8 or 10 production tokens on display, drawn at random', () => {
    const shown = COUNTS.map((seats) => makeTable({ seats }).state);
    expect(shown.map(({ market }) => market.length)).toEqual([6, 8, 10]);
    expect(shown.map(({ market, productionStack }) => market.length + productionStack.length)).toEqual([30, 40, 50]);
    expect(shown.every(({ market }) => market.every((kind) => kind >= 0))).toBe(true);
    expect(makeTable({ seed: 'other' }).state.market).not.toEqual(shown[0].market);
  });

  it('[AM-SETUP-28] include scores of 0, each one running number', () => {
    const table = makeTable();
    expect(table.state.players.map(({ score }) => score)).toEqual([0, 0]);
    table.give(0, { score: 49, gold: 12 });
    table.phase({ cubes: { blue: 3 } });
    table.play('gold');
    expect(table.player(0).score).toBe(50);
  });

  it('[AM-SETUP-29] are order discs stacked at random on the first space', () => {
    const tables = Array.from({ length: 40 }, (_, i) => {
      const { game } = makeTable();
      return game.setup({}, 3, rngFromSeed(`order ${i}`));
    });
    expect(new Set(tables.map(({ discs }) => discs.join())).size).toBe(6);
    for (const { players, discs, order } of tables) {
      expect(players.map(({ track }) => track)).toEqual([0, 0, 0]);
      expect(order).toEqual(discs);
    }
  });

  it('[AM-SETUP-30] are one gold for every player ahead', () => {
    const { game } = makeTable();
    for (let i = 0; i < 10; i++) {
      const { players, discs } = game.setup({}, 4, rngFromSeed(`gold ${i}`));
      expect(discs.map((seat) => players[seat].gold)).toEqual([0, 1, 2, 3]);
    }
  });
});
