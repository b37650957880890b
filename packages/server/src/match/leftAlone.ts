import { setTimeout as pause } from 'node:timers/promises';

/**
 * Tables at which bots play on although nobody plays or watches. They take turns, one decision at a time, and leave most
 * of the time to the others: hundreds of such tables must not make people wait. Only ids are kept here, so
 * that a waiting match can be removed from memory.
 */
export interface LeftAlone {
  /** Ignored for a table that already waits. */
  add(table: string): void;
  close(): void;
}

/** How many times longer the tables rest than they play. */
const REST_TIMES = 3;
const LEAST_REST_MS = 5;

/** `play`: makes the pending decisions of a table's bots. */
export function makeLeftAlone(play: (table: string) => Promise<void>): LeftAlone {
  const waiting = new Set<string>();
  const closing = new AbortController();
  let isRunning = false;

  async function run(): Promise<void> {
    for (const table of waiting) {
      waiting.delete(table);
      const since = performance.now();
      await play(table);
      const took = performance.now() - since;
      await pause(Math.max(LEAST_REST_MS, REST_TIMES * took), undefined, { ref: false, signal: closing.signal });
    }
  }

  function start(): void {
    if (isRunning || closing.signal.aborted) return;
    isRunning = true;
    const end = (): void => {
      isRunning = false;
      if (waiting.size > 0) start();
    };
    run().then(end, end);
  }

  return {
    add(table) {
      waiting.add(table);
      start();
    },
    close() {
      waiting.clear();
      closing.abort();
    },
  };
}
