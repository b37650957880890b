/** Where a server takes its time from. Tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment: a clock that nobody sets. */
  steady(): number;
  /** The machine's own time, which no test moves: a leap between two looks at it means that the process stood still. */
  machineNow(): number;
  /** Runs `work` once, so many milliseconds from now. The function it returns cancels it. Keeps no process alive. */
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
