import { describe, expect, it } from 'vitest';
import { fightPirates } from '../src/rounds/pirates.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, playOut } from './helpers.ts';

/** Holds the intermediate scoring with these open markers. */
function raid(table: Table, open: readonly number[]): void {
  table.state.piratesUp = open.slice();
  fightPirates(table.context((event) => table.events.push(event)));
}

describe('pirates', () => {
  it('[AM-PIRATES-01] attack after the seventh phase of every round', () => {
    const table = makeTable({ seats: 3 });
    playOut(table);
    expect(eventsOf(table.events, 'piratesFought')).toHaveLength(5 * 3);
    const at = table.events.findIndex(({ kind }) => kind === 'piratesFought');
    expect(table.events[at - 1]).toEqual({ kind: 'phaseEnded', phase: 6 });
  });

  it('[AM-PIRATES-02] are as strong as the open markers together', () => {
    const table = makeTable();
    raid(table, [3, 0, 4]);
    expect(eventsOf(table.events, 'piratesFought').map(({ strength }) => strength)).toEqual([7, 7]);
  });

  it('[AM-PIRATES-03] are fired at with the full strength by every player', () => {
    const table = makeTable();
    table.give(0, { cannons: 12 });
    raid(table, [4, 3]);
    expect(table.player(0).cannons).toBe(5);
  });

  it('[AM-PIRATES-04] do nothing to a player who fires the full strength and keeps the other cannons', () => {
    const table = makeTable();
    table.give(0, { cannons: 9, score: 20 });
    raid(table, [4]);
    expect(table.player(0)).toMatchObject({ cannons: 5, score: 20 });
    expect(eventsOf(table.events, 'piratesFought')[0]).toEqual({
      ...{ kind: 'piratesFought', seat: 0, strength: 4, fired: 4, lost: 0 },
    });
    expect(eventsOf(table.events, 'goldGained')).toEqual([]);
  });

  it('[AM-PIRATES-05] cost a player with too few cannons all of them and the full strength in points', () => {
    const table = makeTable();
    table.give(0, { cannons: 6, score: 20 });
    raid(table, [4, 3]);
    expect(table.player(0)).toMatchObject({ cannons: 0, score: 13 });
    expect(eventsOf(table.events, 'piratesFought')[0]).toMatchObject({ strength: 7, fired: 6, lost: 7 });
  });

  it('[AM-PIRATES-06] never push a score below 0', () => {
    const table = makeTable();
    table.give(0, { score: 3 });
    raid(table, [4]);
    expect(table.player(0).score).toBe(0);
    expect(eventsOf(table.events, 'piratesFought')[0].lost).toBe(3);
  });

  it('[AM-PIRATES-07] are fought off with exactly their strength, and with no cannon at strength 0', () => {
    const table = makeTable();
    table.give(0, { cannons: 4, score: 9 });
    raid(table, [4]);
    expect(table.player(0)).toMatchObject({ cannons: 0, score: 9 });
    raid(table, [0]);
    expect(table.player(0)).toMatchObject({ cannons: 0, score: 9 });
  });

  it('[AM-PIRATES-08] attack the players in player order, each independently', () => {
    const table = makeTable({ seats: 4, order: [2, 0, 3, 1] });
    table.give(3, { cannons: 2 });
    raid(table, [2]);
    expect(eventsOf(table.events, 'piratesFought').map(({ seat, fired }) => [seat, fired])).toEqual([
      [2, 0],
      [0, 0],
      [3, 2],
      [1, 0],
    ]);
  });
});
