import type { RunningServer } from '@portolan/server';
import { type CpuTimes, cpuTimesNow } from './cpuTimes.ts';

export type ServerCommand = 'stats' | 'heap';

export type ServerReply =
  /** `tookMs`: from opening its data to being ready, if it has any. */
  | { readonly kind: 'open'; readonly address: string; readonly routes: readonly string[]; readonly tookMs: number }
  | { readonly kind: 'stats'; readonly cpuTimes: CpuTimes }
  | { readonly kind: 'heap'; readonly bytes: number; readonly rss: number };

interface Answering extends Pick<RunningServer, 'address' | 'stop'> {
  readonly routes?: readonly string[];
}

/** Runs in the process of a server: reports its address and its use of resources. */
export function answerStats({ address, routes = [], stop }: Answering, tookMs = 0): void {
  const say = (reply: ServerReply): void => void process.send?.(reply);
  process.on('message', (word: ServerCommand) => {
    if (word === 'stats') say({ kind: 'stats', cpuTimes: cpuTimesNow() });
    else if (word === 'heap') say({ kind: 'heap', bytes: heapNow(), rss: process.memoryUsage.rss() });
  });
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
  process.on('disconnect', () => process.exit(1));
  say({ kind: 'open', address, routes, tookMs });
}

/** The live heap, if the process was started with `--expose-gc`. */
function heapNow(): number {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
