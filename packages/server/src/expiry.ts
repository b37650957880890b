import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { SilentFilter, Store, TableRow } from './store/store.ts';

/** How many milliseconds a table is kept after its last move or change; undefined: for ever. */
export interface Lifetimes {
  /** Gathering, and nobody sits there. */
  readonly empty: number | undefined;
  /** Gathering. */
  readonly unstarted: number | undefined;
  readonly running: number | undefined;
  readonly finished: number | undefined;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

export const DEFAULT_LIFETIMES: Lifetimes = {
  empty: DAY_MS,
  unstarted: 14 * DAY_MS,
  running: 180 * DAY_MS,
  finished: undefined,
};

/** Removes what has reached the end of its life: tables, and with them sessions and links that have lapsed. */
export interface Expiry {
  /** Removes what has expired by now; returns how many tables. */
  sweep(): Promise<number>;
  close(): void;
}

export interface ExpiryOptions {
  readonly store: Store;
  readonly lifetimes: Lifetimes;
  /** Sweeps this often. */
  readonly intervalMs: number;
  /** The clock that also dates the moves. */
  readonly now: () => number;
  readonly log: Log;
  /** Called for every removed table. */
  readonly removed: (table: TableRow) => Promise<void>;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
  /** Whether it is this server that sweeps. */
  readonly isLeader?: () => boolean;
}

/** Tables removed in one transaction. Moves wait for it, and a table may have a thousand entries. */
const BATCH = 10;
const PAUSE_MS = 50;
/** If the clock of the machine jumps ahead, an operator has time to notice before everything is gone. */
const MOST_PER_SWEEP = 500;
/** So that even a server that is often restarted gets to sweep. */
const FIRST_SWEEP_MS = 60_000;

export function makeExpiry(options: ExpiryOptions): Expiry {
  const { store, lifetimes, intervalMs, now, log, removed, background, isLeader = () => true } = options;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<number> {
    let count = 0;
    for (const [kind, rule] of rulesOf(lifetimes, now())) {
      for (let more = true; more && !closed && count < MOST_PER_SWEEP; ) {
        const tables = await store.removeSilent({ ...rule, limit: BATCH });
        for (const table of tables) {
          log.info({ table: table.id, kind }, 'a table expired');
          await removed(table);
        }
        count += tables.length;
        more = tables.length === BATCH;
        if (more) await pause(PAUSE_MS, undefined, { ref: false });
      }
    }
    await store.removeLapsed(now(), MOST_PER_SWEEP);
    return count;
  }

  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      background(async () => {
        try {
          if (isLeader()) await sweep();
        } finally {
          if (!closed) schedule(intervalMs);
        }
      });
    }, afterMs);
    timer.unref();
  }
  schedule(Math.min(intervalMs, FIRST_SWEEP_MS));

  return {
    sweep,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

type Rule = Omit<SilentFilter, 'limit'>;

function rulesOf({ empty, unstarted, running, finished }: Lifetimes, now: number): [string, Rule][] {
  const rule = (kind: keyof Lifetimes, lifetime: number | undefined, what: Omit<Rule, 'before'>): [string, Rule][] =>
    lifetime === undefined ? [] : [[kind, { ...what, before: now - lifetime }]];
  return [
    ...rule('empty', empty, { status: 'gathering', empty: true }),
    ...rule('unstarted', unstarted, { status: 'gathering' }),
    ...rule('running', running, { status: 'running' }),
    ...rule('finished', finished, { status: 'finished' }),
    ...rule('finished', finished, { status: 'closed' }),
  ];
}
