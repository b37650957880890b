import { describe, expect, it } from 'vitest';
import { isFrameSpace } from '../map/frame.ts';
import { makeTable } from '../testing/table.ts';
import { canFound, canReturn, freePosts, hasTile, isTaken, isUncovered, takenBerths } from './harbours.ts';

describe('a space', () => {
  it('[AM-GREEN-04] [AM-GREEN-05] has a tile or a post on it, or is free', () => {
    const table = makeTable();
    const { box, state, at } = table;
    table.post(1, '1,3');
    table.lay(1, 'neutral pair', '1,1');
    const spaces = ['1,1', '1,2', '1,3', '2,1'].map(at);
    expect(spaces.map((space) => hasTile(box, state, space))).toEqual([true, true, false, false]);
    expect(spaces.map((space) => isUncovered(box, state, space))).toEqual([false, false, false, true]);
  });

  it('[AM-BLUE-05] is on the frame or a square', () => {
    const { box, at } = makeTable();
    const places = ['T0', 'L3', '0,0', '14,14'].map(at);
    expect(places.map((berth) => isFrameSpace(box.atlas, berth))).toEqual([true, true, false, false]);
  });
});

describe('berths', () => {
  it('are taken by all other ships among the islands, including the player’s own, but not on the frame or before the first voyage', () => {
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

  it('[AM-BLUE-12] [AM-LIMITS-01] have free post spaces exactly where a post can be founded', () => {
    const table = makeTable();
    const { box, state, at } = table;
    const spaces = () => ['1,4', '0,4'].map((berth) => freePosts(box, state, 0, at(berth)));
    expect(spaces()).toEqual([[at('1,3')], []]);
    table.post(1, '1,3');
    expect(spaces()).toEqual([[], []]);
    const other = makeTable();
    other.give(0, { posts: 0 });
    expect(freePosts(other.box, other.state, 0, other.at('1,4'))).toEqual([]);
  });

  it('[AM-BLUE-21] allow a post after a voyage out and back, which takes two steps', () => {
    const table = makeTable();
    const { box, state, at } = table;
    table.give(0, { ships: [at('1,4'), at('0,4')] });
    const can = (ship: number) => [1, 2].map((steps) => canReturn(box, state, { seat: 0, ship }, steps));
    expect([can(0), can(1)]).toEqual([
      [false, true],
      [false, false],
    ]);
    table.post(1, '1,3');
    expect(can(0)).toEqual([false, false]);
  });
});
