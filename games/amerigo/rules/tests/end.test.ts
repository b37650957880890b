import { describe, expect, it } from 'vitest';
import { finalRanking } from '../src/queries/finalRanking.ts';
import { scoreGame } from '../src/scoring.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, playOut } from './helpers.ts';

function finish(table: Table): void {
  scoreGame(table.context((event) => table.events.push(event)));
  table.state.stack = [];
}

describe('the end of the game', () => {
  it('[AM-END-01] comes with round 5, after its pirates', () => {
    const table = makeTable();
    playOut(table);
    expect(table.state.round).toBe(5);
    const kinds = table.events.map(({ kind }) => kind);
    const atTheEnd = kinds.slice(kinds.lastIndexOf('phaseEnded') + 1);
    expect(atTheEnd.slice(0, 3)).toEqual(['piratesFought', 'piratesFought', 'finalScored']);
    expect(new Set(atTheEnd.slice(2))).toEqual(new Set(['finalScored']));
    expect(table.game.awaiting(table.state)).toEqual([]);
    expect(table.game.outcome(table.state)).toBeDefined();
  });

  it('[AM-END-02] scores gold, goods, progress and special actions, in this order', () => {
    const table = makeTable();
    finish(table);
    expect(eventsOf(table.events, 'finalScored').map(({ source }) => source)).toEqual([
      ...['gold', 'goods', 'tokens', 'progress', 'order'],
    ]);
  });

  it('[AM-END-03] turns chests and unused gold tokens into gold first', () => {
    const table = makeTable();
    table.own(0, 'P16', 'P17');
    table.give(0, { gold: 1, chests: 1, used: 1 << table.token('P16') });
    finish(table);
    expect(table.player(0)).toMatchObject({ gold: 9, chests: 0, score: 9 });
    expect(eventsOf(table.events, 'cashed').map(({ token }) => token)).toEqual([-1, table.token('P17')]);
  });

  it('[AM-END-04, AM-END-05] scores a point for each gold, which stays on the track', () => {
    const table = makeTable();
    table.own(0, 'P24');
    table.give(0, { gold: 5 });
    finish(table);
    expect(table.player(0)).toMatchObject({ gold: 5, score: 10 });
  });

  it('[AM-END-06] scores commodity tokens times production tokens, type by type', () => {
    const table = makeTable();
    table.give(0, { gold: 0, goods: [3, 1, 0, 2, 2], production: [4, 1, 2, 1, 2] });
    finish(table);
    expect(eventsOf(table.events, 'finalScored')[1]).toEqual({ kind: 'finalScored', source: 'goods', points: [19, 0] });
    expect(table.player(0).score).toBe(19);
  });

  it('[AM-END-07] scores the highest points reached on the progress track, that value alone', () => {
    const worth = [0, 3, 4, 7, 8, 12, 15, 16, 20, 23, 24].map((progress) => {
      const table = makeTable();
      table.give(0, { gold: 0, progress });
      finish(table);
      return table.player(0).score;
    });
    expect(worth).toEqual([0, 0, 1, 1, 3, 6, 6, 10, 15, 15, 21]);
  });

  it('[AM-END-08] scores the highest points reached on the order track', () => {
    const worth = [0, 3, 4, 8, 11, 12, 16, 20, 24].map((track) => {
      const table = makeTable();
      table.give(0, { gold: 0, track });
      finish(table);
      return table.player(0).score;
    });
    expect(worth).toEqual([0, 0, 1, 3, 3, 6, 10, 15, 21]);
  });

  it('[AM-END-09] ranks by points, and ties by player order', () => {
    const table = makeTable({ seats: 3, order: [2, 1, 0] });
    for (const seat of [0, 1, 2]) table.give(seat, { score: [20, 30, 20][seat] });
    table.state.stack = [];
    expect(table.game.outcome(table.state)).toMatchObject({ scores: [20, 30, 20], places: [3, 1, 2] });
    expect(finalRanking(table.game.view(table.state, 0))).toEqual([1, 2, 0]);
  });

  it('[AM-END-10] breaks ties by the discs after the last phase, for the lower places too', () => {
    const table = makeTable({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) table.give(seat, { score: 50 });
    table.state.order = [3, 2, 1, 0];
    table.state.discs = [1, 3, 0, 2];
    table.state.stack = [];
    expect(table.game.outcome(table.state)?.places).toEqual([3, 1, 4, 2]);
    expect(finalRanking(table.game.view(table.state, 0))).toEqual([1, 3, 0, 2]);
  });

  it('[AM-END-11] scores nothing for cannons, tiles, ships, posts and other tokens', () => {
    const table = makeTable();
    table.give(0, { gold: 0, cannons: 12 });
    table.planned(0, 'neutral block', 'village square');
    table.own(0, 'P01', 'P10', 'P14', 'P20', 'P21');
    finish(table);
    expect(table.player(0).score).toBe(0);
    expect(table.game.outcome(table.state)?.breakdown[0]).toEqual({
      ...{ discovery: 0, tiles: 0, completion: 0, posts: 0, cubes: 0, excessGold: 0, pirates: 0 },
      ...{ gold: 0, goods: 0, tokens: 0, progress: 0, order: 0 },
    });
  });
});
