import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CutProxy, startCutProxy } from '../testing/cutProxy.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgresStore } from './postgres.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

/** The end of the message; `COMMITTED` is in others. */
const COMMIT = 'COMMIT\0';
const LOST = 'PostgreSQL does not answer: ';

describe('a store that loses PostgreSQL', () => {
  let postgres: TestPostgres;
  let proxy: CutProxy;
  let store: Store;
  beforeAll(async () => {
    postgres = await startPostgres({ flush: true });
  });
  beforeEach(async () => {
    const url = new URL(await postgres.newDatabase());
    proxy = await startCutProxy(Number(url.port));
    url.port = String(proxy.port);
    store = await openPostgresStore(url.href);
    await store.addTable(tableRow());
  });
  afterEach(async () => {
    await store.close();
    await proxy.close();
  });
  afterAll(() => postgres.remove());

  it('does not report a commit whose answer was lost, and tells a retry that it took place', async () => {
    proxy.cutAt(COMMIT, 'after');
    await expect(store.append('table1', entryRow(1), {})).rejects.toThrow(LOST);
    expect(await store.append('table1', entryRow(1), {})).toEqual({ kind: 'duplicate', seq: 1 });
    expect(await store.entries('table1', 0)).toHaveLength(1);
  });

  it.each([
    ['the commit', COMMIT],
    ['the entry', 'INSERT INTO entry'],
    ['the transaction', 'BEGIN'],
  ])('writes nothing if it is lost before %s, and a retry does', async (_, text) => {
    proxy.cutAt(text, 'before');
    await expect(store.append('table1', entryRow(1), {})).rejects.toThrow(LOST);
    expect(await store.entries('table1', 0)).toEqual([]);
    expect((await store.table('table1'))?.seq).toBe(0);
    expect(await store.append('table1', entryRow(1), {})).toEqual({ kind: 'appended' });
  });

  it('rejects reads and writes while it is away, and goes on when it is back', async () => {
    await postgres.stop();
    await expect(store.table('table1')).rejects.toThrow(LOST);
    await expect(store.append('table1', entryRow(1), {})).rejects.toThrow(LOST);
    await expect(store.checkWritable()).rejects.toThrow(LOST);
    await postgres.start();
    await store.checkWritable();
    expect(await store.append('table1', entryRow(1), {})).toEqual({ kind: 'appended' });
    expect((await store.table('table1'))?.seq).toBe(1);
  });

  it('has everything it acknowledged after crashes under load', { timeout: 60_000 }, async () => {
    const tables = Array.from({ length: 8 }, (_, at) => `t${at}`);
    for (const id of tables) await store.addTable(tableRow({ id, code: id }));
    const acknowledged = new Map<string, number>();
    let stopping = false;
    const write = async (table: string): Promise<void> => {
      for (let seq = 1; !stopping; ) {
        const answer = await store.append(table, entryRow(seq), {}).catch((error: Error) => {
          expect(error.message).toContain(LOST);
          return undefined;
        });
        if (answer === undefined) {
          await sleep(20);
          continue;
        }
        expect(answer).toEqual(answer.kind === 'appended' ? { kind: 'appended' } : { kind: 'duplicate', seq });
        acknowledged.set(table, seq++);
      }
    };
    const writers = tables.map(write);
    for (let crash = 0; crash < 2; crash++) {
      await sleep(400);
      await postgres.crash();
      await postgres.start();
    }
    await sleep(400);
    stopping = true;
    await Promise.all(writers);
    await postgres.crash();
    await postgres.start();
    for (const table of tables) {
      const seqs = (await store.entries(table, 0)).map(({ seq }) => seq);
      expect(seqs).toEqual(Array.from({ length: acknowledged.get(table) ?? 0 }, (_, at) => at + 1));
      expect((await store.table(table))?.seq).toBe(seqs.length);
      expect(seqs.length).toBeGreaterThan(0);
    }
  });
});
