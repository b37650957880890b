import { describe, expect, it } from 'vitest';
import { noSeat, onlySeat, seesAs } from './seat.ts';

describe('onlySeat and noSeat', () => {
  it('return the same frozen list each time', () => {
    for (let seat = 0; seat < 8; seat++) {
      expect(onlySeat(seat)).toEqual([seat]);
      expect(onlySeat(seat)).toBe(onlySeat(seat));
      expect(Object.isFrozen(onlySeat(seat))).toBe(true);
    }
    expect(onlySeat(30)).toEqual([30]);
    expect(noSeat()).toEqual([]);
    expect(Object.isFrozen(noSeat())).toBe(true);
  });
});

describe('seesAs', () => {
  it('is true for the seat itself and for a viewer of the open game', () => {
    expect(seesAs(1, 1)).toBe(true);
    expect(seesAs('open', 1)).toBe(true);
    expect(seesAs(0, 1)).toBe(false);
    expect(seesAs('spectator', 0)).toBe(false);
  });
});
