import type { DatabaseSync } from 'node:sqlite';

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

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  write<T>(work: () => T): Promise<T> {
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
      setImmediate(() => this.#commit());
    });
  }

  async flush(): Promise<void> {
    if (this.#jobs.length > 0) await this.write(() => undefined);
  }

  #commit(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    this.#scheduled = false;
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const done = jobs.filter((job) => this.#runOne(job));
      this.#database.exec('COMMIT');
      for (const job of done) job.settle();
    } catch (error) {
      // Nothing of the group is on disk: each writer must hear that, and may try again under the same id.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const job of jobs) job.fail(error);
    }
  }

  /** A job that throws is undone alone; the others of its group go on. */
  #runOne(job: Job): boolean {
    this.#database.exec('SAVEPOINT job');
    try {
      job.run();
      this.#database.exec('RELEASE job');
      return true;
    } catch (error) {
      this.#database.exec('ROLLBACK TO job; RELEASE job');
      job.fail(error);
      return false;
    }
  }
}
