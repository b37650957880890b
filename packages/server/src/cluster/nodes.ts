import type { Log } from '../log.ts';
import type { LeaseStore } from '../store/leaseStore.ts';

/** The servers on one store: which of them are alive, judged by how their beats grow. */
export interface Nodes {
  readonly self: string;
  /** Whether no other server can have declared this one dead: only then is what it owns really its own. */
  isSure(): boolean;
  /** Asks the store about a server that is not known yet. */
  isAlive(node: string): Promise<boolean>;
  /** Call before anything is claimed. */
  start(): Promise<void>;
  /** Tells the store that this server is alive, and looks who else is. `start` does it again and again. */
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
  /** A server that is not heard of for so long is dead for the others. */
  readonly leaseMs: number;
  /** Called once for every server that has died or left. */
  readonly onDeath: (node: string) => void;
  /** Called when this server could have been declared dead, and is sure again. */
  readonly onRevival: () => void;
  /** A clock that is never set back. */
  readonly now?: () => number;
}

export const DEFAULT_LEASE_MS = 2_500;
const BEATS_PER_LEASE = 5;
/** The owner stops trusting itself well before the others stop trusting it. */
const SURE_SHARE = 0.7;
/** The rows of dead servers are removed after so many leases; until then somebody may still be taking over. */
const BURIED_AFTER = 40;

interface Seen {
  beats: number;
  /** When the beats were seen to grow. */
  at: number;
}

export function makeNodes(options: NodesOptions): Nodes {
  const { self, store, log, leaseMs, now = () => performance.now() } = options;
  const beatMs = leaseMs / BEATS_PER_LEASE;
  const seen = new Map<string, Seen>();
  const dead = new Set<string>();
  let sureUntil = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    const since = now();
    const rows = await store.beatNode(self);
    const at = now();
    const wasSure = since <= sureUntil || sureUntil === Number.NEGATIVE_INFINITY;
    sureUntil = since + leaseMs * SURE_SHARE;
    // Whoever has not looked for a while cannot tell who was silent meanwhile.
    const isAfresh = since - lookedAt > leaseMs / 2;
    lookedAt = at;
    const rowed = new Set(rows.map(({ node }) => node));
    for (const node of seen.keys()) if (!rowed.has(node)) seen.delete(node);
    for (const { node, beats } of rows) {
      const known = seen.get(node);
      if (known?.beats !== beats) dead.delete(node);
      if (known === undefined || known.beats !== beats || isAfresh) seen.set(node, { beats, at });
    }
    for (const [node, { at: grown }] of seen) judge(node, at - grown);
    if (!wasSure) options.onRevival();
  }

  function judge(node: string, silentMs: number): void {
    if (node === self || silentMs <= leaseMs) return;
    if (!dead.has(node)) {
      dead.add(node);
      log.info({ node }, 'a server is gone');
      options.onDeath(node);
    }
    if (silentMs > leaseMs * BURIED_AFTER) void store.removeNode(node).catch(() => undefined);
  }

  /** One look at a time. */
  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  function schedule(): void {
    if (closed) return;
    timer = setTimeout(() => {
      lookOnce()
        .catch((error) => {
          if (!closed) log.error({ error: String(error) }, 'the store could not be told that this server is alive');
        })
        .finally(schedule);
    }, beatMs);
    timer.unref();
  }

  return {
    self,
    isSure: () => now() <= sureUntil,
    async isAlive(node) {
      if (node === self) return true;
      if (!seen.has(node) && !dead.has(node)) await lookOnce();
      return seen.has(node) && !dead.has(node);
    },
    look: lookOnce,
    async start() {
      await lookOnce();
      schedule();
    },
    left(node) {
      if (node === self || dead.has(node)) return;
      dead.add(node);
      options.onDeath(node);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking?.catch(() => undefined);
      sureUntil = Number.NEGATIVE_INFINITY;
      await store.removeNode(self).catch(() => undefined);
    },
  };
}
