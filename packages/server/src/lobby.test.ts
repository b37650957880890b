import type { TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

const guest = (name: string): Promise<Visitor> => Visitor.guest(server.address, name);

describe('the lobby', SLOW, () => {
  it('sends open tables to everyone and each player their own, as they change', async () => {
    server = await openTestServer();
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const [one, two] = [await ann.page(), await bob.page()];
    one.send({ type: 'lobby' });
    two.send({ type: 'lobby' });
    await two.until(() => two.messages('lobby').length === 1, 'the lobby');
    const { id, code } = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await two.until(() => two.messages('lobby').at(-1)?.open[0]?.id === id, 'the open table');
    expect(two.messages('lobby').at(-1)?.mine).toEqual([]);
    expect((await bob.post<TableInfo>('/join', { code: code.toLowerCase() })).body.id).toBe(id);
    await bob.table(`/tables/${id}/sit`, { seat: 1 });
    await ann.table(`/tables/${id}/start`);
    await two.until(() => two.messages('lobby').at(-1)?.mine[0]?.status === 'running', 'the running table');
    expect(two.messages('lobby').at(-1)).toMatchObject({ open: [], mine: [{ awaiting: [0, 1] }] });
    await one.watch(id);
    await one.move(id, 'bid 1');
    await two.until(() => two.messages('lobby').at(-1)?.mine[0]?.awaiting.length === 1, 'whose turn it is');
    two.send({ type: 'lobby', off: true });
    expect((await two.ask({ type: 'ping' })).type).toBe('pong');
    const heard = two.messages('lobby').length;
    await ann.table('/tables', { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await one.until(() => one.messages('lobby').at(-1)?.open.length === 1, 'the next table');
    expect(two.messages('lobby')).toHaveLength(heard);
  });

  it('tells the players of a table who is away and who has resigned', async () => {
    server = await openTestServer();
    const { ann, bob, id, pages } = await seated(server);
    const page = await ann.page();
    page.send({ type: 'lobby' });
    const bobsSeat = () => page.messages('lobby').at(-1)?.mine[0]?.seats[1];
    await page.until(() => bobsSeat() !== undefined, 'the lobby');
    expect(bobsSeat()).toMatchObject({ present: true, resigned: false });
    await pages[1].close();
    await page.until(() => JSON.stringify(bobsSeat()).includes('"present":false'), 'the news that Bob is away');
    const back = await bob.page();
    await back.watch(id);
    await page.until(() => JSON.stringify(bobsSeat()).includes('"present":true'), 'the news that Bob is back');
    await bob.table(`/tables/${id}/resign`);
    await page.until(() => JSON.stringify(bobsSeat()).includes('"resigned":true'), 'the news that Bob has resigned');
  });

  it('tells watchers that a table was removed', async () => {
    server = await openTestServer();
    const ann = await guest('Ann');
    const { id } = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'unlisted',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const page = await ann.page();
    await page.watch(id);
    await ann.table(`/tables/${id}/leave`);
    await page.until(() => page.messages('gone').length === 1, 'the end of the table');
    page.send({ type: 'watch', table: id });
    await page.until(() => page.messages('refused')[0]?.refusal.code === 'unknownTable', 'a refusal');
  });
});
