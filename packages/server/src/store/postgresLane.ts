import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseLost, inTransaction, perform } from './postgresConnection.ts';
import type { Work } from './sql.ts';

interface Job {
  /** Runs the work and returns what tells its writer once it is committed. */
  run(connection: pg.PoolClient): Promise<() => void>;
  fail(error: unknown): void;
}

/** A transaction must not hold what it wrote for long. */
const LARGEST_GROUP = 50;
const ATTEMPTS = 8;
const PAUSE_MS = 10;
/** Two transactions waited for each other, and this one was given up; nothing of it is left. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/**
 * Runs works in the order of the calls. Those that arrive during a transaction share the next one, so that many moves
 * share a flush: the group commit of PostgreSQL. No write is reported before it is on disk.
 */
export class PostgresLane {
  #pool: pg.Pool;
  #jobs: Job[] = [];
  #running = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({
        run: async (connection) => {
          const value = await perform(connection, work());
          return () => resolve(value);
        },
        fail: reject,
      });
      if (!this.#running) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#running = true;
    while (this.#jobs.length > 0) await this.#commit(this.#jobs.splice(0, LARGEST_GROUP));
    this.#running = false;
  }

  /** If one of several jobs fails, everything is rolled back, and each gets a transaction of its own. */
  async #commit(jobs: readonly Job[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const committed = await inTransaction(this.#pool, 'write', async (connection) => {
          const tellers: (() => void)[] = [];
          for (const job of jobs) tellers.push(await job.run(connection));
          return tellers;
        });
        for (const tell of committed) tell();
        return;
      } catch (error) {
        if (attempt < ATTEMPTS && isConflict(error)) {
          await sleep(Math.random() * PAUSE_MS * attempt);
          continue;
        }
        // Nobody can say whether a commit without an answer took place: each writer can retry with the same id.
        if (jobs.length > 1 && !(error instanceof DatabaseLost)) for (const job of jobs) await this.#commit([job]);
        else for (const job of jobs) job.fail(error);
        return;
      }
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && CONFLICTS.has(error.code);
}
