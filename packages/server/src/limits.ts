import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much one player or network may ask for: generous for people, tight for floods. */
export interface Limits {
  /** Messages on one connection: a burst, then a steady rate. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Requests of one player and of one network, weighted by what they cost. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Tables that the pages of one player and of one network begin to watch. */
  readonly watchBurst: number;
  readonly watchesPerSecond: number;
  /** Chat lines of one player. */
  readonly chatBurst: number;
  readonly chatsPerSecond: number;
  /** New guests, and attempts at the code of a device or a table, from one network. */
  readonly guestBurst: number;
  readonly guestsPerSecond: number;
  /** New and imported tables of one player and of one network. */
  readonly tableBurst: number;
  readonly tablesPerSecond: number;
  /** Gathering and running tables one player may host at a time. */
  readonly gatheringTables: number;
  readonly runningTables: number;
  /** Unfinished tables on the whole server. */
  readonly tables: number;
  readonly sockets: number;
  readonly socketsPerNetwork: number;
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
  requestBurst: 240,
  requestsPerSecond: 30,
  watchBurst: 300,
  watchesPerSecond: 20,
  chatBurst: 20,
  chatsPerSecond: 0.5,
  guestBurst: 60,
  guestsPerSecond: 1,
  tableBurst: 60,
  tablesPerSecond: 1,
  gatheringTables: 20,
  runningTables: 200,
  tables: 100_000,
  sockets: 20_000,
  socketsPerNetwork: 500,
  watches: 50,
  unread: 1_000_000,
  keptMatches: 1000,
  lobbyIntervalMs: 300,
  stepsShare: 0.03,
  botTimeoutMs: 20_000,
};

/** A token bucket that refills with time. Give it a clock that is never set back. */
export interface Bucket {
  take(now: number): boolean;
}

export function makeBucket(burst: number, perSecond: number): Bucket {
  let tokens = burst;
  let last = 0;
  return {
    take(now) {
      tokens = Math.min(burst, tokens + ((now - last) / 1000) * perSecond);
      last = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

/** Counts what players and networks ask for. */
export interface RateLimit {
  /** False if any of the keys has used up its share; `cost` is charged to all of them. */
  take(keys: readonly string[], cost?: number): Promise<boolean>;
}

export function makeRateLimit(burst: number, perSecond: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: burst, duration: burst / perSecond });
  return {
    async take(keys, cost = 1) {
      const taken = await Promise.allSettled(keys.map((key) => limiter.consume(key, cost)));
      return taken.every(({ status }) => status === 'fulfilled');
    },
  };
}
