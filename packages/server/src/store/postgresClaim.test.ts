import pg from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type CutProxy, startCutProxy } from '../testing/cutProxy.ts';
import { testPostgres } from '../testing/postgres.ts';
import { claimDatabase, type DatabaseClaim, type DatabaseUse } from './postgresClaim.ts';

/** Silence has to last before it is noticed. */
const SLOW = { timeout: 30_000 };

const claims: DatabaseClaim[] = [];
let lost = 0;
afterEach(async () => {
  for (const claim of claims.splice(0)) await claim.release();
  lost = 0;
});

async function newDatabase(): Promise<string> {
  return (await testPostgres()).newDatabase();
}

async function isGranted(url: string, use: DatabaseUse, retryMs = 100): Promise<boolean> {
  const claim = await claimDatabase({ url, use, waitMs: 0, retryMs, onLost: () => void lost++ });
  if (claim !== undefined) claims.push(claim);
  return claim !== undefined;
}

/** A database, and the way to it through a proxy. */
async function distant(): Promise<{ readonly url: string; readonly far: string; readonly proxy: CutProxy }> {
  const url = await newDatabase();
  const proxy = await startCutProxy(Number(new URL(url).port));
  onTestFinished(() => proxy.close());
  const far = new URL(url);
  far.port = `${proxy.port}`;
  return { url, far: far.href, proxy };
}

/** Ends all other connections to the database, as a restart of PostgreSQL would. */
async function breakOff(url: string, then: (client: pg.Client) => Promise<unknown> = async () => {}): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await then(client);
  await client.end();
}

async function claimedAgain(client: pg.Client): Promise<void> {
  await expect.poll(async () => (await holders(client)).length, { timeout: 20_000 }).toBe(1);
}

/** The processes of PostgreSQL whose connections hold a claim. */
async function holders(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(`SELECT pid FROM pg_locks
    JOIN pg_database ON database = pg_database.oid WHERE locktype = 'advisory' AND datname = current_database()`);
  return rows.map(({ pid }) => pid);
}

describe('a database', () => {
  it('is used by one server that is alone, or by several that know of each other', async () => {
    const url = await newDatabase();
    expect(await isGranted(url, 'alone')).toBe(true);
    expect([await isGranted(url, 'alone'), await isGranted(url, 'shared')]).toEqual([false, false]);
    await claims.pop()?.release();
    expect([await isGranted(url, 'shared'), await isGranted(url, 'shared')]).toEqual([true, true]);
    expect(await isGranted(url, 'alone')).toBe(false);
    expect(await isGranted(await newDatabase(), 'alone')).toBe(true);
  });

  it('is waited for while its server stops', async () => {
    const url = await newDatabase();
    await isGranted(url, 'alone');
    const next = claimDatabase({ url, use: 'alone', waitMs: 20_000, onLost: () => void lost++ });
    await claims.pop()?.release();
    expect(await next).toBeDefined();
    await (await next)?.release();
  });

  it('is claimed again after a lost connection', async () => {
    const url = await newDatabase();
    await isGranted(url, 'alone');
    await breakOff(url, claimedAgain);
    expect([lost, await isGranted(url, 'shared')]).toEqual([0, false]);
  });

  it('is lost if somebody else has claimed it meanwhile', async () => {
    const url = await newDatabase();
    await isGranted(url, 'alone', 3000);
    await breakOff(url, async () => {
      expect(await isGranted(url, 'shared')).toBe(true);
      await expect.poll(() => lost, { timeout: 10_000 }).toBe(1);
    });
  });

  it('is lost as well if its server was cut off without a word, and can be reached again', SLOW, async () => {
    const { url, far, proxy } = await distant();
    await isGranted(far, 'alone');
    proxy.freeze();
    await breakOff(url, async () => {
      expect(await isGranted(url, 'alone')).toBe(true);
      await expect.poll(() => lost, { timeout: 20_000 }).toBe(1);
    });
  });

  it('is not lost to its own former connection, which PostgreSQL still takes for alive', SLOW, async () => {
    const { url, far, proxy } = await distant();
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    await isGranted(far, 'alone');
    const [former] = await holders(client);
    proxy.freeze();
    await expect.poll(() => holders(client), { timeout: 20_000 }).not.toContain(former);
    await claimedAgain(client);
    expect(lost).toBe(0);
  });

  it('is claimed again even if PostgreSQL falls silent instead of answering the first attempt', SLOW, async () => {
    const { url, far, proxy } = await distant();
    await isGranted(far, 'alone');
    proxy.freezeAt('pg_try_advisory_lock');
    await breakOff(url, claimedAgain);
    expect(lost).toBe(0);
  });

  it('is given back without waiting for a PostgreSQL that is silent', SLOW, async () => {
    const { far, proxy } = await distant();
    await isGranted(far, 'alone');
    proxy.freeze();
    const since = performance.now();
    await claims.pop()?.release();
    // A host has nine seconds to stop.
    expect(performance.now() - since).toBeLessThan(6_000);
  });
});
