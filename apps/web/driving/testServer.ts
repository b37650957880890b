import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '@portolan/server';
import { DATA_FILES } from '@portolan/server/data';
import { tokenHash } from '@portolan/server/testing';

/** The host program with fixed seeds, and a clock that tests move where they want one. */
const HOST = fileURLToPath(new URL('../../host/src/testing/testMain.ts', import.meta.url));

/** What every server under test deals follows from this; another value tries other deals. */
export const DEALS = process.env.PORTOLAN_E2E_SEED ?? 'portolan';

/** The host program in a separate process. */
export interface TestServer {
  readonly address: string;
  /** Moves its clock on, if it was started with one of its own. */
  advance(ms: number): Promise<void>;
  /** Stops it, deletes its data and returns its exit code. */
  stop(): Promise<number | null>;
}

/** The administrator of a test server, who can sign in with this code of a device once. */
export const ADMIN = { id: 'harbourmaster', name: 'Harbour Master', code: 'ADMIRAL2' };

export interface TestServerOptions {
  /** The server knows `ADMIN`. */
  readonly admin?: boolean;
  /** The time, in milliseconds since 1970, at which its clock stands still until it is moved; the machine's by default. */
  readonly clock?: number;
  /** Settings in addition to its port and folder. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts it on a free port with an empty data folder. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { admin = false, clock, settings = {} } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'portolan-e2e-'));
  if (admin) await addAdmin(dataDir);
  const env = { ...process.env, ...settings, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ADMINS: ADMIN.id };
  const program = [HOST, DEALS, ...(clock === undefined ? [] : [String(clock)])];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the server has no output');
  let said = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const forget = (): void => rmSync(dataDir, { recursive: true, force: true });
  const address = await findAddress(createInterface(stdout));
  if (address === undefined) {
    await ended;
    forget();
    throw new Error(`the server did not open:\n${said}`);
  }
  return {
    address,
    async advance(ms) {
      const moved = once(child, 'message');
      child.send(ms);
      await moved;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      forget();
      return code;
    },
  };
}

async function addAdmin(dataDir: string): Promise<void> {
  const store = openSqliteStore(join(dataDir, DATA_FILES.database));
  await store.addPlayer({ id: ADMIN.id, name: ADMIN.name, createdAt: Date.now() });
  await store.addLink(tokenHash(ADMIN.code), ADMIN.id, Number.MAX_SAFE_INTEGER);
  await store.close();
  writeFileSync(join(dataDir, DATA_FILES.secret), `${'5e'.repeat(32)}\n`);
}

/** Undefined if it exits without printing its address. */
async function findAddress(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  return undefined;
}
