import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RANDOM_IDS } from '../ids.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Ending, makeSessions, type Sessions } from './sessions.ts';
import { signatureOf } from './signedCookie.ts';

const HOUR_MS = 3_600_000;
const DEVICE = { label: 'Firefox, Linux' };

let store: Store;
let sessions: Sessions;
let endings: Ending[];
let reads: number;
let touches: number;
let at: number;

beforeEach(async () => {
  [endings, reads, touches, at] = [[], 0, 0, 1_000_000];
  const inner = openSqliteStore(':memory:');
  store = {
    ...inner,
    session: (hash) => {
      reads++;
      return inner.session(hash);
    },
    touchSession: (...args) => {
      touches++;
      return inner.touchSession(...args);
    },
  };
  sessions = open();
  await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
});
afterEach(() => store.close());

/** As after a restart. */
function open(): Sessions {
  return makeSessions({
    store,
    ids: RANDOM_IDS,
    now: () => at,
    secret: 'key',
    lifetimeMs: 10 * HOUR_MS,
    onEnd: (ending) => void endings.push(ending),
    background: (work) => void work(),
  });
}

const playerOf = async (cookie: string): Promise<string | undefined> => (await sessions.identify(cookie))?.player;
const idOf = async (cookie: string): Promise<string> => (await sessions.identify(cookie))?.session?.id ?? '';

describe('sessions', () => {
  it('are known by their secret, of which only a hash is stored, also after a restart', async () => {
    const secret = await sessions.begin('ann', DEVICE);
    expect(await playerOf(secret)).toBe('ann');
    expect(JSON.stringify(await store.sessions('ann'))).not.toContain(secret);
    sessions = open();
    expect(await playerOf(secret)).toBe('ann');
  });

  it.each([0, 1, 43, 5000])('are not found by %i other characters', async (length) => {
    const cookie = 'x'.repeat(length);
    await sessions.begin('ann', DEVICE);
    expect(await sessions.identify(cookie)).toBeUndefined();
  });

  it('are read from the store once, not with every request', async () => {
    const secret = await sessions.begin('ann', DEVICE);
    for (let i = 0; i < 20; i++) await sessions.identify(secret);
    expect(reads).toBe(1);
  });

  it('note their last activity at most once an hour', async () => {
    const secret = await sessions.begin('ann', DEVICE);
    for (let i = 0; i < 20; i++) {
      at += HOUR_MS / 8;
      await sessions.identify(secret);
    }
    expect(touches).toBe(2);
    await expect.poll(async () => (await store.sessions('ann'))[0]?.seenAt).toBe(1_000_000 + 2 * HOUR_MS);
  });

  it('end when they have not been used for long', async () => {
    const secret = await sessions.begin('ann', DEVICE);
    at += 9 * HOUR_MS;
    expect(await playerOf(secret)).toBe('ann');
    at += 10 * HOUR_MS;
    expect(await playerOf(secret)).toBe('ann');
    at += 10 * HOUR_MS + 1;
    expect(await playerOf(secret)).toBeUndefined();
  });

  it('end one at a time, at once, and only those of the player who asks', async () => {
    const [one, other] = [await sessions.begin('ann', DEVICE), await sessions.begin('ann', DEVICE)];
    const visit = await sessions.identify(one);
    expect(await sessions.end('bob', await idOf(one))).toBe(false);
    expect(sessions.isCurrent(visit)).toBe(true);
    expect(await sessions.end('ann', await idOf(one))).toBe(true);
    expect(sessions.isCurrent(visit)).toBe(false);
    expect(await playerOf(one)).toBeUndefined();
    expect(await playerOf(other)).toBe('ann');
    expect(endings).toEqual([{ player: 'ann', session: visit?.session?.id }]);
  });

  it('end all together, except for one', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => sessions.begin('ann', DEVICE)));
    const kept = await idOf(secrets[0] ?? '');
    await sessions.endAll('ann', kept);
    expect(await Promise.all(secrets.map(playerOf))).toEqual(['ann', undefined, undefined]);
    await sessions.endAll('ann');
    expect(await playerOf(secrets[0] ?? '')).toBeUndefined();
    expect(endings.at(-1)).toEqual({ player: 'ann', except: undefined });
  });

  it('are not remembered by a request that was under way when they ended', async () => {
    const secret = await sessions.begin('ann', DEVICE);
    const id = (await store.sessions('ann'))[0]?.id ?? '';
    const inner = store.session;
    let answer = (): void => undefined;
    store.session = async (hash) => {
      const row = await inner(hash);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return row;
    };
    sessions = open();
    const late = sessions.identify(secret);
    await expect.poll(() => reads).toBe(1);
    expect(await sessions.end('ann', id)).toBe(true);
    answer();
    await expect.poll(() => reads).toBe(2);
    answer();
    expect(await late).toBeUndefined();
  });

  it('get a new secret, and the old one is worth nothing', async () => {
    const secret = await sessions.begin('ann', DEVICE);
    const visit = await sessions.identify(secret);
    if (visit?.session === undefined) throw new Error('there is no session');
    const [first, second] = [await sessions.rotate(visit.session), await sessions.rotate(visit.session)];
    expect(await Promise.all([secret, first ?? '', second ?? ''].map(playerOf))).toEqual([undefined, undefined, 'ann']);
    expect(await idOf(second ?? '')).toBe(visit.session.id);
    await sessions.end('ann', visit.session.id);
    expect(await sessions.rotate(visit.session)).toBeUndefined();
  });

  it('are limited in number: those used longest ago end', async () => {
    const secrets: string[] = [];
    for (let i = 0; i < 52; i++) {
      at += 1;
      secrets.push(await sessions.begin('ann', DEVICE));
    }
    expect(await store.sessions('ann')).toHaveLength(50);
    expect(await Promise.all(secrets.slice(0, 3).map(playerOf))).toEqual([undefined, undefined, 'ann']);
  });
});

describe('a cookie from before there were sessions', () => {
  const old = `ann.${signatureOf('key', 'ann')}`;

  it('counts for those who had one, until they sign out a device that exchanged it', async () => {
    // Ann came after: nobody has such a cookie of hers.
    expect(await sessions.identify(old)).toBeUndefined();
    store.player = async (id) => ({ id, name: 'Ann', createdAt: 1, ...(ended ? {} : { oldCookie: true }) });
    let ended = false;
    store.endOldCookies = async () => {
      ended = true;
    };
    const visit = await sessions.identify(old);
    expect(visit).toMatchObject({ player: 'ann', session: undefined });
    const another = await sessions.begin('ann', DEVICE);
    await sessions.end('ann', await idOf(another));
    expect(await playerOf(old)).toBe('ann');
    const exchanged = await sessions.begin('ann', { ...DEVICE, exchanged: true });
    await sessions.end('ann', await idOf(exchanged));
    expect(sessions.isCurrent(visit)).toBe(false);
    expect(await playerOf(old)).toBeUndefined();
    expect(endings.at(-1)).toEqual({ player: 'ann', session: '' });
  });
});
