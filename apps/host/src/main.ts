import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeLog, openSqliteStore, type RunningServer, startServer } from '@portolan/server';
import { GAMES } from './games.ts';
import { readSecret, readSettings, type Settings } from './settings.ts';

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

const settings = readSettings(process.env);
if ('problem' in settings) {
  console.error(settings.problem);
  process.exit(2);
}
const server = await listen(settings);
console.log(`Portolan is at ${server.address.replace('0.0.0.0', 'localhost')}`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    void server.stop().then(() => process.exit(0));
  });
}

/** Takes the port it was told, or the first free one. */
async function listen({ host, port, dataDir, botThreads }: Settings): Promise<RunningServer> {
  const pages = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const secret = readSecret(dataDir);
  const store = openSqliteStore(join(dataDir, 'portolan.sqlite'));
  const options = {
    packages: GAMES,
    store,
    secret,
    version,
    botScript: new URL('./botWorker.ts', import.meta.url),
    botThreads,
    log: makeLog((line) => process.stderr.write(line), Date.now),
    ...(existsSync(join(pages, 'index.html')) ? { pages } : {}),
  };
  for (let tried = port ?? FIRST_PORT; ; tried++) {
    try {
      return await startServer(options, host, tried);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port !== undefined || tried >= FIRST_PORT + PORTS_TRIED) {
        console.error(taken ? `port ${tried} is taken` : String(error));
        process.exit(1);
      }
    }
  }
}
