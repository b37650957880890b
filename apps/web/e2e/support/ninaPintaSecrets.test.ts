import type { EntryInfo } from '@portolan/protocol';
import { expect, it } from 'vitest';
import { loadingEntries } from './ninaPintaSecrets.ts';

function entry(seat: number, ...kinds: readonly string[]): EntryInfo {
  return { seq: 0, at: 0, kind: 'move', seat, events: kinds.map((kind) => ({ kind })) };
}

it('counts as loading what a seat does between the beginning of an era and its seal, and nothing before', () => {
  const storesNothing = entry(0);
  const log = [
    storesNothing,
    entry(1, 'passed', 'eraBegun'),
    entry(0, 'warPlaced'),
    entry(0),
    entry(1),
    entry(0),
    entry(0, 'loadsSealed'),
    entry(1, 'loadsSealed'),
  ];
  expect(loadingEntries(log, 0)).toEqual([['move', 'move', 'sealed']]);
  expect(loadingEntries(log, 1)).toEqual([['move', 'sealed']]);
});
