import { type Strain, strainNow } from './strain.ts';

export type ServerCommand = 'stats' | 'heap' | 'stop';

export type ServerReply =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'stats'; readonly strain: Strain }
  | { readonly kind: 'heap'; readonly bytes: number };

/** In the process of a server: tells its address, and answers how it is. */
export function answerStats(address: string, stop: () => Promise<void>): void {
  const say = (reply: ServerReply): void => void process.send?.(reply);
  process.on('message', (word: ServerCommand) => {
    if (word === 'stats') say({ kind: 'stats', strain: strainNow() });
    else if (word === 'heap') say({ kind: 'heap', bytes: heapNow() });
    else void stop().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(1));
  say({ kind: 'open', address });
}

/** What is really held, where the process was started so that it can tell. */
function heapNow(): number {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
