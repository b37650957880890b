import type { AccountInfo, Me } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';
import { signatureOf } from './signedCookie.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

async function addDevice(of: Visitor): Promise<Visitor> {
  const { body } = await of.post<{ code: string }>('/me/link');
  const device = new Visitor(server.address);
  expect((await device.post('/link', { code: body.code })).status).toBe(200);
  return device;
}

const account = async (visitor: Visitor): Promise<AccountInfo> => (await visitor.get<AccountInfo>('/me/account')).body;
const nameOf = async (visitor: Visitor): Promise<string | undefined> => (await visitor.get<Me>('/me')).body.name;

describe('devices', SLOW, () => {
  it('are listed with the one that asks, and one at a time signed out', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const phone = await addDevice(ann);
    const page = await phone.page();
    const { devices } = await account(ann);
    expect(devices).toHaveLength(2);
    const other = devices.find(({ current }) => current !== true);
    expect(other).toMatchObject({ connected: true });
    expect(devices.find(({ current }) => current)).not.toHaveProperty('connected');
    expect((await ann.post(`/me/devices/${other?.id}/signout`)).status).toBe(204);
    await page.until(() => page.closed !== undefined, 'the connection to close');
    expect((await phone.get('/me')).status).toBe(204);
    expect((await phone.post('/me/name', { name: 'Eve' })).status).toBe(401);
    expect((await ann.post(`/me/devices/${other?.id}/signout`)).status).toBe(404);
    expect(await nameOf(ann)).toBe('Ann');
  });

  it('of others cannot be seen or signed out', async () => {
    server = await openTestServer();
    const [ann, eve] = [await Visitor.guest(server.address, 'Ann'), await Visitor.guest(server.address, 'Eve')];
    const [device] = (await account(ann)).devices;
    expect((await eve.post(`/me/devices/${device?.id}/signout`)).status).toBe(404);
    const nobody = new Visitor(server.address);
    const refused = [
      await nobody.get('/me/account'),
      await nobody.post(`/me/devices/${device?.id}/signout`),
      await nobody.post('/me/signout', { where: 'everywhere' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await ann.post('/me/signout', { where: 'nowhere' })).status).toBe(400);
    expect(await nameOf(ann)).toBe('Ann');
  });

  it('are signed out all but this one, or all', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const [phone, tablet] = [await addDevice(ann), await addDevice(ann)];
    await ann.post('/me/signout', { where: 'elsewhere' });
    expect([await nameOf(ann), await nameOf(phone), await nameOf(tablet)]).toEqual(['Ann', undefined, undefined]);
    const again = await addDevice(ann);
    expect((await ann.post('/me/signout', { where: 'everywhere' })).cookie).toBe('portolan=');
    expect([await nameOf(ann), await nameOf(again)]).toEqual([undefined, undefined]);
  });

  it('that were signed out have no use for a copy of their cookie, on any way in', async () => {
    server = await openTestServer();
    const { ann, id, pages } = await seated(server);
    const thief = new Visitor(server.address, ann.cookie);
    const spying = await thief.page();
    await spying.watch(id);
    expect(spying.at(id).moment).toHaveProperty('seat', 0);
    await ann.post('/me/signout', { where: 'here' });
    await spying.until(() => spying.closed !== undefined, 'the connection to close');
    await pages[0].until(() => pages[0].closed !== undefined, 'the connection of the page to close');
    const late = await thief.page();
    expect(late.messages('welcome')[0]).not.toHaveProperty('me');
    await late.watch(id);
    expect(late.at(id).moment).not.toHaveProperty('seat');
    expect(await late.move(id, 'bid 1')).toMatchObject({ refusal: { code: 'notSeated' } });
    expect((await thief.post(`/tables/${id}/resign`)).status).toBe(401);
    expect(pages[1].at(id).entries).toEqual([]);
  });

  it('are replaced when somebody signs in again on the same one', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const before = new Visitor(server.address, ann.cookie);
    const { body } = await ann.post<{ code: string }>('/me/link');
    await ann.post('/link', { code: body.code });
    expect((await account(ann)).devices).toHaveLength(1);
    expect(await nameOf(before)).toBeUndefined();
  });
});

describe('a cookie from before there were sessions', SLOW, () => {
  const old = `portolan=ann.${signatureOf('a secret for tests', 'ann')}`;

  /** A server that Ann knows from earlier. */
  async function upgraded(): Promise<Visitor> {
    const store = openSqliteStore(':memory:');
    let ended = false;
    server = await openTestServer({
      store: {
        ...store,
        async player(id) {
          const row = await store.player(id);
          return row && (ended ? row : { ...row, oldCookie: true });
        },
        async endOldCookies(player) {
          ended = true;
          await store.endOldCookies(player);
        },
      },
    });
    await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
    return new Visitor(server.address, old);
  }

  it('is exchanged for a session at the next visit, on every device', async () => {
    const ann = await upgraded();
    const page = await ann.page();
    expect(page.messages('welcome')[0]).toMatchObject({ me: { name: 'Ann' } });
    expect(await nameOf(ann)).toBe('Ann');
    expect(ann.cookie).not.toBe(old);
    expect(await nameOf(ann)).toBe('Ann');
    const phone = new Visitor(server.address, old);
    expect(await nameOf(phone)).toBe('Ann');
    expect((await account(ann)).devices).toHaveLength(2);
  });

  it('is refused once its player has signed out everywhere', async () => {
    const ann = await upgraded();
    const thief = new Visitor(server.address, old);
    const spying = await thief.page();
    await nameOf(ann);
    await ann.post('/me/signout', { where: 'elsewhere' });
    await spying.until(() => spying.closed !== undefined, 'the connection to close');
    expect((await thief.get('/me')).status).toBe(204);
    expect(await nameOf(ann)).toBe('Ann');
  });

  it('is worth nothing once the device that had it is signed out, before it was exchanged or after', async () => {
    const ann = await upgraded();
    await ann.post('/me/signout', { where: 'here' });
    expect((await new Visitor(server.address, old).get('/me')).status).toBe(204);
  });
});
