import { join } from 'node:path';
import { GAMES } from '@portolan/cli/games';
import { makeLog, openStoreThread, type ServerOptions, startServer } from '@portolan/server';
import { answerStats } from './answerStats.ts';
import { UNLIMITED } from './unlimited.ts';

/** A real server in this process, with its data in `folder`. */
export async function serve(folder: string, more: Partial<ServerOptions> = {}): Promise<void> {
  const began = performance.now();
  const server = await startServer(
    {
      packages: GAMES.map((entry) => entry.package),
      store: await openStoreThread(join(folder, 'portolan.sqlite')),
      secret: 'proof',
      version: 'proof',
      workerScript: new URL('./gameWorker.ts', import.meta.url),
      botThreads: 1,
      ...more,
      limits: { ...UNLIMITED, ...more.limits },
      log: makeLog((line) => (line.includes('"level":"error"') ? process.stderr.write(line) : undefined), Date.now),
    },
    '127.0.0.1',
    0,
  );
  answerStats(server, performance.now() - began);
}
