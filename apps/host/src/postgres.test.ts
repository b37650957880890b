import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDatabase } from '@portolan/server';
import { startPostgres, testPostgres, Visitor } from '@portolan/server/testing';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { portolan } from './testing/cli.ts';
import { type Host, playUntil, startHostProcess } from './testing/hostProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-postgres-'));
afterAll(() => rmSync(folder, { recursive: true }));

const newDatabase = async (): Promise<string> => (await testPostgres()).newDatabase();

async function stop(host: Host): Promise<void> {
  host.process.kill('SIGTERM');
  expect((await host.ended).code).toBe(0);
}

describe('a host with PostgreSQL', () => {
  it('plays on after a crash, a backup, a restore and a change of the database', { timeout: 180_000 }, async () => {
    const data = join(folder, 'data');
    const url = await newDatabase();
    const first = await startHostProcess(data, { DATABASE_URL: url });
    const ann = await Visitor.guest(first.address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
    /** Opens the table at a host, and returns how many entries are known after some more moves. */
    const playOn = async (host: Host, more: number): Promise<number> => {
      const page = await new Visitor(host.address, ann.cookie).page();
      await page.watch(id);
      await playUntil(page, id, page.at(id).entries.length + more);
      return page.at(id).entries.length;
    };
    const played = await playOn(first, 3);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await startHostProcess(data, { DATABASE_URL: url });
    const known = await playOn(second, 2);
    expect(known).toBeGreaterThan(played);
    const backup = join(folder, 'backup');
    expect(await portolan('backup', backup, '--data', data, '--database', url)).toMatchObject({ code: 0 });
    // Without the URL, the running server writes it.
    expect(await portolan('backup', join(folder, 'asked'), '--data', data)).toMatchObject({ code: 0 });
    expect(await portolan('doctor', '--data', data, '--database', url)).toMatchObject({ code: 0 });
    expect(await portolan('ratings', '--data', data, '--database', url)).toMatchObject({ code: 0 });
    await stop(second);

    const restored = join(folder, 'restored');
    const other = await newDatabase();
    const inUse = await portolan('restore', backup, '--data', join(folder, 'third'), '--database', url);
    expect(inUse).toMatchObject({ code: 2, err: expect.stringContaining('is not empty') });
    expect(await portolan('restore', backup, '--data', restored, '--database', other)).toMatchObject({ code: 0 });
    const third = await startHostProcess(restored, { DATABASE_URL: other });
    expect(await playOn(third, 1)).toBeGreaterThanOrEqual(known);
    await stop(third);

    const file = join(folder, 'file');
    mkdirSync(file);
    copyFileSync(join(restored, 'secret'), join(file, 'secret'));
    const copied = await portolan('db', 'copy', other, join(file, 'portolan.sqlite'));
    expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('1 matches') });
    const fourth = await startHostProcess(file);
    await playOn(fourth, Number.POSITIVE_INFINITY);
    await stop(fourth);
    expect(await portolan('doctor', '--data', file)).toMatchObject({ code: 0 });
    const last = await newDatabase();
    expect(await portolan('db', 'copy', join(file, 'portolan.sqlite'), last)).toMatchObject({ code: 0 });
    expect(await portolan('db', 'copy', join(file, 'portolan.sqlite'), last)).toMatchObject({ code: 2 });
  });

  it('reports in one line why it cannot start', { timeout: 60_000 }, async () => {
    const url = new URL(await newDatabase());
    url.password = 'geheim';
    const missing = await startHostProcess(join(folder, 'a'), { DATABASE_URL: `${url.href}-missing` });
    expect(await missing.ended).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^DATABASE_URL cannot be used: .*\n$/),
    });
    const wrong = await (await startHostProcess(join(folder, 'b'), { DATABASE_URL: 'mysql://geheim@x/y' })).ended;
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL must be like') });
    expect(wrong.err).not.toContain('geheim');
  });

  it('is not used by a second server that the first does not know of', { timeout: 90_000 }, async () => {
    const [url, data] = [await newDatabase(), join(folder, 'alone')];
    const first = await startHostProcess(data, { DATABASE_URL: url });
    const second = await (await startHostProcess(data, { DATABASE_URL: url })).ended;
    expect(second).toMatchObject({ code: 2, err: expect.stringContaining('another server uses this database') });
    expect((await fetch(`${first.address}/health`)).status).toBe(200);
    await stop(first);
  });

  it('ends with an error if another server has taken the database', { timeout: 90_000 }, async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const url = await postgres.newDatabase();
    const host = await startHostProcess(join(folder, 'overtaken'), { DATABASE_URL: url });
    host.process.kill('SIGSTOP');
    await postgres.stop();
    await postgres.start();
    const other = await claimDatabase({ url, use: 'alone', waitMs: 0, onLost: () => undefined });
    host.process.kill('SIGCONT');
    expect(await host.ended).toMatchObject({ code: 1, err: expect.stringContaining('another server has taken over') });
    await other?.release();
  });

  it('does not make a new key for a database that has players', { timeout: 60_000 }, async () => {
    const url = await newDatabase();
    const first = await startHostProcess(join(folder, 'keyed'), { DATABASE_URL: url });
    await Visitor.guest(first.address, 'Ann');
    await stop(first);
    const { code, err } = await (await startHostProcess(join(folder, 'keyless'), { DATABASE_URL: url })).ended;
    expect(code).toBe(2);
    expect(err).toContain('the key that signs cookies, is missing');
  });
});
