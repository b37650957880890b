import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** How much one player or network may ask for: generous for people, tight for floods. */
export interface Limits {
  /** Messages on one connection: a burst, then a steady rate. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Messages on all connections of one network together. */
  readonly networkMessageBurst: number;
  readonly networkMessagesPerSecond: number;
  /** Messages on one connection that no page would send; then the connection is cut. */
  readonly faultBurst: number;
  readonly faultsPerSecond: number;
  /** Requests of one player and of one network, weighted by what they cost. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Tables that the pages of one player and of one network begin to watch. */
  readonly watchBurst: number;
  readonly watchesPerSecond: number;
  /** Expensive work that is done at a time, and that one network may wait for. */
  readonly turnsAtOnce: number;
  readonly turnsWaiting: number;
  /** Requests to stand-ins and other players. */
  readonly tableRequestBurst: number;
  readonly tableRequestsPerSecond: number;
  /** Chat lines of one player. */
  readonly chatBurst: number;
  readonly chatsPerSecond: number;
  /** New guests, and attempts at the code of a device or a table, from one network. */
  readonly guestBurst: number;
  readonly guestsPerSecond: number;
  /** New guests from one network. */
  readonly guestsPerDay: number;
  /** Codes of tables or devices that were not found, from one network: people mistype, programs search. */
  readonly missBurst: number;
  readonly missesPerSecond: number;
  /** Mails to addresses that are not confirmed: by one player, from one network, and to one address. */
  readonly mailBurst: number;
  readonly mailsPerSecond: number;
  readonly mailsToOneBurst: number;
  readonly mailsToOnePerSecond: number;
  /** New and imported tables of one player and of one network. */
  readonly tableBurst: number;
  readonly tablesPerSecond: number;
  readonly tablesPerDay: number;
  /** Imported logs and own components, which are kept for as long as their tables, of one player and of one network. */
  readonly kilobytesPerDay: number;
  /** Seats taken by one player, and by all players of a network: a club sits down at once. */
  readonly sitBurst: number;
  readonly sitsPerSecond: number;
  readonly networkSitBurst: number;
  readonly networkSitsPerSecond: number;
  /** Components and logs that one player and one network want to be checked. */
  readonly checkBurst: number;
  readonly checksPerSecond: number;
  /** Logs being imported at the same time, of one network and in all. */
  readonly importsPerNetwork: number;
  readonly importsAtOnce: number;
  /** Gathering tables one player may host or sit at. */
  readonly gatheringTables: number;
  /** Gathering tables that the players of one network may host or sit at together. */
  readonly networkTables: number;
  /** Running tables one player may host. */
  readonly runningTables: number;
  /** Gathering tables on the whole server. */
  readonly unstartedTables: number;
  /** Gathering and running tables on the whole server. */
  readonly tables: number;
  /** Players whom one player may mute or block. */
  readonly shunned: number;
  /** Reports of one player, and those that may be open at a time. */
  readonly reportBurst: number;
  readonly reportsPerSecond: number;
  readonly openReports: number;
  /** Invitations of one player: a burst, then a steady rate; to one table; and waiting for one player. */
  readonly inviteBurst: number;
  readonly invitesPerSecond: number;
  readonly invitationsPerTable: number;
  readonly invitationsPerPlayer: number;
  /** Offers to play with anybody that one player may have. */
  readonly offersPerPlayer: number;
  /** Programs that one player may have. */
  readonly botsPerPlayer: number;
  /** How long a program may take to say who it is. */
  readonly botHelloMs: number;
  readonly sockets: number;
  readonly socketsPerNetwork: number;
  /** Open connections of any kind, and new ones; proxies may have more. */
  readonly connectionsPerNetwork: number;
  readonly connectionBurst: number;
  readonly connectionsPerSecond: number;
  /** How long a client may take to send the headers of a request, and the whole of it. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** Tables one page may watch at a time. */
  readonly watches: number;
  /** Bytes a slow page may leave unread before it is disconnected; it reconnects and catches up. */
  readonly unread: number;
  /** Matches kept in memory, apart from those just played. */
  readonly keptMatches: number;
  /** The lobby is sent at most this often. */
  readonly lobbyIntervalMs: number;
  /** The outbox is looked into this often, and after a failure at first after this time. */
  readonly noticeIntervalMs: number;
  readonly noticeRetryMs: number;
  /** Somebody who is looking at the table is told after this time if they have left it without an answer. */
  readonly noticeLookAgainMs: number;
  /** How often expired tables are removed and tournaments are checked. */
  readonly expiryIntervalMs: number;
  /** The share of time that may be spent on sending moves in steps; beyond it pages get whole views. */
  readonly stepsShare: number;
  /** After this time a bot plays the best move it has found. Levels are defined by iterations and take far less. */
  readonly botThinkingMs: number;
  /** A bot that takes longer is abandoned. */
  readonly botTimeoutMs: number;
  /** Components or a log that take longer to check are refused. */
  readonly checkTimeoutMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  messageBurst: 60,
  messagesPerSecond: 20,
  networkMessageBurst: 3000,
  networkMessagesPerSecond: 500,
  faultBurst: 10,
  faultsPerSecond: 0.1,
  requestBurst: 240,
  requestsPerSecond: 30,
  watchBurst: 300,
  watchesPerSecond: 20,
  turnsAtOnce: 4,
  // As many as a network may have connections: each waits for one thing at a time.
  turnsWaiting: 1000,
  tableRequestBurst: 20,
  tableRequestsPerSecond: 0.5,
  chatBurst: 20,
  chatsPerSecond: 0.5,
  guestBurst: 60,
  guestsPerSecond: 1,
  guestsPerDay: 2000,
  mailBurst: 10,
  mailsPerSecond: 1 / 600,
  mailsToOneBurst: 3,
  mailsToOnePerSecond: 1 / 3600,
  tableBurst: 60,
  tablesPerSecond: 1,
  tablesPerDay: 500,
  kilobytesPerDay: 20_000,
  missBurst: 30,
  missesPerSecond: 0.1,
  sitBurst: 10,
  sitsPerSecond: 0.2,
  networkSitBurst: 30,
  networkSitsPerSecond: 1,
  checkBurst: 20,
  checksPerSecond: 0.1,
  importsPerNetwork: 2,
  importsAtOnce: 8,
  gatheringTables: 20,
  networkTables: 100,
  runningTables: 200,
  unstartedTables: 20_000,
  tables: 100_000,
  shunned: 500,
  reportBurst: 10,
  reportsPerSecond: 10 / 3600,
  openReports: 20,
  inviteBurst: 20,
  invitesPerSecond: 0.05,
  invitationsPerTable: 20,
  invitationsPerPlayer: 20,
  offersPerPlayer: 5,
  botsPerPlayer: 5,
  botHelloMs: 10_000,
  sockets: 20_000,
  socketsPerNetwork: 500,
  connectionsPerNetwork: 1000,
  connectionBurst: 600,
  connectionsPerSecond: 60,
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 60_000,
  watches: 50,
  unread: 1_000_000,
  keptMatches: 1000,
  lobbyIntervalMs: 300,
  noticeIntervalMs: 5_000,
  noticeRetryMs: 30_000,
  noticeLookAgainMs: 60_000,
  expiryIntervalMs: 10 * 60_000,
  stepsShare: 0.03,
  botThinkingMs: 5000,
  botTimeoutMs: 20_000,
  checkTimeoutMs: 5000,
};

/** Milliseconds of the main thread for which a page pays as for beginning to watch a table. */
const WATCH_MS = 5;

/** Milliseconds of the main thread that are paid for with each unit of a request's weight: what pages ask for takes less. */
const PAID_MS = 2;

/** What a request costs besides its weight: one for each further millisecond. */
export function surcharge(spentMs: number, weight: number): number {
  return Math.max(0, spentMs - weight * PAID_MS);
}

/** The same for a page that has begun to watch a table. */
export function watchSurcharge(spentMs: number): number {
  return Math.max(0, spentMs / WATCH_MS - 1);
}

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

/** Takes from both, so that a client that has used up one still pays with the other. */
export function bothBuckets(one: Bucket, other: Bucket): Bucket {
  return {
    take(now) {
      const taken = [one.take(now), other.take(now)];
      return taken.every(Boolean);
    },
  };
}

/** How many new connections of its network a cut one counts for: it was as much work as many. */
export const CUT_COST = 50;

/** Counts what players and networks ask for. */
export interface RateLimit {
  /** False if any of the keys has used up its share; `cost` is charged to all of them. */
  take(keys: readonly string[], cost?: number): Promise<boolean>;
  /** Takes back a charge. */
  giveBack(keys: readonly string[]): Promise<void>;
  /**
   * Charges what has been used, even if less was left: then the keys have to wait until they have earned it. For one thing
   * nobody pays more than can be saved up.
   */
  charge(keys: readonly string[], cost: number): Promise<void>;
}

/** How much in how many seconds. */
interface Counting {
  readonly points: number;
  readonly duration: number;
}

export function makeRateLimit(burst: number, perSecond: number): RateLimit {
  return limitBy(burst, perSecond, (_, memory) => memory);
}

/** `make` gets a limiter of its own process, and returns the one that counts. */
export function limitBy(
  burst: number,
  perSecond: number,
  make: (counting: Counting, memory: RateLimiterMemory) => RateLimiterAbstract,
): RateLimit {
  const counting = { points: burst, duration: burst / perSecond };
  const limiter = make(counting, new RateLimiterMemory(counting));

  /** The limiter forgets everything at the end of its interval, so what exceeds the burst makes that longer. */
  async function chargeOne(key: string, due: number): Promise<void> {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, due);
    const debt = Math.min(due, consumedPoints - burst);
    if (debt > 0) await limiter.block(key, Math.ceil(msBeforeNext / 1000 + debt / perSecond));
  }

  return {
    async take(keys, cost = 1) {
      const taken = await Promise.allSettled(keys.map((key) => limiter.consume(key, cost)));
      return taken.every(({ status }) => status === 'fulfilled');
    },
    async giveBack(keys) {
      for (const key of keys) await limiter.reward(key);
    },
    async charge(keys, cost) {
      const due = Math.min(Math.ceil(cost), burst);
      if (due > 0) await Promise.allSettled(keys.map((key) => chargeOne(key, due)));
    },
  };
}
