import { GAMES } from '@portolan/cli/games';
import { type Limits, makeLog, openPostgresStore, type Store, startServer } from '@portolan/server';
import { makeQueuedBots, openRedisBus } from '@portolan/server/redis';
import { answerStats } from './answerStats.ts';
import { heardBots } from './heardBots.ts';
import type { Failed, HistoryLine, Written } from './history.ts';
import { UNLIMITED } from './unlimited.ts';

export interface ClusterServer {
  readonly database: string;
  readonly redis: string;
  readonly node: string;
  /** Keeps servers apart that share a Redis but no database. */
  readonly prefix?: string;
  readonly limits?: Partial<Limits>;
  readonly version?: string;
  /** Of that version, if they are not those of this program. */
  readonly migrations?: readonly string[];
  /** Called with a line for every entry that this server has written, or failed to, and for whatever it logs. */
  readonly tell?: (line: string) => void;
  /** By how much the time of the store has leapt, for all of its servers. */
  readonly leaptMs?: () => number;
}

/** One of several servers, in this process. */
export async function serveCluster(options: ClusterServer): Promise<void> {
  const { database, redis: url, node, prefix = 'portolan', limits = {}, tell, leaptMs = () => 0 } = options;
  const { version = 'proof', migrations } = options;
  const began = performance.now();
  // A check that is ended while it starts its servers leaves none behind.
  process.once('disconnect', () => process.exit(1));
  const say = tell && ((line: HistoryLine): void => tell(JSON.stringify(line)));
  // What is broken on purpose is reported by the check, which looks here for what the server has noticed of it.
  const log = makeLog((line) => {
    const { message } = JSON.parse(line) as { readonly message: string };
    say?.({ kind: 'logged', node, message });
  }, Date.now);
  const postgres = await openPostgresStore(database, migrations && { migrations });
  const store: Store = { ...postgres, time: async () => (await postgres.time()) + leaptMs() };
  const bus = await openRedisBus({ url, node, log, prefix });
  const server = await startServer(
    {
      packages: GAMES.map((entry) => entry.package),
      store: say === undefined ? store : witnessed(store, node, say),
      secret: 'proof',
      version,
      workerScript: new URL('./gameWorker.ts', import.meta.url),
      botThreads: 1,
      limits: { ...UNLIMITED, ...limits },
      log,
      cluster: {
        bus,
        bots: (local) =>
          makeQueuedBots({
            ...{ url, timeoutMs: 10_000, log, prefix },
            local: say === undefined ? local : heardBots(local, say),
          }),
      },
    },
    '127.0.0.1',
    0,
  );
  answerStats(server, performance.now() - began);
}

function witnessed(store: Store, node: string, say: (line: Written | Failed) => void): Store {
  return {
    ...store,
    async appendAs(token, table, row, change) {
      const { seq } = row;
      try {
        const done = await store.appendAs(token, table, row, change);
        if (done.kind === 'appended') say({ kind: 'written', node, table, seq, token });
        return done;
      } catch (error) {
        say({ kind: 'failed', node, table, seq, why: String(error) });
        throw error;
      }
    },
  };
}
