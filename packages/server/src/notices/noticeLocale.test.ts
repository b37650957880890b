import { outsideMessages } from '@portolan/i18n/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import type { Mail } from '../mail/mailer.ts';
import { type PushEndpoint, startPushEndpoint } from '../testing/pushEndpoint.ts';
import { bids, type Seated, seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';
import { startWebhookTarget, type WebhookTarget } from '../testing/webhookTarget.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const PUBLIC = 'https://play.example.org';
const SETTINGS = { timing: 'now', minutes: 30, hour: 18, zone: 'UTC' };
const PSEUDO = { locale: 'en-XA' };

let server: TestServer;
let mails: Mail[];
let pushes: PushEndpoint;
let hooks: WebhookTarget;
/** What browsers are to show, before it is encrypted for them. */
let shown: { readonly title: string; readonly body: string }[];

beforeEach(async () => {
  [mails, shown] = [[], []];
  [pushes, hooks] = await Promise.all([startPushEndpoint(), startWebhookTarget()]);
  const encrypt = webPush.generateRequestDetails;
  vi.spyOn(webPush, 'generateRequestDetails').mockImplementation((subscription, payload, options) => {
    shown.push(JSON.parse(String(payload)));
    return encrypt(subscription, payload, options);
  });
  server = await openTestServer({
    publicUrl: PUBLIC,
    privateTargets: true,
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
    limits: { noticeIntervalMs: 20, noticeLookAgainMs: 100 },
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
  await Promise.all([pushes.close(), hooks.close()]);
  expect(server.errors).toEqual([]);
});

/** Without messages and links. */
const rest = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : outsideMessages(text).replace(/https:\S+|^-- $|\n/gm, '');
const hooked = (): string[] => hooks.received.map(({ body }) => (body as { readonly content: string }).content);

async function addMail(bob: Visitor, more: object): Promise<void> {
  const had = mails.length;
  expect((await bob.post('/notifications/mail', { address: 'bob@example.org', ...more })).status).toBe(200);
  const [, token] = /#confirm=([\w.-]+)/.exec(mails[had]?.text ?? '') ?? [];
  expect((await new Visitor(server.address).post('/notifications/confirm', { token })).status).toBe(204);
}

/** Bob, who is away, is told that it is his turn. */
async function bobIsAwaited(at: Seated): Promise<void> {
  await bids(at);
  await at.pages[1].close();
  await at.pages[0].move(at.id, 'skip', { final: true });
}

describe('notices', SLOW, () => {
  it('are in the language of the page where the player said how to reach them, on every channel', async () => {
    const at = await seated(server);
    const { bob } = at;
    expect((await bob.post('/notifications', { ...SETTINGS, ...PSEUDO })).status).toBe(200);
    await addMail(bob, {});
    expect((await bob.post('/notifications/push', pushes.subscription('/bobs'))).status).toBe(200);
    expect((await bob.post('/notifications/webhook', { url: hooks.address, format: 'discord' })).status).toBe(200);
    await bobIsAwaited(at);
    await expect.poll(() => [mails.length, hooks.received.length, pushes.received.length]).toEqual([2, 2, 1]);
    for (const { subject, text } of mails) expect([rest(subject), rest(text)]).toEqual(['', '']);
    for (const text of hooked()) expect(rest(text)).toBe('');
    expect([rest(shown.at(-1)?.title), rest(shown.at(-1)?.body)]).toEqual(['', '']);
    // The language changes no link.
    for (const text of [mails[1]?.text, hooked()[1]]) expect(text).toContain(`⟧\n${PUBLIC}/table/${at.id}`);
  });

  it.each(['push', 'mail', 'webhook'])('follow the page on which a channel is added (%s)', async (kind) => {
    const at = await seated(server);
    const { bob } = at;
    if (kind === 'mail') await addMail(bob, PSEUDO);
    else await addMail(bob, {});
    const push = { ...pushes.subscription('/bobs'), ...(kind === 'push' ? PSEUDO : {}) };
    expect((await bob.post('/notifications/push', push)).status).toBe(200);
    const hook = { url: hooks.address, format: 'discord', ...(kind === 'webhook' ? PSEUDO : {}) };
    expect((await bob.post('/notifications/webhook', hook)).status).toBe(200);
    await bobIsAwaited(at);
    await expect.poll(() => [mails.length, hooks.received.length, pushes.received.length]).toEqual([2, 2, 1]);
    for (const text of [mails[1]?.subject, mails[1]?.text, hooked()[1], shown.at(-1)?.title])
      expect(rest(text)).toBe('');
  });

  it('are in English for those who say nothing else, and in a language that the server does not speak', async () => {
    const at = await seated(server);
    await at.bob.post('/notifications', { ...SETTINGS, ...PSEUDO });
    await at.bob.post('/notifications', { ...SETTINGS, locale: 'tlh' });
    await addMail(at.bob, {});
    await addMail(at.ann, {});
    await bobIsAwaited(at);
    await expect.poll(() => mails.length).toBe(3);
    const subjects = ['Confirm your address', 'Confirm your address', 'Your turn in Ferry'];
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  });

  it('cannot be asked for in what is no language', async () => {
    const bob = await Visitor.guest(server.address, 'Bob');
    const asked = await bob.post('/notifications', { ...SETTINGS, locale: '<b>' });
    expect(asked).toMatchObject({ status: 400, body: { reason: 'faultyValue' } });
  });
});
