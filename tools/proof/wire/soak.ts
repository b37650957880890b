import { setTimeout as pause } from 'node:timers/promises';
import type { LoadedCluster } from './loadedCluster.ts';
import { memoryDrift } from './memoryDrift.ts';
import type { ServerProcess } from './serverProcess.ts';

export interface SoakOptions {
  readonly ms: number;
  readonly readings: number;
  readonly movesPerSecond: number;
  readonly onReading: (done: number) => void;
}

/** Flat memory says something only if the servers had something to do. */
export interface Soak {
  readonly nodes: readonly Soaked[];
  /** Acknowledged on average. */
  readonly movesPerSecond: number;
  /** Tables that stood still at the end. */
  readonly stalled: number;
}

/** Memory of one server in megabytes over time, after unused objects were freed. */
export interface Soaked {
  readonly heapMb: readonly number[];
  readonly rssMb: readonly number[];
  /** By which part each has grown. */
  readonly heapDrift: number;
  readonly rssDrift: number;
}

/** After so many moves for each table on average, one without a move stands still. */
const STALLED_AFTER_MOVES = 20;

/** Plays at a steady rate and reads the memory of each server again and again. */
export async function soak(cluster: LoadedCluster, options: SoakOptions): Promise<Soak> {
  const { ms, readings, movesPerSecond, onReading } = options;
  const found = cluster.nodes.map(() => ({ heapMb: [] as number[], rssMb: [] as number[] }));
  cluster.gate.meter(movesPerSecond);
  const began = performance.now();
  const before = cluster.tally.acknowledged;
  for (let done = 1; done <= readings; done++) {
    await pause(Math.max(0, began + (done * ms) / readings - performance.now()));
    for (const [at, node] of cluster.nodes.entries()) {
      const { heapMb, rssMb } = await memoryOf(node);
      found[at]?.heapMb.push(heapMb);
      found[at]?.rssMb.push(rssMb);
    }
    onReading(done);
  }
  const now = performance.now();
  const rate = (1000 * (cluster.tally.acknowledged - before)) / (now - began);
  const stalled = cluster.stalledSince(now - (1000 * STALLED_AFTER_MOVES * cluster.tables) / rate);
  cluster.gate.close();
  const nodes = found.map((one) => ({ ...one, heapDrift: memoryDrift(one.heapMb), rssDrift: memoryDrift(one.rssMb) }));
  return { nodes, movesPerSecond: rate, stalled };
}

async function memoryOf(node: ServerProcess): Promise<{ readonly heapMb: number; readonly rssMb: number }> {
  const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
  return { heapMb: megabytes(await node.heap()), rssMb: megabytes(await node.rss()) };
}
