import { expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Visitor } from '../testing/index.ts';
import { openTestServer } from '../testing/testServer.ts';

it('a bot whose move could not be written plays it soon after, without anybody asking again', async () => {
  const store = openSqliteStore(':memory:');
  let attempts = 0;
  const failing: Store = {
    ...store,
    append(table, row, fields) {
      if (row.id.startsWith('bot-') && attempts++ === 0) return Promise.reject(new Error('the disk is full'));
      return store.append(table, row, fields);
    },
  };
  const server = await openTestServer({ store: failing });
  const ann = await Visitor.guest(server.address, 'Ann');
  const seats = [{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }];
  const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'unlisted', seats, start: true });
  const page = await ann.page();
  await page.watch(id);
  await expect.poll(async () => (await store.table(id))?.awaiting, { timeout: 10_000 }).toEqual([1]);
  expect(attempts).toBeGreaterThan(1);
  await server.stop();
});
