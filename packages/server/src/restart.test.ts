import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { bids, seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

describe('a server that stops', SLOW, () => {
  it('lets pages go as soon as they are answered, whatever others wait for', async () => {
    const memory = openSqliteStore(':memory:');
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const store: Store = {
      ...memory,
      async append(...args) {
        if (isHeld) await held.promise;
        return memory.append(...args);
      },
      // The server is stopped again after the test.
      close: async () => undefined,
    };
    server = await openTestServer({ store });
    const at = await seated(server);
    await bids(at);
    const [ann, bob] = at.pages;
    isHeld = true;
    const answer = ann.move(at.id, 'load 1');
    // It has arrived once a message that was sent later, on another connection, is answered.
    await bob.ask({ type: 'ping' });
    const stopped = server.stop();
    await expect.poll(() => bob.closed?.code).toBe(1001);
    expect(ann.closed).toBeUndefined();
    held.resolve();
    expect(await answer).toMatchObject({ type: 'accepted', seq: 3 });
    await stopped;
    expect(ann.closed?.code).toBe(1001);
  });
});

describe('a restart', SLOW, () => {
  it('changes nothing for the players', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portolan-restart-'));
    const store = () => openSqliteStore(join(folder, 'portolan.sqlite'));
    server = await openTestServer({ store: store() });
    const at = await seated(server);
    await bids(at);
    await at.pages[0].move(at.id, 'load 1');
    const bots = await at.ann.table('/tables', {
      game: 'ferry',
      visibility: 'public',
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'bot', bot: 'greedy' },
      ],
      options: { rounds: 9 },
      start: true,
    });
    await server.stop();
    expect(at.pages.map(({ closed }) => closed?.code)).toEqual([1001, 1001]);
    expect(server.errors).toEqual([]);

    server = await openTestServer({ store: store() });
    const ann = new Visitor(server.address, at.ann.cookie);
    const page = await ann.page();
    await page.watch(at.id);
    expect(page.at(at.id).moment).toMatchObject({ seq: 3, seat: 0, undoTo: 2, view: { loads: [1, 0] } });
    expect(page.at(at.id).entries.map(({ at: when }) => when)).toEqual(
      at.pages[0].at(at.id).entries.map(({ at: when }) => when),
    );
    expect(await page.ask({ type: 'undo', table: at.id, seq: 3, to: 2 })).toMatchObject({ type: 'accepted' });
    await page.watch(bots.id);
    await page.until(() => page.at(bots.id).table.status === 'finished', 'the end of the game of bots');
    rmSync(folder, { recursive: true });
  });
});
