import type { Bus } from './bus/bus.ts';
import type { Limits, RateLimit } from './limits.ts';

/** How much players and networks may ask for, of all servers together. */
export interface RateLimits {
  /** New connections of a network; one that had to be cut counts for many. */
  readonly newConnections: RateLimit;
  /** Tables that pages begin to watch: each time a match may have to be replayed. */
  readonly watches: RateLimit;
  readonly chats: RateLimit;
  /** Requests to stand-ins and other players, which everybody at the table reads. */
  readonly tableRequests: RateLimit;
  /** Seats taken, by a player and from a network. */
  readonly playerSits: RateLimit;
  readonly networkSits: RateLimit;
  /** Requests, and messages that are as much work, by what they cost. */
  readonly requests: RateLimit;
  /** Wrong codes. */
  readonly misses: RateLimit;
  /** Addresses that a mail was sent to before they were confirmed. */
  readonly mailTargets: RateLimit;
}

export function makeRateLimits(bus: Pick<Bus, 'rateLimit'>, limits: Limits): RateLimits {
  return {
    newConnections: bus.rateLimit('connections', limits.connectionBurst, limits.connectionsPerSecond),
    watches: bus.rateLimit('watches', limits.watchBurst, limits.watchesPerSecond),
    chats: bus.rateLimit('chats', limits.chatBurst, limits.chatsPerSecond),
    tableRequests: bus.rateLimit('tableRequests', limits.tableRequestBurst, limits.tableRequestsPerSecond),
    playerSits: bus.rateLimit('sits', limits.sitBurst, limits.sitsPerSecond),
    networkSits: bus.rateLimit('networkSits', limits.networkSitBurst, limits.networkSitsPerSecond),
    requests: bus.rateLimit('requests', limits.requestBurst, limits.requestsPerSecond),
    misses: bus.rateLimit('misses', limits.missBurst, limits.missesPerSecond),
    mailTargets: bus.rateLimit('mailTargets', limits.mailsToOneBurst, limits.mailsToOnePerSecond),
  };
}
