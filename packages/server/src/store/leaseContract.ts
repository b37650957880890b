import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

/** What every store must know about the servers that share it. */
export function leaseContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`${name}: leases`, () => {
    it('counts the beats of each server', async () => {
      expect(await store.beatNode('a')).toEqual([{ node: 'a', beats: 1 }]);
      await store.beatNode('b');
      const beats = await store.beatNode('a');
      expect(new Map(beats.map((one) => [one.node, one.beats]))).toEqual(
        new Map([
          ['a', 2],
          ['b', 1],
        ]),
      );
      await store.removeNode('b');
      expect(await store.beatNode('a')).toEqual([{ node: 'a', beats: 3 }]);
    });

    it('gives a lease to whoever has seen the latest token, and to one only', async () => {
      expect(await store.lease('table1')).toBeUndefined();
      const first = await Promise.all(['a', 'b', 'c'].map((node) => store.claim('table1', node, 0)));
      expect(new Set(first.map(({ node }) => node)).size).toBe(1);
      expect(first[0]?.token).toBe(1);
      const later = await Promise.all(['d', 'e'].map((node) => store.claim('table1', node, 1)));
      expect(later[0]).toEqual(later[1]);
      expect(later[0]?.token).toBe(2);
      expect(await store.claim('table1', 'f', 1)).toEqual(later[0]);
      expect(await store.claim('table1', 'f', 0)).toEqual(later[0]);
      expect(await store.lease('table1')).toEqual(later[0]);
      expect(await store.leasesOf(later[0]?.node ?? '')).toEqual(['table1']);
      expect(await store.leasesOf('f')).toEqual([]);
    });

    it('accepts entries of the current owner alone', async () => {
      await store.addTable(tableRow());
      const { token } = await store.claim('table1', 'a', 0);
      expect(await store.appendAs(token, 'table1', entryRow(1), {})).toEqual({ kind: 'appended' });
      const next = await store.claim('table1', 'b', token);
      expect(next).toEqual({ node: 'b', token: 2 });
      expect(await store.appendAs(token, 'table1', entryRow(2), {})).toEqual({ kind: 'fenced' });
      expect(await store.entries('table1', 1)).toEqual([]);
      expect((await store.table('table1'))?.seq).toBe(1);
      expect(await store.appendAs(next.token, 'table1', entryRow(1), {})).toEqual({ kind: 'duplicate', seq: 1 });
      expect(await store.appendAs(next.token, 'table1', entryRow(3), {})).toEqual({ kind: 'conflict' });
      expect(await store.appendAs(next.token, 'table1', entryRow(2), {})).toEqual({ kind: 'appended' });
    });

    it('never lets an owner write after another has claimed the table, however they meet', async () => {
      await store.addTable(tableRow());
      await store.claim('table1', 'a', 0);
      for (let round = 1; round <= 20; round++) {
        const [done, claimed] = await Promise.all([
          store.appendAs(round, 'table1', entryRow(round), {}),
          store.claim('table1', `node${round}`, round),
        ]);
        expect(claimed.token).toBe(round + 1);
        const written = (await store.entries('table1', round - 1)).length;
        expect(written).toBe(done.kind === 'appended' ? 1 : 0);
        if (written === 0) await store.appendAs(round + 1, 'table1', entryRow(round), {});
      }
    });

    it('ends a lease with its match and with its table', async () => {
      await store.addTable(tableRow());
      const { token } = await store.claim('table1', 'a', 0);
      await store.appendAs(token, 'table1', entryRow(1), { status: 'finished' });
      expect(await store.lease('table1')).toBeUndefined();
      expect(await store.appendAs(token, 'table1', entryRow(2), {})).toEqual({ kind: 'fenced' });
      await store.claim('table1', 'b', 0);
      await store.removeSilent({ status: 'finished', before: Number.MAX_SAFE_INTEGER, limit: 9 });
      expect(await store.lease('table1')).toBeUndefined();
    });
  });
}
