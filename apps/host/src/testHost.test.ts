import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Page, Visitor } from '@portolan/server/testing';
import { afterEach, describe, expect, it } from 'vitest';

const TEST_HOST = fileURLToPath(new URL('./testing/testMain.ts', import.meta.url));
const START = Date.parse('2026-11-02T12:00Z');

const running: { readonly child: ChildProcess; readonly dataDir: string }[] = [];
afterEach(() => {
  for (const { child, dataDir } of running.splice(0)) {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function startTestHost(...args: readonly string[]): Promise<{ child: ChildProcess; address: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portolan-test-host-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [TEST_HOST, ...args], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  running.push({ child, dataDir });
  const [said] = child.stdout === null ? [''] : await once(child.stdout, 'data');
  return { child, address: /http:\S+/.exec(String(said))?.[0] ?? '' };
}

/** The commitments to the seeds of the first tables that are made there. */
async function firstSeeds(base: string): Promise<readonly unknown[]> {
  const { address } = await startTestHost(base);
  const visitor = await Visitor.guest(address, 'Ann');
  const request = { game: 'specimen', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'unlisted' };
  const tables = [await visitor.table('/tables', request), await visitor.table('/tables', request)];
  return tables.map(({ commitment }) => commitment);
}

describe('the host for tests', { timeout: 60_000 }, () => {
  it('lives at the time it is told', async () => {
    const { child, address } = await startTestHost('any', String(START));
    const page = await Page.open(address);
    expect(page.messages('welcome')).toMatchObject([{ now: START }]);
    child.send(5000);
    expect(await once(child, 'message')).toContain(START + 5000);
    expect(await page.ask({ type: 'ping' })).toMatchObject({ type: 'pong', now: START + 5000 });
    await page.close();
  });

  it('deals what follows from its seed base', async () => {
    const [one, same, other] = await Promise.all(['one', 'one', 'other'].map(firstSeeds));
    expect(same).toEqual(one);
    expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(4);
  });

  it('cannot be reached from the program that people start', () => {
    for (const file of ['main.ts', 'settings.ts', 'host.ts'])
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/testing\/|TestClock|fixedIds/);
    expect(readFileSync(new URL('main.ts', import.meta.url), 'utf8')).toContain('startHost(readSettings(process.env))');
  });
});
