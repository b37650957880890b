import type { Store } from './store/store.ts';

/** Why the server cannot do its work. */
export const HEALTH_PROBLEMS = ['the disk is full', 'the data cannot be written', 'the store does not answer'] as const;
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

export interface HealthReport {
  readonly problem: HealthProblem | undefined;
  /** Unfinished tables, as of the last check that found no problem. */
  readonly tables: number;
}

/** Whether moves can be stored. */
export interface Health {
  /**
   * Writes to the data to find out, unless that was just done. While a flush takes long, a recent result is reported: one
   * slow flush does not mean that a server is dead, and not every probe should reach the store.
   */
  check(): Promise<HealthReport>;
  /** The problem found by the last check. */
  last(): HealthProblem | undefined;
}

/** A check costs a flush of the disk, and anybody may ask. */
const FRESH_MS = 2_000;
/** No older result is reported, however long the check takes. */
const OLDEST_MS = 10_000;
/** How long to wait for a check before reporting the previous result. */
const PATIENCE_MS = 100;
const LONGEST_MS = 5_000;

export interface HealthOptions {
  /** How long a result counts without another check. */
  readonly freshMs?: number;
  readonly oldestMs?: number;
  readonly patienceMs?: number;
  /** After this time the store counts as silent. */
  readonly longestMs?: number;
  readonly now?: () => number;
}

export function makeHealth(
  store: Pick<Store, 'checkWritable' | 'countTables'>,
  {
    freshMs = FRESH_MS,
    oldestMs = OLDEST_MS,
    patienceMs = PATIENCE_MS,
    longestMs = LONGEST_MS,
    now = () => performance.now(),
  }: HealthOptions = {},
): Health {
  let at = Number.NEGATIVE_INFINITY;
  let known: HealthReport = { problem: undefined, tables: 0 };
  let running: Promise<HealthReport> | undefined;

  async function run(): Promise<HealthReport> {
    known = (await within(longestMs, examine())) ?? { ...known, problem: 'the store does not answer' };
    at = now();
    running = undefined;
    return known;
  }

  async function examine(): Promise<HealthReport> {
    try {
      await store.checkWritable();
      const tables = await store.countTables({ statuses: ['gathering', 'running'] });
      return { problem: undefined, tables };
    } catch (error) {
      return { ...known, problem: /full/.test(String(error)) ? 'the disk is full' : 'the data cannot be written' };
    }
  }

  return {
    async check() {
      const age = now() - at;
      if (age < freshMs) return known;
      running ??= run();
      if (age >= oldestMs) return running;
      return (await within(patienceMs, running)) ?? known;
    },
    last: () => known.problem,
  };
}

/** Undefined if that takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let late: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(late);
  }
}
