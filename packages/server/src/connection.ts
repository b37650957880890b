import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Connection } from './socket.ts';

/** The connection to a page. Frames of one tick are written together; a page that does not read is disconnected. */
export function makeConnection(socket: WebSocket, stream: Duplex, mostUnread: number): Connection {
  let corked = false;
  const flush = (): void => {
    corked = false;
    stream.uncork();
  };
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (stream.writableLength > mostUnread) {
        socket.terminate();
        return;
      }
      if (!corked) {
        corked = true;
        stream.cork();
        process.nextTick(flush);
      }
      stream.write(frame);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
