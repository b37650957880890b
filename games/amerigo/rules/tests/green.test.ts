import { describe, expect, it } from 'vitest';
import { shipped } from '../src/data/shipped.ts';
import { SOURCES } from '../src/ids.ts';
import { makeTable, type Table, type TableOptions } from '../src/testing/table.ts';
import { coverAllBut, eventsOf, illegal } from './helpers.ts';

interface Site extends TableOptions {
  readonly ap?: number;
  readonly round?: number;
  readonly posts?: readonly string[];
  readonly tiles0?: readonly string[];
}

/** Red (seat 0) is to build. */
function building({ ap = 3, round = 1, posts = [], tiles0 = [], ...options }: Site): Table {
  const table = makeTable(options);
  table.give(0, { gold: 0 });
  table.post(0, ...posts);
  table.planned(0, ...tiles0);
  table.phase({ cubes: { green: ap }, round });
  return table;
}

/** The spaces where a single tile may lie. */
function singles(table: Table): string[] {
  return table.legal().map((move) => move.split(' ')[1]);
}

describe('laying tiles', () => {
  it('[AM-GREEN-01] is possible only on islands with a post of the player', () => {
    const table = building({ posts: ['1,3'], tiles0: ['village single'] });
    table.post(1, '6,8');
    table.play('act green', 'build village single');
    expect(singles(table)).toEqual(['1,2', '2,3']);
    const nowhere = building({ tiles0: ['village single'] });
    nowhere.post(1, '6,8');
    expect(nowhere.play('act green')).toHaveLength(1);
    expect(nowhere.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(table.refuse('end')).toEqual(illegal('end', 'AM-GREEN-01'));
    const choosing = building({ posts: ['1,3', '3,1'], tiles0: ['neutral line3', 'neutral block'], ap: 6 });
    choosing.play('act green');
    expect(choosing.legal()).toEqual(['build neutral line3', 'end']);
    expect(choosing.refuse('build neutral block')).toEqual(illegal('build neutral block', 'AM-GREEN-07'));
    expect(choosing.refuse('gold')).toEqual(illegal('gold', 'AM-GREEN-01'));
  });

  it('[AM-GREEN-02] costs 1 for a village tile and 1 to 6 for a landscape tile', () => {
    expect(shipped.villageTiles.map(({ build }) => build)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(shipped.neutralTiles.map(({ build }) => build)).toEqual([1, 2, 3, 3, 4, 4, 5, 6]);
    const table = building({ ap: 3, posts: ['6,8'], tiles0: ['village line4', 'neutral pair', 'neutral square'] });
    table.play('act green');
    expect(table.legal()).toEqual(['build neutral pair', 'build village line4', 'end']);
    expect(table.refuse('build neutral square')).toEqual(illegal('build neutral square', 'AM-GREEN-02'));
    table.play('build village line4', 'lay 7,8 turn 0');
    expect(table.question()).toMatchObject({ kind: 'chooseTile', ap: 2 });
    table.play('build neutral pair', 'lay 6,6 turn 0');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GREEN-03] is not possible on water', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village pair'] });
    table.play('act green', 'build village pair');
    expect(table.refuse('lay 6,9 turn 0')).toEqual(illegal('lay 6,9 turn 0', 'AM-GREEN-03'));
    expect(table.legal()).toEqual([
      'lay 6,6 turn 0',
      'lay 7,7 turn 0',
      'lay 7,8 turn 0',
      'lay 6,7 turn 1',
      'lay 6,9 turn 1',
      'lay 7,8 turn 1',
    ]);
  });

  it('[AM-GREEN-04] is not possible on a tile', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village single'] });
    table.lay(1, 'village single', '6,7');
    table.play('act green', 'build village single');
    expect(singles(table)).toEqual(['6,9', '7,8']);
    expect(table.refuse('lay 6,7 turn 0')).toEqual(illegal('lay 6,7 turn 0', 'AM-GREEN-04'));
  });

  it('[AM-GREEN-05] is not possible on a post of any player', () => {
    const table = building({ posts: ['6,8', '8,6'], tiles0: ['village single', 'village pair'] });
    table.post(1, '6,11');
    table.play('act green', 'build village single');
    expect(singles(table)).toEqual(['6,7', '6,9', '7,6', '7,8', '8,7']);
    expect(table.refuse('lay 6,8 turn 0')).toEqual(illegal('lay 6,8 turn 0', 'AM-GREEN-05'));
    expect(table.refuse('lay 6,11 turn 0')).toEqual(illegal('lay 6,11 turn 0', 'AM-GREEN-05'));
  });

  it('[AM-GREEN-06] may cover an empty post space, which is then lost for posts', () => {
    const table = building({ posts: ['2,8'], tiles0: ['village single'] });
    table.play('act green', 'build village single', 'lay 1,8 turn 0');
    table.give(1, { ships: [table.at('0,9'), table.at('T0')] });
    table.phase({ cubes: { blue: 1 }, order: [1, 0] });
    table.play('act blue', 'ship 1', 'sail 0,8');
    expect(table.question()).toMatchObject({ kind: 'sailShip', ship: 1 });
  });

  it('[AM-GREEN-07] needs a connection to a post of the player, directly or by a chain of their own village tiles and any landscape tiles', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village single'] });
    table.lay(0, 'village line3', '7,8');
    table.lay(0, 'neutral single', '7,11');
    table.play('act green', 'build village single');
    expect(singles(table)).toEqual(['6,7', '6,9', '6,11', '7,7', '7,12', '8,8', '8,9', '8,10', '8,11']);
    expect(table.refuse('lay 8,12 turn 0')).toEqual(illegal('lay 8,12 turn 0', 'AM-GREEN-07'));
  });

  it('[AM-GREEN-08] is not connected at a corner', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village single'] });
    table.play('act green', 'build village single');
    expect(singles(table)).toEqual(['6,7', '6,9', '7,8']);
    expect(table.refuse('lay 7,7 turn 0')).toEqual(illegal('lay 7,7 turn 0', 'AM-GREEN-07'));
  });

  it('[AM-GREEN-09] may use landscape tiles of any player, including those laid before they were linked', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village single'] });
    // Two landscape tiles of the other player, apart from red's post; then one that joins them to it.
    table.post(1, '6,11');
    table.lay(1, 'neutral single', '7,11');
    table.lay(1, 'neutral single', '7,10');
    table.lay(1, 'neutral pair', '7,8');
    table.play('act green', 'build village single');
    expect(singles(table)).toContain('8,11');
    expect(singles(table)).toContain('8,8');
    expect(singles(table)).not.toContain('6,12');
  });

  it('[AM-GREEN-10] never uses village tiles and posts of other players', () => {
    const tiles = building({ tiles0: ['village single'] });
    tiles.post(1, '8,6');
    tiles.lay(1, 'village line3', '7,6');
    tiles.post(0, '6,8');
    tiles.play('act green', 'build village single');
    expect(singles(tiles)).toEqual(['6,7', '6,9']);
    // From blue's post at 6,8 red would come to 6,9.
    const posts = building({ tiles0: ['village single'] });
    posts.post(1, '6,8');
    posts.post(0, '8,6');
    posts.lay(0, 'village line3', '7,6');
    posts.play('act green', 'build village single');
    expect(singles(posts)).toEqual(['6,6', '6,7', '7,9', '8,7', '8,8']);
  });

  it('[AM-GREEN-11] may use tiles laid in the same action', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village line3', 'village single'] });
    table.play('act green', 'build village line3', 'lay 7,8 turn 0', 'build village single');
    expect(singles(table)).toContain('7,11');
  });

  it('[AM-GREEN-12] allows quarter turns and places across tile borders; orientations that look the same are listed once', () => {
    const table = building({
      posts: ['6,8'],
      tiles0: ['village square', 'village line3', 'village corner', 'neutral u'],
    });
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((piece) => table.box.pieces.outlines[piece].length)).toEqual([
      1, 2, 2, 4, 2, 1, 4, 2,
    ]);
    expect([8, 9, 10, 11, 12, 13].map((piece) => table.box.pieces.outlines[piece].length)).toEqual([1, 2, 2, 4, 2, 1]);
    table.play('act green', 'build village square');
    expect(table.refuse('lay 6,6 turn 1')).toEqual(illegal('lay 6,6 turn 1', 'AM-GREEN-12'));
    table.play('lay 6,6 turn 0', 'build village line3');
    // From the middle tile to the right one.
    table.play('lay 7,8 turn 0', 'build village corner');
    // Turned once, the missing square of `##/#.` is at the lower left.
    const laid = table.play('lay 7,11 turn 1');
    expect(eventsOf(laid, 'tileLaid')[0].spaces).toEqual(['7,11', '7,12', '8,12'].map(table.at));
  });

  it('[AM-GREEN-13] takes the commodity tokens that a tile covers', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village square', 'village single'] });
    table.play('act green', 'build village square');
    const events = table.play('lay 6,6 turn 0');
    expect(events).toEqual([
      { kind: 'tileLaid', seat: 0, piece: 13, spaces: ['6,6', '6,7', '7,6', '7,7'].map(table.at), goods: [2] },
    ]);
    expect(table.player(0).goods).toEqual([0, 0, 1, 0, 0]);
    table.play('build village single', 'lay 6,9 turn 0');
    expect(table.player(0).goods).toEqual([1, 0, 1, 0, 0]);
  });

  it('[AM-GREEN-14] allows several tiles in one action, on several islands', () => {
    const table = building({ posts: ['6,8', '1,3'], tiles0: ['village single', 'village pair'] });
    table.play('act green', 'build village single', 'lay 6,7 turn 0', 'build village pair', 'lay 1,1 turn 0');
    expect(table.view(0).map.laid.map(({ space }) => space)).toEqual([table.at('6,7'), table.at('1,1')]);
    expect(table.player(0).score).toBe(3);
  });
});

describe('scoring tiles and islands', () => {
  it('[AM-GREEN-15] scores tiles at the end of the action', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village single', 'village pair'] });
    table.play('act green', 'build village single', 'lay 6,7 turn 0');
    expect(table.player(0).score).toBe(0);
    expect(table.play('end')[0]).toEqual({ kind: 'tilesScored', seat: 0, points: 2 });
    expect(table.player(0).score).toBe(2);
    expect(table.player(0).points[SOURCES.indexOf('tiles')]).toBe(2);
  });

  it('[AM-GREEN-16] counts the lower value on a small island and the higher on a big one', () => {
    expect(shipped.neutralTiles.map(({ small, big }) => [small, big])).toEqual([
      ...[2, 4, 6, 6, 8, 8, 10, 12].map((small) => [small, small * 1.5]),
    ]);
    expect(shipped.villageTiles.map(({ small, big }) => [small, big])).toEqual(shipped.villageTiles.map(() => [1, 2]));
    const small = building({ posts: ['1,3'], tiles0: ['neutral pair'] });
    small.play('act green', 'build neutral pair', 'lay 1,1 turn 0');
    expect(small.player(0).score).toBe(4);
    const big = building({ posts: ['6,8'], tiles0: ['neutral pair'] });
    big.play('act green', 'build neutral pair', 'lay 6,6 turn 0');
    expect(big.player(0).score).toBe(6);
  });

  it('[AM-GREEN-17] brings 3 points for the last empty space, and the chest of a big island', () => {
    const small = building({ posts: ['1,3'], tiles0: ['village single'], round: 5 });
    coverAllBut(small, small.island('1,3'), ['2,3']);
    small.play('act green', 'build village single');
    expect(eventsOf(small.play('lay 2,3 turn 0'), 'islandCompleted')).toEqual([
      { kind: 'islandCompleted', seat: 0, island: small.island('1,3'), points: 3, posts: [1, 0], chest: false },
    ]);
    expect(small.player(0)).toMatchObject({ score: 1 + 3 + 1, chests: 0 });
    const big = building({ posts: ['6,8'], tiles0: ['village single'], round: 5 });
    coverAllBut(big, big.island('6,8'), ['6,7']);
    big.play('act green', 'build village single', 'lay 6,7 turn 0');
    expect(big.player(0)).toMatchObject({ score: 2 + 3 + 1, chests: 1 });
  });

  it('[AM-GREEN-18] treats spaces with goods or the chest as empty, those with posts or tiles as filled', () => {
    const table = building({ posts: ['1,3'] });
    const island = table.island('1,3');
    expect(table.state.empty[island]).toBe(8);
    table.lay(0, 'village single', '2,3');
    expect(table.state.empty[island]).toBe(7);
    coverAllBut(table, island, ['1,1']);
    expect(table.view(0).map.islands[island]).toMatchObject({ empty: 1 });
    expect(table.view(0).map.islands[table.island('6,8')]).toMatchObject({ chest: true, empty: 25 });
  });

  it('[AM-GREEN-19] scores all posts on completion: their multiple times the time marker', () => {
    const table = building({ posts: ['6,8', '8,6'], tiles0: ['village single'], round: 3 });
    table.post(1, '6,11');
    coverAllBut(table, table.island('6,8'), ['6,7']);
    table.play('act green', 'build village single');
    const [done] = eventsOf(table.play('lay 6,7 turn 0'), 'islandCompleted');
    expect(done.posts).toEqual([3 * 3, 1 * 3]);
    expect(table.state.players.map(({ score }) => score)).toEqual([2 + 3 + 9, 3]);
  });

  it('[AM-GREEN-20, AM-GREEN-21] uses the multiples 1, 3, 6, 10, 15 and 21, and no more for a seventh post', () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 9].map((posts) => {
      const table = building({ posts: ['6,8'], tiles0: ['village single'], round: 5 });
      const island = table.island('6,8');
      table.player(0).outposts[island] = posts;
      coverAllBut(table, island, ['6,7']);
      table.play('act green', 'build village single');
      return eventsOf(table.play('lay 6,7 turn 0'), 'islandCompleted')[0].posts[0];
    });
    expect(points).toEqual([1, 3, 6, 10, 15, 21, 21, 21]);
  });

  it('[AM-GREEN-22] uses the number 1 in round 5', () => {
    const scores = [1, 2, 3, 4, 5].map((round) => {
      const table = building({ posts: ['1,3'], tiles0: ['village single'], round });
      coverAllBut(table, table.island('1,3'), ['2,3']);
      table.play('act green', 'build village single', 'lay 2,3 turn 0');
      return table.player(0).points[3];
    });
    expect(scores).toEqual([5, 4, 3, 2, 1]);
  });

  it('[AM-GREEN-23, AM-GREEN-24] follows at once if a post completes an island, with discovery points and the new post counted', () => {
    const table = makeTable();
    const island = table.island('1,3');
    coverAllBut(table, island, ['3,1']);
    table.give(1, { ships: [table.at('L0'), table.at('B0')], gold: 0 });
    table.phase({ cubes: { blue: 1 }, round: 4, order: [1, 0] });
    table.play('act blue', 'ship 1', 'sail 3,0');
    expect(table.play('found 3,1')).toEqual([
      { kind: 'postFounded', seat: 1, space: table.at('3,1'), island, points: 3 },
      { kind: 'islandCompleted', seat: 1, island, points: 3, posts: [0, 2], chest: false },
    ]);
    expect(table.player(1).score).toBe(3 + 3 + 2);
  });

  it('[AM-GREEN-24] lets a chest won by a post be cashed for the ship still to move', () => {
    const table = makeTable();
    const island = table.island('6,8');
    coverAllBut(table, island, ['6,11']);
    table.give(0, { ships: [table.at('5,10'), table.at('B0')], gold: 0 });
    table.phase({ cubes: { blue: 1 } });
    table.play('act blue', 'ship 1', 'sail 5,11', 'found 6,11');
    expect(table.player(0).chests).toBe(1);
    expect(table.legal()).toContain('cash chest');
    const near = table.legal().length;
    table.play('cash chest');
    expect(table.player(0)).toMatchObject({ chests: 0, gold: 3 });
    expect(table.legal().length).toBeGreaterThan(near);
  });

  it('[AM-GREEN-25] is not hindered by the chest', () => {
    const table = building({ posts: ['6,8'], tiles0: ['village square'] });
    table.play('act green', 'build village square', 'lay 6,6 turn 0');
    expect(table.view(0).map.islands[table.island('6,8')]).toMatchObject({ chest: true, empty: 20 });
  });

  it('[AM-GREEN-26] brings the chest too late for the same action', () => {
    const table = building({ ap: 1, posts: ['6,8', '1,3'], tiles0: ['village single', 'village pair'] });
    coverAllBut(table, table.island('6,8'), ['6,7']);
    table.play('act green', 'build village single', 'lay 6,7 turn 0');
    expect(table.player(0).chests).toBe(1);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    const more = building({ ap: 2, posts: ['6,8', '1,3'], tiles0: ['village single', 'village pair'] });
    coverAllBut(more, more.island('6,8'), ['6,7']);
    more.play('act green', 'build village single', 'lay 6,7 turn 0');
    expect(more.legal()).toEqual(['build village pair', 'end']);
    expect(more.player(0).chests).toBe(0);
  });

  it('[AM-GREEN-27] takes several islands one by one, each once', () => {
    const table = building({ posts: ['6,8', '1,3'], tiles0: ['village single', 'village single'], round: 5 });
    coverAllBut(table, table.island('6,8'), ['6,7']);
    coverAllBut(table, table.island('1,3'), ['2,3']);
    table.play('act green', 'build village single', 'lay 6,7 turn 0', 'build village single');
    const done = eventsOf(table.play('lay 2,3 turn 0'), 'islandCompleted');
    expect(done.map(({ island }) => island)).toEqual([table.island('1,3'), table.island('6,8')]);
    expect(table.player(0).score).toBe(2 + 1 + (3 + 1) + (3 + 1));
    table.planned(0, 'village pair');
    table.phase({ cubes: { green: 3 } });
    expect(eventsOf(table.play('act green'), 'islandCompleted')).toEqual([]);
  });

  it('[AM-GREEN-28] happens once, after the last tile: tile values, then completions', () => {
    const table = building({ posts: ['1,3'], tiles0: ['village single', 'neutral single'], round: 5 });
    coverAllBut(table, table.island('1,3'), ['2,3', '1,2']);
    table.play('act green', 'build village single', 'lay 2,3 turn 0', 'build neutral single');
    expect(table.player(0).score).toBe(0);
    const events = table.play('lay 1,2 turn 0').map(({ kind }) => kind);
    expect(events.slice(0, 3)).toEqual(['tileLaid', 'tilesScored', 'islandCompleted']);
    expect(eventsOf(table.events, 'tilesScored')).toEqual([{ kind: 'tilesScored', seat: 0, points: 1 + 2 }]);
    expect(table.player(0).score).toBe(1 + 2 + 3 + 1);
  });
});
