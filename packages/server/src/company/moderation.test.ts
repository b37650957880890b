import {
  type CompanyInfo,
  type MeasureInfo,
  type OwnBot,
  type ReportInfo,
  refusal,
  type TableInfo,
} from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { BotClient } from '../testing/botClient.ts';
import { bids, seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const DAY_MS = 24 * 3600 * 1000;
const PAIR = { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };

let server: TestServer;
let now = 1_000_000_000_000;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

const guest = (name: string): Promise<Visitor> => Visitor.guest(server.address, name);
const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get<CompanyInfo>('/me/company')).body.player;

/** A server whose administrator is Ada. */
async function withAda(): Promise<Visitor> {
  const admins: string[] = [];
  server = await openTestServer({ store: openSqliteStore(':memory:'), admins, now: () => now });
  const ada = await guest('Ada');
  admins.push(await idOf(ada));
  return ada;
}

async function logOf(ada: Visitor): Promise<readonly MeasureInfo[]> {
  return (await ada.get<MeasureInfo[]>('/moderation/measures')).body;
}

describe('reports', SLOW, () => {
  it('of a line keep what its author said, and reach the administrator', async () => {
    const ada = await withAda();
    const { ann, bob, id, pages } = await seated(server);
    for (const [at, text] of ['hello', 'you fool'].entries())
      pages[1].send({ type: 'chat', id: `c${at}`, table: id, text });
    await pages[0].until(() => pages[0].messages('chat').length === 2, 'two lines');
    const report = { about: 'line', table: id, line: 2, reason: 'abuse', text: 'rude' };
    expect((await ann.post('/reports', report)).status).toBe(204);
    const [found] = (await ada.get<ReportInfo[]>('/moderation/reports')).body;
    expect(found).toMatchObject({
      by: { name: 'Ann' },
      person: { name: 'Bob' },
      table: id,
      reason: 'abuse',
      text: 'rude',
      evidence: [
        { line: 1, text: 'hello' },
        { line: 2, text: 'you fool' },
      ],
    });
    expect((await ann.post('/reports', { ...report, line: 9 })).body).toEqual(refusal('unknownLine'));
    expect((await bob.post('/reports', report)).body).toEqual(refusal('notYourself'));
    expect((await ann.post('/reports', { ...report, table: 'nowhere' })).body).toEqual({ code: 'unknownTable' });
    expect((await new Visitor(server.address).post('/reports', report)).status).toBe(401);
    await ada.post(`/moderation/reports/${found?.id}/settle`, { verdict: 'dismiss', why: 'a misunderstanding' });
    expect((await ada.get('/moderation/reports')).body).toEqual([]);
    const again = await ada.post(`/moderation/reports/${found?.id}/settle`, { verdict: 'uphold', why: 'again' });
    expect(again.body).toEqual(refusal('unknownReport'));
    expect(await logOf(ada)).toMatchObject([{ kind: 'dismiss', report: found?.id, why: 'a misunderstanding' }]);
  });

  it('are limited, and forgotten with whom they are by and about', async () => {
    const admins: string[] = [];
    server = await openTestServer({ admins, limits: { openReports: 2 } });
    const [ada, ann, bob] = await Promise.all(['Ada', 'Ann', 'Bob'].map(guest));
    if (ada === undefined || ann === undefined || bob === undefined) throw new Error('a guest is missing');
    admins.push(await idOf(ada));
    const about = async (visitor: Visitor): Promise<object> => ({
      about: 'player',
      player: await idOf(visitor),
      reason: 'name',
      text: '',
    });
    for (let i = 0; i < 2; i++) expect((await ann.post('/reports', await about(bob))).status).toBe(204);
    expect((await ann.post('/reports', await about(bob))).body).toEqual(refusal('tooManyReports', { max: 2 }));
    expect((await bob.post('/reports', await about(ann))).status).toBe(204);
    expect((await ada.get<unknown[]>('/moderation/reports')).body).toHaveLength(3);
    await bob.post('/me/forget');
    expect((await ada.get<unknown[]>('/moderation/reports')).body).toEqual([]);
  });

  it('come too fast', async () => {
    server = await openTestServer({ limits: { reportBurst: 1, reportsPerSecond: 0.001 } });
    const ann = await guest('Ann');
    const table = { about: 'player', player: 'nobody', reason: 'other', text: '' };
    expect((await ann.post('/reports', table)).status).toBe(404);
    expect((await ann.post('/reports', table)).status).toBe(429);
  });
});

describe('administrators', SLOW, () => {
  it('are those of the configuration; everybody else is refused', async () => {
    const ada = await withAda();
    const ann = await guest('Ann');
    expect((await ada.get<CompanyInfo>('/me/company')).body.admin).toBe(true);
    expect((await ann.get<CompanyInfo>('/me/company')).body).not.toHaveProperty('admin');
    const { id } = await ann.table('/tables', PAIR);
    const player = await idOf(ada);
    for (const path of ['/moderation/reports', '/moderation/measures', `/moderation/tables/${id}`]) {
      expect((await ann.get(path)).body).toEqual(refusal('notAdmin'));
      expect((await new Visitor(server.address).get(path)).status).toBe(401);
    }
    for (const path of [
      `tables/${id}/close`,
      `tables/${id}/hide`,
      `players/${player}/ban`,
      `players/${player}/unban`,
    ]) {
      expect((await ann.post(`/moderation/${path}`, { why: 'because', line: 1 })).body).toEqual(refusal('notAdmin'));
      expect((await new Visitor(server.address).post(`/moderation/${path}`, { why: 'because' })).status).toBe(401);
    }
    expect((await ann.get<TableInfo>(`/tables/${id}`)).body.status).toBe('gathering');
    expect(await logOf(ada)).toEqual([]);
  });

  it('close a table: nobody plays on, everyone is told, nothing is deleted', async () => {
    const ada = await withAda();
    const at = await seated(server);
    const { ann, id, pages } = at;
    await bids(at);
    expect((await ada.post(`/moderation/tables/${id}/close`, { why: 'a fraud' })).status).toBe(204);
    for (const page of pages) await page.until(() => page.at(id).table.status === 'closed', 'the end');
    expect(pages[0].at(id).table).toMatchObject({ closedWhy: 'a fraud', awaiting: [], seq: 2 });
    expect(await pages[0].move(id, 'load 1')).toMatchObject({ type: 'refused', refusal: refusal('tableClosed') });
    expect((await ann.post(`/tables/${id}/rematch`)).status).toBe(403);
    expect((await ann.post(`/tables/${id}/resign`)).body).toEqual(refusal('tableClosed'));
    const again = await ann.page();
    again.send({ type: 'watch', table: id });
    await again.until(() => again.messages('table').length === 1, 'the closed table');
    expect(again.messages('news')).toEqual([]);
    const { open, running, mine } = (await ann.get<Record<string, TableInfo[]>>('/tables')).body;
    expect([open, running]).toEqual([[], []]);
    expect(mine).toMatchObject([{ id, status: 'closed' }]);
    expect((await ada.post(`/moderation/tables/${id}/close`, { why: 'again' })).body).toEqual({ code: 'over' });
    expect(await logOf(ada)).toMatchObject([{ kind: 'close', table: id, why: 'a fraud', by: { name: 'Ada' } }]);
  });

  it('close a gathering table', async () => {
    const ada = await withAda();
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { id } = await ann.table('/tables', PAIR);
    await ada.post(`/moderation/tables/${id}/close`, { why: 'its name' });
    expect((await bob.post(`/tables/${id}/sit`, { seat: 1 })).body).toEqual(refusal('tableClosed'));
    expect((await ann.post(`/tables/${id}/start`)).body).toEqual(refusal('tableClosed'));
  });

  it('ban a player, who takes part in nothing until the ban ends', async () => {
    const ada = await withAda();
    const { ann, bob, id, pages } = await seated(server);
    const player = await idOf(bob);
    const { id: waiting } = await bob.table('/tables', PAIR);
    const open = await ann.table('/tables', PAIR);
    const { token = '' } = (await bob.post<OwnBot>('/me/bots', { name: 'Robin' })).body;
    const robin = await BotClient.open(server.address, token);
    expect((await ada.post(`/moderation/players/${player}/ban`, { why: 'insults', days: 2 })).status).toBe(204);
    await pages[0].until(
      () => JSON.stringify(pages[0].at(id).table.seats[1]).includes('"resigned":true'),
      'a stand-in',
    );
    expect((await ann.get(`/tables/${waiting}`)).status).toBe(404);
    const until = new Date(now + 2 * DAY_MS).toISOString().slice(0, 10);
    const banned = refusal('bannedUntil', { why: 'insults', until });
    expect((await bob.post('/tables', PAIR)).body).toEqual(banned);
    expect((await bob.post(`/tables/${open.id}/sit`, { seat: 1 })).body).toEqual(banned);
    expect((await bob.post('/me/bots', { name: 'Other' })).body).toEqual(banned);
    expect((await bob.post('/reports', { about: 'table', table: id, reason: 'other', text: '' })).body).toEqual(banned);
    pages[1].send({ type: 'chat', id: 'c1', table: id, text: 'still here' });
    await pages[1].until(() => pages[1].messages('refused').length === 1, 'the chat to be refused');
    expect(pages[1].messages('refused')[0]).toMatchObject({ id: 'c1', refusal: banned });
    await robin.until(() => robin.closed !== undefined, 'the bot to be sent away');
    await expect(BotClient.open(server.address, token)).rejects.toThrow('bannedUntil');
    expect((await bob.get<CompanyInfo>('/me/company')).body.ban).toEqual({ why: 'insults', until: now + 2 * DAY_MS });
    now += 2 * DAY_MS;
    expect((await bob.post('/tables', PAIR)).status).toBe(200);
    expect((await bob.get<CompanyInfo>('/me/company')).body).not.toHaveProperty('ban');
  });

  it('ban without an end, lift the ban, and ban no administrator', async () => {
    const ada = await withAda();
    const bob = await guest('Bob');
    const player = await idOf(bob);
    expect((await ada.post(`/moderation/players/${await idOf(ada)}/ban`, { why: 'x' })).body).toEqual({
      code: 'notAllowed',
    });
    await ada.post(`/moderation/players/${player}/ban`, { why: 'spam' });
    expect((await bob.post('/tables', PAIR)).body).toEqual(refusal('banned', { why: 'spam' }));
    expect((await ada.get(`/moderation/players/${player}`)).body).toMatchObject({ name: 'Bob', ban: { why: 'spam' } });
    expect((await ada.post(`/moderation/players/${player}/unban`, { why: 'a promise' })).status).toBe(204);
    expect((await ada.post(`/moderation/players/${player}/unban`, { why: 'x' })).body).toEqual(
      refusal('unknownPlayer'),
    );
    expect((await bob.post('/tables', PAIR)).status).toBe(200);
    expect((await ada.get('/moderation/players/nobody')).body).toEqual(refusal('unknownPlayer'));
    expect(await logOf(ada)).toMatchObject([
      { kind: 'unban', person: { name: 'Bob' }, why: 'a promise' },
      { kind: 'ban', person: { name: 'Bob' }, why: 'spam' },
    ]);
    expect((await ada.get<MeasureInfo[]>('/moderation/measures?before=2')).body).toMatchObject([{ id: 1 }]);
  });

  it('hide a chat line, for those at the table and for all who come later', async () => {
    const ada = await withAda();
    const { ann, id, pages } = await seated(server);
    pages[1].send({ type: 'chat', id: 'c1', table: id, text: 'something nasty' });
    await pages[0].until(() => pages[0].messages('chat').length === 1, 'the line');
    const shown = (await ada.get<{ chat: unknown[] }>(`/moderation/tables/${id}`)).body;
    expect(shown).toMatchObject({ table: { id }, chat: [{ id: 1, text: 'something nasty' }] });
    expect((await ada.post(`/moderation/tables/${id}/hide`, { line: 1, why: 'nasty' })).status).toBe(204);
    await pages[0].until(() => pages[0].messages('chat').length === 2, 'the line to be hidden');
    expect(pages[0].messages('chat')[1]).toMatchObject({ line: { id: 1, hidden: true, text: '' } });
    const later = await ann.page();
    await later.watch(id);
    expect(later.messages('table')[0]?.chat).toMatchObject([{ id: 1, hidden: true, text: '' }]);
    expect((await ada.post(`/moderation/tables/${id}/hide`, { line: 7, why: 'x' })).body).toEqual(
      refusal('unknownLine'),
    );
  });
});
