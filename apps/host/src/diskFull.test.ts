import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConnectionLost, type Page, Visitor } from '@portolan/server/testing';
import { afterAll, expect, it } from 'vitest';
import { type Host, startHostProcess } from './testing/hostProcess.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portolan-full-'));
const mounted: string[] = [];
afterAll(() => {
  for (const path of mounted) execFileSync('umount', ['--lazy', path]);
  rmSync(folder, { recursive: true });
});

/** A disk that can be filled and freed while a server uses it. */
interface Disk {
  readonly dataDir: string;
  start(): Promise<Host>;
  fill(host: Host): void;
  free(host: Host): void;
}

/** A file system of its own in memory; only root may make one. */
function smallDisk(): Disk {
  const dataDir = join(folder, 'small');
  const filler = join(dataDir, 'filler');
  mkdirSync(dataDir);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'portolan-test', dataDir]);
  mounted.push(dataDir);
  return {
    dataDir,
    start: () => startHostProcess(dataDir),
    fill() {
      const out = openSync(filler, 'w');
      try {
        for (;;) writeSync(out, Buffer.alloc(1024));
      } catch {
        closeSync(out);
      }
    },
    free: () => rmSync(filler),
  };
}

/** Files that cannot grow, for those who are not root. */
function limitedFiles(): Disk {
  const dataDir = join(folder, 'limited');
  const limit = (host: Host, size: string): void => {
    execFileSync('prlimit', ['--pid', String(host.process.pid), `--fsize=${size}:`]);
  };
  return {
    dataDir,
    start: () => startHostProcess(dataDir, {}, [process.execPath, MAIN]),
    fill: (host) => limit(host, '4096'),
    free: (host) => limit(host, 'unlimited'),
  };
}

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

async function health({ address }: Host): Promise<{ readonly status: number; readonly reason?: string }> {
  const answer = await fetch(`${address}/health`);
  return { status: answer.status, ...((await answer.json()) as object) };
}

async function untilHealth(host: Host, status: number): Promise<{ readonly reason?: string }> {
  for (;;) {
    const found = await health(host);
    if (found.status === status) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Plays the first legal move; `lost` if the server closed the connection because it could not store it. */
async function tryMove(page: Page, table: string): Promise<string> {
  try {
    const { type } = await page.move(table, page.at(table).moment?.legal?.[0] ?? '', { final: true });
    return type;
  } catch (error) {
    if (error instanceof ConnectionLost) return 'lost';
    throw error;
  }
}

it
  .skipIf(!isLinux)
  .each([
    ...(isRoot ? ([['a full file system', smallDisk, 'the disk is full']] as const) : []),
    ['files that cannot grow', limitedFiles, 'the data cannot be written'] as const,
  ])(
  '%s: /health says so, nothing acknowledged is lost, and play goes on when there is room',
  { timeout: 120_000 },
  async (_name, make, reason) => {
    const disk = make();
    const host = await disk.start();
    const [ann, bob] = [await Visitor.guest(host.address, 'Ann'), await Visitor.guest(host.address, 'Bob')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats });
    await bob.table(`/tables/${id}/sit`, { seat: 1 });
    await ann.table(`/tables/${id}/start`);
    const page = await ann.page();
    await page.watch(id);
    expect((await health(host)).status).toBe(200);

    disk.fill(host);
    expect(await tryMove(page, id)).toBe('lost');
    expect(await untilHealth(host, 503)).toMatchObject({ ok: false, reason });
    disk.free(host);
    expect(await untilHealth(host, 200)).toMatchObject({ ok: true });

    const again = await ann.page();
    await again.watch(id);
    expect(again.at(id).entries).toEqual([]);
    expect(await tryMove(again, id)).toBe('accepted');
    host.process.kill('SIGKILL');
    await host.ended;

    const second = await disk.start();
    const back = await new Visitor(second.address, bob.cookie).page();
    await back.watch(id);
    expect(back.at(id).entries).toHaveLength(1);
    expect(await tryMove(back, id)).toBe('accepted');
    second.process.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  },
);
