import type { EntryInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { happeningsOf } from './happenings.ts';

const entry = (seq: number, ...kinds: string[]): EntryInfo => ({
  seq,
  kind: 'move',
  seat: 0,
  at: 0,
  events: kinds.map((kind) => ({ kind })),
});

describe('news as steps of a show', () => {
  it('come event by event, each with the way that led to it and the views around the news', () => {
    const steps = happeningsOf([entry(4, 'docked'), entry(5, 'revealed', 'sailed')], 'before', 'after');
    expect(steps.map(({ seq, at, event, upTo }) => [seq, at, event.kind, upTo.map(({ kind }) => kind).join()])).toEqual(
      [
        [4, 0, 'docked', 'docked'],
        [5, 1, 'revealed', 'docked,revealed'],
        [5, 2, 'sailed', 'docked,revealed,sailed'],
      ],
    );
    for (const { before, after } of steps) expect([before, after]).toEqual(['before', 'after']);
  });

  it('leave out news in which something was taken back', () => {
    const undo: EntryInfo = { seq: 6, kind: 'undo', seat: 0, to: 4, at: 0, events: [] };
    expect(happeningsOf([entry(5, 'docked'), undo], 'before', 'after')).toEqual([]);
  });
});
