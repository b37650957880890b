import { type CompanyInfo, refusal, type TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

const guest = (name: string): Promise<Visitor> => Visitor.guest(server.address, name);
const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get<CompanyInfo>('/me/company')).body.player;
const PAIR = { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };

describe('players who keep clear of each other', SLOW, () => {
  it('mute: what one says does not reach the other, at once and later, until it is undone', async () => {
    server = await openTestServer();
    const { ann, bob, id, pages } = await seated(server);
    const [annPage, bobPage] = pages;
    bobPage.send({ type: 'chat', id: 'c1', table: id, text: 'before' });
    await annPage.until(() => annPage.messages('chat').length === 1, 'the first line');
    expect((await ann.post('/me/shun', { player: await idOf(bob), kind: 'mute' })).status).toBe(204);
    await annPage.until(() => annPage.messages('table').at(-1)?.chat?.length === 0, 'the chat without Bob');
    bobPage.send({ type: 'chat', id: 'c2', table: id, text: 'unheard' });
    await bobPage.until(() => bobPage.messages('chat').length === 2, 'Bob hears himself');
    const again = await ann.page();
    await again.watch(id);
    expect(again.messages('table')[0]?.chat).toEqual([]);
    expect(annPage.frames.join()).not.toContain('unheard');
    const { shunned } = (await ann.get<CompanyInfo>('/me/company')).body;
    expect(shunned).toMatchObject([{ name: 'Bob', kind: 'mute' }]);
    expect((await bob.get<CompanyInfo>('/me/company')).body.shunned).toEqual([]);
    await ann.post('/me/unshun', { player: await idOf(bob) });
    await annPage.until(() => annPage.messages('table').at(-1)?.chat?.length === 2, 'both lines of Bob');
  });

  it('block: the other cannot sit where one hosts, and is not told why', async () => {
    server = await openTestServer();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(guest));
    if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
    await ann.post('/me/shun', { player: await idOf(bob), kind: 'block' });
    const { id } = await ann.table('/tables', PAIR);
    const refused = await bob.post(`/tables/${id}/sit`, { seat: 1 });
    expect(refused).toMatchObject({ status: 403, body: refusal('seatRefused') });
    // It does not matter to the other that they insist.
    expect((await bob.post(`/tables/${id}/sit`, { seat: 1, anyway: true })).status).toBe(403);
    await ann.post('/me/unshun', { player: await idOf(bob) });
    expect((await bob.table(`/tables/${id}/sit`, { seat: 1 })).seats[1]).toMatchObject({ name: 'Bob' });
  });

  it('block: one is warned before sitting down where the other sits, and may all the same', async () => {
    server = await openTestServer();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(guest));
    if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
    await ann.post('/me/shun', { player: await idOf(bob), kind: 'block' });
    const { id } = await bob.table('/tables', PAIR);
    const warned = await ann.post<TableInfo>(`/tables/${id}/sit`, { seat: 1 });
    expect(warned).toMatchObject({ status: 403, body: refusal('blockedHere', { names: 'Bob' }) });
    const sat = await ann.table(`/tables/${id}/sit`, { seat: 1, anyway: true });
    expect(sat.seats[1]).toMatchObject({ name: 'Ann' });
  });

  it('are known players, not oneself, and not too many', async () => {
    server = await openTestServer({ limits: { shunned: 1 } });
    const [ann, bob, cem] = await Promise.all(['Ann', 'Bob', 'Cem'].map(guest));
    if (ann === undefined || bob === undefined || cem === undefined) throw new Error('a guest is missing');
    const shun = async (player: string): Promise<unknown> =>
      (await ann.post('/me/shun', { player, kind: 'mute' })).body;
    expect(await shun(await idOf(ann))).toEqual(refusal('notYourself'));
    expect(await shun('nobody')).toEqual(refusal('unknownPlayer'));
    await shun(await idOf(bob));
    expect(await shun(await idOf(cem))).toEqual(refusal('tooManyShunned', { max: 1 }));
    expect(await shun(await idOf(bob))).toBe('');
    const stranger = new Visitor(server.address);
    expect((await stranger.get('/me/company')).status).toBe(401);
    expect((await stranger.post('/me/shun', { player: 'x', kind: 'mute' })).status).toBe(401);
    expect((await stranger.post('/me/unshun', { player: 'x' })).status).toBe(401);
  });

  it('are forgotten with a player', async () => {
    server = await openTestServer();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(guest));
    if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
    await ann.post('/me/shun', { player: await idOf(bob), kind: 'block' });
    await bob.post('/me/forget');
    expect((await ann.get<CompanyInfo>('/me/company')).body.shunned).toEqual([]);
  });
});

describe('the host', SLOW, () => {
  it('removes somebody before the game, who is told and cannot sit there again', async () => {
    server = await openTestServer();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(guest));
    if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
    const { id } = await ann.table('/tables', PAIR);
    await bob.table(`/tables/${id}/sit`, { seat: 1 });
    const page = await bob.page();
    await page.watch(id);
    const player = await idOf(bob);
    expect((await bob.post(`/tables/${id}/remove`, { player })).body).toEqual(refusal('notHost'));
    expect((await ann.post(`/tables/${id}/remove`, { player: await idOf(ann) })).body).toEqual(refusal('notYourself'));
    expect((await new Visitor(server.address).post(`/tables/${id}/remove`, { player })).status).toBe(401);
    const table = await ann.table(`/tables/${id}/remove`, { player });
    expect(table.seats[1]).toEqual({ kind: 'open' });
    await page.until(() => page.messages('removed').length === 1, 'Bob to be told');
    expect((await bob.post(`/tables/${id}/sit`, { seat: 1 })).body).toEqual(refusal('removedByHost'));
    expect((await ann.post(`/tables/${id}/remove`, { player })).body).toEqual(refusal('unknownPlayer'));
    // Elsewhere nothing has changed.
    const other = await ann.table('/tables', PAIR);
    expect((await bob.table(`/tables/${other.id}/sit`, { seat: 1 })).seats[1]).toMatchObject({ name: 'Bob' });
  });

  it('removes nobody from a running game', async () => {
    server = await openTestServer();
    const { ann, bob, id } = await seated(server);
    expect((await ann.post(`/tables/${id}/remove`, { player: await idOf(bob) })).body).toEqual(refusal('gameBegun'));
  });
});
