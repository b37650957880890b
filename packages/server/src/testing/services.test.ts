import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres, testPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

const rowsOf = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client(url);
  // Comes besides the failure of what is asked, if the server ends at that moment.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
};

describe('PostgreSQL for tests', () => {
  it('has databases that do not know of each other, and copies', async () => {
    const postgres = await testPostgres();
    expect(await testPostgres()).toBe(postgres);
    const [one, other] = [await postgres.newDatabase(), await postgres.newDatabase()];
    await rowsOf(one, 'CREATE TABLE ship (name TEXT)');
    await expect(rowsOf(other, 'SELECT * FROM ship')).rejects.toThrow('does not exist');
    expect(await rowsOf(await postgres.newDatabase(one), 'SELECT * FROM ship')).toEqual([]);
  });

  it('keeps its data over a stop and a crash', async () => {
    const postgres = await startPostgres({ flush: true });
    const url = await postgres.newDatabase();
    await rowsOf(url, "CREATE TABLE ship AS SELECT 'Santa Cruz' AS name");
    await postgres.stop();
    await expect(rowsOf(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.start();
    await rowsOf(url, "INSERT INTO ship VALUES ('Pinta')");
    await postgres.crash();
    await postgres.start();
    expect(await rowsOf(url, 'SELECT name FROM ship')).toEqual([{ name: 'Santa Cruz' }, { name: 'Pinta' }]);
    await postgres.remove();
  });

  it.skipIf(process.platform !== 'linux')(
    'tells the CPU time of all its processes, even those that ended',
    async () => {
      const postgres = await testPostgres();
      const url = await postgres.newDatabase();
      const before = postgres.cpuMs();
      await rowsOf(url, 'SELECT sum(n) FROM generate_series(1, 3000000) AS n');
      await expect.poll(() => postgres.cpuMs() - before).toBeGreaterThan(50);
    },
  );

  it.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)('may have a disk that is full', async () => {
    const postgres = await startPostgres({ flush: true, ownDisk: true });
    const url = await postgres.newDatabase();
    await rowsOf(url, 'CREATE TABLE cargo (n INTEGER, bales TEXT)');
    let stored = 0;
    const store = async (): Promise<void> => {
      await rowsOf(url, `INSERT INTO cargo VALUES (${stored + 1}, repeat('bale', 10000))`);
      stored++;
    };
    await store();
    postgres.limitDisk('full');
    const storeAll = async (): Promise<void> => {
      for (;;) await store();
    };
    await expect(storeAll()).rejects.toThrow();
    postgres.limitDisk('roomy');
    if (!(await postgres.isWell())) {
      await postgres.crash();
      await postgres.start();
    }
    await store();
    expect(await rowsOf(url, 'SELECT count(*)::int AS n FROM cargo')).toEqual([{ n: stored }]);
    await postgres.remove();
  });

  it('ends with the process that started it, even if that is killed', async () => {
    const script = `
      const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)});
      const postgres = await startPostgres();
      console.log(await postgres.newDatabase());
      setInterval(() => undefined, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(owner.stdout, 'data');
    const url = String(said).trim();
    const [folder] = await rowsOf(url, "SELECT current_setting('data_directory') AS path");
    const { path } = folder as { path: string };
    expect(existsSync(path)).toBe(true);
    owner.kill('SIGKILL');
    await expect.poll(() => rowsOf(url, 'SELECT 1').catch(({ code }) => code as string)).toBe('ECONNREFUSED');
    await expect.poll(() => existsSync(path)).toBe(false);
  });
});

describe('Redis for tests', async () => {
  const redis = await startRedis();
  afterAll(() => redis.stop());

  async function ask(text: string): Promise<string> {
    const socket = createConnection(Number(new URL(redis.url).port), '127.0.0.1');
    socket.write(`${text}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).trim();
  }

  it('starts empty each time, at the same address', async () => {
    expect(await ask('SET ship Pinta')).toBe('+OK');
    expect(await ask('EXISTS ship')).toBe(':1');
    await redis.stop();
    await expect(ask('PING')).rejects.toThrow('ECONNREFUSED');
    await redis.start();
    expect(await ask('EXISTS ship')).toBe(':0');
  });
});
