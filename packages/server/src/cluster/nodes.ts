import type { Log } from '../log.ts';
import type { LeaseStore } from '../store/leaseStore.ts';
import type { Outage } from '../store/store.ts';
import type { SharedClock } from './sharedClock.ts';

/** The servers on one store: which of them are alive, judged by how their beats grow. */
export interface Nodes {
  readonly self: string;
  /** Whether no other server can have declared this one dead: only then is what it owns really its own. */
  isSure(): boolean;
  /** Whether the store answers this server, or has not been asked for long. */
  isBeating(): boolean;
  /** Asks the store about a server that is not known yet. */
  isAlive(node: string): Promise<boolean>;
  /** When a server that is dead was last seen alive; undefined if it is alive, has said goodbye or was never seen. */
  silentSince(node: string): number | undefined;
  /** Call before anything is claimed. */
  start(): Promise<void>;
  /** Tells the store that this server is alive, and reads which others are. After `start` this happens regularly. */
  look(): Promise<void>;
  /** Call when a server has said that it stops. */
  left(node: string): void;
  /** Says that this server stops. */
  close(): Promise<void>;
}

export interface NodesOptions {
  readonly self: string;
  readonly store: Pick<LeaseStore, 'beatNode' | 'removeNode'>;
  readonly log: Log;
  /** A server that is silent for this long is considered dead by the others. */
  readonly leaseMs: number;
  /** Called once for every server that has died or left. */
  readonly onDeath: (node: string) => void;
  /** Called when this server could have been declared dead, and is sure again. */
  readonly onRevival: () => void;
  /** Called when this server was silent long enough to be taken for dead; `onRevival` comes later. */
  readonly onSilence: (silence: Outage) => void;
  /** What the servers agree on. */
  readonly time: Pick<SharedClock, 'now' | 'measure'>;
  /** A clock that is never set back. */
  readonly now?: () => number;
}

export const DEFAULT_LEASE_MS = 2_500;
const BEATS_PER_LEASE = 5;
/** The owner stops trusting itself well before the others stop trusting it. */
const SURE_SHARE = 0.7;
/** A store that leaves a question unanswered for the time of this many beats counts as silent. */
const MISSED_BEATS = 2;
/** The rows of dead servers are removed after this many leases; until then their tables may still be taken over. */
const BURIED_AFTER = 40;

interface Seen {
  beats: number;
  /** When the beats were last seen to grow. */
  at: number;
  /** The same in the time that the servers agree on. */
  time: number;
}

export function makeNodes(options: NodesOptions): Nodes {
  const { self, store, log, leaseMs, time, now = () => performance.now() } = options;
  const beatMs = leaseMs / BEATS_PER_LEASE;
  const seen = new Map<string, Seen>();
  /** With their last sign of life; those that have said goodbye without one. */
  const dead = new Map<string, number | undefined>();
  /** When this server was last known to be alive. */
  let beatAt = 0;
  let sureUntil = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Since when the store has been asked without an answer. */
  let askedAt: number | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    const since = now();
    askedAt ??= since;
    // At once: nothing may be decided by the new time before the leap is credited, and the store may not answer again.
    await time.measure((leaptBy) => {
      if (leaptBy > leaseMs * SURE_SHARE) options.onSilence({ since: beatAt, until: time.now() });
    });
    const beat = time.now();
    const rows = await store.beatNode(self, beat);
    askedAt = undefined;
    const at = now();
    const wasSure = since <= sureUntil || sureUntil === Number.NEGATIVE_INFINITY;
    sureUntil = since + leaseMs * SURE_SHARE;
    const silence = { since: beatAt, until: beat };
    beatAt = beat;
    if (!wasSure) options.onSilence(silence);
    // A server that has not looked for a while cannot tell which others were silent.
    const isAfresh = since - lookedAt > leaseMs / 2;
    lookedAt = at;
    const rowed = new Set(rows.map(({ node }) => node));
    for (const node of seen.keys()) {
      if (rowed.has(node)) continue;
      seen.delete(node);
      // It has left, but its farewell was lost.
      bury(node, undefined);
    }
    for (const { node, beats } of rows) {
      const known = seen.get(node);
      if (known?.beats !== beats) dead.delete(node);
      if (known === undefined || known.beats !== beats || isAfresh) seen.set(node, { beats, at, time: beat });
    }
    for (const [node, last] of seen) judge(node, at - last.at, last.time);
    if (!wasSure) options.onRevival();
  }

  function judge(node: string, silentMs: number, silentSince: number): void {
    if (node === self || silentMs <= leaseMs) return;
    bury(node, silentSince);
    if (silentMs > leaseMs * BURIED_AFTER) void store.removeNode(node).catch(() => undefined);
  }

  /** Reports a death only once, however often it is noticed. */
  function bury(node: string, silentSince: number | undefined): void {
    if (node === self || dead.has(node)) return;
    dead.set(node, silentSince);
    log.info({ node }, 'a server is gone');
    options.onDeath(node);
  }

  /** One look at a time. */
  async function lookOnce(): Promise<void> {
    // A server that has handed over all its tables must not report that it is alive again.
    if (closed) throw new Error('this server has stopped');
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  function schedule(afterMs = beatMs): void {
    if (closed) return;
    timer = setTimeout(() => {
      const since = now();
      lookOnce().then(
        () => schedule(),
        (error) => {
          if (!closed) log.error({ error: String(error) }, 'the store could not be told that this server is alive');
          // If its connection was silent, time has been lost: the next one must report at once.
          schedule(Math.max(0, beatMs - (now() - since)));
        },
      );
    }, afterMs);
    timer.unref();
  }

  return {
    self,
    isSure: () => now() <= sureUntil,
    isBeating: () => askedAt === undefined || now() - askedAt <= MISSED_BEATS * beatMs,
    async isAlive(node) {
      if (node === self) return true;
      if (!seen.has(node) && !dead.has(node)) await lookOnce();
      return seen.has(node) && !dead.has(node);
    },
    silentSince: (node) => dead.get(node),
    look: lookOnce,
    async start() {
      await lookOnce();
      schedule();
    },
    left: (node) => bury(node, undefined),
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking?.catch(() => undefined);
      sureUntil = Number.NEGATIVE_INFINITY;
      await store.removeNode(self, time.now()).catch(() => undefined);
    },
  };
}
