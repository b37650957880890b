import { type CompanyInfo, type InvitationInfo, type OfferInfo, refusal, type TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const PAIR = { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };
const TWO_DAYS = { kind: 'correspondence', daysPerTurn: 2 };
const OFFER = { game: 'ferry', least: 2, most: 2, terms: { clock: TWO_DAYS } };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get<CompanyInfo>('/me/company')).body.player;

async function guests<const Names extends readonly string[]>(
  ...names: Names
): Promise<{ readonly [At in keyof Names]: Visitor }> {
  const all = await Promise.all(names.map((name) => Visitor.guest(server.address, name)));
  return all as unknown as { readonly [At in keyof Names]: Visitor };
}

interface Lists {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly offers: readonly OfferInfo[];
  readonly invited: readonly InvitationInfo[];
}

const lists = async (visitor: Visitor, query = ''): Promise<Lists> =>
  (await visitor.get<Lists>(`/tables${query}`)).body;

describe('the filter of the lobby', SLOW, () => {
  it('is applied by the server, to the first lists and to all later ones', async () => {
    server = await openTestServer();
    const [ann, bob] = await guests('Ann', 'Bob');
    const live = { kind: 'live', bankSeconds: 600, incrementSeconds: 5 };
    const plain = await ann.table('/tables', PAIR);
    const fast = await ann.table('/tables', { ...PAIR, terms: { clock: live, rated: true, language: 'de' } });
    const slow = await ann.table('/tables', { ...PAIR, terms: { clock: TWO_DAYS, language: 'en' } });
    const ids = async (query: string): Promise<string[]> => (await lists(bob, query)).open.map(({ id }) => id);
    expect(await ids('')).toEqual([slow.id, fast.id, plain.id]);
    expect(await ids('?pace=live')).toEqual([fast.id]);
    expect(await ids('?pace=days&game=ferry')).toEqual([slow.id]);
    expect(await ids('?pace=untimed')).toEqual([plain.id]);
    expect(await ids('?rated=yes')).toEqual([fast.id]);
    expect(await ids('?rated=no&seats=2')).toEqual([slow.id, plain.id]);
    // A table without a language is for everybody.
    expect(await ids('?language=de')).toEqual([fast.id, plain.id]);
    expect(await ids('?game=other')).toEqual([]);
    expect(await ids('?seats=3')).toEqual([]);
    expect(await ids('?free=1')).toHaveLength(3);
    expect(await ids('?free=2')).toEqual([]);
    expect((await bob.get('/tables?pace=soon')).status).toBe(400);
    expect((await bob.get('/tables?rated=perhaps')).status).toBe(400);

    const page = await bob.page();
    page.send({ type: 'lobby', filter: { pace: 'live' } });
    await page.until(() => page.messages('lobby').length === 1, 'the lobby');
    expect(page.messages('lobby')[0]?.open.map(({ id }) => id)).toEqual([fast.id]);
    await ann.table('/tables', { ...PAIR, terms: { clock: TWO_DAYS } });
    const next = await ann.table('/tables', { ...PAIR, terms: { clock: live } });
    await page.until(() => page.messages('lobby').at(-1)?.open.length === 2, 'the second live table');
    expect(
      page
        .messages('lobby')
        .at(-1)
        ?.open.map(({ id }) => id),
    ).toEqual([next.id, fast.id]);
    page.send({ type: 'lobby', filter: { pace: 'untimed' } });
    await page.until(() => page.messages('lobby').at(-1)?.open[0]?.id === plain.id, 'the other filter');
  });
});

describe('an invitation', SLOW, () => {
  it('shows up where the person is, and is accepted once', async () => {
    server = await openTestServer();
    const [ann, bob] = await guests('Ann', 'Bob');
    const page = await bob.page();
    page.send({ type: 'lobby' });
    const { id } = await ann.table('/tables', { ...PAIR, visibility: 'unlisted' });
    const player = await idOf(bob);
    await ann.table(`/tables/${id}/invite`, { player });
    await page.until(() => page.messages('lobby').at(-1)?.invited.length === 1, 'the invitation');
    expect(page.messages('lobby').at(-1)?.invited).toMatchObject([{ table: { id }, by: { name: 'Ann' } }]);
    expect((await ann.post(`/tables/${id}/invite`, { player })).body).toEqual(refusal('alreadyInvited'));
    expect((await bob.table(`/me/invitations/${id}/accept`)).seats[1]).toMatchObject({ name: 'Bob' });
    expect((await bob.get('/me/invitations')).body).toEqual([]);
    expect((await bob.post(`/me/invitations/${id}/accept`)).body).toEqual(refusal('noInvitation'));
  });

  it('is declined for good, and ends with the table', async () => {
    server = await openTestServer();
    const [ann, bob, cem] = await guests('Ann', 'Bob', 'Cem');
    const { id } = await ann.table('/tables', PAIR);
    for (const one of [bob, cem]) await ann.table(`/tables/${id}/invite`, { player: await idOf(one) });
    expect((await bob.post(`/me/invitations/${id}/decline`)).status).toBe(204);
    expect((await bob.post(`/me/invitations/${id}/decline`)).body).toEqual(refusal('noInvitation'));
    const again = await ann.post(`/tables/${id}/invite`, { player: await idOf(bob) });
    expect(again.body).toEqual(refusal('alreadyInvited'));
    expect((await lists(cem)).invited).toHaveLength(1);
    await ann.post(`/tables/${id}/leave`);
    expect((await lists(cem)).invited).toEqual([]);
    expect((await cem.post(`/me/invitations/${id}/accept`)).body).toEqual(refusal('noInvitation'));
  });

  it('comes from somebody at the table, and not from whom the person has blocked', async () => {
    server = await openTestServer({ limits: { invitationsPerPlayer: 1 } });
    const [ann, bob, cem] = await guests('Ann', 'Bob', 'Cem');
    const { id } = await ann.table('/tables', PAIR);
    const player = await idOf(bob);
    const invite = async (visitor: Visitor, whom = player): Promise<unknown> =>
      (await visitor.post(`/tables/${id}/invite`, { player: whom })).body;
    expect(await invite(cem)).toEqual({ code: 'notSeated' });
    expect(await invite(new Visitor(server.address))).toEqual({ code: 'notKnown' });
    expect(await invite(ann, await idOf(ann))).toEqual(refusal('notYourself'));
    expect(await invite(ann, 'nobody')).toEqual(refusal('unknownPlayer'));
    await bob.post('/me/shun', { player: await idOf(ann), kind: 'block' });
    expect(await invite(ann)).toEqual(refusal('notInvited'));
    await bob.post('/me/unshun', { player: await idOf(ann) });
    expect(await invite(ann)).toMatchObject({ id });
    // Whoever blocks somebody afterwards no longer sees the invitation.
    await bob.post('/me/shun', { player: await idOf(ann), kind: 'block' });
    expect((await lists(bob)).invited).toEqual([]);
    // The same words, because too many invitations wait.
    const other = await cem.table('/tables', PAIR);
    expect((await cem.post(`/tables/${other.id}/invite`, { player })).body).toEqual(refusal('notInvited'));
  });

  it('is easily sent to people one has played with', async () => {
    server = await openTestServer();
    const { ann, bob } = await seated(server);
    expect((await ann.get('/me/opponents')).body).toEqual([{ player: await idOf(bob), name: 'Bob' }]);
    await ann.post('/me/shun', { player: await idOf(bob), kind: 'mute' });
    expect((await ann.get('/me/opponents')).body).toEqual([]);
    expect((await new Visitor(server.address).get('/me/opponents')).status).toBe(401);
  });
});

describe('a standing offer', SLOW, () => {
  it('waits in the lobby until enough people agree, who are seated at once', async () => {
    server = await openTestServer();
    const [ann, bob, cem] = await guests('Ann', 'Bob', 'Cem');
    expect((await ann.post('/offers', OFFER)).body).toEqual({});
    const [offer] = (await lists(cem)).offers;
    expect(offer).toMatchObject({ ...OFFER, title: 'Ferry', by: { name: 'Ann' } });
    // Other terms, another language: no match.
    await cem.post('/offers', { ...OFFER, terms: {} });
    await cem.post('/offers', { ...OFFER, terms: { clock: { ...TWO_DAYS, daysPerTurn: 3 } } });
    expect((await lists(cem)).offers).toHaveLength(3);
    const page = await ann.page();
    page.send({ type: 'lobby' });
    const { table } = (
      await bob.post<{ table: TableInfo }>('/offers', { ...OFFER, terms: { language: 'de', ...OFFER.terms } })
    ).body;
    expect(table).toMatchObject({
      status: 'running',
      visibility: 'public',
      terms: { clock: TWO_DAYS, language: 'de' },
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
    });
    await page.until(() => page.messages('lobby').at(-1)?.mine[0]?.id === table.id, 'the table');
    expect((await lists(ann)).offers).toHaveLength(2);
  });

  it('for a live game leads to a table that the host starts', async () => {
    server = await openTestServer();
    const [ann, bob] = await guests('Ann', 'Bob');
    const terms = { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } };
    await ann.post('/offers', { ...OFFER, terms });
    const { table } = (await bob.post<{ table: TableInfo }>('/offers', { ...OFFER, terms })).body;
    expect(table).toMatchObject({ status: 'gathering', host: await idOf(ann) });
    expect((await ann.table(`/tables/${table.id}/start`)).status).toBe('running');
  });

  it('brings nobody together who has blocked the other, and nobody to more tables than they may', async () => {
    server = await openTestServer({ limits: { gatheringTables: 1 } });
    const [ann, bob, cem] = await guests('Ann', 'Bob', 'Cem');
    await bob.post('/me/shun', { player: await idOf(ann), kind: 'block' });
    await ann.post('/offers', OFFER);
    expect((await bob.post('/offers', OFFER)).body).toEqual({});
    // Ann may wait at one table only, and does so by now.
    await ann.table('/tables', PAIR);
    const { table } = (await cem.post<{ table: TableInfo }>('/offers', OFFER)).body;
    expect(table.seats).toMatchObject([{ name: 'Bob' }, { name: 'Cem' }]);
    expect((await ann.post('/offers', OFFER)).body).toEqual(refusal('tooManyTables'));
  });

  it('can be withdrawn by whoever made it, is limited and expires', async () => {
    let now = 1_000_000_000_000;
    server = await openTestServer({ limits: { offersPerPlayer: 1 }, now: () => now });
    const [ann, bob] = await guests('Ann', 'Bob');
    await ann.post('/offers', OFFER);
    expect((await ann.post('/offers', OFFER)).body).toEqual(refusal('tooManyOffers', { max: 1 }));
    const id = (await lists(ann)).offers[0]?.id;
    expect((await bob.post(`/offers/${id}/withdraw`)).body).toEqual(refusal('noOffer'));
    expect((await new Visitor(server.address).post(`/offers/${id}/withdraw`)).status).toBe(401);
    expect((await ann.post(`/offers/${id}/withdraw`)).status).toBe(204);
    expect((await lists(ann)).offers).toEqual([]);
    await ann.post('/offers', OFFER);
    now += 14 * 24 * 3600 * 1000;
    expect((await lists(ann)).offers).toEqual([]);
    expect((await bob.post('/offers', OFFER)).body).toEqual({});
    await bob.post('/me/forget');
    expect((await lists(ann)).offers).toEqual([]);
  });

  it('is for a game of this server and a number of players it can have', async () => {
    server = await openTestServer();
    const [ann] = await guests('Ann');
    expect((await ann.post('/offers', { ...OFFER, game: 'nothing' })).status).toBe(400);
    expect((await ann.post('/offers', { ...OFFER, most: 8 })).status).toBe(400);
    expect((await ann.post('/offers', { ...OFFER, least: 1 })).status).toBe(400);
    expect((await ann.post('/offers', { ...OFFER, terms: { clock: 'soon' } })).status).toBe(400);
    expect((await new Visitor(server.address).post('/offers', OFFER)).status).toBe(401);
    expect((await ann.get<OfferInfo[]>('/offers?pace=days')).body).toEqual([]);
  });
});
