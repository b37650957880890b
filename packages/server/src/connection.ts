import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Connection } from './socket.ts';

/** WebSocket status 1008: policy violation. */
const POLICY = 1008;
/** How long a disconnected client has to read the reason. */
const CUT_MS = 1_000;

/** The streams that frames of this tick wait in. */
let corked: Duplex[] = [];

function flush(): void {
  const streams = corked;
  corked = [];
  for (const stream of streams) stream.uncork();
}

/** The connection to a page. Frames of one tick are written together; a page that does not read is disconnected. */
export function makeConnection(
  socket: WebSocket,
  stream: Duplex,
  mostUnread: number,
): Connection & { pong(data: Buffer): void } {
  /** Counts everything written on the connection, whoever wrote it. */
  const isReading = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (stream.writableLength <= mostUnread) return true;
    socket.terminate();
    return false;
  };
  return {
    pong(data) {
      if (isReading()) socket.pong(data);
    },
    send(frame) {
      if (!isReading()) return;
      if (stream.writableCorked === 0) {
        stream.cork();
        if (corked.push(stream) === 1) process.nextTick(flush);
      }
      stream.write(frame);
    },
    close: (code, reason) => socket.close(code, reason),
    cut(reason, code = POLICY) {
      if (socket.readyState !== socket.OPEN) return;
      socket.close(code, reason);
      // Otherwise a client that ignores the closing handshake could go on sending until it times out.
      socket.pause();
      setTimeout(() => socket.terminate(), CUT_MS).unref();
    },
  };
}
