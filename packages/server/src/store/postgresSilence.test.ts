import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CutProxy, startCutProxy } from '../testing/cutProxy.ts';
import { newPostgresDatabase } from '../testing/postgresStore.ts';
import { openPostgresStore } from './postgres.ts';
import { watchForSilence } from './postgresSilence.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

const SLOW = { timeout: 30_000 };

describe('the store of one of several servers', () => {
  let direct: string;
  let proxy: CutProxy;
  let store: Store;
  beforeEach(async () => {
    direct = await newPostgresDatabase();
    const url = new URL(direct);
    proxy = await startCutProxy(Number(url.port));
    url.port = `${proxy.port}`;
    store = await openPostgresStore(url.href);
    await store.addTable(tableRow());
    await store.beatNode('a', 1);
  });
  afterEach(async () => {
    await store.close();
    await proxy.close();
  });

  it('tells whoever waits that PostgreSQL has fallen silent, and goes on with new connections', SLOW, async () => {
    // All connections are in use, so that none of them is a new one.
    await Promise.all(Array.from({ length: 20 }, () => store.table('table1')));
    await pause(1_000);
    proxy.freeze();
    const since = performance.now();
    const waiting = [store.append('table1', entryRow(1), {}), store.table('table1'), store.beatNode('a', 2)];
    for (const one of await Promise.allSettled(waiting)) expect(one).toMatchObject({ status: 'rejected' });
    // Long before a query may be given up, and before the other servers would be heard of.
    expect(performance.now() - since).toBeLessThan(10_000);
    const isBack = async (): Promise<boolean> => {
      await Promise.all([store.table('table1'), store.beatNode('a', 3)]);
      return true;
    };
    // Some of those that were broken off may not have said so yet.
    await expect.poll(() => isBack().catch(() => false)).toBe(true);
    expect(await store.append('table1', entryRow(1), {})).toEqual({ kind: 'appended' });
  });

  it('waits for a query that takes long while PostgreSQL answers others', SLOW, async () => {
    const client = new pg.Client(direct);
    await client.connect();
    await client.query('BEGIN; LOCK TABLE entry');
    const waiting = store.append('table1', entryRow(1), {});
    await pause(4_000);
    await client.query('COMMIT');
    expect(await waiting).toEqual({ kind: 'appended' });
    await client.end();
  });
});

describe('the watch for silence', () => {
  const LOOK_MS = 20;
  let ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends) end();
    ends = [];
  });

  it('takes a refusal for an answer', async () => {
    let silences = 0;
    let asked = 0;
    const ask = (): Promise<never> => {
      asked++;
      return Promise.reject(new Error('no'));
    };
    ends.push(watchForSilence({ ask, onSilence: () => silences++, lookMs: LOOK_MS }));
    await expect.poll(() => asked).toBeGreaterThan(6);
    expect(silences).toBe(0);
  });

  it('goes on as long as the question is not answered', async () => {
    let silences = 0;
    let asked = 0;
    const ask = (): Promise<never> => {
      asked++;
      return new Promise(() => undefined);
    };
    ends.push(watchForSilence({ ask, onSilence: () => silences++, lookMs: LOOK_MS }));
    await expect.poll(() => silences).toBeGreaterThan(2);
    expect(asked).toBe(1);
  });
});
