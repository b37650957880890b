import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOBODY } from './leaseStore.ts';
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
      expect(await store.beatNode('a', 1)).toEqual([{ node: 'a', beats: 1 }]);
      await store.beatNode('b', 2);
      const beats = await store.beatNode('a', 1);
      expect(new Map(beats.map((one) => [one.node, one.beats]))).toEqual(
        new Map([
          ['a', 2],
          ['b', 1],
        ]),
      );
      await store.removeNode('b');
      expect(await store.beatNode('a', 1)).toEqual([{ node: 'a', beats: 3 }]);
    });

    it('gives a lease to whoever has seen the latest token, and to one only', async () => {
      await store.addTable(tableRow());
      expect(await store.lease('table1')).toBeUndefined();
      const first = await Promise.all(
        ['a', 'b', 'c'].map((node) => store.claim('table1', { node: node, seen: 0, at: 9 })),
      );
      expect(new Set(first.map(({ node }) => node)).size).toBe(1);
      expect(first[0]?.token).toBe(1);
      const later = await Promise.all(['d', 'e'].map((node) => store.claim('table1', { node: node, seen: 1, at: 9 })));
      expect(later[0]).toEqual(later[1]);
      expect(later[0]?.token).toBe(2);
      expect(await store.claim('table1', { node: 'f', seen: 1, at: 9 })).toEqual(later[0]);
      expect(await store.claim('table1', { node: 'f', seen: 0, at: 9 })).toEqual(later[0]);
      expect(await store.lease('table1')).toEqual(later[0]);
      expect(await store.leasesOf(later[0]?.node ?? '')).toEqual(['table1']);
      expect(await store.leasesOf('f')).toEqual([]);
    });

    it('knows since when nobody has looked after a table, until that is settled', async () => {
      await store.addTable(tableRow());
      await store.beatNode('a', 100);
      await store.beatNode('a', 200);
      const first = await store.claim('table1', { node: 'a', seen: 0, at: 210 });
      expect(first).toEqual({ node: 'a', token: 1, claimedAt: 210 });
      await store.removeNode('a');
      await store.beatNode('b', 300);
      const second = await store.claim('table1', { node: 'b', seen: 1, at: 310 });
      expect(second).toEqual({ node: 'b', token: 2, claimedAt: 310, lapsedAt: 200 });
      // It was lost before it had settled.
      const third = await store.claim('table1', { node: 'c', seen: 2, at: 400 });
      expect(third).toEqual({ node: 'c', token: 3, claimedAt: 400, lapsedAt: 200 });
      await store.settleLease('table1', 2);
      expect(await store.lease('table1')).toEqual(third);
      await store.settleLease('table1', 3);
      expect(await store.lease('table1')).toEqual({ node: 'c', token: 3, claimedAt: 400 });
    });

    it('remembers when a server has left until its last table is claimed', async () => {
      await store.addTable(tableRow());
      await store.beatNode('a', 100);
      await store.claim('table1', { node: 'a', seen: 0, at: 110 });
      await store.removeNode('a', 150);
      expect(await store.beatNode('b', 160)).toEqual([{ node: 'b', beats: 1 }]);
      await store.removeNode('b', 165);
      const { lapsedAt } = await store.claim('table1', { node: 'c', seen: 1, at: 170 });
      expect(lapsedAt).toBe(150);
      await store.settleLease('table1', 2);
      // Nobody remembers `c`, which has never said that it is alive.
      await store.removeNode('c', 180);
      expect(await store.claim('table1', { node: 'd', seen: 2, at: 190 })).not.toHaveProperty('lapsedAt');
    });

    it('tells what time it is', async () => {
      expect(Math.abs((await store.time()) - Date.now())).toBeLessThan(60_000);
    });

    it('accepts entries of the current owner alone', async () => {
      await store.addTable(tableRow());
      const { token } = await store.claim('table1', { node: 'a', seen: 0, at: 9 });
      expect(await store.appendAs(token, 'table1', entryRow(1), {})).toEqual({ kind: 'appended' });
      const next = await store.claim('table1', { node: 'b', seen: token, at: 9 });
      expect(next).toMatchObject({ node: 'b', token: 2 });
      expect(await store.appendAs(token, 'table1', entryRow(2), {})).toEqual({ kind: 'fenced' });
      expect(await store.entries('table1', 1)).toEqual([]);
      expect((await store.table('table1'))?.seq).toBe(1);
      expect(await store.appendAs(next.token, 'table1', entryRow(1), {})).toEqual({ kind: 'duplicate', seq: 1 });
      expect(await store.appendAs(next.token, 'table1', entryRow(3), {})).toEqual({ kind: 'conflict' });
      expect(await store.appendAs(next.token, 'table1', entryRow(2), {})).toEqual({ kind: 'appended' });
    });

    it('never lets an owner write after another has claimed the table, however they meet', async () => {
      await store.addTable(tableRow());
      await store.claim('table1', { node: 'a', seen: 0, at: 9 });
      for (let round = 1; round <= 20; round++) {
        const [done, claimed] = await Promise.all([
          store.appendAs(round, 'table1', entryRow(round), {}),
          store.claim('table1', { node: `node${round}`, seen: round, at: 9 }),
        ]);
        expect(claimed.token).toBe(round + 1);
        const written = (await store.entries('table1', round - 1)).length;
        expect(written).toBe(done.kind === 'appended' ? 1 : 0);
        if (written === 0) await store.appendAs(round + 1, 'table1', entryRow(round), {});
      }
    });

    it('ends a lease with its match and with its table', async () => {
      await store.addTable(tableRow());
      const { token } = await store.claim('table1', { node: 'a', seen: 0, at: 9 });
      await store.appendAs(token, 'table1', entryRow(1), { status: 'finished' });
      expect(await store.lease('table1')).toBeUndefined();
      expect(await store.appendAs(token, 'table1', entryRow(2), {})).toEqual({ kind: 'fenced' });
      await store.addTable(tableRow({ id: 'table2', code: 'code2' }));
      await store.claim('table2', { node: 'a', seen: 0, at: 9 });
      await store.removeSilent({ status: 'running', before: Number.MAX_SAFE_INTEGER, limit: 9 });
      expect(await store.table('table2')).toBeUndefined();
      expect(await store.lease('table2')).toBeUndefined();
    });

    it('gives no lease of a table that nobody plays at', async () => {
      const claimant = { node: 'a', seen: 0, at: 9 };
      for (const status of ['gathering', 'finished', 'closed'] as const) {
        await store.addTable(tableRow({ id: status, code: status, status }));
        expect(await store.claim(status, claimant)).toMatchObject({ node: NOBODY });
        expect(await store.lease(status)).toBeUndefined();
      }
      expect(await store.claim('gone', claimant)).toMatchObject({ node: NOBODY });
      // What is to be done once for all is not at a table.
      expect(await store.claim('#jobs', claimant)).toMatchObject({ node: 'a', token: 1 });
    });
  });
}
