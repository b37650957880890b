import { describe, expect, it } from 'vitest';
import { foldMoment } from './foldMoment.ts';

const before = { score: 1, hand: ['a'], turn: 0 };
const entry = { seq: 4, kind: 'move', seat: 0, events: [], at: 0, patches: [{ score: [2] }, { score: [5] }] } as const;

describe('a moment', () => {
  it('folds the patches of its entry and its own over the view before', () => {
    const moment = foldMoment({ seq: 4, awaiting: [1], patch: { turn: [1] } }, { view: before, entry });
    expect(moment).toEqual({ seq: 4, awaiting: [1], view: { score: 5, hand: ['a'], turn: 1 } });
    expect((moment.view as typeof before).hand).toBe(before.hand);
  });

  it('that brings its whole view needs nothing else', () => {
    const moment = { seq: 4, awaiting: [1], view: { any: 'thing' } };
    expect(foldMoment(moment, { view: undefined, entry: undefined })).toEqual(moment);
  });

  it('cannot be folded over another view', () => {
    const update = { seq: 4, awaiting: [], patch: { turn: { deep: [1] } } } as const;
    expect(() => foldMoment(update, { view: before, entry: undefined })).toThrow('made for another value');
  });
});
