import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Clients } from './clients.ts';
import { makeConnection } from './connection.ts';
import { makeConnectionCounter } from './connectionCounter.ts';
import type { Identity } from './identity.ts';
import { makeBucket } from './limits.ts';
import type { Services } from './services.ts';
import { handleMessages, type MessageHandler } from './socket.ts';

const HEARTBEAT_MS = 30_000;
/** How long to wait for pages to close their connections. */
const CLOSING_MS = 1_000;

/** The WebSocket server. */
export interface Sockets {
  /** Stops receiving, answers the messages received so far, and closes all connections. */
  stop(): Promise<void>;
}

interface SocketOptions {
  readonly http: Server;
  readonly sockets: WebSocketServer;
  readonly services: Services;
  readonly identity: Identity;
  readonly clients: Clients;
}

/** Accepts WebSocket connections at `/socket`. */
export function serveSockets({ http, sockets, services, identity, clients }: SocketOptions): Sockets {
  const alive = new WeakSet<WebSocket>();
  const connections = makeConnectionCounter(services.limits.socketsPerNetwork);
  const openSockets = new Set<OpenSocket>();
  let stopping = false;

  function accept(upgrade: Upgrade): void {
    const { socket, network } = upgrade;
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    const openSocket = serve(upgrade);
    openSockets.add(openSocket);
    socket.on('close', () => {
      connections.leave(network);
      openSockets.delete(openSocket);
    });
  }

  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Without a handler, a page that disconnects here would crash the process.
    stream.on('error', () => stream.destroy());
    const network = clients.network(request);
    const problem = stopping ? '503 Service Unavailable' : refusalOf({ request, sockets, services, clients });
    if (problem !== undefined || !connections.enter(network)) {
      stream.end(`HTTP/1.1 ${problem ?? '429 Too Many Requests'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    const player = identity.read(request.headers.cookie, clients.isSecure(request));
    let upgraded = false;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      upgraded = true;
      accept({ socket, stream, services, player, network });
    });
    // `ws` has already answered an invalid handshake.
    if (!upgraded) connections.leave(network);
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
      for (const socket of sockets.clients) socket.close(1001, 'server shutting down');
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSING_MS);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(late);
    },
  };
}

interface Opening extends Pick<SocketOptions, 'sockets' | 'services' | 'clients'> {
  readonly request: IncomingMessage;
}

/** The origin is checked because a page of another site must not use the player's cookie. */
function refusalOf({ request, sockets, services, clients }: Opening): string | undefined {
  const [path] = (request.url ?? '').split('?');
  if (path !== '/socket') return '404 Not Found';
  if (sockets.clients.size >= services.limits.sockets) return '503 Service Unavailable';
  return clients.isExpected(request) && clients.isSameOrigin(request) ? undefined : '403 Forbidden';
}

interface Upgrade {
  readonly socket: WebSocket;
  /** The stream under the socket. */
  readonly stream: Duplex;
  readonly services: Services;
  readonly player: string | undefined;
  readonly network: string;
}

interface OpenSocket {
  /** Stops receiving; resolves when every received message is answered. */
  finish(): Promise<void>;
}

function serve({ socket, stream, services, player, network }: Upgrade): OpenSocket {
  const { limits, log, players } = services;
  const connection = makeConnection(socket, stream, limits.unread);
  const controlFrames = makeBucket(limits.messageBurst, limits.messagesPerSecond);
  const failed = (error: unknown): void => {
    log.error({ error: String(error) }, 'a message failed');
    // The page reconnects and retries with the same id.
    socket.close(1011, 'internal error');
  };
  let handler: MessageHandler | undefined;
  let listening = true;
  let waiting = 0;
  // Messages of a page are handled in order.
  let queue: Promise<void> = players.me(player).then((me) => {
    handler = handleMessages({ services, me, network, connection });
    if (!listening && socket.readyState !== socket.OPEN) handler.end();
  }, failed);

  async function receive(before: Promise<void>, raw: string): Promise<void> {
    await before;
    try {
      await handler?.receive(raw);
    } catch (error) {
      failed(error);
    }
    waiting--;
  }

  socket.on('message', (data, binary) => {
    if (!listening || socket.readyState !== socket.OPEN) return;
    if (binary) return socket.close(1003, 'text only');
    if (++waiting > limits.messageBurst * 2) return socket.close(1008, 'too fast');
    queue = receive(queue, data.toString());
    return undefined;
  });
  // A page never pings: browsers cannot. Whoever does pays for it like for any message.
  socket.on('ping', (data) => {
    if (controlFrames.take(performance.now())) connection.pong(data);
    else socket.terminate();
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
