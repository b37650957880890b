import { afterEach, describe, expect, it } from 'vitest';
import { makeMeter } from '../meter.ts';
import { bids, playOn, seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';
import { makeOwnData } from './ownData.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

async function* numbers(count: number): AsyncGenerator<number, void, undefined> {
  for (let i = 1; i <= count; i++) yield i;
}

describe('the file with what a server has about a player', () => {
  it('has the sections that were added, short and long, as one JSON object', async () => {
    const data = makeOwnData();
    data.add('name', async (player) => `of ${player}`);
    data.add('none', async () => undefined);
    data.add('many', () => numbers(3));
    data.add('empty', () => numbers(0));
    let text = '';
    for await (const piece of data.write('ann', makeMeter())) text += piece;
    expect(JSON.parse(text)).toEqual({ name: 'of ann', none: null, many: [1, 2, 3], empty: [] });
  });
});

interface Exported {
  readonly player: unknown;
  readonly devices: readonly unknown[];
  readonly programs: readonly unknown[];
  readonly tables: readonly { readonly id: string; readonly log?: readonly string[] }[];
  readonly chat: readonly unknown[];
}

describe('an export', SLOW, () => {
  let server: TestServer;
  afterEach(async () => {
    await server.stop();
    expect(server.errors).toEqual([]);
  });

  it('has the player, devices, programs, chat lines and tables with the logs of finished games', async () => {
    server = await openTestServer();
    const at = await seated(server, { options: { rounds: 1 } });
    const { ann, id, pages } = at;
    pages[0].send({ type: 'chat', id: 'c', table: id, text: 'ahoy' });
    await pages[1].until(() => pages[1].messages('chat').length === 1, 'the line');
    pages[1].send({ type: 'chat', id: 'c', table: id, text: 'not hers' });
    await pages[0].until(() => pages[0].messages('chat').length === 2, 'the answer');
    await ann.post('/me/bots', { name: 'Robin' });
    await ann.post('/notifications', { timing: 'off', minutes: 10, hour: 18, zone: 'UTC', locale: 'en-XA' });
    await playOn(id, pages);
    const { status, body } = await ann.get<Exported>('/me/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      player: { name: 'Ann', locale: 'en-XA' },
      devices: [{ label: '' }],
      programs: [{ name: 'Robin' }],
      tables: [{ id, status: 'finished' }],
      chat: [{ table: id, text: 'ahoy' }],
    });
    const log = await (await fetch(`${server.address}/api/tables/${id}/log`)).text();
    expect(body.tables[0]?.log?.join('\n')).toBe(log.trimEnd());
    expect(JSON.stringify(body)).not.toContain('not hers');
  });

  it('has what the player offers, is invited to and hides', async () => {
    server = await openTestServer();
    const [ann, bob] = [await Visitor.guest(server.address, 'Ann'), await Visitor.guest(server.address, 'Bob')];
    const { id } = await bob.table('/tables', {
      game: 'ferry',
      visibility: 'unlisted',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { body: me } = await ann.get<{ player: string }>('/me');
    expect((await bob.post(`/tables/${id}/invite`, { player: me.player })).status).toBe(200);
    expect((await ann.post('/offers', { game: 'ferry', least: 3, most: 3, terms: {} })).status).toBe(200);
    expect((await ann.post('/me/record', { hidden: true })).status).toBe(204);
    expect((await ann.get('/me/export')).body).toMatchObject({
      offers: [{ game: 'ferry', least: 3 }],
      invitations: [{ table: id }],
      recordHidden: true,
      ban: null,
    });
  });

  it('has the reports of the player, without what others said, and tournaments', async () => {
    server = await openTestServer();
    const { ann, bob, id, pages } = await seated(server);
    pages[1].send({ type: 'chat', id: 'c', table: id, text: 'avast' });
    await pages[0].until(() => pages[0].messages('chat').length === 1, 'the line');
    const report = { about: 'line', table: id, line: 1, reason: 'abuse', text: 'rude' };
    expect((await ann.post('/reports', report)).status).toBe(204);
    const cup = { title: 'Ferry Cup', game: 'ferry', seats: 2, groupSize: 2, rounds: 1, roundDays: 3, terms: {} };
    expect((await ann.post('/tournaments', cup)).status).toBe(200);
    const { body } = await ann.get<object>('/me/export');
    expect(body).toMatchObject({
      reports: [{ about: 'line', table: id, reason: 'abuse', text: 'rude' }],
      tournaments: [{ title: 'Ferry Cup', isHost: true, hasWon: false }],
    });
    expect(JSON.stringify(body)).not.toContain('avast');
    expect((await bob.get('/me/export')).body).toMatchObject({ reports: [], tournaments: [] });
  });

  it('has no secret: of the player, or of a running game', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    await pages[0].move(id, 'bid 1');
    await pages[1].move(id, 'bid 3');
    await ann.post<{ codes: string[] }>('/me/codes');
    const { body } = await ann.get<Exported>('/me/export');
    const text = JSON.stringify(body);
    expect(body.tables[0]).toMatchObject({ id, ownEntries: [{ seq: 1, text: 'bid 1' }] });
    expect(text).not.toContain('bid 3');
    expect(text).not.toMatch(/"seed"|"hash"|publicKey/);
    expect(text).not.toContain(ann.cookie?.split('=')[1]);
  });

  it('is for players only, and one at a time', async () => {
    server = await openTestServer();
    const at = await seated(server);
    await bids(at);
    expect((await new Visitor(server.address).get('/me/export')).status).toBe(401);
    const statuses = (await Promise.all([1, 2, 3].map(() => at.ann.get('/me/export')))).map(({ status }) => status);
    expect(statuses.toSorted()[0]).toBe(200);
    expect((await at.ann.get('/me/export')).status).toBe(200);
  });
});
