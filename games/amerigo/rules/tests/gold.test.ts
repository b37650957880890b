import { describe, expect, it } from 'vitest';
import type { FrameKind } from '../src/decisions/types.ts';
import { SOURCES } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, illegal } from './helpers.ts';

function withCubes(cubes: Parameters<Table['phase']>[0]['cubes'], gold = 0): Table {
  const table = makeTable();
  table.give(0, { gold });
  table.phase({ cubes });
  return table;
}

/** From the beginning of a turn to each kind of decision. */
const WAYS: { readonly [K in FrameKind]: readonly string[] } = {
  takeTurn: [],
  chooseShip: ['act blue'],
  placeShip: ['act blue'],
  sailShip: ['act blue', 'start T0'],
  foundPost: ['act blue', 'start T0', 'sail 1,4'],
  loadCannons: ['act black'],
  planTile: ['act red'],
  moveProgress: ['act brown'],
  chooseToken: ['act brown', 'progress 4'],
  chooseTile: ['act green'],
  layTile: ['act green', 'build village single'],
  buyProduction: ['act yellow'],
  moveOrder: ['act white'],
};

/** Every action is available and usable, and red has a chest and both gold tokens. */
function withMuchToCash(): Table {
  const table = withCubes({ blue: 4, black: 4, red: 4, brown: 4, green: 4, yellow: 4, white: 4 });
  table.own(0, 'P16', 'P17');
  table.give(0, { chests: 1 });
  table.post(0, '6,8');
  table.planned(0, 'village single');
  return table;
}

describe('gold', () => {
  it('[AM-GOLD-01] is taken instead of an action: a third of the cubes, rounded up', () => {
    const taken = [1, 2, 3, 4, 6, 7].map((cubes) => {
      const table = withCubes({ blue: cubes });
      table.play('gold');
      return table.player(0).gold;
    });
    expect(taken).toEqual([1, 1, 1, 2, 2, 3]);
    const mixed = withCubes({ blue: 4, red: 4, white: 2 });
    expect(mixed.play('gold')).toEqual([
      { kind: 'goldTaken', seat: 0, cubes: 10 },
      { kind: 'goldGained', seat: 0, gold: 4, points: 0 },
    ]);
    expect(mixed.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GOLD-02] is limited to 12, and any further gold is a point at once', () => {
    const table = withCubes({ blue: 7, red: 7 }, 10);
    expect(table.play('gold')[1]).toEqual({ kind: 'goldGained', seat: 0, gold: 2, points: 3 });
    expect(table.player(0)).toMatchObject({ gold: 12, score: 3 });
    expect(table.player(0).points[SOURCES.indexOf('excessGold')]).toBe(3);
  });

  it('[AM-GOLD-03] is paid at the end of a track: 2 for lost action points, however many, also for a disc already there', () => {
    const black = withCubes({ black: 6 });
    black.give(0, { cannons: 11 });
    black.play('act black', 'load 1');
    expect(black.player(0).gold).toBe(2);
    const full = withCubes({ black: 1 });
    full.give(0, { cannons: 12 });
    expect(full.play('act black').slice(1)).toEqual([
      { kind: 'trackEnded', seat: 0, colour: 1 },
      { kind: 'goldGained', seat: 0, gold: 2, points: 0 },
    ]);
    const brown = withCubes({ brown: 5 });
    brown.state.display.fill(-1);
    brown.give(0, { progress: 23 });
    expect(brown.play('act brown', 'progress 1').map(({ kind }) => kind)).toEqual([
      'progressMoved',
      'trackEnded',
      'goldGained',
    ]);
    expect(brown.player(0)).toMatchObject({ gold: 2, progress: 24 });
    const white = withCubes({ white: 3 });
    white.give(0, { track: 22 });
    white.play('act white', 'advance 2');
    expect(white.player(0)).toMatchObject({ gold: 2, track: 24 });
  });

  it('[AM-GOLD-04] is not paid for points given up before the end of a track, nor if the last point reaches it', () => {
    const given = withCubes({ black: 6 });
    given.give(0, { cannons: 9 });
    given.play('act black', 'load 2');
    expect(given.player(0).gold).toBe(0);
    const exact = withCubes({ black: 3 });
    exact.give(0, { cannons: 9 });
    exact.play('act black', 'load 3');
    expect(exact.player(0)).toMatchObject({ cannons: 12, gold: 0 });
    const brown = withCubes({ brown: 4 });
    brown.state.display.fill(-1);
    brown.give(0, { progress: 20 });
    brown.play('act brown', 'progress 4');
    expect(brown.player(0)).toMatchObject({ progress: 24, gold: 0 });
    const early = withCubes({ brown: 4 });
    early.give(0, { progress: 21 });
    early.play('act brown', 'progress 1', 'end');
    expect(early.player(0).gold).toBe(0);
    const white = withCubes({ white: 3 });
    white.give(0, { track: 20 });
    white.play('act white', 'advance 2');
    expect(white.player(0).gold).toBe(0);
    const reached = withCubes({ white: 4 });
    reached.give(0, { track: 20 });
    reached.play('act white', 'advance 4');
    expect(reached.player(0)).toMatchObject({ track: 24, gold: 0 });
  });

  it('[AM-GOLD-05] comes from a chest: 3, and the chest leaves the game', () => {
    const table = withCubes({ blue: 1 });
    table.give(0, { chests: 2 });
    expect(table.play('cash chest')).toEqual([
      { kind: 'cashed', seat: 0, token: -1 },
      { kind: 'goldGained', seat: 0, gold: 3, points: 0 },
    ]);
    expect(table.player(0)).toMatchObject({ chests: 1, gold: 3 });
    table.play('cash chest');
    expect(table.refuse('cash chest')).toEqual(illegal('cash chest', 'AM-GOLD-05'));
  });

  it('[AM-GOLD-06] can be cashed at every decision of the player’s own turn, and only there', () => {
    const offered = (table: Table): string[] => table.legal().filter((move) => move.startsWith('cash'));
    for (const [kind, moves] of Object.entries(WAYS)) {
      const table = withMuchToCash();
      if (kind === 'chooseShip') table.give(0, { ships: [table.at('T0'), table.at('T2')] });
      table.play(...moves);
      const question = table.question();
      expect(question).toMatchObject({ kind, seat: 0 });
      expect([kind, ...offered(table)]).toEqual([kind, 'cash chest', 'cash P16', 'cash P17']);
      table.play('cash P17');
      expect(table.question()).toEqual(question);
      expect([kind, ...offered(table)]).toEqual([kind, 'cash chest', 'cash P16']);
    }
    const later = withMuchToCash();
    later.play('gold');
    expect(later.question().seat).toBe(1);
    expect(offered(later)).toEqual([]);
    expect(later.refuse('cash chest', 0)).toEqual({ code: 'wrongSeat', awaiting: [1] });
  });

  it('[AM-GOLD-07] is one more action point each, in any number', () => {
    const table = withCubes({ black: 2 }, 7);
    table.play('act black');
    expect(table.legal()).toHaveLength(10);
    table.play('load 9');
    expect(table.player(0)).toMatchObject({ cannons: 9, gold: 0 });
  });

  it('[AM-GOLD-08] is paid when a step costs more than is left, one for each missing point', () => {
    const table = withCubes({ red: 3 }, 5);
    table.play('act red');
    expect(table.play('plan neutral pair')).toEqual([{ kind: 'tilePlanned', seat: 0, piece: 1 }]);
    expect(table.player(0).gold).toBe(5);
    table.play('plan village pair');
    expect(eventsOf(table.play('plan village pair'), 'goldSpent')).toEqual([{ kind: 'goldSpent', seat: 0, gold: 1 }]);
    expect(table.question()).toEqual({ kind: 'planTile', seat: 0, ap: 0, neutrals: 0 });
    const dear = withCubes({ red: 3 }, 2);
    dear.play('act red', 'plan neutral u');
    expect(dear.player(0).gold).toBe(0);
    expect(dear.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GOLD-08] is paid for building, buying and both tracks as well', () => {
    const green = withCubes({ green: 1 }, 2);
    green.post(0, '6,8');
    green.planned(0, 'neutral line3', 'neutral square');
    green.play('act green');
    expect(green.legal()).toEqual(['build neutral line3', 'end']);
    expect(green.refuse('build neutral square')).toEqual(illegal('build neutral square', 'AM-GREEN-02'));
    expect(green.refuse('build village pair')).toEqual(illegal('build village pair', 'AM-GREEN-01'));
    green.play('build neutral line3');
    expect(eventsOf(green.play('lay 7,8 turn 0'), 'goldSpent')).toEqual([{ kind: 'goldSpent', seat: 0, gold: 2 }]);
    expect(green.player(0).gold).toBe(0);
    const yellow = withCubes({ yellow: 2 }, 2);
    yellow.state.market = [2, 1, -1, -1, -1, -1];
    yellow.play('act yellow');
    expect(yellow.legal()).toEqual(['buy cotton 4', 'buy cotton 3', 'end']);
    yellow.play('buy cotton 3');
    expect(yellow.player(0).gold).toBe(1);
    expect(yellow.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    const white = withCubes({ white: 1 }, 2);
    white.play('act white');
    expect(white.legal().at(-1)).toBe('advance 3');
    white.play('advance 3');
    expect(white.player(0)).toMatchObject({ gold: 0, track: 3 });
    const brown = withCubes({ brown: 1 }, 1);
    brown.play('act brown');
    expect(brown.legal()).toEqual(['progress 1', 'progress 2', 'end']);
    expect(brown.refuse('progress 3')).toEqual(illegal('progress 3', 'AM-GOLD-08'));
  });

  it('[AM-GOLD-08] keeps a decision open while cashing could still pay for something', () => {
    const green = withCubes({ green: 1 });
    green.give(0, { chests: 1 });
    green.post(0, '6,8');
    green.planned(0, 'neutral square', 'neutral u');
    green.play('act green');
    expect(green.legal()).toEqual(['end', 'cash chest']);
    green.play('cash chest');
    expect(green.legal()).toEqual(['build neutral square', 'end']);
    const red = withCubes({ red: 1 });
    red.give(0, { chests: 1 });
    red.play('act red', 'plan village single');
    expect(red.legal()).toEqual(['end', 'cash chest']);
    const yellow = withCubes({ yellow: 1 });
    yellow.own(0, 'P16');
    yellow.state.market = [2, -1, -1, -1, -1, -1];
    yellow.play('act yellow');
    expect(yellow.legal()).toEqual(['end', 'cash P16']);
    // Four points would be needed, and only three are available.
    const poor = withCubes({ yellow: 1 });
    poor.give(0, { chests: 1 });
    poor.state.market = [2, -1, -1, -1, -1, -1];
    poor.play('act yellow');
    expect(poor.question().kind).toBe('buyProduction');
    const none = withCubes({ yellow: 1 });
    none.state.market = [2, -1, -1, -1, -1, -1];
    none.play('act yellow');
    expect(none.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GOLD-09] buys no action points that no step uses', () => {
    const table = withCubes({ black: 1 }, 6);
    table.give(0, { cannons: 9 });
    table.play('act black');
    expect(table.legal()).toEqual(['load 0', 'load 1', 'load 2', 'load 3']);
    table.play('load 3');
    expect(table.player(0)).toMatchObject({ cannons: 12, gold: 4 });
  });

  it('[AM-GOLD-10] gained in an action may be spent in it', () => {
    const table = withCubes({ blue: 2 });
    table.own(0, 'P18');
    table.give(0, { ships: [table.at('T0'), table.at('T2')] });
    table.play('act blue', 'ship 1', 'sail 1,4', 'found 1,3');
    expect(table.player(0).gold).toBe(1);
    expect(table.legal()).toContain('sail 1,9');
    table.play('sail 1,9');
    expect(table.player(0).gold).toBe(0);
  });

  it('[AM-GOLD-11] can always be taken; this is no action and gets no bonus', () => {
    const table = withCubes({ black: 3 });
    table.own(0, 'P01', 'P02', 'P05');
    expect(table.legal()).toContain('gold');
    expect(eventsOf(table.play('gold'), 'actionChosen')).toEqual([]);
    expect(table.player(0).gold).toBe(1);
  });

  it('[AM-GOLD-12] pays for an advance, a loading or a voyage at once, so it is cashed before', () => {
    const white = withCubes({ white: 1 }, 12);
    white.give(0, { chests: 2 });
    white.play('act white', 'cash chest');
    expect(white.player(0)).toMatchObject({ gold: 12, score: 3 });
    expect(white.legal().slice(-2)).toEqual(['advance 13', 'cash chest']);
    white.play('advance 13');
    expect(white.player(0)).toMatchObject({ track: 13, gold: 0, chests: 1 });
    expect(white.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    const black = withCubes({ black: 1 }, 2);
    black.give(0, { chests: 1 });
    black.play('act black');
    expect(black.legal().slice(-2)).toEqual(['load 3', 'cash chest']);
    black.play('load 3');
    expect(black.player(0)).toMatchObject({ cannons: 3, gold: 0, chests: 1 });
    expect(black.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    const blue = withCubes({ blue: 1 }, 1);
    blue.give(0, { chests: 1, ships: [blue.at('T0'), blue.at('T2')] });
    blue.play('act blue', 'ship 1');
    expect(blue.refuse('sail 3,4')).toEqual(illegal('sail 3,4', 'AM-GOLD-12'));
    expect(eventsOf(blue.play('sail 0,5'), 'goldSpent')).toHaveLength(1);
    expect(blue.question()).toMatchObject({ kind: 'sailShip', ship: 1 });
    const cashed = withCubes({ blue: 1 }, 1);
    cashed.give(0, { chests: 1, ships: [cashed.at('T0'), cashed.at('T2')] });
    cashed.play('act blue', 'ship 1', 'cash chest');
    expect(cashed.legal()).toContain('sail 3,4');
  });
});
