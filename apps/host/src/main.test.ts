import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Replay } from '@portolan/protocol';
import { Visitor } from '@portolan/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { playUntil, startHostProcess } from './testing/hostProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the host', { timeout: 60_000 }, () => {
  it.each([
    ['PORT', 'x', "PORT must be a number from 0 to 65535, not 'x'"],
    ['DATA_DIR', '/dev/null/x', 'DATA_DIR /dev/null/x cannot be used: '],
    ['HOST', 'no.such.host.invalid', 'HOST no.such.host.invalid, PORT 0 cannot be used: '],
  ])('reports an invalid %s in one line with exit code 2', async (name, value, line) => {
    const { code, err } = await (await startHostProcess(folder, { [name]: value })).ended;
    expect(err).toContain(line);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('continues its games after a restart, with bots in worker threads, and locks its data', async () => {
    const first = await startHostProcess(folder);
    const ann = await Visitor.guest(first.address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' }];
    const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
    const page = await ann.page();
    await page.watch(id);
    await playUntil(page, id, 8);

    const second = await (await startHostProcess(folder)).ended;
    expect(second.err).toContain('another Portolan is using it');
    expect(second.code).toBe(2);

    first.process.kill('SIGTERM');
    const { code, err } = await first.ended;
    expect(code).toBe(0);
    const messages = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).message);
    expect(messages).toEqual(['open', 'signed in', 'closing', 'closed']);

    const again = await startHostProcess(folder);
    const back = new Visitor(again.address, ann.cookie);
    const next = await back.page();
    await next.watch(id);
    expect(next.at(id).entries.slice(0, page.at(id).entries.length)).toEqual(page.at(id).entries);
    await playUntil(next, id, 1000);
    await next.until(() => next.at(id).table.status === 'finished', 'the end');
    const { body } = await back.get<Replay>(`/tables/${id}/moments?as=open`);
    expect(body.moments).toHaveLength(next.at(id).entries.length + 1);
    again.process.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });

  it('hosts a game of Francis Drake against bots', async () => {
    const host = await startHostProcess(folder, { DATA_DIR: join(folder, 'drake') });
    const ann = await Visitor.guest(host.address, 'Ann');
    const bot = { kind: 'bot', bot: 'greedy' };
    const seats = [bot, { kind: 'me' }, bot, bot];
    const { id } = await ann.table('/tables', { game: 'francis-drake', visibility: 'unlisted', seats, start: true });
    const page = await ann.page();
    await page.watch(id);
    await playUntil(page, id, 100_000);
    await page.until(() => page.at(id).table.status === 'finished', 'the end');
    expect(page.at(id).table.outcome?.scores).toHaveLength(4);
    const log = await ann.get<string>(`/tables/${id}/log`);
    expect((await ann.request('POST', '/import', log.body, 'text/plain')).status).toBe(200);
    host.process.kill('SIGTERM');
    expect((await host.ended).err).not.toContain('"error"');
  });
});
