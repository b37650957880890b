import type { ClientMessage, ServerMessage } from '@portolan/protocol';
import type { Socket } from '../connection.ts';

/** A socket whose other end is controlled by the test. */
export interface FakeSocket extends Socket {
  readonly sent: ClientMessage[];
  closed: boolean;
  readyState: number;
  say(message: ServerMessage): void;
}

export interface FakeServer {
  readonly sockets: FakeSocket[];
  open(): FakeSocket;
  /** The newest one. */
  socket(): FakeSocket;
}

export function fakeServer(): FakeServer {
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    open() {
      const sent: ClientMessage[] = [];
      const socket: FakeSocket = {
        sent,
        closed: false,
        readyState: 1,
        onclose: null,
        onmessage: null,
        send: (text) => void sent.push(JSON.parse(text) as ClientMessage),
        close() {
          socket.closed = true;
          socket.onclose?.(undefined);
        },
        say: (message) => socket.onmessage?.({ data: JSON.stringify(message) }),
      };
      sockets.push(socket);
      return socket;
    },
    socket() {
      const last = sockets.at(-1);
      if (last === undefined) throw new Error('no socket has been opened');
      return last;
    },
  };
}
