import type { EntryInfo } from '@portolan/protocol';
import { expect, it } from 'vitest';
import { ReadCheck } from './readCheck.ts';

const log = (...texts: string[]): { entries: EntryInfo[] } => ({
  entries: texts.map((text, at) => ({ seq: at + 1, kind: 'move', at: 0, seat: 0, text, events: [] })),
});

it('a read has what was acknowledged before, and what such a viewer read before', () => {
  const check = new ReadCheck();
  const read = (told: number, known: { entries: EntryInfo[] }, viewer = 'spectators', table = 't'): string[] =>
    check.check({ table, viewer, told, known });
  expect(read(1, log('a', 'b'))).toEqual([]);
  expect(read(1, log('a'))).toEqual([]);
  expect(read(2, log('a'))).toEqual(['table t, spectators: 1 entries were read after 2 was acknowledged']);
  expect(read(0, log('a', 'c', 'd'))).toEqual(['table t, spectators: an entry that was read is another now']);
  expect(read(0, log('c'), 'seat 1')).toEqual([]);
  expect(read(0, log('c'), 'spectators', 'other')).toEqual([]);
  expect(check.reads).toBe(6);
});
