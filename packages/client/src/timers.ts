/** Time as the client sees it; tests bring their own. */
export interface Timers {
  /** Does `work` after `ms` unless the returned function is called before. */
  after(ms: number, work: () => void): () => void;
}

export const REAL_TIMERS: Timers = {
  after(ms, work) {
    const handle = setTimeout(work, ms);
    return () => clearTimeout(handle);
  },
};
