import { describe, expect, it } from 'vitest';
import { makeTable } from '../testing/table.ts';
import { canFound, isTaken, isUncovered, takenBerths } from './harbours.ts';

describe('berths', () => {
  it('are taken by all other ships among the islands, including own ones, but not on the frame or before the first voyage', () => {
    const { box, state, give, at } = makeTable({ seats: 3 });
    give(0, { ships: [at('0,0'), at('0,1')] });
    give(1, { ships: [at('T0'), at('0,2')] });
    expect(takenBerths(box, state, { seat: 0, ship: 0 })).toEqual([at('0,1'), at('0,2')]);
    expect(takenBerths(box, state, { seat: 0, ship: 1 })).toEqual([at('0,0'), at('0,2')]);
    expect(takenBerths(box, state, { seat: 1, ship: 1 })).toEqual([at('0,0'), at('0,1')]);
    expect(takenBerths(box, state, { seat: 2, ship: 0 })).toEqual([at('0,0'), at('0,1'), at('0,2')]);
    expect(isTaken(box, state, { seat: 0, ship: 0 }, at('0,1'))).toBe(true);
    expect(isTaken(box, state, { seat: 0, ship: 0 }, at('0,0'))).toBe(false);
    expect(isTaken(box, state, { seat: 0, ship: 0 }, at('T0'))).toBe(false);
    give(1, { ships: [at('B3'), at('L3')] });
    expect(takenBerths(box, state, { seat: 2, ship: 0 })).toEqual([at('0,0'), at('0,1')]);
  });

  it('allow a post while the player has one and a post space of the anchor is free', () => {
    const table = makeTable();
    const { box, state, at } = table;
    expect(canFound(box, state, 0, at('1,4'))).toBe(true);
    expect(canFound(box, state, 0, at('0,4'))).toBe(false);
    table.give(0, { posts: 0 });
    expect(canFound(box, state, 0, at('1,4'))).toBe(false);
    expect(isUncovered(box, state, at('1,3'))).toBe(true);
    table.post(1, '1,3');
    expect(isUncovered(box, state, at('1,3'))).toBe(false);
    expect(canFound(box, state, 1, at('1,4'))).toBe(false);
  });
});
