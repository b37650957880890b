import { GAMES } from '@portolan/cli/games';
import { type Limits, makeLog, openPostgresStore, type Store, startServer } from '@portolan/server';
import { makeQueuedBots, openRedisBus } from '@portolan/server/redis';
import { answerStats } from './answerStats.ts';
import { UNLIMITED } from './unlimited.ts';

export interface ClusterServer {
  readonly database: string;
  readonly redis: string;
  readonly node: string;
  /** Keeps servers apart that share a Redis but no database. */
  readonly prefix?: string;
  readonly limits?: Partial<Limits>;
  /** Called with a line for every entry that this server has written. */
  readonly written?: (line: string) => void;
}

/** What a server writes down about an entry: who wrote it, with which token. */
export interface Written {
  readonly node: string;
  readonly table: string;
  readonly seq: number;
  readonly token: number;
}

/** Told to a server: its machine's clock is wrong by so much from now on. */
export interface ClockCommand {
  readonly offByMs: number;
}

/** One of several servers, in this process. */
export async function serveCluster(options: ClusterServer): Promise<void> {
  const { database, redis: url, node, prefix = 'portolan', limits = {}, written } = options;
  const began = performance.now();
  let offByMs = 0;
  process.on('message', (word: ClockCommand | string) => {
    if (typeof word === 'object') offByMs = word.offByMs;
  });
  // What is broken on purpose is reported by the check.
  const log = makeLog(() => undefined, Date.now);
  const store = await openPostgresStore(database);
  const bus = await openRedisBus({ url, node, log, prefix });
  const server = await startServer(
    {
      packages: GAMES.map((entry) => entry.package),
      store: written === undefined ? store : witnessed(store, node, written),
      secret: 'proof',
      version: 'proof',
      workerScript: new URL('./gameWorker.ts', import.meta.url),
      botThreads: 1,
      limits: { ...UNLIMITED, ...limits },
      log,
      now: () => Date.now() + offByMs,
      cluster: { bus, bots: (local) => makeQueuedBots({ url, local, timeoutMs: 10_000, log, prefix }) },
    },
    '127.0.0.1',
    0,
  );
  answerStats(server, performance.now() - began);
}

function witnessed(store: Store, node: string, written: (line: string) => void): Store {
  return {
    ...store,
    async appendAs(token, table, row, change) {
      const done = await store.appendAs(token, table, row, change);
      if (done.kind === 'appended') written(JSON.stringify({ node, table, seq: row.seq, token } satisfies Written));
      return done;
    },
  };
}
