/**
 * How long the main thread has worked for one request or message. Only what does not wait is measured: while a handler waits,
 * the thread works for others.
 */
export interface Meter {
  /** Does work that does not wait, and measures it. */
  run<T>(work: () => T): T;
  /** Milliseconds so far. */
  spent(): number;
}

/** The processor time of this thread. It is never set back, and what other processes take of a busy machine is not in it. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function makeMeter(now: () => number = threadMs): Meter {
  let total = 0;
  let since: number | undefined;
  return {
    run(work) {
      // Part of something that is being measured already.
      if (since !== undefined) return work();
      since = now();
      try {
        return work();
      } finally {
        total += now() - since;
        since = undefined;
      }
    },
    spent: () => total,
  };
}
