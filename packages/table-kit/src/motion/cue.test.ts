import { describe, expect, it } from 'vitest';
import { staggered, travel } from './cue.ts';

const one = (sprite: string) => travel(sprite, { from: ['a'], to: ['b'], time: { at: 0.2, for: 0.6 } });

describe('staggered cues', () => {
  it('start one after the other and end within the time of one', () => {
    const cues = staggered(['x', 'y', 'z'], one);
    expect(cues.map(({ at }) => at)).toEqual([0.2, expect.closeTo(0.35), expect.closeTo(0.5)]);
    for (const cue of cues) expect(cue.at + cue.for).toBeLessThanOrEqual(0.8 + 1e-9);
  });

  it('leave a single cue as it is', () => {
    expect(staggered(['x'], one)).toEqual([one('x')]);
    expect(staggered([], one)).toEqual([]);
  });
});
