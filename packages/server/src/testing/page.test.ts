import { afterEach, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testServer.ts';
import { Visitor } from './visitor.ts';

let server: TestServer;

afterEach(() => server.stop());

it('a page that comes back waits for what the server has now', async () => {
  server = await openTestServer();
  const [ann, bob] = [await Visitor.guest(server.address, 'Ann'), await Visitor.guest(server.address, 'Bob')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats });
  await bob.table(`/tables/${id}/sit`, { seat: 1 });
  const before = await (await ann.page()).watch(id);
  expect(before.moment).toBeUndefined();
  await ann.table(`/tables/${id}/start`);
  const after = await (await bob.page()).resume({ table: { ...before.table, status: 'gathering' }, entries: [] });
  expect(after).toMatchObject({ table: { status: 'running' }, moment: { seq: 0 } });
});
