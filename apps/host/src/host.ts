import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeLog, openStoreThread, type RunningServer, type Store, startServer } from '@portolan/server';
import { DATA_FILES, PRIVATE_FOLDER, serveControl } from '@portolan/server/data';
import { loadReleases } from '@portolan/server/releases';
import { GAMES, RELEASES } from './games.ts';
import { readSecret, type Settings, SettingsError } from './settings.ts';

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

/** Starts the server on the configured port, or on the first free one. */
export async function startHost(settings: Settings): Promise<RunningServer> {
  const { host, port, dataDir, botThreads, trustedProxies, allowedHosts } = settings;
  const pages = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const options = {
    packages: GAMES,
    released: loadReleases(RELEASES),
    secret: readSecret(dataDir),
    store: await openStore(dataDir),
    version: readVersion(),
    botScript: new URL('./botWorker.ts', import.meta.url),
    botThreads,
    trustedProxies,
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    log: makeLog((line) => process.stderr.write(line), Date.now),
    ...(existsSync(join(pages, 'index.html')) ? { pages } : {}),
  };
  for (let tried = port ?? FIRST_PORT; ; tried++) {
    try {
      return withControl(dataDir, options.store, await startServer(options, host, tried));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' && port === undefined && tried < FIRST_PORT + PORTS_TRIED) continue;
      await options.store.close();
      if (code === 'EADDRINUSE') throw new SettingsError(`PORT ${tried} is taken`);
      if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        throw new SettingsError(`HOST ${host}, PORT ${tried} cannot be used: ${code}`);
      throw error;
    }
  }
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

async function openStore(dataDir: string): Promise<Store> {
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
