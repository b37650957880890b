import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

const ASK_EVERY_MS = 5;
/** At a time; the answers fill the buffers of both systems, which have some megabytes, and then that of the server. */
const QUESTIONS = 500;
/** Every answer repeats it. It may not be longer. */
const QUESTION = Buffer.alloc(125, 'x');
const MOST_UNSENT = 500_000;
/** How long it takes at most to notice that the other side is gone. */
const NOTICED_MS = 1_000;

/**
 * A page that watches tables, pings its server again and again, and reads nothing, for `forMs`. Returns whether the server
 * cut it off; undefined if there was no connection.
 */
export async function readSlowly(
  address: string,
  tables: readonly string[],
  forMs: number,
): Promise<boolean | undefined> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  try {
    await once(socket, 'open', { signal: AbortSignal.timeout(forMs) });
  } catch {
    socket.terminate();
    return undefined;
  }
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  socket.pause();
  for (const table of tables) socket.send(JSON.stringify({ type: 'watch', table }));
  for (const until = performance.now() + forMs; performance.now() < until; await pause(ASK_EVERY_MS)) {
    if (socket.readyState !== socket.OPEN) break;
    if (socket.bufferedAmount < MOST_UNSENT) for (let i = 0; i < QUESTIONS; i++) socket.ping(QUESTION);
  }
  // Whoever reads nothing does not notice either that the connection is closed.
  socket.resume();
  const isCut = await Promise.race([closed, pause(NOTICED_MS, false)]);
  socket.terminate();
  return isCut;
}
