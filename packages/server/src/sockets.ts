import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { makeConnection } from './connection.ts';
import { makeConnectionCounter } from './connectionCounter.ts';
import type { Identity } from './identity.ts';
import type { Services } from './services.ts';
import { handleMessages, type MessageHandler } from './socket.ts';

const HEARTBEAT_MS = 30_000;
/** How long a page may take to say good-bye. */
const CLOSING_MS = 1_000;

/** The pages that are connected. */
export interface Sockets {
  /** Hears nothing more, waits for the answers to what was heard, and says good-bye. */
  stop(): Promise<void>;
}

interface SocketOptions {
  readonly http: Server;
  readonly sockets: WebSocketServer;
  readonly services: Services;
  readonly identity: Identity;
}

/** Lets pages in at `/socket`. */
export function serveSockets({ http, sockets, services, identity }: SocketOptions): Sockets {
  const alive = new WeakSet<WebSocket>();
  const connections = makeConnectionCounter(services.limits.socketsPerAddress);
  const openSockets = new Set<OpenSocket>();
  let stopping = false;

  function accept(upgrade: Upgrade, address: string): void {
    const { socket } = upgrade;
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    const openSocket = serve(upgrade);
    openSockets.add(openSocket);
    socket.on('close', () => {
      connections.leave(address);
      openSockets.delete(openSocket);
    });
  }

  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Without it a page that breaks off here would end the process.
    stream.on('error', () => stream.destroy());
    const address = connections.addressOf(request);
    const problem = stopping ? '503 Service Unavailable' : refusalOf(request, sockets, services);
    if (problem !== undefined || !connections.enter(address)) {
      stream.end(`HTTP/1.1 ${problem ?? '429 Too Many Requests'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    const player = identity.read(request.headers.cookie);
    let upgraded = false;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      upgraded = true;
      accept({ socket, stream, services, player }, address);
    });
    // A request that is no proper handshake was answered at once.
    if (!upgraded) connections.leave(address);
  });

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async stop() {
      stopping = true;
      clearInterval(heartbeat);
      await Promise.all([...openSockets].map((openSocket) => openSocket.finish()));
      for (const socket of sockets.clients) socket.close(1001, 'the server is going down');
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSING_MS);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(late);
    },
  };
}

/** A page of another site must not speak with this person's cookie. */
function refusalOf(request: IncomingMessage, sockets: WebSocketServer, services: Services): string | undefined {
  const [path] = (request.url ?? '').split('?');
  if (path !== '/socket') return '404 Not Found';
  if (sockets.clients.size >= services.limits.sockets) return '503 Service Unavailable';
  const { origin, host } = request.headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) return '403 Forbidden';
  return undefined;
}

interface Upgrade {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly services: Services;
  readonly player: string | undefined;
}

interface OpenSocket {
  /** Hears nothing more; fulfilled when all that was heard is answered. */
  finish(): Promise<void>;
}

function serve({ socket, stream, services, player }: Upgrade): OpenSocket {
  const { limits, log, players } = services;
  const connection = makeConnection(socket, stream, limits.unread);
  const broken = (error: unknown): void => {
    log.error({ error: String(error) }, 'a message failed');
    // The page comes back and asks again under the same id.
    socket.close(1011, 'something broke here');
  };
  let handler: MessageHandler | undefined;
  let listening = true;
  let waiting = 0;
  // One message after the other: a page's second thought must not overtake its first.
  let queue: Promise<void> = players.me(player).then((me) => {
    handler = handleMessages(services, me, connection);
    if (!listening && socket.readyState !== socket.OPEN) handler.end();
  }, broken);

  socket.on('message', (data, binary) => {
    if (!listening || socket.readyState !== socket.OPEN) return;
    if (binary) return socket.close(1003, 'text only');
    if (++waiting > limits.messageBurst * 2) return socket.close(1008, 'too fast');
    const raw = data.toString();
    queue = queue
      .then(() => handler?.receive(raw))
      .catch(broken)
      .finally(() => {
        waiting--;
      });
    return undefined;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    listening = false;
    handler?.end();
  });
  return {
    finish() {
      listening = false;
      return queue;
    },
  };
}
