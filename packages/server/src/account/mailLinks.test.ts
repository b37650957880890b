import { outsideMessages } from '@portolan/i18n/testing';
import { type AccountInfo, type MailLinkInfo, refusal, type SignedIn } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../mail/mailer.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const MINUTE_MS = 60_000;
const ADDRESS = 'ann@example.org';

let server: TestServer;
let mails: Mail[];
let at: number;

beforeEach(async () => {
  mails = [];
  at = 1_800_000_000_000;
  server = await openTestServer({
    now: () => at,
    publicUrl: 'https://play.example.org',
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
  });
});
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

/** The secret in the latest mail, of which there are `count`. */
async function secretOf(count: number): Promise<string> {
  await expect.poll(() => mails.length).toBe(count);
  const [, secret = ''] =
    /^https:\/\/play\.example\.org\/account\/mail#([\w-]{43})$/m.exec(mails.at(-1)?.text ?? '') ?? [];
  return secret;
}

/** Somebody who has confirmed an address. */
async function ann(): Promise<Visitor> {
  const visitor = await Visitor.guest(server.address, 'Ann');
  expect((await visitor.post('/me/addresses', { address: ADDRESS })).status).toBe(204);
  expect((await visitor.post('/mail/use', { secret: await secretOf(1) })).status).toBe(204);
  return visitor;
}

const nobody = (): Visitor => new Visitor(server.address);
const addressesOf = async (visitor: Visitor): Promise<readonly string[]> =>
  (await visitor.get<AccountInfo>('/me/account')).body.addresses;

describe('a mail address', SLOW, () => {
  it('is added when its owner says so, on any device, and removed', async () => {
    const visitor = await Visitor.guest(server.address, 'Ann');
    await visitor.post('/me/addresses', { address: 'Ann@Example.org' });
    const secret = await secretOf(1);
    expect(mails[0]).toMatchObject({ to: ADDRESS });
    expect(await addressesOf(visitor)).toEqual([]);
    // A program that looks into mails sees what the link is for, which changes nothing.
    const info: MailLinkInfo = { purpose: 'addAddress', address: ADDRESS, name: 'Ann' };
    for (let i = 0; i < 3; i++) expect((await nobody().post('/mail/look', { secret })).body).toEqual(info);
    expect(await nobody().post('/mail/use', { secret })).toMatchObject({ status: 204, cookie: undefined });
    expect(await addressesOf(visitor)).toEqual([ADDRESS]);
    expect((await nobody().post('/mail/use', { secret })).body).toEqual(refusal('lapsedLink'));
    expect((await visitor.post('/me/addresses/remove', { address: ADDRESS })).status).toBe(204);
    expect((await visitor.post('/me/addresses/remove', { address: ADDRESS })).status).toBe(404);
  });

  it('belongs to one player', async () => {
    const first = await ann();
    const eve = await Visitor.guest(server.address, 'Eve');
    // Eve is told nothing; whoever reads the mail is.
    expect((await eve.post('/me/addresses', { address: ADDRESS })).status).toBe(204);
    expect((await eve.post('/mail/use', { secret: await secretOf(2) })).body).toEqual(refusal('addressTaken'));
    expect([await addressesOf(first), await addressesOf(eve)]).toEqual([[ADDRESS], []]);
  });

  it('is one of a few, also if all were asked for before any was confirmed', async () => {
    const visitor = await Visitor.guest(server.address, 'Ann');
    const secrets: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      await visitor.post('/me/addresses', { address: `${name}@example.org` });
      secrets.push(await secretOf(secrets.length + 1));
    }
    const answers = [];
    for (const secret of secrets) answers.push(await visitor.post('/mail/use', { secret }));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, expect.any(Number)]);
    expect(answers[3]?.body).toEqual(refusal('tooManyAddresses', { max: 3 }));
    expect(await addressesOf(visitor)).toHaveLength(3);
  });

  it.each(['ann', 'ann@', 'a b@example.org', 'ann@localhost', 'a,b@example.org', '"x"@example.org', 7])(
    'is refused if it is none: %s',
    async (address) => {
      const visitor = await Visitor.guest(server.address, 'Ann');
      expect((await visitor.post('/me/addresses', { address })).status).toBe(400);
      expect(mails).toEqual([]);
    },
  );

  it('cannot be added by strangers', async () => {
    expect((await nobody().post('/me/addresses', { address: ADDRESS })).status).toBe(401);
    expect((await nobody().post('/me/addresses/remove', { address: ADDRESS })).status).toBe(401);
  });
});

describe('a link by mail', SLOW, () => {
  it('signs in once, within a quarter of an hour, and only the latest', async () => {
    await ann();
    await nobody().post('/signin/mail', { address: ADDRESS });
    const first = await secretOf(2);
    await nobody().post('/signin/mail', { address: 'ANN@example.org' });
    const second = await secretOf(3);
    expect((await nobody().post('/mail/use', { secret: first })).status).toBe(404);
    const phone = nobody();
    expect((await phone.post<SignedIn>('/mail/use', { secret: second })).body).toMatchObject({ name: 'Ann' });
    expect((await phone.get('/me')).body).toMatchObject({ name: 'Ann' });
    expect((await nobody().post('/mail/use', { secret: second })).status).toBe(404);
    await nobody().post('/signin/mail', { address: ADDRESS });
    const third = await secretOf(4);
    at += 15 * MINUTE_MS + 1;
    expect((await nobody().post('/mail/look', { secret: third })).status).toBe(404);
    expect((await nobody().post('/mail/use', { secret: third })).status).toBe(404);
  });

  it('is asked for with the same answer whether the address is known or not', async () => {
    await ann();
    const known = await nobody().post('/signin/mail', { address: ADDRESS });
    const unknown = await nobody().post('/signin/mail', { address: 'eve@example.org' });
    expect(unknown).toEqual(known);
    await secretOf(2);
    expect(mails.map(({ to }) => to)).toEqual([ADDRESS, ADDRESS]);
  });

  it('is worth nothing once its address or its player is removed', async () => {
    const visitor = await ann();
    await nobody().post('/signin/mail', { address: ADDRESS });
    const secret = await secretOf(2);
    await visitor.post('/me/addresses/remove', { address: ADDRESS });
    expect((await nobody().post('/mail/use', { secret })).status).toBe(404);
  });
});

describe('mails with links', SLOW, () => {
  const LINK = 'https://play\\.example\\.org/account/mail#[\\w-]{43}';

  it('say in English what they are for', async () => {
    await ann();
    await nobody().post('/signin/mail', { address: ADDRESS });
    await secretOf(2);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your address at Portolan', 'Sign in to Portolan']);
    expect(mails[0]?.text).toMatch(
      new RegExp(
        `^Somebody, probably you, wants to add this address to the profile of Ann at Portolan, to sign in with it. Open this page within 15 minutes and press the button there:\n\n${LINK}\n\nIf it was not you, ignore this email: nothing will happen.\n$`,
      ),
    );
    expect(mails[1]?.text).toMatch(
      new RegExp(
        `^Somebody, probably you, wants to sign in to Portolan as Ann. Open this page within 15 minutes and press the button there:\n\n${LINK}\n\nIf it was not you, ignore this email: nobody can get in without the link.\n$`,
      ),
    );
  });

  it('are in the language of the page where the address was added', async () => {
    const visitor = await Visitor.guest(server.address, 'Ann');
    expect((await visitor.post('/me/addresses', { address: ADDRESS, locale: 'Klingon' })).status).toBe(400);
    await visitor.post('/me/addresses', { address: ADDRESS, locale: 'en-XA' });
    await visitor.post('/mail/use', { secret: await secretOf(1) });
    await nobody().post('/signin/mail', { address: ADDRESS });
    await secretOf(2);
    for (const { subject, text } of mails) {
      expect(outsideMessages(subject)).toBe('');
      expect(outsideMessages(text)).toMatch(new RegExp(`^\n\n${LINK}\n\n\n$`));
      expect(text).toContain('Ann');
    }
  });

  it('are few, by network and by address', async () => {
    await server.stop();
    server = await openTestServer({
      limits: { mailBurst: 2, mailsPerSecond: 0.001 },
      publicUrl: 'https://play.example.org',
      mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
    });
    const statuses = [];
    for (const address of [ADDRESS, ADDRESS, 'eve@example.org'])
      statuses.push((await nobody().post('/signin/mail', { address })).status);
    expect(statuses).toEqual([204, 204, 429]);
  });

  it('are not offered by a server that sends none', async () => {
    await server.stop();
    server = await openTestServer();
    const visitor = await Visitor.guest(server.address, 'Ann');
    expect((await visitor.get<AccountInfo>('/me/account')).body.mail).toBe(false);
    for (const path of ['/me/addresses', '/signin/mail'])
      expect((await visitor.post(path, { address: ADDRESS })).body).toEqual(refusal('noMail'));
  });
});
