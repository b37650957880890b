import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@portolan/server';
import type { WriterLog } from '@portolan/server/testing';
import type { NodeProcess } from './nodeProcess.ts';
import type { TrialPlay } from './trialPlay.ts';

/** A table at which nothing has happened for so long after a fault stands still for ever. */
const STANDSTILL_MS = 20_000;
/** A table whose bots have been silent for this long is waiting for its players. */
const SETTLED_MS = 400;

/** How long a table stood still because of a fault of its server. */
export interface Takeover {
  readonly fault: string;
  readonly ms: number;
}

export interface TrialProgressOptions {
  readonly store: Store;
  readonly writers: WriterLog;
  readonly play: Pick<TrialPlay, 'running'>;
  /** The latest thing that was done to the servers. */
  readonly fault: () => string;
  readonly onProblem: (problem: string) => void;
}

/** Whether the tables of a trial go on, as the store shows. */
export class TrialProgress {
  readonly takeovers: Takeover[] = [];
  #options: TrialProgressOptions;

  constructor(options: TrialProgressOptions) {
    this.#options = options;
  }

  /** How many entries a table has. */
  async length(table: string): Promise<number> {
    return (await this.#options.store.table(table))?.seq ?? 0;
  }

  /**
   * Waits until the tables that a server owned go on at other ones, and notes how long that took. What the lost one wrote at
   * the last moment does not count, and a table whose last entry that was needs nobody any more.
   */
  async takenOver(node: NodeProcess, fault: string): Promise<void> {
    const { store, writers, play } = this.#options;
    const since = performance.now();
    const owned: string[] = [];
    for (const { id } of play.running) {
      const lease = await store.lease(id);
      if (lease !== undefined && node.owns(lease.node)) owned.push(id);
    }
    await this.#moveOn(owned, async (id, before) => {
      const found = await writers.of(id, before);
      if (found.some(({ lease }) => lease !== undefined && !node.owns(lease.node))) {
        this.takeovers.push({ fault, ms: performance.now() - since });
        return true;
      }
      return (await store.table(id))?.status === 'finished';
    });
  }

  /** Waits until something has happened at every table. */
  goOn(): Promise<void> {
    const { store, play } = this.#options;
    const running = [...play.running].map(({ id }) => id);
    return this.#moveOn(running, async (id, before) => {
      const row = await store.table(id);
      return row !== undefined && (row.seq > before || row.status === 'finished');
    });
  }

  async #moveOn(
    tables: readonly string[],
    hasMoved: (table: string, before: number) => Promise<boolean>,
  ): Promise<void> {
    const { fault, onProblem } = this.#options;
    await Promise.all(
      tables.map(async (id) => {
        const before = await this.length(id);
        for (const until = performance.now() + STANDSTILL_MS; performance.now() < until; await pause(20))
          if (await hasMoved(id, before).catch(() => false)) return;
        onProblem(`table ${id} stands still after ${fault()}`);
      }),
    );
  }

  /** Bots may still be at it. */
  async settled(table: string): Promise<void> {
    for (let seq = -1; ; ) {
      const row = await this.#options.store.table(table);
      if (row?.status !== 'running' || row.seq === seq) return;
      ({ seq } = row);
      await pause(SETTLED_MS);
    }
  }
}
