import type { EntryInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const entry = (seq: number, ...kinds: string[]): EntryInfo => ({
  seq,
  kind: 'move',
  seat: 0,
  at: 0,
  events: kinds.map((kind) => ({ kind })),
});

describe('news as steps', () => {
  it('carry the view before and after every event', () => {
    const before = { place: 'home', gold: 1, names: ['Ann'] };
    const patches = [{ place: ['sea'] }, { gold: [3] }] as const;
    const steps = stepsOf([{ ...entry(5, 'sailed', 'paid'), patches }], { before, after: { ...before, gold: 9 } });
    expect(steps).toEqual([
      { event: { kind: 'sailed' }, seq: 5, before, after: { ...before, place: 'sea' } },
      {
        event: { kind: 'paid' },
        seq: 5,
        before: { ...before, place: 'sea' },
        after: { ...before, place: 'sea', gold: 3 },
      },
    ]);
    expect(steps[1]?.before).toBe(steps[0]?.after);
    for (const { after } of steps) expect((after as typeof before).names).toBe(before.names);
  });

  it('have the views around the news where there are no patches', () => {
    const views = { before: 'before', after: 'after' };
    const steps = stepsOf([entry(4, 'docked'), entry(5, 'revealed', 'sailed')], views);
    expect(steps.map(({ seq, event }) => [seq, event.kind])).toEqual([
      [4, 'docked'],
      [5, 'revealed'],
      [5, 'sailed'],
    ]);
    for (const step of steps) expect(step).toMatchObject(views);
  });

  it('leave out news in which something was taken back', () => {
    const undo: EntryInfo = { seq: 6, kind: 'undo', seat: 0, to: 4, at: 0, events: [] };
    expect(stepsOf([entry(5, 'docked'), undo], { before: 'before', after: 'after' })).toEqual([]);
  });
});
