import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Closes an HTTP server whose clients may never finish. */
export interface HttpClosing {
  /** Runs `close`; connections still open after `ms` are cut off, including those that are no longer HTTP. */
  within(ms: number, close: () => Promise<unknown>): Promise<void>;
}

export function makeHttpClosing(server: Server): HttpClosing {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return {
    async within(ms, close) {
      const late = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, ms);
      await close();
      clearTimeout(late);
    },
  };
}
