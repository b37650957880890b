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

describe('the steps of an entry', () => {
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

  it('change the view with the last event where there are no patches', () => {
    const steps = stepsOf([entry(5, 'revealed', 'sailed')], { before: 'before', after: 'after' });
    expect(steps).toEqual([
      { event: { kind: 'revealed' }, seq: 5, before: 'before', after: 'before' },
      { event: { kind: 'sailed' }, seq: 5, before: 'before', after: 'after' },
    ]);
  });

  it('are none for several entries at once and for an undo', () => {
    const views = { before: 'before', after: 'after' };
    const undo: EntryInfo = { seq: 6, kind: 'undo', seat: 0, to: 4, at: 0, events: [] };
    expect(stepsOf([entry(4, 'docked'), entry(5, 'sailed')], views)).toEqual([]);
    expect(stepsOf([undo], views)).toEqual([]);
  });
});
