import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { NOTHING } from '../src/ids.ts';
import { prepareRound } from '../src/rounds/next.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { COUNTS, eventsOf, playOut } from './helpers.ts';

function prepare(table: Table): void {
  prepareRound(table.context((event) => table.events.push(event)));
}

describe('the next round', () => {
  it('[AM-NEXT-01] is prepared after rounds 1 to 4: pirates, progress, production, time marker', () => {
    const table = makeTable();
    playOut(table);
    const kinds = ['pirateTurned', 'progressDealt', 'productionDealt', 'roundBegun'];
    const seen = table.events.map(({ kind }) => kind).filter((kind) => kinds.includes(kind));
    expect(seen).toEqual([...kinds, ...kinds, ...kinds, ...kinds]);
  });

  it('[AM-NEXT-02] turns up one more pirate marker, which adds to the open ones', () => {
    const table = makeTable();
    const before = table.state.piratesUp.slice();
    const down = table.state.piratesDown.slice().sort();
    prepare(table);
    const [{ value }] = eventsOf(table.events, 'pirateTurned');
    expect(table.state.piratesUp).toEqual([...before, value]);
    expect([...table.state.piratesDown, value].sort()).toEqual(down);
    expect(table.state.piratesDown).toHaveLength(3);
  });

  it('[AM-NEXT-03] may turn up any of the face-down markers', () => {
    const values = Array.from({ length: 40 }, (_, i) => {
      const table = makeTable();
      table.state.piratesDown = [1, 2, 3, 4];
      table.state.rng = rngFromSeed(`marker ${i}`);
      prepare(table);
      return table.state.piratesUp[1];
    });
    expect([...new Set(values)].sort()).toEqual([1, 2, 3, 4]);
  });

  it('[AM-NEXT-04, AM-NEXT-05] clears the right half, slides the left half across and deals four new tokens; gaps stay', () => {
    const table = makeTable();
    table.state.display = [11, NOTHING, 12, 13, 14, 15, NOTHING, 16];
    table.state.progressStack = [1, 2, 3, 4, 5, 6];
    prepare(table);
    expect(table.state.display).toEqual([6, 5, 4, 3, 11, 12, 13, NOTHING]);
    expect(table.state.progressStack).toEqual([1, 2]);
    expect(eventsOf(table.events, 'progressDealt')).toEqual([{ kind: 'progressDealt', tokens: [6, 5, 4, 3] }]);
  });

  it('[AM-NEXT-06] replaces all production tokens', () => {
    const table = makeTable();
    table.state.market = [0, NOTHING, 1, 2, NOTHING, 3];
    table.state.productionStack = [9, 8, 7, 6, 5, 4, 3];
    prepare(table);
    expect(table.state.market).toEqual([3, 4, 5, 6, 7, 8]);
    expect(table.state.productionStack).toEqual([9]);
  });

  it('[AM-NEXT-07] removes the top time marker', () => {
    const table = makeTable();
    prepare(table);
    expect(table.state.round).toBe(2);
    expect(table.view(0).timeMarker).toBe(4);
    expect(table.events.at(-1)).toEqual({ kind: 'roundBegun', round: 2, timeMarker: 4 });
  });

  it('[AM-NEXT-08] uses up the stacks exactly', () => {
    for (const seats of COUNTS) {
      const table = makeTable({ seats });
      playOut(table);
      expect([table.state.progressStack, table.state.productionStack]).toEqual([[], []]);
      expect(table.state.market.every((kind) => kind !== NOTHING)).toBe(true);
    }
  });
});
