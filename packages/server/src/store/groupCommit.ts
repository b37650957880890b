import type { DatabaseSync } from 'node:sqlite';

/** Long enough to make one flush of what a busy loop brings; a lone move never waits so long. */
const LONGEST_GATHERING_MS = 4;

interface Job {
  run(): void;
  settle(): void;
  fail(error: unknown): void;
}

/**
 * Gathers the writes of one turn of the event loop into one transaction. A flush to disk costs the same for one move
 * as for fifty, so under load each waits a little and all go faster; none is reported done before it is on disk.
 */
export class GroupCommit {
  #database: DatabaseSync;
  #jobs: Job[] = [];
  #scheduled = false;
  #closed = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** `work` only speaks to the database: when another of its group fails it is undone and done again. */
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

  /** Commits after this turn of the loop; while each turn brings more, it waits a little for them. */
  #gather(since: number): void {
    const had = this.#jobs.length;
    setImmediate(() => {
      const more = this.#jobs.length > had && performance.now() - since < LONGEST_GATHERING_MS;
      if (more) this.#gather(since);
      else this.#commit();
    });
  }

  /** Takes no more, and waits for what was taken. */
  async close(): Promise<void> {
    const last = this.#jobs.length > 0 ? this.write(() => undefined) : undefined;
    this.#closed = true;
    // A group that fails has told its writers.
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
      // Nothing of the group is on disk: each writer must hear that, and may try again under the same id.
      for (const job of jobs) job.fail(error);
      return;
    }
    for (const job of done) job.settle();
  }

  /** Undefined when a job threw: then nothing was done. */
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

  /** Slower, but a job that throws is undone alone. */
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

  /** Commits what `work` did, or takes it back when it answers undefined or anything fails. */
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
