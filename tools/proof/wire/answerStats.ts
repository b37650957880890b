import { type CpuTimes, cpuTimesNow } from './cpuTimes.ts';

export type ServerCommand = 'stats' | 'heap' | 'stop';

export type ServerReply =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'stats'; readonly cpuTimes: CpuTimes }
  | { readonly kind: 'heap'; readonly bytes: number };

/** Runs in the process of a server: reports its address and its use of resources. */
export function answerStats(address: string, stop: () => Promise<void>): void {
  const say = (reply: ServerReply): void => void process.send?.(reply);
  process.on('message', (word: ServerCommand) => {
    if (word === 'stats') say({ kind: 'stats', cpuTimes: cpuTimesNow() });
    else if (word === 'heap') say({ kind: 'heap', bytes: heapNow() });
    else void stop().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(1));
  say({ kind: 'open', address });
}

/** The live heap, if the process was started with `--expose-gc`. */
function heapNow(): number {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
