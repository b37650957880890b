import { type Me, type Replay, refusal } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { bids, playOn, seated } from './testing/seated.ts';
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

describe('visitors', SLOW, () => {
  it('reconnect where they left off', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    await bids(at);
    await pages[0].close();
    expect((await pages[1].watch(id, 2)).table.seats[0]).toMatchObject({ present: false });
    const back = await ann.page();
    const { table, entries } = pages[0].at(id);
    await back.resume({ table, entries: entries.slice(0, 1) });
    expect(back.messages('news')[0]).toMatchObject({ entries: [{ seq: 2 }], moment: { seq: 2, seat: 0 } });
    expect(back.messages('news')[0]).not.toHaveProperty('fresh');
    await pages[1].until(() => JSON.stringify(pages[1].at(id).table.seats[0]).includes('"present":true'), 'Ann');
    // A page ahead of the log starts from scratch.
    back.send({ type: 'watch', table: id, since: 99 });
    await back.until(() => back.messages('news').length === 2, 'news');
    expect(back.messages('news')[1]).toMatchObject({ fresh: true, entries: [{ seq: 1 }, { seq: 2 }] });
  });

  it('continue on a second device', async () => {
    server = await openTestServer();
    const { ann, id, pages } = await seated(server);
    const { body: link } = await ann.post<{ code: string }>('/me/link');
    const phone = new Visitor(server.address);
    const { body: me } = await phone.post<Me>('/link', { code: link.code });
    expect(me.name).toBe('Ann');
    const page = await phone.page();
    await page.watch(id);
    expect(await page.move(id, 'bid 2')).toMatchObject({ type: 'accepted' });
    await pages[0].reach(id, 1);
    expect(pages[0].at(id).entries[0]).toMatchObject({ text: 'bid 2' });
    expect((await new Visitor(server.address).post('/link', { code: link.code })).status).toBe(404);
  });

  it('watch and chat as spectators, and see only what is public', async () => {
    server = await openTestServer();
    const { id, pages } = await seated(server);
    const nobody = await new Visitor(server.address).page();
    const eve = await (await guest('Eve')).page();
    for (const page of [nobody, eve]) {
      expect((await page.watch(id)).moment).toMatchObject({ view: { secrets: [false, false] }, awaiting: [0, 1] });
      expect(page.at(id).moment).not.toHaveProperty('legal');
      expect(await page.move(id, 'bid 1')).toMatchObject({ refusal: { code: 'notSeated' } });
    }
    nobody.send({ type: 'chat', id: 'c', table: id, text: 'ahoy' });
    await nobody.until(
      () => nobody.messages('refused').some(({ refusal }) => refusal.code === 'notKnown'),
      'a refusal',
    );
    const [ann] = pages;
    ann.send({ type: 'chat', id: 'c', table: id, text: 'ahoy <b>all</b>' });
    await eve.until(() => eve.messages('chat').length === 1, 'a line');
    expect(eve.messages('chat')[0]?.line).toMatchObject({ id: 1, name: 'Ann', text: 'ahoy <b>all</b>' });
    const late = await (await guest('Late')).page();
    await late.watch(id);
    expect(late.messages('table')[0]?.chat).toHaveLength(1);
  });

  it('say among themselves what the players do not read until the game is over', async () => {
    server = await openTestServer();
    const { ann, id, pages } = await seated(server);
    const [eve, lea] = [await (await guest('Eve')).page(), await (await guest('Lea')).page()];
    for (const page of [eve, lea]) await page.watch(id);
    eve.send({ type: 'chat', id: 'c', table: id, text: 'Bob bluffs' });
    await lea.until(() => lea.messages('chat').length === 1, 'a line');
    expect(lea.messages('chat')[0]?.line).toMatchObject({ name: 'Eve', spectator: true });
    const again = await ann.page();
    await again.watch(id);
    expect([pages[0], pages[1], again].flatMap((page) => page.messages('chat'))).toEqual([]);
    expect(again.messages('table')[0]?.chat).toEqual([]);
    await playOn(id, pages);
    const after = await ann.page();
    await after.watch(id);
    expect(after.messages('table')[0]?.chat).toMatchObject([{ text: 'Bob bluffs', spectator: true }]);
  });

  it('chat only where they are, and not too fast', async () => {
    server = await openTestServer({ limits: { chatBurst: 2, chatsPerSecond: 0.001 } });
    const { id } = await seated(server);
    const eve = await (await guest('Eve')).page();
    const refusals = (): unknown[] => eve.messages('refused').map(({ refusal }) => refusal);
    eve.send({ type: 'chat', id: 'a', table: id, text: 'from afar' });
    await eve.until(() => refusals().length === 1, 'a refusal');
    await eve.watch(id);
    for (const text of ['one', 'two', 'three']) eve.send({ type: 'chat', id: text, table: id, text });
    await eve.until(() => refusals().length === 2, 'another refusal');
    expect(refusals()).toEqual([refusal('notWatching'), { code: 'tooFast' }]);
    expect(eve.messages('chat').map(({ line }) => line.text)).toEqual(['one', 'two']);
  });

  it('cannot push out what players or other spectators said', async () => {
    server = await openTestServer({ limits: { chatBurst: 60, chatsPerSecond: 0.001 } });
    const { ann, bob, id, pages } = await seated(server);
    pages[0].send({ type: 'chat', id: 'a', table: id, text: 'ahoy' });
    await pages[1].until(() => pages[1].messages('chat').length === 1, 'the line');
    for (let at = 0; at < 60; at++) pages[1].send({ type: 'chat', id: `b${at}`, table: id, text: `${at}` });
    await pages[0].until(() => pages[0].messages('chat').length === 61, 'all lines');
    const later = await new Visitor(server.address, ann.cookie).page();
    await later.watch(id);
    const shown = later.messages('table')[0]?.chat ?? [];
    expect(shown[0]).toMatchObject({ text: 'ahoy' });
    expect(shown.at(-1)).toMatchObject({ text: '59' });

    // However many of them there are, spectators of one network have the limit of one.
    const crowd = await Promise.all(['Eve', 'Lea', 'Zoe'].map(async (name) => (await guest(name)).page()));
    for (const page of crowd) {
      await page.watch(id);
      for (let at = 0; at < 30; at++) page.send({ type: 'chat', id: `s${at}`, table: id, text: `${at}` });
    }
    const refused = (): number => crowd.reduce((sum, page) => sum + page.messages('refused').length, 0);
    await expect.poll(refused).toBe(30);
    // Players are not affected.
    expect((await bob.get(`/tables/${id}`)).status).toBe(200);
  });

  it('resign, and a bot plays to the end', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { bob, id, pages } = at;
    await bids(at);
    await pages[0].move(id, 'load 1');
    const table = await bob.table(`/tables/${id}/resign`);
    expect(table.seats[1]).toMatchObject({ resigned: true });
    expect((await bob.post<object>(`/tables/${id}/resign`)).body).toMatchObject({ code: 'notSeated' });
    await pages[0].reach(id, 4);
    expect(pages[1].at(id).moment).not.toHaveProperty('legal');
    await pages[0].move(id, 'sail', { final: true });
    await pages[0].until(() => pages[0].at(id).moment?.seat === 0, 'the bot');
    for (let next = pages[0].at(id).moment; next?.awaiting.length !== 0; next = pages[0].at(id).moment) {
      if (next?.legal !== undefined) await pages[0].move(id, next.legal.at(-1) ?? '', { final: true });
      await pages[0].until(() => pages[0].at(id).moment !== next, 'the next question');
    }
    await pages[0].until(() => pages[0].at(id).table.status === 'finished', 'the end');
  });

  it('can resign before ending their turn without blocking the table', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    await bids(at);
    await pages[0].move(id, 'load 1');
    await pages[0].move(id, 'sail');
    await ann.table(`/tables/${id}/resign`);
    await pages[1].until(() => pages[1].at(id).moment?.seat === 1, 'the turn of Bob');
    expect(
      pages[1]
        .at(id)
        .entries.map(({ kind }) => kind)
        .slice(-2),
    ).toEqual(['resign', 'end']);
  });

  it('find the rematch from the old table', async () => {
    server = await openTestServer();
    const at = await seated(server, { options: { rounds: 1 } });
    const { ann, bob, id, pages } = at;
    await playOn(id, pages);
    const next = await ann.table(`/tables/${id}/rematch`);
    expect((await bob.table(`/tables/${id}/rematch`)).id).toBe(next.id);
    await pages[1].until(() => pages[1].at(id).table.rematch === next.id, 'the way to the rematch');
    await bob.table(`/tables/${next.id}/sit`, { seat: 1 });
    expect((await ann.table(`/tables/${next.id}/start`)).status).toBe('running');
  });

  it('are deleted on every device without blocking a table', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    const gathering = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    pages[0].send({ type: 'chat', id: 'c', table: id, text: 'my address is' });
    await pages[1].until(() => pages[1].messages('chat').length === 1, 'the line');
    const { cookie } = ann;
    expect((await ann.post('/me/forget')).status).toBe(204);
    await pages[0].until(() => pages[0].closed !== undefined, 'the connection to close');
    const other = new Visitor(server.address, cookie);
    expect((await other.get('/me')).status).toBe(204);
    expect((await other.post('/tables', {})).status).toBe(401);
    const page = await other.page();
    expect(page.messages('welcome')[0]).not.toHaveProperty('me');
    await pages[1].until(() => pages[1].at(id).table.seats[0]?.kind === 'person', 'the table');
    const { table } = await page.watch(id);
    expect(table.seats[0]).toMatchObject({ name: '', deleted: true, resigned: true });
    expect(page.messages('table')[0]?.chat).toEqual([]);
    expect((await other.get(`/tables/${gathering.id}`)).status).toBe(404);
    await pages[1].move(id, 'bid 2');
    await pages[1].reach(id, 3);
  });

  it('share a device, and each sees their own view on their turn', async () => {
    server = await openTestServer();
    const ann = await guest('Ann');
    const { id } = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'hotseat',
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Kay' }],
      options: { rounds: 1 },
      start: true,
    });
    const page = await ann.page();
    const { table } = await page.watch(id);
    expect(table.seats).toMatchObject([{ name: 'Ann' }, { name: 'Kay' }]);
    expect(page.at(id).moment).toMatchObject({ seat: 0, view: { secrets: [expect.any(Number), false] } });
    expect(await page.move(id, 'bid 2', { seat: 1 })).toMatchObject({ type: 'accepted' });
    expect(page.at(id).moment).toMatchObject({ seat: 0, view: { bids: [0, true] } });
    await page.move(id, 'bid 3');
    await playOn(id, [page]);
    expect((await ann.get<{ open: unknown[] }>('/tables')).body.open).toEqual([]);
    expect((await ann.get<Replay>(`/tables/${id}/moments?as=open`)).body.moments[1]).toMatchObject({
      view: { secrets: [expect.any(Number), expect.any(Number)], bids: [0, 2] },
      entry: { text: 'bid 2' },
    });
  });

  it('share a device, and nobody elsewhere finds the table until its game is over', async () => {
    server = await openTestServer();
    const ann = await guest('Ann');
    const { id, code } = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'hotseat',
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Kay' }],
      options: { rounds: 1 },
      start: true,
    });
    const eve = await guest('Eve');
    const found = async (): Promise<number[]> => [
      (await eve.get(`/tables/${id}`)).status,
      (await eve.get(`/tables/${id}/moments`)).status,
      (await eve.post('/join', { code })).status,
    ];
    expect(await found()).toEqual([404, 404, 404]);
    const spy = await eve.page();
    spy.send({ type: 'watch', table: id });
    await spy.until(() => spy.messages('refused').length === 1, 'a refusal');
    expect(spy.messages('refused')[0]?.refusal).toEqual({ code: 'unknownTable' });
    const page = await ann.page();
    await page.watch(id);
    await playOn(id, [page]);
    // By its address; a code admits strangers only before a game starts.
    expect(await found()).toEqual([200, 200, 404]);
    // The match is still in memory, with the names of its players.
    await ann.post('/me/forget');
    expect(JSON.stringify((await eve.get(`/tables/${id}`)).body)).not.toContain('Kay');
    expect((await eve.get<string>(`/tables/${id}/log`)).body).not.toContain('Kay');
  });

  it('share a device, and the next player cannot undo the move of the previous one', async () => {
    server = await openTestServer();
    const ann = await guest('Ann');
    const { id } = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'hotseat',
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Kay' }],
      start: true,
    });
    const page = await ann.page();
    await page.watch(id);
    await page.move(id, 'bid 1');
    await page.reach(id, 1);
    expect(page.at(id).moment).toMatchObject({ seat: 1 });
    expect(page.at(id).moment).not.toHaveProperty('undoTo');
    expect(await page.ask({ type: 'undo', table: id, seq: 1, to: 0 })).toMatchObject({ refusal: { code: 'noUndo' } });
    await page.move(id, 'bid 1');
    await page.reach(id, 2);
    const first = page.at(id).moment?.seat ?? -1;
    // The steps of an unfinished turn can be undone by the player who has the device.
    await page.move(id, 'load 1');
    await page.reach(id, 3);
    expect(page.at(id).moment).toMatchObject({ seat: first, undoTo: 2 });
    await page.move(id, 'sail');
    await page.reach(id, 4);
    expect(page.at(id).moment).toMatchObject({ seat: first, mayEnd: true, undoTo: 2 });
    await page.ask({ type: 'end', table: id, seq: 4 });
    await page.reach(id, 5);
    expect(page.at(id).moment?.seat).toBe(1 - first);
    expect(page.at(id).moment).not.toHaveProperty('undoTo');
  });
});
