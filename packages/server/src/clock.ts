/** A server's source of time. Tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment: a clock that nobody sets. */
  steady(): number;
  /** The machine's own time, which no test moves: a leap between two readings means that the process was suspended. */
  machineNow(): number;
  /** Runs `work` once, after `ms`. The returned function cancels it. Does not keep the process alive. */
  after(ms: number, work: () => void): () => void;
}

/** The longest that a timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  steady: () => performance.now(),
  machineNow: Date.now,
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
