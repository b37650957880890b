import { type AccountInfo, type Me, refusal, type SignedIn } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SoftAuthenticator } from '../testing/softAuthenticator.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';
import { CHALLENGE_MS } from './challenges.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
let at: number;
/** As browsers see it: authenticators want a name. */
let origin: string;

beforeEach(async () => {
  at = 1_800_000_000_000;
  server = await openTestServer({ now: () => at });
  origin = server.address.replace('127.0.0.1', 'localhost');
});
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

type Options = Parameters<SoftAuthenticator['create']>[0];

async function ann(): Promise<Visitor> {
  const visitor = new Visitor(origin);
  await visitor.post('/guest', { name: 'Ann' });
  return visitor;
}

async function addPasskey(visitor: Visitor, name = 'Phone'): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator(origin);
  const { body } = await visitor.post<Options>('/me/passkeys/options');
  const answer = await visitor.post('/me/passkeys', { name, response: authenticator.create(body) });
  expect(answer.status).toBe(200);
  return authenticator;
}

/** A browser that holds the cookie of a sign-in that has begun. */
async function challenged(visitor = new Visitor(origin)): Promise<{ visitor: Visitor; options: Options }> {
  const { body } = await visitor.post<Options>('/signin/options');
  return { visitor, options: body };
}

async function signIn(authenticator: SoftAuthenticator): Promise<Visitor> {
  const { visitor, options } = await challenged();
  expect((await visitor.post('/signin/passkey', { response: authenticator.get(options) })).status).toBe(200);
  return visitor;
}

const nameOf = async (visitor: Visitor): Promise<string | undefined> => (await visitor.get<Me>('/me')).body.name;

describe('a passkey', SLOW, () => {
  it('is added, signs in on another device, is renamed and removed', async () => {
    const home = await ann();
    const authenticator = await addPasskey(home);
    const phone = await signIn(authenticator);
    expect(await nameOf(phone)).toBe('Ann');
    const { body } = await phone.get<AccountInfo>('/me/account');
    expect(body.devices).toHaveLength(2);
    expect(body.passkeys).toMatchObject([{ name: 'Phone', usedAt: at }]);
    const [{ id } = { id: '' }] = body.passkeys;
    expect((await phone.post(`/me/passkeys/${id}/rename`, { name: 'Key ring' })).status).toBe(204);
    expect((await home.get<AccountInfo>('/me/account')).body.passkeys).toMatchObject([{ id, name: 'Key ring' }]);
    expect((await home.post(`/me/passkeys/${id}/remove`)).status).toBe(204);
    const { visitor, options } = await challenged();
    const late = await visitor.post('/signin/passkey', { response: authenticator.get(options) });
    expect(late).toMatchObject({ status: 403, body: refusal('signInRefused') });
  });

  it('gives the session that added it a new secret', async () => {
    const home = await ann();
    const copy = new Visitor(origin, home.cookie);
    const thief = await copy.page();
    await addPasskey(home);
    expect(home.cookie).not.toBe(copy.cookie);
    await thief.until(() => thief.closed !== undefined, 'the connection to close');
    expect([await nameOf(home), await nameOf(copy)]).toEqual(['Ann', undefined]);
  });

  it('of somebody else cannot be renamed or removed', async () => {
    const home = await ann();
    await addPasskey(home);
    const [{ id } = { id: '' }] = (await home.get<AccountInfo>('/me/account')).body.passkeys;
    const eve = new Visitor(origin);
    await eve.post('/guest', { name: 'Eve' });
    for (const [visitor, status] of [
      [eve, 404],
      [new Visitor(origin), 401],
    ] as const) {
      expect((await visitor.post(`/me/passkeys/${id}/rename`, { name: 'Mine' })).status).toBe(status);
      expect((await visitor.post(`/me/passkeys/${id}/remove`)).status).toBe(status);
    }
    expect((await new Visitor(origin).post('/me/passkeys/options')).status).toBe(401);
  });

  it('is worth nothing once its player is deleted', async () => {
    const home = await ann();
    const authenticator = await addPasskey(home);
    await home.post('/me/forget');
    const { visitor, options } = await challenged();
    expect((await visitor.post('/signin/passkey', { response: authenticator.get(options) })).status).toBe(403);
  });

  it('cannot be had where browsers offer none', async () => {
    const plain = await Visitor.guest(server.address, 'Ann');
    for (const path of ['/me/passkeys/options', '/signin/options'])
      expect((await plain.post(path)).body).toEqual(refusal('noPasskeysHere'));
  });
});

describe('the answer to a challenge', SLOW, () => {
  const refused = { status: 403, body: refusal('signInRefused') };

  it('counts once', async () => {
    const authenticator = await addPasskey(await ann());
    const { visitor, options } = await challenged();
    const { cookie } = visitor;
    const response = authenticator.get(options);
    expect((await visitor.post('/signin/passkey', { response })).status).toBe(200);
    expect(await new Visitor(origin, cookie).post('/signin/passkey', { response })).toMatchObject(refused);
  });

  it('counts for a few minutes', async () => {
    const home = await ann();
    const authenticator = await addPasskey(home);
    const { visitor, options } = await challenged();
    const { body: adding } = await home.post<Options>('/me/passkeys/options');
    at += CHALLENGE_MS + 1;
    const response = authenticator.get(options);
    expect(await visitor.post('/signin/passkey', { response })).toMatchObject(refused);
    const late = await home.post('/me/passkeys', { name: 'Late', response: authenticator.create(adding) });
    expect(late.body).toEqual(refusal('passkeyNotAdded'));
  });

  it('counts from the browser that was challenged', async () => {
    const home = await ann();
    const authenticator = await addPasskey(home);
    const [one, other] = [await challenged(), await challenged()];
    const response = authenticator.get(one.options);
    expect(await other.visitor.post('/signin/passkey', { response })).toMatchObject(refused);
    expect(await new Visitor(origin).post('/signin/passkey', { response })).toMatchObject(refused);
    const eve = new Visitor(origin);
    await eve.post('/guest', { name: 'Eve' });
    const { body: adding } = await home.post<Options>('/me/passkeys/options');
    const stolen = await eve.post('/me/passkeys', { name: 'Mine', response: authenticator.create(adding) });
    expect(stolen.body).toEqual(refusal('passkeyNotAdded'));
  });

  it('counts for this site only, and only of a person who was verified', async () => {
    const home = await ann();
    const authenticator = await addPasskey(home);
    for (const trick of [{ origin: 'http://evil.example' }, { origin: 'https://localhost' }, { verifies: false }]) {
      const { visitor, options } = await challenged();
      Object.assign(authenticator, { origin, verifies: true }, trick);
      const response = authenticator.get(options);
      expect(await visitor.post('/signin/passkey', { response })).toMatchObject(refused);
    }
  });

  it.each([
    ['nothing', {}],
    ['another form', { response: 'x' }],
    ['an empty answer', { response: {} }],
    ['a prototype', { response: { id: '__proto__', rawId: '__proto__', type: 'public-key', response: {} } }],
    ['a deep answer', { response: JSON.parse(`${'{"a":'.repeat(50)}{}${'}'.repeat(50)}`) }],
    ['a long answer', { response: { id: 'x'.repeat(20_000) } }],
  ])('is refused with %s', async (_, body) => {
    const { visitor } = await challenged(await ann());
    await visitor.post('/me/passkeys/options');
    for (const path of ['/signin/passkey', '/me/passkeys']) {
      const { status } = await visitor.post(path, { name: 'Phone', ...body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('a recovery code', SLOW, () => {
  it('signs in once, however it is written, and new ones replace the old', async () => {
    const home = await ann();
    const { body } = await home.post<{ codes: string[] }>('/me/codes');
    expect(new Set(body.codes).size).toBe(10);
    const [first = '', second = ''] = body.codes;
    expect(first).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    const phone = new Visitor(origin);
    const spelled = first.toLowerCase().replaceAll('-', ' ');
    expect((await phone.post<SignedIn>('/signin/code', { code: spelled })).body).toMatchObject({ name: 'Ann' });
    expect((await phone.get<AccountInfo>('/me/account')).body.codesLeft).toBe(9);
    const again = await new Visitor(origin).post('/signin/code', { code: first });
    expect(again).toMatchObject({ status: 404, body: refusal('noDeviceWithCode') });
    await home.post('/me/codes');
    expect((await new Visitor(origin).post('/signin/code', { code: second })).status).toBe(404);
    expect((await new Visitor(origin).post('/me/codes')).status).toBe(401);
  });
});

describe('somebody who signs in on a device that a guest has used', SLOW, () => {
  const TABLE = { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };

  /** A guest with a table of their own and one they share with the player who will sign in. */
  async function guest(): Promise<{ reef: Visitor; home: Visitor; code: string; own: string; shared: string }> {
    const home = await ann();
    const { body } = await home.post<{ codes: string[] }>('/me/codes');
    const reef = new Visitor(origin);
    await reef.post('/guest', { name: 'Reef' });
    const bob = new Visitor(origin);
    await bob.post('/guest', { name: 'Bob' });
    const own = await reef.table('/tables', TABLE);
    await bob.table(`/tables/${own.id}/sit`, { seat: 1 });
    await reef.table(`/tables/${own.id}/start`);
    const rated = await reef.table('/tables', { ...TABLE, terms: { rated: true } });
    await bob.table(`/tables/${rated.id}/sit`, { seat: 1 });
    const shared = await reef.table('/tables', TABLE);
    await home.table(`/tables/${shared.id}/sit`, { seat: 1 });
    return { reef, home, code: body.codes[0] ?? '', own: own.id, shared: shared.id };
  }

  it('brings the seats along where that shows nobody two sides of a table', async () => {
    const { reef, code, own, shared } = await guest();
    const page = await reef.page();
    await page.watch(own);
    const { body } = await reef.post<SignedIn>('/signin/code', { code, bring: true });
    expect(body).toMatchObject({ name: 'Ann', guest: { name: 'Reef', brought: 1, left: 2, finished: 0 } });
    await page.until(() => page.closed !== undefined, 'the connection of the guest to close');
    const mine = await reef.page();
    expect((await mine.watch(own)).moment).toMatchObject({ seat: 0 });
    expect(mine.at(own).table.seats[0]).toMatchObject({ name: 'Ann' });
    expect(await mine.move(own, 'bid 1')).toMatchObject({ type: 'accepted' });
    expect((await mine.watch(shared)).table.seats).toMatchObject([{ name: 'Reef' }, { name: 'Ann' }]);
  });

  it('leaves everything to the guest otherwise, and gets a code that leads back', async () => {
    const { reef, code, own } = await guest();
    const { body } = await reef.post<SignedIn>('/signin/code', { code });
    expect(body.guest).toMatchObject({ brought: 0, left: 3 });
    const page = await reef.page();
    expect((await page.watch(own)).moment).not.toHaveProperty('seat');
    const back = await new Visitor(origin).post<SignedIn>('/signin/code', { code: body.guest?.code });
    expect(back.body).toMatchObject({ name: 'Reef' });
  });

  it('is told nothing if the device was used by an account, or by nobody with a table', async () => {
    const { home, reef, code } = await guest();
    await reef.post('/me/codes');
    const { body } = await reef.post<SignedIn>('/signin/code', { code, bring: true });
    expect(body).not.toHaveProperty('guest');
    const { body: link } = await home.post<{ code: string }>('/me/link');
    const fresh = new Visitor(origin);
    await fresh.post('/guest', { name: 'Fresh' });
    expect((await fresh.post('/link', { code: link.code })).body).not.toHaveProperty('guest');
  });
});
