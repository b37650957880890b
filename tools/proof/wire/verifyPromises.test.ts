import { rngFromSeed } from '@portolan/kernel';
import type { Store } from '@portolan/server';
import { Visitor } from '@portolan/server/testing';
import { expect, it } from 'vitest';
import { type Deed, RandomPlayer } from './randomPlayer.ts';
import type { Witness } from './seatedTable.ts';
import { inspectTables } from './verifyPromises.ts';

const row: Awaited<ReturnType<Store['entries']>>[number] = {
  seq: 1,
  id: 'ann/g0-1',
  at: 1,
  entry: { kind: 'move', seat: 0, text: 'a' },
};
const store = { entries: async () => [row], table: async () => ({ seq: 1 }) } as unknown as Store;
const move = (id: string): Deed => ({ type: 'move', id, seq: 0, text: 'a' });

function problemsOf(over: Partial<Witness>): Promise<string[]> {
  const witness: Witness = {
    visitor: new Visitor(''),
    seat: 0,
    player: new RandomPlayer({ table: 't', seat: 0, rng: rngFromSeed('promises'), tag: 'g0-' }),
    acknowledged: new Map(),
    replaced: [],
    refused: new Map(),
    known: undefined,
    ...over,
  };
  return inspectTables(store, [{ id: 't', wanted: { game: 'specimen', people: 1, bots: 0 }, witnesses: [witness] }]);
}

it('what was acknowledged is in the log, and nothing that was refused', async () => {
  const well = { acknowledged: new Map([[1, move('g0-1')]]), refused: new Map([['g0-2', 'illegal']]) };
  expect(await problemsOf(well)).toEqual([]);
  expect(await problemsOf({ acknowledged: new Map([[1, move('g0-2')]]) })).toEqual(['table t: entry 1 is not g0-2']);
  expect(await problemsOf({ refused: new Map([['g0-1', 'illegal']]) })).toEqual([
    'table t: g0-1 was refused (illegal), and is there',
  ]);
});
