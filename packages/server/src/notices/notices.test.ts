import type { ChannelInfo, NoticeInfo, RefusalInfo, TableInfo } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailer, makeMailer } from '../mail/mailer.ts';
import type { ServerOptions } from '../server.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../testing/mailServer.ts';
import { type PushEndpoint, startPushEndpoint } from '../testing/pushEndpoint.ts';
import { bids, playOn, type Seated, seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';
import { startWebhookTarget } from '../testing/webhookTarget.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const PUBLIC = 'https://play.example.org';
const MINUTE = 60_000;

let mails: MailServer;
let mailer: Mailer;
let pushes: PushEndpoint;
let server: TestServer;
/** How far the clock of the server is ahead. */
let ahead = 0;

async function open(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  server = await openTestServer({
    publicUrl: PUBLIC,
    mailer,
    privateTargets: true,
    now: () => Date.now() + ahead,
    ...options,
    limits: { noticeIntervalMs: 20, noticeRetryMs: 50, ...options.limits },
  });
  return server;
}

beforeEach(async () => {
  ahead = 0;
  mails = await startMailServer();
  mailer = makeMailer({ url: mails.url, from: 'Portolan <ships@example.org>' });
  pushes = await startPushEndpoint();
});
afterEach(async () => {
  await server.stop();
  await mails.close();
  await pushes.close();
  expect(server.errors).toEqual([]);
});

async function until(check: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !check(); tries++) {
    if (tries > 1000) throw new Error(`timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Long enough for anything wrong to be sent. */
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

/** The token of a link in a mail. */
function tokenIn(mail: ReceivedMail | undefined, purpose: 'confirm' | 'stop'): string {
  return new RegExp(`/notifications#${purpose}=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

async function withMail(visitor: Visitor, address = 'bob@example.org'): Promise<void> {
  const had = mails.received.length;
  expect((await visitor.post('/notifications/mail', { address })).status).toBe(200);
  const token = tokenIn(mails.received[had], 'confirm');
  expect((await new Visitor(visitor.address).post('/notifications/confirm', { token })).status).toBe(204);
}

/** Ann and Bob, of whom Bob wants mails and looks at nothing. */
async function away(): Promise<Seated> {
  const at = await seated(server);
  await withMail(at.bob);
  await bids(at);
  await leave(at);
  return at;
}

/** Bob closes the page, and the server knows it. */
async function leave({ ann, id, pages }: Seated): Promise<void> {
  await pages[1].close();
  await expect
    .poll(async () => (await ann.get<TableInfo>(`/tables/${id}`)).body.seats[1])
    .toMatchObject({ present: false });
}

const turnMails = (): string[] => mails.received.map(({ subject }) => subject).filter((one) => one.startsWith('Your'));

describe('notices by mail', SLOW, () => {
  it('tell a player who is away that it is their turn, once', async () => {
    await open();
    const at = await away();
    await at.pages[0].move(at.id, 'skip', { final: true });
    await until(() => turnMails().length > 0, 'a mail');
    await aWhile();
    expect(turnMails()).toEqual(['Your turn in Ferry']);
    const mail = mails.received.at(-1);
    expect(mail?.to).toEqual(['bob@example.org']);
    expect(mail?.text).toContain(`${PUBLIC}/table/${at.id}`);
    // Nothing that happened at the table is in it.
    expect(mail?.source).not.toMatch(/skip|sail|load|Ann/);
  });

  it('go to nobody before the address is confirmed', async () => {
    await open();
    const at = await seated(server);
    await at.bob.post('/notifications/mail', { address: 'bob@example.org' });
    expect(mails.received.map(({ subject }) => subject)).toEqual(['Confirm your address']);
    await bids(at);
    await leave(at);
    await at.pages[0].move(at.id, 'skip', { final: true });
    await aWhile();
    expect(mails.received).toHaveLength(1);
    for (const token of ['x', 'a.b', tokenIn(mails.received[0], 'stop')])
      expect((await at.bob.post<RefusalInfo>('/notifications/confirm', { token })).body.reason).toBe('linkUnknown');
  });

  it('are not sent while the player looks at the table, but after they have left it', async () => {
    await open();
    const at = await seated(server);
    await withMail(at.bob);
    await bids(at);
    await at.pages[0].move(at.id, 'skip', { final: true });
    await aWhile();
    expect(turnMails()).toEqual([]);
    await leave(at);
    await aWhile();
    expect(turnMails()).toEqual([]);
    ahead = MINUTE;
    await until(() => turnMails().length === 1, 'a mail');
  });

  it('are not sent for a turn that was answered in time', async () => {
    await open();
    const at = await seated(server);
    await withMail(at.bob);
    await at.bob.post('/notifications', { timing: 'later', minutes: 10, hour: 18, zone: 'UTC' });
    await bids(at);
    await at.pages[0].move(at.id, 'skip', { final: true });
    await at.pages[1].reach(at.id, 3);
    await at.pages[1].move(at.id, 'skip', { final: true });
    await leave(at);
    // The second round begins with the bids, which both are awaited for.
    ahead = 9 * MINUTE;
    await aWhile();
    expect(turnMails()).toEqual([]);
    ahead = 11 * MINUTE;
    await until(() => turnMails().length === 1, 'a mail for the second turn');
    await aWhile();
    expect(turnMails()).toHaveLength(1);
  });

  it('tell of several tables at once in a digest', async () => {
    await open();
    const at = await away();
    const zone = 'Asia/Tokyo';
    await at.bob.post('/notifications', { timing: 'daily', minutes: 10, hour: 18, zone });
    const { id } = await at.ann.table('/tables', {
      game: 'ferry',
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await at.bob.table(`/tables/${id}/sit`, { seat: 1 });
    await at.ann.table(`/tables/${id}/start`);
    await at.pages[0].move(at.id, 'skip', { final: true });
    await aWhile();
    expect(mails.received.map(({ subject }) => subject)).toEqual(['Confirm your address']);
    ahead = 24 * 60 * MINUTE;
    await until(() => mails.received.length > 1, 'the digest');
    await aWhile();
    expect(mails.received.map(({ subject }) => subject).slice(1)).toEqual(['2 tables await you']);
    for (const table of [at.id, id]) expect(mails.received.at(-1)?.text).toContain(`/table/${table}`);
  });

  it('tell of the start and the end of a game', async () => {
    await open();
    const [ann, bob] = [await Visitor.guest(server.address, 'Ann'), await Visitor.guest(server.address, 'Bob')];
    await withMail(bob);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats, options: { rounds: 1 } });
    await bob.table(`/tables/${id}/sit`, { seat: 1 });
    await ann.table(`/tables/${id}/start`);
    // Bob is awaited at once, which says enough.
    await until(() => turnMails().length === 1, 'a mail about the first turn');
    const pages = [await ann.page(), await bob.page()];
    for (const page of pages) await page.watch(id);
    await playOn(id, pages);
    await pages[1]?.close();
    ahead = MINUTE;
    await until(() => mails.received.some(({ subject }) => subject === 'Ferry is over'), 'a mail about the end');
  });

  it('are tried again after a failure, and given up at last', async () => {
    await open();
    const at = await away();
    mails.refuseNext(451, 'later');
    await at.pages[0].move(at.id, 'skip', { final: true });
    await until(() => turnMails().length === 1, 'the second attempt');
    const page = await at.bob.page();
    await page.watch(at.id);
    await page.move(at.id, 'skip', { final: true });
    await page.reach(at.id, 4);
    mails.refuseNext(550, 'no such mailbox');
    await page.close();
    ahead = 2 * MINUTE;
    const undelivered = async (): Promise<number | undefined> =>
      (await at.bob.get<NoticeInfo>('/notifications')).body.channels[0]?.undelivered;
    await expect.poll(undelivered).toBe(1);
    expect(turnMails()).toHaveLength(1);
  });

  it('stop with one click, for whoever has the mail', async () => {
    await open();
    const at = await away();
    await at.pages[0].move(at.id, 'skip', { final: true });
    await until(() => turnMails().length === 1, 'a mail');
    const mail = mails.received.at(-1);
    const path = mail?.unsubscribe.replace(`${PUBLIC}/api`, '') ?? '';
    const anybody = new Visitor(server.address);
    expect((await anybody.request('POST', `${path}x`, 'List-Unsubscribe=One-Click', FORM)).status).toBe(404);
    expect((await at.bob.get<NoticeInfo>('/notifications')).body.channels).toHaveLength(1);
    expect((await anybody.request('POST', path, 'List-Unsubscribe=One-Click', FORM)).status).toBe(204);
    expect((await at.bob.get<NoticeInfo>('/notifications')).body.channels).toEqual([]);
    expect((await anybody.post('/notifications/stop', { token: tokenIn(mail, 'stop') })).status).toBe(204);
  });

  it('are off where the operator has set up no mail', async () => {
    await open({ mailer: undefined as never });
    const bob = await Visitor.guest(server.address, 'Bob');
    expect((await bob.get<NoticeInfo>('/notifications')).body.mail).toBe(false);
    expect((await bob.post<RefusalInfo>('/notifications/mail', { address: 'b@x.org' })).body.reason).toBe('noMail');
  });
});

const FORM = 'application/x-www-form-urlencoded';

describe('notices by push', SLOW, () => {
  it('are encrypted and signed, one for each turn and device', async () => {
    await open();
    const at = await seated(server);
    for (const path of ['/phone', '/laptop'])
      expect((await at.bob.post('/notifications/push', pushes.subscription(path))).status).toBe(200);
    await bids(at);
    await leave(at);
    await at.pages[0].move(at.id, 'skip', { final: true });
    await until(() => pushes.received.length === 2, 'two pushes');
    await aWhile();
    expect(pushes.problems).toEqual([]);
    expect(pushes.received.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
    expect(new Set(pushes.received.map(({ topic }) => topic)).size).toBe(2);
  });

  it('end when the browser has unsubscribed', async () => {
    await open();
    const at = await seated(server);
    await at.bob.post('/notifications/push', pushes.subscription('/phone'));
    await bids(at);
    await leave(at);
    pushes.answerNext(410);
    await at.pages[0].move(at.id, 'skip', { final: true });
    const channels = async (): Promise<readonly ChannelInfo[]> =>
      (await at.bob.get<NoticeInfo>('/notifications')).body.channels;
    await expect.poll(channels).toEqual([]);
    expect(pushes.received).toEqual([]);
  });

  it('go only to real keys and to services outside the network', async () => {
    await open({ privateTargets: false });
    const bob = await Visitor.guest(server.address, 'Bob');
    const { keys } = pushes.subscription('/x');
    const add = async (endpoint: string, of = keys): Promise<RefusalInfo['reason']> =>
      (await bob.post<RefusalInfo>('/notifications/push', { endpoint, keys: of })).body.reason;
    expect(await add(`${pushes.address}/x`)).toBe('badTarget');
    expect(await add('https://127.0.0.1/x')).toBe('badTarget');
    expect(await add('https://push.example.org/x', { ...keys, p256dh: 'A'.repeat(87) })).toBe('badTarget');
    expect(await add('https://push.example.org/x', { ...keys, auth: 'short' })).toBe('faultyValue');
    expect(await add('https://push.example.org/x')).toBeUndefined();
  });
});

describe('notices by webhook', SLOW, () => {
  it('have the form that each service wants, and come after a first message that shows that it works', async () => {
    const target = await startWebhookTarget();
    await open();
    const at = await seated(server);
    for (const format of ['discord', 'slack', 'json'])
      expect((await at.bob.post('/notifications/webhook', { url: `${target.address}/${format}`, format })).status).toBe(
        200,
      );
    expect(target.received).toHaveLength(3);
    await bids(at);
    await leave(at);
    await at.pages[0].move(at.id, 'skip', { final: true });
    await until(() => target.received.length === 6, 'three messages');
    const { code } = await at.bob.get<TableInfo>(`/tables/${at.id}`).then(({ body }) => body);
    const text = `It is your turn in Ferry (table ${code}).\n${PUBLIC}/table/${at.id}`;
    const told = { kind: 'turn', table: at.id, title: 'Ferry', code, url: `${PUBLIC}/table/${at.id}` };
    const bodies = Object.fromEntries(target.received.slice(3).map(({ path, body }) => [path, body]));
    expect(bodies).toEqual({
      '/discord': { content: text, allowed_mentions: { parse: [] } },
      '/slack': { text },
      '/json': { id: expect.stringContaining(`${at.id}/turn/3/`), text, tables: [told] },
    });
    expect(new Set(target.received.map(({ key }) => key)).size).toBe(6);
    await target.close();
  });

  it('are not added if nothing can be sent there', async () => {
    const target = await startWebhookTarget();
    await open();
    const bob = await Visitor.guest(server.address, 'Bob');
    target.answerNext(404);
    const add = { url: `${target.address}/x`, format: 'json' };
    expect((await bob.post<RefusalInfo>('/notifications/webhook', add)).body.reason).toBe('webhookFailed');
    await server.stop();
    await open({ privateTargets: false });
    const eve = await Visitor.guest(server.address, 'Eve');
    for (const url of ['https://127.0.0.1/x', 'https://[::1]/x', 'https://192.168.1.1/x'])
      expect((await eve.post<RefusalInfo>('/notifications/webhook', { url, format: 'json' })).body.reason).toBe(
        'badTarget',
      );
    expect((await eve.get<NoticeInfo>('/notifications')).body.channels).toEqual([]);
    expect(target.received).toEqual([]);
    await target.close();
  });
});

describe('how many tables await a player', SLOW, () => {
  it('is counted where others wait for them', async () => {
    await open();
    const at = await seated(server);
    const awaiting = async (visitor: Visitor): Promise<unknown> => (await visitor.get('/notifications/awaiting')).body;
    expect(await awaiting(at.bob)).toEqual({ tables: 1 });
    await bids(at);
    expect(await awaiting(at.ann)).toEqual({ tables: 1 });
    expect(await awaiting(at.bob)).toEqual({ tables: 0 });
    expect(await awaiting(new Visitor(server.address))).toEqual({ tables: 0 });
  });
});

describe('a page that other windows cover', SLOW, () => {
  it('does not count as looking at the table', async () => {
    await open();
    const at = await seated(server);
    await withMail(at.bob);
    await bids(at);
    at.pages[1].send({ type: 'look', away: true });
    await at.pages[1].ask({ type: 'ping' });
    await at.pages[0].move(at.id, 'skip', { final: true });
    await until(() => turnMails().length === 1, 'a mail');
  });
});

describe('the settings for notices', SLOW, () => {
  it('belong to their player alone', async () => {
    await open();
    const at = await away();
    const { channels } = (await at.bob.get<NoticeInfo>('/notifications')).body;
    expect(channels).toMatchObject([{ kind: 'mail', label: 'bob@example.org', confirmed: true, undelivered: 0 }]);
    const remove = `/notifications/channels/${channels[0]?.id}/remove`;
    expect((await at.ann.post(remove)).status).toBe(404);
    expect((await at.ann.get<NoticeInfo>('/notifications')).body.channels).toEqual([]);
    const stranger = new Visitor(server.address);
    for (const path of ['/notifications', `/tables/${at.id}/notifications`]) {
      expect((await stranger.get(path)).status).toBe(401);
      expect((await stranger.post(path, {})).status).toBe(401);
    }
    for (const path of ['/notifications/push', '/notifications/mail', '/notifications/webhook', remove])
      expect((await stranger.post(path, {})).status).toBe(401);
    const eve = await Visitor.guest(server.address, 'Eve');
    expect((await eve.get(`/tables/${at.id}/notifications`)).status).toBe(403);
    expect((await eve.post(`/tables/${at.id}/notifications`, {})).status).toBe(403);
    expect((await eve.get('/tables/none/notifications')).status).toBe(404);
    expect((await at.bob.post(remove)).status).toBe(200);
    expect((await at.bob.get<NoticeInfo>('/notifications')).body.channels).toEqual([]);
  });

  it('can be different at a table', async () => {
    await open();
    const at = await away();
    const when = { timing: 'off', minutes: 5 };
    expect((await at.bob.post(`/tables/${at.id}/notifications`, { when })).body).toEqual({ when });
    expect((await at.bob.get(`/tables/${at.id}/notifications`)).body).toEqual({ when });
    await at.pages[0].move(at.id, 'skip', { final: true });
    await aWhile();
    expect(turnMails()).toEqual([]);
    expect((await at.bob.post(`/tables/${at.id}/notifications`, {})).body).toEqual({});
    expect((await at.bob.get(`/tables/${at.id}/notifications`)).body).toEqual({});
    // A page may still ask when its player has just resigned.
    await at.bob.post(`/tables/${at.id}/resign`);
    expect((await at.bob.get(`/tables/${at.id}/notifications`)).status).toBe(200);
  });

  it.each([
    ['', { timing: 'now', minutes: 0, hour: 1, zone: 'UTC' }],
    ['', { timing: 'now', minutes: 1, hour: 24, zone: 'UTC' }],
    ['', { timing: 'soon', minutes: 1, hour: 1, zone: 'UTC' }],
    ['', { timing: 'now', minutes: 1, hour: 1, zone: 'Atlantic/Atlantis' }],
    ['/mail', { address: 'a@x.org,b@x.org' }],
    ['/webhook', { url: 'javascript:alert(1)', format: 'json' }],
    ['/webhook', { url: 'https://x.org/', format: 'xml' }],
    ['/push', { endpoint: 'https://x.org/' }],
    ['/confirm', { token: '' }],
    ['/stop', {}],
  ])('refuse what makes no sense (%#)', async (path, body) => {
    await open();
    const bob = await Visitor.guest(server.address, 'Bob');
    const refused = await bob.post<RefusalInfo>(`/notifications${path}`, body);
    expect(refused).toMatchObject({ status: 400, body: { reason: 'faultyValue' } });
    const { settings, channels } = (await bob.get<NoticeInfo>('/notifications')).body;
    expect([settings.timing, channels]).toEqual(['now', []]);
  });

  it('limit how many mails strangers can be sent', async () => {
    await open({ limits: { mailsToOneBurst: 2, mailsToOnePerSecond: 0.001 } });
    for (const name of ['Ann', 'Bob', 'Eve']) {
      const one = await Visitor.guest(server.address, name);
      await one.post('/notifications/mail', { address: name === 'Bob' ? 'VICTIM@x.org' : 'victim@x.org' });
    }
    expect(mails.received).toHaveLength(2);
  });

  it('are deleted with the player', async () => {
    await open();
    const at = await away();
    await at.bob.post('/me/forget');
    await at.pages[0].move(at.id, 'skip', { final: true });
    await aWhile();
    expect(turnMails()).toEqual([]);
  });
});
