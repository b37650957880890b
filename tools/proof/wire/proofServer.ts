import { join } from 'node:path';
import { GAMES } from '@portolan/cli/games';
import { makeLog, openStoreThread, startServer } from '@portolan/server';
import { answerStats } from './answerStats.ts';
import { UNLIMITED } from './unlimited.ts';

/** A real server in this process, with its data in `folder`. */
export async function serve(folder: string): Promise<void> {
  const server = await startServer(
    {
      packages: GAMES.map((entry) => entry.package),
      store: await openStoreThread(join(folder, 'portolan.sqlite')),
      secret: 'proof',
      version: 'proof',
      botScript: new URL('./botWorker.ts', import.meta.url),
      botThreads: 1,
      limits: UNLIMITED,
      log: makeLog((line) => (line.includes('"level":"error"') ? process.stderr.write(line) : undefined), Date.now),
    },
    '127.0.0.1',
    0,
  );
  answerStats(server.address, () => server.stop());
}
