/** Timers, injected so that tests can control time. */
export interface Timers {
  /** Runs `work` after `ms` unless the returned function is called first. */
  after(ms: number, work: () => void): () => void;
}

export const REAL_TIMERS: Timers = {
  after(ms, work) {
    const handle = setTimeout(work, ms);
    return () => clearTimeout(handle);
  },
};
