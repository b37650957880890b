/** How much one person or address may ask for. Generous for people, short for floods. */
export interface Limits {
  /** Messages on one socket: a burst, then so many a second. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Requests from one address. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Tables one person may have gathering at a time, and running. */
  readonly gatheringTables: number;
  readonly runningTables: number;
  readonly sockets: number;
  /** Bytes a slow page may leave unread before it is cut off; it comes back and catches up. */
  readonly unread: number;
}

export const DEFAULT_LIMITS: Limits = {
  messageBurst: 60,
  messagesPerSecond: 20,
  requestBurst: 120,
  requestsPerSecond: 20,
  gatheringTables: 20,
  runningTables: 200,
  sockets: 20_000,
  unread: 1_000_000,
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
      last = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

/** A bucket per address; full ones are dropped so that the list does not grow for ever. */
export function makeBuckets(burst: number, perSecond: number): { take(key: string, now: number): boolean } {
  const buckets = new Map<string, { readonly bucket: Bucket; used: number }>();
  const idle = (burst / perSecond) * 1000;
  return {
    take(key, now) {
      const known = buckets.get(key) ?? { bucket: makeBucket(burst, perSecond), used: now };
      known.used = now;
      buckets.set(key, known);
      if (buckets.size > 10_000) {
        for (const [one, { used }] of buckets) if (now - used > idle) buckets.delete(one);
      }
      return known.bucket.take(now);
    },
  };
}
