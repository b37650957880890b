import { describe, expect, it } from 'vitest';
import { findSpot } from './placeCard.ts';

describe('the spot for a card', () => {
  const window = { width: 400, height: 800 };
  const card = { width: 300, height: 200 };
  const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });
  const around = { card, window, keepClear: [] };

  it.each([
    ['below', at(100, 100), { left: 10, top: 150 }],
    ['above, where there is no room below', at(300, 700), { left: 90, top: 490 }],
  ])('is %s', (_, anchor, spot) => {
    expect(findSpot(anchor, around)).toEqual(spot);
  });

  it('is beside it in a low window, and inside the window in any case', () => {
    const low = { ...around, window: { width: 800, height: 220 } };
    expect(findSpot(at(100, 90), low)).toEqual({ left: 150, top: 10 });
    expect(findSpot(at(600, 90), low)).toEqual({ left: 290, top: 10 });
    expect(findSpot(at(150, 90), { ...around, window: { width: 320, height: 220 } })).toEqual({ left: 10, top: 10 });
  });

  it('covers nothing that can be chosen, if that can be had', () => {
    expect(findSpot(at(100, 300), { ...around, keepClear: [at(20, 400)] })).toEqual({ left: 10, top: 90 });
    const wide = {
      ...around,
      window: { width: 1400, height: 800 },
      aside: { left: 1000, right: 1400, top: 300, bottom: 800 },
    };
    const everywhere = [at(500, 260), at(500, 360), at(440, 310), at(560, 310)];
    expect(findSpot(at(500, 310), { ...wide, keepClear: everywhere })).toEqual({ left: 1050, top: 310 });
    expect(findSpot(at(500, 310), wide)).toEqual({ left: 370, top: 360 });
  });

  it('is not aside where that lies below the board', () => {
    const below = { left: 0, right: 400, top: 500, bottom: 800 };
    expect(findSpot(at(100, 300), { ...around, keepClear: [at(20, 400), at(20, 200)], aside: below })).toEqual({
      left: 10,
      top: 350,
    });
  });
});
