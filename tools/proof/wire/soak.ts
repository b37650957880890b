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

/** Memory of one server in megabytes over time, after unused objects were freed. */
export interface Soaked {
  readonly heapMb: readonly number[];
  readonly rssMb: readonly number[];
  /** By which part each has grown. */
  readonly heapDrift: number;
  readonly rssDrift: number;
}

/** Plays at a steady rate and reads the memory of each server again and again. */
export async function soak(cluster: LoadedCluster, options: SoakOptions): Promise<Soaked[]> {
  const { ms, readings, movesPerSecond, onReading } = options;
  const found = cluster.nodes.map(() => ({ heapMb: [] as number[], rssMb: [] as number[] }));
  cluster.gate.meter(movesPerSecond);
  const began = performance.now();
  for (let done = 1; done <= readings; done++) {
    await pause(Math.max(0, began + (done * ms) / readings - performance.now()));
    for (const [at, node] of cluster.nodes.entries()) {
      const { heapMb, rssMb } = await memoryOf(node);
      found[at]?.heapMb.push(heapMb);
      found[at]?.rssMb.push(rssMb);
    }
    onReading(done);
  }
  cluster.gate.close();
  return found.map((one) => ({ ...one, heapDrift: memoryDrift(one.heapMb), rssDrift: memoryDrift(one.rssMb) }));
}

async function memoryOf(node: ServerProcess): Promise<{ readonly heapMb: number; readonly rssMb: number }> {
  const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
  return { heapMb: megabytes(await node.heap()), rssMb: megabytes(await node.rss()) };
}
