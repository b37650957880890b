import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visitor } from '@portolan/server/testing';
import { afterAll, expect, it } from 'vitest';
import { portolan } from './testing/cli.ts';
import { playUntil, startHostProcess } from './testing/hostProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-drill-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a backup of a running server is restored elsewhere, and its games are played on', {
  timeout: 120_000,
}, async () => {
  const data = join(folder, 'data');
  const copy = join(folder, 'copy');
  const first = await startHostProcess(data);
  const ann = await Visitor.guest(first.address, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
  const page = await ann.page();
  await page.watch(id);
  await playUntil(page, id, 5);
  const known = page.at(id).entries.length;

  expect(await portolan('backup', copy, '--data', data)).toMatchObject({ code: 0 });
  expect(await portolan('backup', copy, '--data', data)).toMatchObject({
    code: 2,
    err: expect.stringContaining('exists'),
  });
  await playUntil(page, id, known + 2);
  const [files, copies] = [readdirSync(data), readdirSync(copy)];
  expect(files).toEqual(expect.arrayContaining(['portolan.sqlite', 'portolan.sqlite-wal', 'secret', 'control.sock']));
  for (const file of files) expect([file, statSync(join(data, file)).mode & 0o777]).toEqual([file, 0o600]);
  for (const file of copies) expect([file, statSync(join(copy, file)).mode & 0o077]).toEqual([file, 0]);
  first.process.kill('SIGKILL');
  await first.ended;

  const elsewhere = join(folder, 'elsewhere');
  expect(await portolan('restore', copy, '--data', data)).toMatchObject({ err: expect.stringContaining('not empty') });
  expect(await portolan('restore', copy, '--data', elsewhere)).toMatchObject({ code: 0 });
  const second = await startHostProcess(elsewhere);
  const again = await new Visitor(second.address, ann.cookie).page();
  await again.watch(id);
  expect(again.at(id).entries.length).toBeGreaterThanOrEqual(known);
  await playUntil(again, id, Number.POSITIVE_INFINITY);
  expect(again.at(id).table.status).toBe('finished');
  second.process.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);

  // After a crash the socket is left behind, and the command does the copy itself.
  expect(await portolan('backup', join(folder, 'cold'), '--data', data)).toMatchObject({ code: 0 });
  writeFileSync(join(copy, 'portolan.sqlite'), 'not a database');
  expect(await portolan('restore', copy, '--data', join(folder, 'third'))).toMatchObject({ code: 2 });
});

it('a missing signing key is reported and not replaced', { timeout: 60_000 }, async () => {
  const data = join(folder, 'keyless');
  const first = await startHostProcess(data);
  first.process.kill('SIGTERM');
  await first.ended;
  rmSync(join(data, 'secret'));
  const { code, err } = await (await startHostProcess(data)).ended;
  expect(code).toBe(2);
  expect(err).toContain('the key that signs cookies, is missing');
});
