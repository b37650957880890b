import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from './findProgram.ts';
import { freePort, type OwnedProcess, type SystemUser, startOwned } from './ownedProcess.ts';

/** A PostgreSQL server of our own in a temporary folder. It ends with this process, in whatever way that ends. */
export interface TestPostgres {
  /** Creates a database and returns its URL: an empty one, or a copy of `template`, to which nobody may be connected. */
  newDatabase(template?: string): Promise<string>;
  /** Starts it again after `stop` or `crash`, at the same address, with the same data. */
  start(): Promise<void>;
  /** Ends it in an orderly way; connections are broken off. */
  stop(): Promise<void>;
  /** Kills it like a loss of power, except that the system keeps what was written. */
  crash(): Promise<void>;
  /** CPU time in milliseconds since its latest start. */
  cpuMs(): number;
  /** From now on its disk is full, or has room again. Only with a disk of its own. */
  limitDisk(how: 'full' | 'roomy'): void;
  /** Whether it answers. */
  isWell(): Promise<boolean>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether commits wait for the disk. Not by default, because tests are faster without. */
  readonly flush?: boolean;
  /** Its data are in a file system of their own, in memory. Only for root. */
  readonly ownDisk?: boolean;
}

const ROOMY = '1g';
/** Small parts of the log, so that a full disk is noticed after a few moves. */
const SMALL_LOG = { initdb: ['--wal-segsize=1'], settings: ['min_wal_size=2MB', 'max_wal_size=32MB'] };

let shared: Promise<TestPostgres> | undefined;

/** The server that all tests of this process share. */
export function testPostgres(): Promise<TestPostgres> {
  shared ??= startPostgres();
  return shared;
}

/** A server for tests that stop it. */
export async function startPostgres({ flush = false, ownDisk = false }: PostgresOptions = {}): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error("PostgreSQL is not installed; 'node tools/findServices.ts' installs it");
  const folder = mkdtempSync(join(tmpdir(), 'portolan-postgres-'));
  const user = serverUser();
  const disk = ownDisk ? mountDisk(folder) : undefined;
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const forgetFolder = (): void => {
    disk?.unmount();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', forgetFolder);
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'portolan',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      ...(ownDisk ? SMALL_LOG.initdb : []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...user },
  );
  const port = await freePort();
  const urlOf = (database: string): string => `postgresql://portolan@127.0.0.1:${port}/${database}`;
  const query = (text: string): Promise<unknown> => queryOnce(urlOf('postgres'), text);
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200'];
  if (!flush) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  if (ownDisk) settings.push(...SMALL_LOG.settings);
  let running: OwnedProcess | undefined;
  let databases = 0;

  async function start(): Promise<void> {
    running ??= await startOwned({
      path: join(bin ?? '', 'postgres'),
      args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      folder,
      user,
      isReady: () => query('SELECT 1'),
    });
  }
  async function end(signal: 'INT' | 'KILL' | 'QUIT'): Promise<void> {
    const ending = running;
    running = undefined;
    await ending?.end(signal);
  }
  await start();
  return {
    async newDatabase(template) {
      const name = `test${++databases}`;
      const from = template === undefined ? '' : ` TEMPLATE ${new URL(template).pathname.slice(1)}`;
      await query(`CREATE DATABASE ${name}${from}`);
      return urlOf(name);
    },
    start,
    stop: () => end('INT'),
    crash: () => end('QUIT'),
    cpuMs: () => running?.cpuMs() ?? 0,
    limitDisk: (how) => disk?.limit(how),
    isWell: () =>
      query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async remove() {
      await end('KILL');
      process.off('exit', forgetFolder);
      forgetFolder();
    },
  };
}

interface Disk {
  limit(how: 'full' | 'roomy'): void;
  unmount(): void;
}

function mountDisk(folder: string): Disk {
  const mount = (options: string): unknown =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'postgres', folder], { stdio: 'pipe' });
  mount(`size=${ROOMY}`);
  return {
    limit(how) {
      const { blocks, bfree, bsize } = statfsSync(folder);
      mount(`remount,size=${how === 'roomy' ? ROOMY : (blocks - bfree) * bsize}`);
    },
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

async function queryOnce(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  // Comes besides the failure of the query, if the server ends at that moment.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root. Its package has a user for it. */
function serverUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres');
}
