import { expect, it } from 'vitest';
import { pack, type StoreCall, type StoreResult, unpack } from './storeCalls.ts';

const sent = <T extends StoreCall | StoreResult>(...batch: T[]): readonly T[] =>
  unpack<T>(structuredClone(pack(batch)) as string | readonly T[]);

it('calls arrive as they were made, also without an argument in between', () => {
  const call: StoreCall = { id: 1, method: 'chat', args: ['table1', 5] };
  const gap: StoreCall = { id: 2, method: 'setTableNotices', args: ['ann', 'table1', undefined, 7] };
  expect(typeof pack([call])).toBe('string');
  expect(sent(call)).toStrictEqual([call]);
  expect(sent(call, gap)).toStrictEqual([call, gap]);
});

it('so do results and errors', () => {
  const found: StoreResult = { id: 1, value: { name: 'Niña 🚢\ud800', owner: null } };
  const failed: StoreResult = { id: 2, error: new Error('the disk is full') };
  expect(typeof pack([found])).toBe('string');
  expect(sent(found)).toStrictEqual([found]);
  expect(sent<StoreResult>(found, failed)).toStrictEqual([found, failed]);
});
