import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Page } from '@portolan/server/testing';
import { afterEach, describe, expect, it } from 'vitest';

const CLOCKED = fileURLToPath(new URL('./testing/clockedMain.ts', import.meta.url));
const START = Date.parse('2026-11-02T12:00Z');

let child: ChildProcess | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'portolan-clocked-'));
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the host with a clock for tests', () => {
  it('lives at the time it is told', { timeout: 60_000 }, async () => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
    child = spawn(process.execPath, [CLOCKED, String(START)], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    const [said] = child.stdout === null ? [''] : await once(child.stdout, 'data');
    const page = await Page.open(/http:\S+/.exec(String(said))?.[0] ?? '');
    expect(page.messages('welcome')).toMatchObject([{ now: START }]);
    child.send(5000);
    expect(await once(child, 'message')).toContain(START + 5000);
    expect(await page.ask({ type: 'ping' })).toMatchObject({ type: 'pong', now: START + 5000 });
    await page.close();
  });

  it('cannot be reached from the program that people start', () => {
    for (const file of ['main.ts', 'host.ts', 'settings.ts'])
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/testing|TestClock/);
  });
});
