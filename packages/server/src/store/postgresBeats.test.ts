import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LEASE_MS, makeNodes, type Nodes } from '../cluster/nodes.ts';
import { type CutProxy, startCutProxy } from '../testing/cutProxy.ts';
import { newPostgresDatabase } from '../testing/postgresStore.ts';
import { listeningLog } from '../testing/testServer.ts';
import { openPostgresStore } from './postgres.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

describe('a store whose connections are all busy', () => {
  let client: pg.Client;
  let store: Store;
  beforeEach(async () => {
    const url = await newPostgresDatabase();
    client = new pg.Client(url);
    await client.connect();
    store = await openPostgresStore(url);
    await store.addTable(tableRow());
  });
  afterEach(async () => {
    await store.close();
    await client.end();
  });

  it('says and learns that its server is alive, and what the time is', async () => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE game_table');
    const stuck = Array.from({ length: 20 }, (_, at) => [
      store.table('table1'),
      store.append(`table${at}`, entryRow(1), {}),
    ]).flat();
    const settled = Promise.allSettled(stuck);
    const waits: number[] = [];
    for (let beats = 1; beats <= 9; beats++) {
      const since = performance.now();
      expect(await store.time()).toBeGreaterThan(0);
      expect(await store.beatNode('a', beats)).toEqual([{ node: 'a', beats }]);
      waits.push(performance.now() - since);
    }
    // The median, not the maximum: other programs use this machine as well.
    expect(waits.sort((one, other) => one - other)[4]).toBeLessThan(500);
    await client.query('COMMIT');
    expect((await settled)[0]).toMatchObject({ status: 'fulfilled' });
  });

  it('can be checked while another server stands still in the middle of a check', async () => {
    await client.query('BEGIN');
    await client.query('UPDATE schema_version SET version = version');
    await store.checkWritable();
    await client.query('ROLLBACK');
    expect((await client.query('SELECT * FROM node')).rows).toEqual([]);
  });
});

describe('a server whose connections die without a word', { timeout: 30_000 }, () => {
  let proxy: CutProxy;
  let stores: Store[];
  let servers: Nodes[];
  beforeEach(async () => {
    [stores, servers] = [[], []];
    const url = new URL(await newPostgresDatabase());
    proxy = await startCutProxy(Number(url.port));
    stores.push(await openPostgresStore(url.href));
    url.port = String(proxy.port);
    stores.push(await openPostgresStore(url.href));
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    for (const store of stores) await store.close();
    await proxy.close();
  });

  it('is not dead for the others', async () => {
    const gone: string[] = [];
    const errors = stores.map((store, index) => {
      const { log, errors } = listeningLog();
      servers.push(
        makeNodes({
          ...{ self: `node-${index}`, store, log, leaseMs: DEFAULT_LEASE_MS },
          time: { now: Date.now, measure: async () => void (await store.time()) },
          onDeath: (node) => gone.push(node),
          onRevival: () => undefined,
          onSilence: () => undefined,
        }),
      );
      return errors;
    });
    for (const server of servers) await server.start();
    expect(await servers[0]?.isAlive('node-1')).toBe(true);
    proxy.freeze();
    await expect.poll(() => errors[1]?.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => servers[1]?.isSure()).toBe(true);
    expect({ gone, errors: errors[0] }).toEqual({ gone: [], errors: [] });
  });
});
