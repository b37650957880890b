import { describe, expect, it } from 'vitest';
import { makeTable } from '../testing/table.ts';
import { answersTo } from './forecast.ts';
import { harboursInReach } from './harboursInReach.ts';

describe('what a ship reaches', () => {
  it('[AM-BLUE-09] [AM-BLUE-12] is where it may sail to, and the harbours with a free post space among it', () => {
    const table = makeTable();
    const { box, at } = table;
    table.give(0, { ships: [at('0,4'), at('T0')], gold: 1 });
    table.state.stack = [{ kind: 'sailShip', seat: 0, ap: 2, ship: 0, last: false }];
    const legal = () => answersTo(box, table.state).filter(({ kind }) => kind === 'sail').length;
    const reached = (ap: number) => harboursInReach(box, table.state, { seat: 0, ship: 0, ap });
    const anchor = { berth: at('1,4'), steps: 1 };
    expect(reached(2).berths).toBe(legal());
    expect(reached(2).harbours).toContainEqual(anchor);
    // One gold is worth a step.
    expect(reached(0).harbours).toEqual([anchor]);
    table.give(0, { gold: 0 });
    expect(reached(0)).toEqual({ berths: 0, harbours: [] });
    const before = reached(2).berths;
    table.give(1, { ships: [at('1,4'), at('T1')] });
    expect(reached(2).berths).toBe(before - 1);
    expect(reached(2).berths).toBe(legal());
    expect(reached(2).harbours).not.toContainEqual(anchor);
    table.give(1, { ships: [at('T0'), at('T1')] });
    table.give(0, { posts: 0 });
    expect(reached(2)).toEqual({ berths: before, harbours: [] });
  });

  it('[AM-BLUE-01] is nothing while the ship is not on the map', () => {
    const { box, state } = makeTable();
    const nothing = { berths: 0, harbours: [] };
    expect(harboursInReach(box, state, { seat: 0, ship: 0, ap: 3, from: -1 })).toEqual(nothing);
    expect(state.players[0].ships[0]).toBe(-1);
    expect(harboursInReach(box, state, { seat: 0, ship: 0, ap: 3 })).toEqual(nothing);
  });

  it('[AM-BLUE-02] can be asked for a start where it does not lie yet', () => {
    const { box, state, at } = makeTable();
    const voyage = { seat: 0, ship: 0, ap: 1 };
    const there = harboursInReach(box, state, { ...voyage, from: at('0,4') });
    expect(there.harbours).toEqual([{ berth: at('1,4'), steps: 1 }]);
    expect(harboursInReach(box, state, { ...voyage, from: at('1,4') }).harbours).not.toContainEqual({
      berth: at('1,4'),
      steps: 0,
    });
  });
});
