import type { ClusterRate } from './loadedCluster.ts';

/** How full what a cluster works with is: 1 if nothing more fits in. */
export interface Shares {
  /** Of all cores of the machine, without what other programs use. */
  readonly machine: number;
  /** Of a core, each: what a main thread does cannot be done by two cores. */
  readonly mainThread: number;
  /** Of a core; it works on one, like a main thread. */
  readonly redis: number;
  /** In cores. It works on as many as there are, so that it is full when the machine is. */
  readonly postgresCores: number;
}

/** From this part on, waiting for it is what everything else does. */
export const FULL_SHARE = 0.85;

export function sharesOf(rate: ClusterRate, servers: number): Shares {
  const cores = (microsPerMove: number): number => (rate.movesPerSecond * microsPerMove) / 1e6;
  return {
    machine: rate.busy - rate.others,
    mainThread: cores(rate.mainThreads) / servers,
    redis: cores(rate.redis),
    postgresCores: cores(rate.postgres),
  };
}

/** What is full, with what a move takes of it. If nothing is, moves wait for answers: of PostgreSQL's disk, or of each other. */
export function bottleneckOf(rate: ClusterRate, servers: number): string {
  const { machine, mainThread, redis } = sharesOf(rate, servers);
  if (machine >= FULL_SHARE) return 'the cores of this machine';
  if (rate.busy >= FULL_SHARE) return 'other programs on this machine';
  if (mainThread >= FULL_SHARE) return `the main threads of the servers, ${Math.round(rate.mainThreads)} µs per move`;
  if (redis >= FULL_SHARE) return `Redis, ${Math.round(rate.redis)} µs per move`;
  return 'waiting, because nothing is full';
}
