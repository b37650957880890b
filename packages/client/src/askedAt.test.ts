import { describe, expect, it } from 'vitest';
import { askedAt } from './askedAt.ts';
import type { ReplayMoment } from './replayMoments.ts';

/** A moment after a move of `seat`, at `seq` seconds. */
function moment(seq: number, seat: number | undefined, awaiting: readonly number[]): ReplayMoment {
  const entry = { seq, kind: 'move', seat: seat ?? 0, events: [], at: seq * 1000 } as const;
  return { seq, view: {}, awaiting, ...(seat === undefined ? {} : { entry }) };
}

describe('when a seat was asked', () => {
  it('is the entry with which its turn began', () => {
    const moments = [moment(0, undefined, [0]), moment(1, 0, [1]), moment(2, 1, [0]), moment(3, 0, [0])];
    expect(moments.map((one) => askedAt(moments, one))).toEqual([undefined, undefined, 1000, 2000]);
  });

  it('is its own last move where it goes on', () => {
    const moments = [moment(0, undefined, [0]), moment(1, 0, [0]), moment(2, 0, [1])];
    expect(moments.map((one) => askedAt(moments, one))).toEqual([undefined, undefined, 1000]);
  });

  it('does not begin anew when somebody else decides at the same time', () => {
    const moments = [moment(0, undefined, [0]), moment(1, 0, [0, 1]), moment(2, 0, [1]), moment(3, 1, [0])];
    expect(moments.map((one) => askedAt(moments, one))).toEqual([undefined, undefined, 1000, 1000]);
  });

  it('begins anew when a bot takes over, but not with a request', () => {
    const other = (seq: number, kind: 'standIn' | 'askBack'): ReplayMoment => ({
      ...moment(seq, 0, [0]),
      entry: { ...entryOf(seq), kind },
    });
    const asking = [moment(1, 1, [0]), other(2, 'askBack'), moment(3, 0, [1])];
    expect(askedAt(asking, asking[2] ?? moment(3, 0, []))).toBe(1000);
    const replaced = [moment(1, 1, [0]), other(2, 'standIn'), moment(3, 0, [1])];
    expect(askedAt(replaced, replaced[2] ?? moment(3, 0, []))).toBe(2000);
  });

  it('is unknown for what is no move', () => {
    const ended: ReplayMoment = { seq: 2, view: {}, awaiting: [1], entry: { ...entryOf(2), kind: 'end' } };
    expect(askedAt([moment(1, 0, [0]), ended], ended)).toBeUndefined();
  });
});

function entryOf(seq: number): NonNullable<ReplayMoment['entry']> {
  return { seq, kind: 'move', seat: 0, events: [], at: seq * 1000 };
}
