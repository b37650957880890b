import { POSTGRES_CONNECTIONS } from '@portolan/server/data';
import type { Figures } from './results.ts';

/** How many people play at the same time, and how fast. Not measured: who runs a server knows better. */
export interface Demand {
  readonly players: number;
  /** Of each player who is at a table. */
  readonly secondsPerMove: number;
}

type Costs = Pick<Figures, 'cluster' | 'load'>;

/** Something that cannot be had more of, and the moves per second at which it is used up. */
export interface Limit {
  readonly what: string;
  readonly movesPerSecond: number;
  readonly players: number;
  /** How many there are by then; undefined if no number is enough. */
  readonly servers: number | undefined;
}

export interface Capacity {
  readonly players: number;
  readonly movesPerSecond: number;
  /** Independent ones, each with a PostgreSQL and a Redis of its own, and each below the first limit. */
  readonly groups: number;
  /** In each group. */
  readonly servers: number | undefined;
  readonly postgresCores: number;
  /** That PostgreSQL must allow in each group. */
  readonly postgresConnections: number | undefined;
  /** Memory for all connections, and for nothing else. */
  readonly connectionsGb: number;
  /** What breaks first when their number grows. */
  readonly breaksFirst: Limit | undefined;
}

/** Of a core; above that, waiting times grow quickly. */
export const USABLE = 0.6;
/** Of the tables whose costs were measured. */
const PAGES_PER_TABLE = 4;
/** A server accepts no more. */
const SOCKETS_PER_SERVER = 20_000;
/** A large machine; PostgreSQL cannot be spread over several as it is used here. */
const POSTGRES_CORES = 64;
const USABLE_MICROS = 1e6 * USABLE;

export function capacityFor({ players, secondsPerMove }: Demand, costs: Costs): Capacity {
  const movesPerSecond = players / secondsPerMove;
  const [breaksFirst] = limitsOf(secondsPerMove, costs);
  const groups = Math.max(1, Math.ceil(movesPerSecond / (breaksFirst?.movesPerSecond ?? movesPerSecond)));
  const inEach = movesPerSecond / groups;
  const servers = serversFor(inEach, secondsPerMove, costs);
  return {
    players,
    movesPerSecond,
    groups,
    servers,
    postgresCores: Math.ceil((inEach * costs.cluster.spread.postgres) / USABLE_MICROS),
    postgresConnections: servers === undefined ? undefined : servers * POSTGRES_CONNECTIONS,
    connectionsGb: (players * costs.load.heapPerConnection) / 1e9,
    breaksFirst,
  };
}

/** The moves per second up to which one server is enough: by its main thread, and by its connections. */
export function movesOfOneServer(secondsPerMove: number, { cluster }: Costs): number {
  return Math.floor(Math.min(USABLE_MICROS / cluster.one.mainThreads, SOCKETS_PER_SERVER / secondsPerMove));
}

/**
 * Against what more servers are no help, in the order in which it breaks. A server works through its share of the moves on its main
 * thread, and hears of all others; with more servers the share becomes smaller, but not what it hears. Redis passes each move on
 * to every server, on one core, so a move costs it more the more servers there are.
 */
export function limitsOf(secondsPerMove: number, costs: Costs): readonly Limit[] {
  const { hearingMicros, spread } = costs.cluster;
  const hearing = Math.floor(USABLE_MICROS / hearingMicros);
  const serversAt = (moves: number): number | undefined => serversFor(moves, secondsPerMove, costs);
  const redis = redisLimit(secondsPerMove, costs);
  const postgres = Math.floor((USABLE_MICROS * POSTGRES_CORES) / spread.postgres);
  const found: readonly (readonly [what: string, movesPerSecond: number])[] = [
    ['Redis, which tells every server of every move, on one core', redis],
    ['the main threads of the servers, each of which hears of every move', hearing],
    [`PostgreSQL with ${POSTGRES_CORES} cores`, postgres],
  ];
  // Redis does not break if the servers do so first.
  return (redis < hearing ? found : found.slice(1))
    .map(([what, movesPerSecond]) => {
      const players = movesPerSecond * secondsPerMove;
      return {
        what,
        movesPerSecond,
        players,
        servers: movesPerSecond < hearing ? serversAt(movesPerSecond) : undefined,
      };
    })
    .toSorted((one, other) => one.movesPerSecond - other.movesPerSecond);
}

/** The moves per second at which Redis is used up; if the servers break first, those at which they do. */
function redisLimit(secondsPerMove: number, costs: Costs): number {
  const hearing = Math.floor(USABLE_MICROS / costs.cluster.hearingMicros);
  const serversAt = (moves: number): number => serversFor(moves, secondsPerMove, costs) ?? 1;
  return mostMoves(hearing, (moves) => moves * redisMicros(serversAt(moves), costs) <= USABLE_MICROS);
}

/** The same if one more server cost Redis a microsecond more per move than was measured, and one less. */
export function redisLimits(secondsPerMove: number, costs: Costs): readonly number[] {
  const { cluster, load } = costs;
  return [1, -1].map((micros) => {
    const heard = { ...cluster.heard, redis: cluster.heard.redis + micros };
    return redisLimit(secondsPerMove, { load, cluster: { ...cluster, heard } });
  });
}

function serversFor(movesPerSecond: number, secondsPerMove: number, costs: Costs): number | undefined {
  if (movesPerSecond <= movesOfOneServer(secondsPerMove, costs)) return 1;
  // Of a main thread, what is left after hearing.
  const left = USABLE_MICROS - movesPerSecond * costs.cluster.hearingMicros;
  if (left <= 0) return undefined;
  let servers = Math.max(2, Math.ceil((movesPerSecond * secondsPerMove) / SOCKETS_PER_SERVER));
  // What a move costs is bounded, so this ends.
  while (servers * left < movesPerSecond * mainThreadMicros(servers, costs)) servers++;
  return servers;
}

/** A balancer sends each page of a table to any server, and every server with one of them works on the table's moves. */
function mainThreadMicros(servers: number, { cluster: { one, spread } }: Costs): number {
  const withPages = servers * (1 - (1 - 1 / servers) ** PAGES_PER_TABLE);
  const each = Math.max(0, spread.mainThreads - one.mainThreads);
  return one.mainThreads + each * (withPages - 1);
}

/** It costs as much more per server as one that only hears. */
function redisMicros(servers: number, { cluster: { one, heard, spread } }: Costs): number {
  const each = Math.max(0, heard.redis - one.redis);
  return servers === 1 ? one.redis : spread.redis + each * (servers - 2);
}

/** The largest number up to a bound for which it is possible, if it is possible for all smaller ones. */
function mostMoves(bound: number, isPossible: (movesPerSecond: number) => boolean): number {
  let possible = 0;
  let impossible = bound + 1;
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2);
    if (isPossible(middle)) possible = middle;
    else impossible = middle;
  }
  return possible;
}
