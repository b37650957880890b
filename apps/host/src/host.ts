import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  claimDatabase,
  type DatabaseClaim,
  DEFAULT_LIMITS,
  type Log,
  makeLog,
  makeMailer,
  openPostgresStore,
  openStoreThread,
  type RunningServer,
  type ServerOptions,
  type Store,
  startServer,
} from '@portolan/server';
import { DATA_FILES, hasPlayers, PRIVATE_FOLDER, serveControl } from '@portolan/server/data';
import { loadReleases } from '@portolan/server/releases';
import { GAMES, RELEASES } from './games.ts';
import { readSecret, type Settings, SettingsError } from './settings.ts';

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;
/** Longer than PostgreSQL takes to notice that a machine is gone. */
const CLAIM_MS = 15_000;

/** What only tests replace. */
type TestParts = Pick<ServerOptions, 'clock' | 'ids'>;

/** Starts the server on the configured port, or on the first free one. */
export async function startHost(settings: Settings, testParts: TestParts = {}): Promise<RunningServer> {
  const { host, port, dataDir } = settings;
  for (let tried = port ?? FIRST_PORT; ; tried++) {
    // Anew for each port: a server that could not have its own has closed what it was given.
    const options = { ...(await openParts(settings)), ...testParts };
    const server = await startServer(options, host, tried).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' && port === undefined && tried < FIRST_PORT + PORTS_TRIED) return undefined;
      if (code === 'EADDRINUSE') throw new SettingsError(`PORT ${tried} is taken`);
      if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        throw new SettingsError(`HOST ${host}, PORT ${tried} cannot be used: ${code}`);
      throw error;
    });
    if (server !== undefined) return withControl(dataDir, options.store, server);
  }
}

async function openParts(settings: Settings): Promise<ServerOptions> {
  const { botThreads, trustedProxies, accessLog, lifetimes, seasonMonths, admins } = settings;
  const pages = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const log = makeLog((line) => process.stderr.write(line), Date.now);
  return {
    packages: GAMES,
    released: loadReleases(RELEASES),
    ...(await openData(settings, log)),
    ...(await openCluster(settings, log)),
    version: readVersion(),
    workerScript: new URL('./gameWorker.ts', import.meta.url),
    botThreads,
    trustedProxies,
    accessLog,
    lifetimes,
    sessionMs: settings.sessionMs,
    privateTargets: settings.privateTargets,
    admins,
    seasonMonths,
    ...optionalParts(settings),
    log,
    ...(existsSync(join(pages, 'index.html')) ? { pages } : {}),
  };
}

function optionalParts({ allowedHosts, metricsToken, publicUrl, mail }: Settings): Partial<ServerOptions> {
  return {
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(mail === undefined ? {} : { mailer: makeMailer(mail) }),
  };
}

/** The server, and a socket through which an operator can ask for a backup while it runs. */
async function withControl(dataDir: string, store: Store, server: RunningServer): Promise<RunningServer> {
  const control = await serveControl(dataDir, {
    async backup(folder) {
      mkdirSync(folder, { mode: PRIVATE_FOLDER });
      await store.backup(join(folder, DATA_FILES.database));
      copyFileSync(join(dataDir, DATA_FILES.secret), join(folder, DATA_FILES.secret));
    },
  });
  return {
    ...server,
    async stop() {
      await control.close();
      await server.stop();
    },
  };
}

/** Loaded only where there is a Redis: a single server starts faster without. */
async function openCluster(settings: Settings, log: Log): Promise<Pick<ServerOptions, 'cluster'>> {
  const { redisUrl: url, redisPrefix: prefix, nodeId } = settings;
  if (url === undefined) return {};
  const { makeQueuedBots, openRedisBus } = await import('@portolan/server/redis');
  // A server that was restarted is another one: nobody must take what the last one owned for its own.
  const start = randomBytes(4).toString('hex');
  const node = nodeId === undefined ? start : `${nodeId}-${start}`;
  const bus = await openRedisBus({ url, node, log, prefix });
  const timeoutMs = DEFAULT_LIMITS.botTimeoutMs;
  return { cluster: { bus, bots: (local) => makeQueuedBots({ url, local, timeoutMs, log, prefix }) } };
}

/** The key is read first, and the database claimed: a server without them changes nothing. */
async function openData(settings: Settings, log: Log): Promise<Pick<ServerOptions, 'secret' | 'store'>> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined) return { secret: readSecret(dataDir), store: await openFile(dataDir) };
  try {
    const secret = readSecret(dataDir, await hasPlayers(databaseUrl));
    const claim = await claimFor(settings, databaseUrl, log);
    const store = await openPostgresStore(databaseUrl).catch(async (error: unknown) => {
      await claim.release();
      throw error;
    });
    return {
      secret,
      store: {
        ...store,
        async close() {
          await store.close();
          await claim.release();
        },
      },
    };
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

/** Two servers that do not know of each other would show their players outdated tables. */
async function claimFor({ redisUrl }: Settings, url: string, log: Log): Promise<DatabaseClaim> {
  const claim = await claimDatabase({
    url,
    use: redisUrl === undefined ? 'alone' : 'shared',
    waitMs: CLAIM_MS,
    onLost() {
      log.error({}, 'another server has taken over the database');
      process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    },
  });
  if (claim !== undefined) return claim;
  throw new SettingsError('DATABASE_URL: another server uses this database; set REDIS_URL for all of them, or stop it');
}

async function openFile(dataDir: string): Promise<Store> {
  const file = join(dataDir, DATA_FILES.database);
  try {
    return await openStoreThread(file);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const why = /locked|busy/.test(problem) ? 'another Portolan is using it' : problem;
    throw new SettingsError(`DATA_DIR: ${file} cannot be opened: ${why}`);
  }
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}
