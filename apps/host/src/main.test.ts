import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Replay } from '@portolan/protocol';
import { type Page, Visitor } from '@portolan/server/testing';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portolan-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Host {
  readonly process: ChildProcess;
  readonly address: string;
  /** Its exit code and output. */
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

async function start(env: Readonly<Record<string, string>>): Promise<Host> {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: '0', DATA_DIR: folder, ...env } });
  let out = '';
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdout.on('data', (data) => {
    out += data;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { process: child, address: /http:\S+/.exec(out)?.[0] ?? '', ended };
}

/** Plays the first legal move each time until the match has `until` entries or is over. */
async function play(page: Page, id: string, until: number): Promise<void> {
  for (;;) {
    const { moment, entries } = page.at(id);
    if (moment === undefined || moment.awaiting.length === 0 || entries.length >= until) return;
    const seq = entries.length;
    const answer =
      moment.mayEnd === true
        ? await page.ask({ type: 'end', table: id, seq })
        : moment.legal === undefined
          ? undefined
          : await page.move(id, moment.legal[0] ?? '', { final: true });
    if (answer?.type === 'refused' && answer.refusal.code === 'tooFast') await new Promise((on) => setTimeout(on, 500));
    else await page.until(() => page.at(id).entries.length > seq, 'the next entry');
  }
}

describe('the host', { timeout: 60_000 }, () => {
  it.each([
    ['PORT', 'x', "PORT must be a number from 0 to 65535, not 'x'"],
    ['DATA_DIR', '/dev/null/x', 'DATA_DIR /dev/null/x cannot be used: '],
    ['HOST', 'no.such.host.invalid', 'HOST no.such.host.invalid, PORT 0 cannot be used: '],
  ])('reports an invalid %s in one line with exit code 2', async (name, value, line) => {
    const { code, err } = await (await start({ [name]: value })).ended;
    expect(err).toContain(line);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('continues its games after a restart, with bots in worker threads, and locks its data', async () => {
    const first = await start({});
    const ann = await Visitor.guest(first.address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' }];
    const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
    const page = await ann.page();
    await page.watch(id);
    await play(page, id, 8);

    const second = await (await start({})).ended;
    expect(second.err).toContain('another Portolan is using it');
    expect(second.code).toBe(2);

    first.process.kill('SIGTERM');
    const { code, err } = await first.ended;
    expect(code).toBe(0);
    const messages = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).message);
    expect(messages).toEqual(['open', 'closing', 'closed']);

    const again = await start({});
    const back = new Visitor(again.address, ann.cookie);
    const next = await back.page();
    await next.watch(id);
    expect(next.at(id).entries.slice(0, page.at(id).entries.length)).toEqual(page.at(id).entries);
    await play(next, id, 1000);
    await next.until(() => next.at(id).table.status === 'finished', 'the end');
    const { body } = await back.get<Replay>(`/tables/${id}/moments?as=open`);
    expect(body.moments).toHaveLength(next.at(id).entries.length + 1);
    again.process.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });

  it('hosts a game of Francis Drake against bots', async () => {
    const host = await start({ DATA_DIR: join(folder, 'drake') });
    const ann = await Visitor.guest(host.address, 'Ann');
    const bot = { kind: 'bot', bot: 'greedy' };
    const seats = [bot, { kind: 'me' }, bot, bot];
    const { id } = await ann.table('/tables', { game: 'francis-drake', visibility: 'unlisted', seats, start: true });
    const page = await ann.page();
    await page.watch(id);
    await play(page, id, 100_000);
    await page.until(() => page.at(id).table.status === 'finished', 'the end');
    expect(page.at(id).table.outcome?.scores).toHaveLength(4);
    const log = await ann.get<string>(`/tables/${id}/log`);
    expect((await ann.request('POST', '/import', log.body, 'text/plain')).status).toBe(200);
    host.process.kill('SIGTERM');
    expect((await host.ended).err).not.toContain('"error"');
  });
});
