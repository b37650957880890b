/** How much one person or address may ask for. Generous for people, short for floods. */
export interface Limits {
  /** Messages on one socket: a burst, then so many a second. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Requests from one address. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** New guests, and guesses at the code for a second device, from one address. */
  readonly guestBurst: number;
  readonly guestsPerSecond: number;
  /** New and imported tables from one address. */
  readonly tableBurst: number;
  readonly tablesPerSecond: number;
  /** Tables one person may have gathering at a time, and running. */
  readonly gatheringTables: number;
  readonly runningTables: number;
  /** Tables of the whole house that are not finished. */
  readonly tables: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Tables that one page may watch at a time. */
  readonly watches: number;
  /** Bytes a slow page may leave unread before it is cut off; it comes back and catches up. */
  readonly unread: number;
  /** Matches that stay in memory when nobody has moved for a while. */
  readonly keptMatches: number;
  /** The lobby is told at most this often. */
  readonly lobbyIntervalMs: number;
  /** A bot that thinks longer is given up. */
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
  botTimeoutMs: 20_000,
};

/** A bucket of tokens that refills with time. */
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

/** A bucket per address. One that has filled up again is as good as a new one, and is dropped. */
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
