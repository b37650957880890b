import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { refusal } from '@portolan/protocol';
import { Visitor } from '@portolan/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { portolan } from './testing/cli.ts';
import { type Host, playUntil, startHostProcess } from './testing/hostProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function startTable(ann: Visitor, entries: number): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
  const page = await ann.page();
  await page.watch(id);
  await playUntil(page, id, entries);
  await page.close();
  return id;
}

async function stop(host: Host): Promise<string> {
  host.process.kill('SIGTERM');
  const { code, err } = await host.ended;
  expect(code).toBe(0);
  return err;
}

function change(data: string, ...statements: readonly string[]): void {
  const database = new DatabaseSync(join(data, 'portolan.sqlite'));
  for (const statement of statements) database.exec(statement);
  database.close();
}

describe('a damaged match', { timeout: 120_000 }, () => {
  it('is named by the doctor and to its visitors, and affects no other table', async () => {
    const data = join(folder, 'data');
    const first = await startHostProcess(data);
    const ann = await Visitor.guest(first.address, 'Ann');
    const sound = await startTable(ann, 4);
    const broken = await startTable(ann, 4);
    const unreadable = await startTable(ann, 4);
    expect(await portolan('doctor', '--data', data)).toMatchObject({ code: 0 });
    await stop(first);
    expect(await portolan('doctor', '--data', data)).toMatchObject({ code: 0, err: '' });

    change(
      data,
      `UPDATE entry SET entry = '{"kind":"move","seat":0,"text":"no such move"}' WHERE game_table = '${broken}' AND seq = 2`,
      `UPDATE game_table SET seats = '[{"kind":' WHERE id = '${unreadable}'`,
      "INSERT INTO entry (game_table, seq, id, entry, at) VALUES ('nowhere', 1, 'x', '{}', 1)",
    );
    chmodSync(join(data, 'secret'), 0o644);
    const stopped = await portolan('doctor', '--data', data);
    expect(stopped.code).toBe(1);
    for (const row of [`entry ${broken}/2`, `game_table ${unreadable}`, 'entry nowhere/1', 'secret'])
      expect(stopped.out).toContain(row);
    expect(stopped.out).not.toContain(sound);

    const second = await startHostProcess(data);
    const back = new Visitor(second.address, ann.cookie);
    const page = await back.page();
    for (const id of [broken, unreadable]) {
      const before = page.messages('refused').length;
      page.send({ type: 'watch', table: id });
      await page.until(() => page.messages('refused').length > before, 'a refusal');
      expect(page.messages('refused').at(-1)?.refusal).toEqual(refusal('damaged'));
    }
    expect((await back.get(`/tables/${unreadable}`)).body).toEqual(refusal('damaged'));
    expect((await back.get(`/tables/${broken}/moments`)).body).toEqual(refusal('damaged'));
    expect((await back.get('/tables')).status).toBe(200);
    page.send({ type: 'lobby' });
    await page.watch(sound);
    await playUntil(page, sound, Number.POSITIVE_INFINITY);
    expect(page.at(sound).table.status).toBe('finished');

    const running = await portolan('doctor', '--data', data, '--json');
    expect(running.code).toBe(1);
    const { findings } = JSON.parse(running.out) as { findings: readonly { readonly where: string }[] };
    expect(findings.map(({ where }) => where)).toEqual(
      expect.arrayContaining([`entry ${broken}/2`, `game_table ${unreadable}`, 'entry nowhere/1', 'secret']),
    );
    expect(readdirSync(data).filter((name) => name.startsWith('doctor'))).toEqual([]);
    const log = await stop(second);
    expect(log).toContain(`"table":"${unreadable}"`);
    expect(log).toContain(`"table":"${broken}"`);
  });
});

describe('the doctor', { timeout: 60_000 }, () => {
  it('says what is wrong with a folder that no server could use', async () => {
    expect(await portolan('doctor', '--data', join(folder, 'none'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no'),
    });
    const data = join(folder, 'keyless');
    await stop(await startHostProcess(data));
    rmSync(join(data, 'secret'));
    change(data, 'PRAGMA user_version = 99');
    const { code, out } = await portolan('doctor', '--data', data);
    expect(code).toBe(1);
    expect(out).toContain('secret');
    expect(out).toContain('version 99');
  });
});
