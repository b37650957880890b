import { afterEach, describe, expect, it } from 'vitest';
import { tokenHash } from './ids.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

const SHARED = {
  game: 'ferry',
  visibility: 'hotseat',
  seats: [{ kind: 'me' }, { kind: 'me', name: 'Kay' }],
  options: { rounds: 1 },
  start: true,
};

let server: TestServer;
afterEach(() => server.stop());

/** Signs a device in as the player of another one. */
async function link(from: Visitor, to = new Visitor(server.address)): Promise<Visitor> {
  const { body } = await from.post<{ code: string }>('/me/link');
  expect((await to.post('/link', { code: body.code })).status).toBe(200);
  return to;
}

/** How the server answers to everything one could do at a running table. */
async function doors(visitor: Visitor, id: string, code: string): Promise<number[]> {
  const gets = ['', '/components', '/moments', '/log', '/imagined'].map((path) => visitor.get(`/tables/${id}${path}`));
  const posts = ['start', 'leave', 'resign', 'rematch'].map((path) => visitor.post(`/tables/${id}/${path}`));
  const others = [
    visitor.post(`/tables/${id}/sit`, { seat: 0 }),
    visitor.post(`/tables/${id}/branch`, { seq: 0, seat: 0 }),
    visitor.post(`/tables/${id}/remove`, { player: 'p' }),
    visitor.post(`/tables/${id}/invite`, { player: 'p' }),
    visitor.post('/join', { code }),
  ];
  return (await Promise.all([...gets, ...posts, ...others])).map(({ status }) => status);
}

async function watched(visitor: Visitor, id: string): Promise<string> {
  const page = await visitor.page();
  page.send({ type: 'watch', table: id });
  await page.until(() => page.known.get(id)?.moment !== undefined || page.messages('refused').length > 0, 'an answer');
  const code = page.messages('refused')[0]?.refusal.code ?? 'shown';
  await page.close();
  return code;
}

describe('a table on a shared device', () => {
  it('is found on no other device of its host while it is played', async () => {
    server = await openTestServer();
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id, code } = await tablet.table('/tables', SHARED);
    const phone = await link(tablet);
    expect(new Set(await doors(phone, id, code))).toEqual(new Set([404]));
    expect(await watched(phone, id)).toBe('unknownTable');
    const page = await phone.page();
    const answers = await Promise.all([
      page.ask({ type: 'move', table: id, seq: 0, text: 'bid 1', seat: 0 }),
      page.ask({ type: 'undo', table: id, seq: 0, to: 0 }),
      page.ask({ type: 'end', table: id, seq: 0 }),
      page.ask({ type: 'why', table: id, text: 'bid 1' }),
      page.ask({ type: 'handOver', table: id }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ refusal: { code: 'unknownTable' } });
    expect(await watched(tablet, id)).toBe('shown');
    expect((await tablet.get(`/tables/${id}/moments`)).status).toBe(200);
  });

  it('is listed on other devices as what is played elsewhere, also while the lobby is followed', async () => {
    server = await openTestServer();
    const tablet = await Visitor.guest(server.address, 'Ann');
    const phone = await link(tablet);
    const pages = [await tablet.page(), await phone.page()];
    for (const page of pages) page.send({ type: 'lobby' });
    for (const page of pages) await page.until(() => page.messages('lobby').length > 0, 'the lobby');
    const { id } = await tablet.table('/tables', SHARED);
    const lists = async (visitor: Visitor): Promise<unknown> =>
      (await visitor.get<{ mine: { id: string; elsewhere?: true }[] }>('/tables')).body.mine;
    expect(await lists(phone)).toMatchObject([{ id, elsewhere: true }]);
    expect(await lists(tablet)).toMatchObject([{ id }]);
    for (const [at, elsewhere] of [undefined, true].entries()) {
      const page = pages[at];
      await page?.until(() => page.messages('lobby').at(-1)?.mine.length === 1, 'the table');
      expect(page?.messages('lobby').at(-1)?.mine[0]?.elsewhere).toBe(elsewhere);
    }
  });

  it('stays with its device over signing out and in, rotation of the session and a restart', async () => {
    const store = openSqliteStore(':memory:');
    server = await openTestServer({ store: { ...store, close: async () => undefined } });
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id } = await tablet.table('/tables', SHARED);
    const phone = await link(tablet);
    const { body } = await tablet.post<{ codes: string[] }>('/me/codes');
    expect(await watched(tablet, id)).toBe('shown');
    await tablet.post('/me/signout', { where: 'here' });
    expect(await watched(tablet, id)).toBe('unknownTable');
    expect((await tablet.post('/signin/code', { code: body.codes[0] })).status).toBe(200);
    expect(await watched(tablet, id)).toBe('shown');
    await server.stop();
    server = await openTestServer({ store });
    const again = (visitor: Visitor): Visitor => new Visitor(server.address, visitor.cookie);
    expect([await watched(again(tablet), id), await watched(again(phone), id)]).toEqual(['shown', 'unknownTable']);
  });

  it('can be seen everywhere when its game is over, and its rematch belongs to the device that begins it', async () => {
    server = await openTestServer();
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id } = await tablet.table('/tables', SHARED);
    const phone = await link(tablet);
    await tablet.table(`/tables/${id}/resign`);
    const page = await tablet.page();
    await page.watch(id);
    await page.until(() => page.at(id).table.status === 'finished', 'the end');
    expect((await phone.get(`/tables/${id}/log`)).status).toBe(200);
    expect(await watched(phone, id)).toBe('shown');
    const next = await phone.table(`/tables/${id}/rematch`);
    expect((await tablet.post(`/tables/${id}/rematch`)).status).toBe(404);
    expect([await watched(phone, next.id), await watched(tablet, next.id)]).toEqual(['shown', 'unknownTable']);
  });

  it.each([
    ['comes along with a guest who signs in as somebody else on it', 'tablet'],
    ['stays with a guest who signs in as somebody else on another device', 'phone'],
  ] as const)('%s', async (_, where) => {
    server = await openTestServer();
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id } = await tablet.table('/tables', SHARED);
    const devices = { tablet, phone: await link(tablet) };
    const account = await Visitor.guest(server.address, 'Account');
    const { body } = await account.post<{ code: string }>('/me/link');
    const signedIn = await devices[where].post('/link', { code: body.code, bring: true });
    expect(signedIn.body).toMatchObject({ name: 'Account', guest: { brought: where === 'tablet' ? 1 : 0 } });
    expect([await watched(tablet, id), await watched(devices.phone, id)]).toEqual(['shown', 'unknownTable']);
  });

  it('without a device, from before, is found by its host on all devices', async () => {
    const store = openSqliteStore(':memory:');
    server = await openTestServer({
      store: { ...store, addTable: ({ device: _, ...table }, parts) => store.addTable(table, parts) },
    });
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id } = await tablet.table('/tables', SHARED);
    expect(await watched(await link(tablet), id)).toBe('shown');
  });

  it('does not tell its device, nor does a file of own data tell the moves of the others there', async () => {
    const lines: string[] = [];
    const log = (fields: object, message: string): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
    const store = openSqliteStore(':memory:');
    server = await openTestServer({ store, log: { info: log, error: log }, accessLog: true });
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id } = await tablet.table('/tables', SHARED);
    const page = await tablet.page();
    await page.watch(id);
    await page.move(id, 'bid 2');
    await page.reach(id, 1);
    const file = (await tablet.get<string>('/me/export')).body;
    const { device = '' } = (await store.table(id)) ?? {};
    const secret = /portolan-device=([\w-]+)/.exec(tablet.cookie ?? '')?.[1] ?? '';
    expect(tokenHash(secret)).toBe(device);
    const told = [JSON.stringify(file), ...lines, ...page.frames].join('\n');
    expect(told).not.toContain(device);
    expect(told).not.toContain(secret);
    expect(JSON.stringify(file)).not.toContain('bid 2');
  });

  it('leaves nothing of its device behind when its host is deleted', async () => {
    const store = openSqliteStore(':memory:');
    server = await openTestServer({ store });
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id } = await tablet.table('/tables', SHARED);
    expect(tablet.cookie).toContain('portolan-device=');
    await tablet.post('/me/forget');
    expect(await store.table(id)).not.toHaveProperty('device');
    expect(tablet.cookie).toBeUndefined();
  });

  it('keeps its device if somebody else who used it is deleted', async () => {
    server = await openTestServer();
    const tablet = await Visitor.guest(server.address, 'Ann');
    const { id } = await tablet.table('/tables', SHARED);
    const { body } = await tablet.post<{ codes: string[] }>('/me/codes');
    await tablet.post('/me/signout', { where: 'here' });
    await tablet.post('/guest', { name: 'Bob' });
    await tablet.post('/me/forget');
    await tablet.post('/signin/code', { code: body.codes[0] });
    expect(await watched(tablet, id)).toBe('shown');
  });
});
