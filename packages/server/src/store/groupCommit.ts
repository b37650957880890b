import type { DatabaseSync } from 'node:sqlite';

/** Long enough to batch the writes of a busy event loop; a single move never waits this long. */
const LONGEST_GATHERING_MS = 4;

interface Job {
  run(): void;
  settle(): void;
  fail(error: unknown): void;
}

/**
 * Batches the writes of one event-loop turn into a transaction. A flush costs the same for one move as for fifty, so
 * waiting briefly makes all of them faster under load. No write is reported before it is on disk.
 */
export class GroupCommit {
  #database: DatabaseSync;
  #jobs: Job[] = [];
  #scheduled = false;
  #closed = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** `work` must only use the database: it is rolled back and run again if another job of its batch fails. */
  write<T>(work: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      let answer: { readonly value: T } | undefined;
      this.#jobs.push({
        run: () => {
          answer = { value: work() };
        },
        settle: () => {
          if (answer !== undefined) resolve(answer.value);
        },
        fail: reject,
      });
      if (this.#scheduled) return;
      this.#scheduled = true;
      this.#gather(performance.now());
    });
  }

  /** Commits after this turn of the loop, or a little later while each turn brings more jobs. */
  #gather(since: number): void {
    const had = this.#jobs.length;
    setImmediate(() => {
      const more = this.#jobs.length > had && performance.now() - since < LONGEST_GATHERING_MS;
      if (more) this.#gather(since);
      else this.#commit();
    });
  }

  /** Accepts no more writes and waits for the pending ones. */
  async close(): Promise<void> {
    const last = this.#jobs.length > 0 ? this.write(() => undefined) : undefined;
    this.#closed = true;
    // If the batch fails, its writers learn of it.
    await last?.catch(() => undefined);
  }

  #commit(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    this.#scheduled = false;
    let done: readonly Job[];
    try {
      done = this.#together(jobs) ?? this.#oneByOne(jobs);
    } catch (error) {
      // Nothing of the batch is on disk; each writer can retry with the same id.
      for (const job of jobs) job.fail(error);
      return;
    }
    for (const job of done) job.settle();
  }

  /** Undefined if a job threw; then everything is rolled back. */
  #together(jobs: readonly Job[]): readonly Job[] | undefined {
    return this.#transaction(() => {
      try {
        for (const job of jobs) job.run();
        return jobs;
      } catch {
        return undefined;
      }
    });
  }

  /** Slower, but rolls back only the jobs that throw. */
  #oneByOne(jobs: readonly Job[]): readonly Job[] {
    const failed = new Map<Job, unknown>();
    const done = this.#transaction(() =>
      jobs.filter((job) => {
        this.#database.exec('SAVEPOINT job');
        try {
          job.run();
          this.#database.exec('RELEASE job');
          return true;
        } catch (error) {
          this.#database.exec('ROLLBACK TO job; RELEASE job');
          failed.set(job, error);
          return false;
        }
      }),
    );
    for (const [job, error] of failed) job.fail(error);
    return done ?? [];
  }

  /** Commits what `work` did, or rolls back if it returns undefined or throws. */
  #transaction<T>(work: () => T | undefined): T | undefined {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const answer = work();
      this.#database.exec(answer === undefined ? 'ROLLBACK' : 'COMMIT');
      return answer;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
