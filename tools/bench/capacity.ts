import type { Figures } from './results.ts';

/** How many people play at the same time, and how fast. Not measured: who runs a server knows better. */
export interface Demand {
  readonly players: number;
  /** Of each player who is at a table. */
  readonly secondsPerMove: number;
}

export interface Capacity {
  readonly players: number;
  readonly movesPerSecond: number;
  /** Undefined if no number of servers is enough. */
  readonly servers: number | undefined;
  readonly postgresCores: number;
  readonly redisCores: number;
  /** Memory for connections alone. */
  readonly connectionsGb: number;
  /** What has to be changed first, and the moves per second at which it is at its end. */
  readonly breaksFirst: { readonly what: string; readonly atMovesPerSecond: number };
}

/** Of a core; above that, waiting times grow quickly. */
const USABLE = 0.6;
/** A server accepts no more. */
const SOCKETS_PER_SERVER = 20_000;
/** A large machine; PostgreSQL cannot be spread over several as it is used here. */
const POSTGRES_CORES = 64;

/**
 * What a number of players needs, from what a move was measured to cost. A server works through its share of the moves on its
 * main thread, and hears of all others; with more servers the share becomes smaller, but not what it hears. Redis passes each
 * move on to every server, on one core.
 */
export function capacityFor(
  { players, secondsPerMove }: Demand,
  { cluster, load }: Pick<Figures, 'cluster' | 'load'>,
): Capacity {
  const movesPerSecond = players / secondsPerMove;
  const { one, heard, spread, hearingMicros } = cluster;
  const usable = 1e6 * USABLE;
  const forSockets = Math.ceil(players / SOCKETS_PER_SERVER);
  // Of a main thread, what is left after hearing.
  const left = usable - movesPerSecond * hearingMicros;
  const forMoves = left > 0 ? Math.ceil((movesPerSecond * spread.mainThreads) / left) : undefined;
  const servers = forMoves === undefined ? undefined : Math.max(forMoves, forSockets);
  const redisPerServer = Math.max(0, heard.redis - one.redis);
  const redisMicros = one.redis + redisPerServer * ((servers ?? forSockets) - 1);
  const ends = [
    { what: 'every server hears of every move', atMovesPerSecond: usable / hearingMicros },
    { what: 'Redis tells every server of every move, on one core', atMovesPerSecond: usable / redisMicros },
    { what: 'PostgreSQL, even with 64 cores', atMovesPerSecond: (usable * POSTGRES_CORES) / spread.postgres },
  ];
  return {
    players,
    movesPerSecond,
    servers,
    postgresCores: Math.ceil((movesPerSecond * spread.postgres) / usable),
    redisCores: Math.ceil((movesPerSecond * redisMicros) / usable),
    connectionsGb: (players * load.heapPerConnection) / 1e9,
    breaksFirst: ends.reduce((one, other) => (other.atMovesPerSecond < one.atMovesPerSecond ? other : one)),
  };
}
