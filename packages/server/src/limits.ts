/** How much one player or address may ask for: generous for people, tight for floods. */
export interface Limits {
  /** Messages on one connection: a burst, then a steady rate. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Requests from one address. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** New guests, and attempts at a device code, from one address. */
  readonly guestBurst: number;
  readonly guestsPerSecond: number;
  /** New and imported tables from one address. */
  readonly tableBurst: number;
  readonly tablesPerSecond: number;
  /** Gathering and running tables one player may host at a time. */
  readonly gatheringTables: number;
  readonly runningTables: number;
  /** Unfinished tables on the whole server. */
  readonly tables: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Tables one page may watch at a time. */
  readonly watches: number;
  /** Bytes a slow page may leave unread before it is disconnected; it reconnects and catches up. */
  readonly unread: number;
  /** Matches kept in memory, apart from those just played. */
  readonly keptMatches: number;
  /** The lobby is sent at most this often. */
  readonly lobbyIntervalMs: number;
  /** The share of time that may be spent on sending moves in steps; beyond it pages get whole views. */
  readonly stepsShare: number;
  /** A bot that takes longer is abandoned. */
  readonly botTimeoutMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  messageBurst: 60,
  messagesPerSecond: 20,
  requestBurst: 120,
  requestsPerSecond: 20,
  guestBurst: 60,
  guestsPerSecond: 1,
  tableBurst: 60,
  tablesPerSecond: 1,
  gatheringTables: 20,
  runningTables: 200,
  tables: 100_000,
  sockets: 20_000,
  socketsPerAddress: 500,
  watches: 50,
  unread: 1_000_000,
  keptMatches: 1000,
  lobbyIntervalMs: 300,
  stepsShare: 0.03,
  botTimeoutMs: 20_000,
};

/** A token bucket that refills with time. */
export interface Bucket {
  take(now: number): boolean;
}

export function makeBucket(burst: number, perSecond: number): Bucket {
  let tokens = burst;
  let last = 0;
  return {
    take(now) {
      tokens = Math.min(burst, tokens + (Math.max(0, now - last) / 1000) * perSecond);
      last = Math.max(last, now);
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

export interface Buckets {
  take(key: string, now: number): boolean;
  size(): number;
}

/** A bucket per address. A bucket that has filled up again equals a new one, so it is dropped. */
export function makeBuckets(burst: number, perSecond: number): Buckets {
  const fullAfter = (burst / perSecond) * 1000;
  const buckets = new Map<string, { readonly bucket: Bucket; used: number }>();
  let swept = 0;
  return {
    size: () => buckets.size,
    take(key, now) {
      if (now - swept > fullAfter) {
        swept = now;
        for (const [one, { used }] of buckets) if (now - used > fullAfter) buckets.delete(one);
      }
      const known = buckets.get(key) ?? { bucket: makeBucket(burst, perSecond), used: now };
      known.used = now;
      buckets.set(key, known);
      return known.bucket.take(now);
    },
  };
}
