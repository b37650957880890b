import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

/** What a crowd is started with. */
export interface CrowdRequest {
  readonly address: string;
  readonly table: string;
  readonly spectators: number;
}

/** What a crowd reports: that all watch, and then how many of them have seen an entry. */
export interface CrowdReport {
  readonly watching?: true;
  readonly seen?: { readonly seq: number; readonly spectators: number };
}

/** Spectators in a thread of their own, so that what they do does not count as the server's time. */
async function gather({ address, table, spectators }: CrowdRequest): Promise<void> {
  const seen = new Map<number, number>();
  const report = (told: CrowdReport): void => parentPort?.postMessage(told);
  await Promise.all(Array.from({ length: spectators }, () => join(address, table, see)));
  report({ watching: true });

  function see(seq: number): void {
    const now = (seen.get(seq) ?? 0) + 1;
    seen.set(seq, now);
    if (now === spectators) report({ seen: { seq, spectators } });
  }
}

function join(address: string, table: string, see: (seq: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, steps: true })));
    socket.on('message', (data) => {
      const message: { readonly type: string; readonly moment?: { readonly seq: number } } = JSON.parse(
        data.toString(),
      );
      if (message.type !== 'news' || message.moment === undefined) return;
      see(message.moment.seq);
      resolve();
    });
  });
}

void gather(workerData as CrowdRequest);
