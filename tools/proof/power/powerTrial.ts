import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@portolan/cli/games';
import { below, branchRng, type Rng } from '@portolan/kernel';
import { makeLog, type RunningServer, type Store, startServer } from '@portolan/server';
import { setUp, storeOn } from '@portolan/server/testing';
import { SeatedTable, type Wanted } from '../wire/seatedTable.ts';
import { UNLIMITED } from '../wire/unlimited.ts';
import { openLossyDatabase } from './lossyDatabase.ts';
import { LossyDisk } from './lossyDisk.ts';

const KINDS: readonly Wanted[] = [
  { game: 'specimen', people: 3, bots: 0 },
  { game: 'francis-drake', people: 3, bots: 0 },
];
/** Small, so that moves also meet the moments in which the log is copied into the database. */
const CHECKPOINT_PAGES = 40;
/** Power is lost after at most so many writes and flushes. */
const MOST_BETWEEN = 120;

/** The ids of the entries that were acknowledged, by table and number. */
type Acknowledged = Map<string, Map<number, string>>;

export interface Losses {
  readonly losses: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

export interface PowerTrialOptions {
  readonly folder: string;
  readonly losses: number;
  readonly rng: Rng;
  /** How the database is written, instead of as the server does it. */
  readonly pragma?: string;
  readonly onLoss?: (done: number) => void;
}

/**
 * People play on a server whose disk loses what was not flushed. At random moments, between any two of its writes, the disk is
 * looked at as if power were lost there: SQLite as the server has it opens what is left, and everything that the store had
 * acknowledged until then must be there.
 */
export async function losePower({ folder, losses, rng, pragma, onLoss }: PowerTrialOptions): Promise<Losses> {
  const disk = new LossyDisk();
  const database = await openLossyDatabase(disk);
  setUp(database);
  database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; ${pragma ?? ''}`);
  const acknowledged = new Map<string, Map<number, string>>();
  const server = await serve(witnessed(storeOn(database), acknowledged));
  const over = new AbortController();
  const problems: string[] = [];
  let done = 0;
  let left = below(rng, MOST_BETWEEN);
  disk.onChange = () => {
    if (left-- > 0 || done >= losses) return;
    left = below(rng, MOST_BETWEEN);
    problems.push(...inspect(join(folder, `${++done}`), disk.afterLoss(rng), acknowledged));
    onLoss?.(done);
    if (done === losses) over.abort();
  };
  await Promise.all(KINDS.map((kind) => keepPlaying(server.address, kind, branchRng(rng), over.signal)));
  await server.stop();
  return { losses: done, acknowledged: count(acknowledged), problems };
}

async function serve(store: Store): Promise<RunningServer> {
  return startServer(
    {
      packages: GAMES.map((entry) => entry.package),
      store,
      secret: 'proof',
      version: 'proof',
      workerScript: new URL('../wire/gameWorker.ts', import.meta.url),
      botThreads: 1,
      limits: UNLIMITED,
      log: makeLog(() => undefined, Date.now),
    },
    '127.0.0.1',
    0,
  );
}

/** Notes what is acknowledged in the instant in which it is. */
function witnessed(store: Store, acknowledged: Acknowledged): Store {
  return {
    ...store,
    async append(table, row, change) {
      const done = await store.append(table, row, change);
      if (done.kind !== 'appended') return done;
      const ids = acknowledged.get(table) ?? new Map<number, string>();
      acknowledged.set(table, ids.set(row.seq, row.id));
      return done;
    },
  };
}

async function keepPlaying(address: string, kind: Wanted, rng: Rng, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const table = await SeatedTable.open(address, kind, branchRng(rng), { heard: () => undefined });
    await table.playTogether(address, end);
  }
}

/** Opens what is left, as a server does after the power is back; what is missing. */
function inspect(folder: string, files: ReadonlyMap<string, Uint8Array>, acknowledged: Acknowledged): string[] {
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const database = new DatabaseSync(join(folder, 'portolan.sqlite'));
  try {
    const health = database.prepare('PRAGMA integrity_check').get();
    if (health?.integrity_check !== 'ok') return [`${folder}: the database is damaged`];
    const rows = database.prepare('SELECT seq, id FROM entry WHERE game_table = ?');
    return [...acknowledged].flatMap(([table, ids]) => {
      const found = new Map(rows.all(table).map(({ seq, id }) => [seq, id]));
      const lost = [...ids].filter(([seq, id]) => found.get(seq) !== id);
      return lost.map(([seq]) => `table ${table}: entry ${seq} was acknowledged and is lost`);
    });
  } catch (error) {
    return [`the database does not open: ${String(error)}`];
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

function count(acknowledged: Acknowledged): number {
  return [...acknowledged.values()].reduce((sum, ids) => sum + ids.size, 0);
}
