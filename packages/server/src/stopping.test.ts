import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { makeInProcessBroker } from './bus/inProcessBus.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { Page } from './testing/page.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** A server whose store keeps everybody waiting who reads a table. */
interface Slow {
  readonly server: TestServer;
  readonly ann: Visitor;
  readonly page: Page;
  readonly table: string;
  /** What became of those who wait, and when the store was closed. */
  readonly order: readonly string[];
  /** Resolves when this many wait. */
  held(count: number): Promise<void>;
  release(): void;
}

async function openSlow(): Promise<Slow> {
  const store = openSqliteStore(':memory:');
  const order: string[] = [];
  const released = Promise.withResolvers<void>();
  let waiting = 0;
  const slow: Store = {
    ...store,
    async table(id) {
      waiting++;
      await released.promise;
      try {
        const row = await store.table(id);
        order.push('read');
        return row;
      } catch (error) {
        order.push('failed');
        throw error;
      }
    },
    async close() {
      order.push('closed');
      await store.close();
    },
  };
  const server = await openTestServer({ store: slow });
  const ann = await Visitor.guest(server.address, 'Ann');
  const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats: SEATS });
  const held = (count: number): Promise<void> => vi.waitFor(() => expect(waiting).toBe(count));
  return { server, ann, page: await ann.page(), table: id, order, held, release: released.resolve };
}

describe('a server that stops', SLOW, () => {
  it('finishes what it does for a page that has left before it closes its store', async () => {
    const { server, page, table, order, held, release } = await openSlow();
    page.send({ type: 'watch', table });
    await held(1);
    page.terminate();
    await vi.waitFor(async () => {
      const health = await fetch(`${server.address}/health`);
      expect(await health.json()).toMatchObject({ connections: 0 });
    });
    const stopped = server.stop();
    await pause(100);
    release();
    await stopped;
    expect(order[0]).toBe('read');
    expect(server.errors).toEqual([]);
  });

  it('reports no error about messages and requests that it could not wait for', async () => {
    const { server, ann, page, table, order, held, release } = await openSlow();
    page.send({ type: 'watch', table });
    const request = ann.get(`/tables/${table}`).catch(() => undefined);
    await held(2);
    await server.stop();
    expect(order).toEqual(['closed']);
    release();
    await request;
    await vi.waitFor(() => expect(order).toEqual(['closed', 'failed', 'failed']));
    await pause(50);
    expect(server.errors).toEqual([]);
  });
});

describe('a server that cannot have its port', SLOW, () => {
  it('leaves nothing running: another one may be started in its place', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const store = openSqliteStore(':memory:');
    const order: string[] = [];
    const bus = makeInProcessBroker().join('refused');
    const watched: Store = { ...store, close: async () => void order.push('store closed') };
    const cluster = { bus: { ...bus, close: async () => void order.push('bus closed') }, leaseMs: 100 };
    await expect(openTestServer({ store: watched, cluster }, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(order).toEqual(['bus closed', 'store closed']);
    // It has said goodbye, and does not come back.
    await pause(300);
    expect((await store.beatNode('another', 1)).map(({ node }) => node)).toEqual(['another']);
    await store.close();
    taken.close();
  });
});
