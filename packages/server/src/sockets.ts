import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { shortened } from './accessLog.ts';
import { readCookie } from './account/cookies.ts';
import type { DeviceCookies } from './account/devices.ts';
import type { Clients } from './clients.ts';
import { makeConnection } from './connection.ts';
import { makeConnectionCounter } from './connectionCounter.ts';
import { type Bucket, bothBuckets, CUT_COST, makeBucket } from './limits.ts';
import type { Log } from './log.ts';
import { makeMessageQueue } from './messageQueue.ts';
import { makeNetworkBuckets } from './networkBuckets.ts';
import { handleBot } from './openBots/handleBot.ts';
import type { Services } from './services.ts';
import { handleMessages, isPing, type MessageHandler, type PageContext } from './socket.ts';

const HEARTBEAT_MS = 30_000;
/** How long to wait for the answers to messages received before the server was told to stop. */
const ANSWERING_MS = 3_000;
/** How long to wait for pages to close their connections. */
const CLOSING_MS = 1_000;
const TOO_MANY = '429 Too Many Requests';
/** The errors of `ws` about frames that no browser sends. */
const FRAME_ERROR = 'WS_ERR_';

/** The WebSocket server. */
export interface Sockets {
  /** Stops receiving, answers the messages received so far, and closes all connections. */
  stop(): Promise<void>;
}

interface SocketOptions {
  readonly http: Server;
  readonly sockets: WebSocketServer;
  readonly services: Services;
  readonly clients: Clients;
  /** Logs every attempt to connect. */
  readonly accessLog: Log | undefined;
}

/** Accepts WebSocket connections of pages at `/socket`, and of programs that play at `/bot`. */
export function serveSockets({ http, sockets, services, clients, accessLog }: SocketOptions): Sockets {
  const alive = new WeakSet<WebSocket>();
  const { socketsPerNetwork, networkMessageBurst, networkMessagesPerSecond } = services.limits;
  const connections = makeConnectionCounter(socketsPerNetwork);
  const messages = makeNetworkBuckets(networkMessageBurst, networkMessagesPerSecond);
  const openSockets = new Set<OpenSocket>();
  let stopping = false;

  function accept(upgrade: Omit<Upgrade, 'networkMessages'>): void {
    const { socket, network } = upgrade;
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    const openSocket = serve({ ...upgrade, networkMessages: messages.enter(network) });
    openSockets.add(openSocket);
    socket.on('close', () => {
      connections.leave(network);
      messages.leave(network);
      // Work for the page may still be in progress.
      void openSocket.finish().then(() => openSockets.delete(openSocket));
    });
  }

  async function open(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const network = clients.network(request);
    // A connection through a proxy is counted here; the others were counted when they were opened.
    const cost = clients.trusts(request.socket.remoteAddress ?? '', 0) ? 1 : 0;
    const isAllowed = await services.newConnections.take([network], cost);
    const found = isAllowed ? refusalOf({ request, sockets, services, clients }) : TOO_MANY;
    const problem = stopping ? '503 Service Unavailable' : found;
    const refused = problem ?? (connections.enter(network) ? undefined : TOO_MANY);
    if (accessLog !== undefined) logUpgrade(accessLog, { request, clients, status: refused });
    if (refused !== undefined) {
      // Not left half open for a client that never closes its side.
      stream.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\n\r\n`, () => stream.destroy());
      return;
    }
    const from = { cookies: request.headers.cookie, secure: clients.isSecure(request) };
    let upgraded = false;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      upgraded = true;
      accept({ socket, stream, services, network, from: pathOf(request) === BOTS ? undefined : from });
    });
    // `ws` has already answered an invalid handshake.
    if (!upgraded) connections.leave(network);
  }

  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Without a handler, a page that disconnects here would crash the process.
    stream.on('error', () => stream.destroy());
    void open(request, stream, head);
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
      await atMost(ANSWERING_MS, Promise.all([...openSockets].map((openSocket) => openSocket.leave())));
      for (const socket of sockets.clients) sayGoodbye(socket);
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSING_MS);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(late);
    },
  };
}

interface Attempt {
  readonly request: IncomingMessage;
  readonly clients: Clients;
  /** The status line of a refusal. */
  readonly status: string | undefined;
}

/** The same line as for any other request; how long the connection lasts is not known yet. */
function logUpgrade(log: Log, { request, clients, status = '101' }: Attempt): void {
  const route = PATHS.includes(pathOf(request)) ? pathOf(request) : 'none';
  const network = shortened(clients.address(request));
  log.info({ method: 'GET', route, status: Number.parseInt(status, 10), network }, 'request');
}

/** Waits for `work`, but no longer than `ms`. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (late = setTimeout(resolve, ms)))]);
  clearTimeout(late);
}

const PAGES = '/socket';
const BOTS = '/bot';
const PATHS: readonly string[] = [PAGES, BOTS];

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? '';
}

interface Opening extends Pick<SocketOptions, 'sockets' | 'services' | 'clients'> {
  readonly request: IncomingMessage;
}

/** The origin is checked because a page of another site must not use the player's cookie. */
function refusalOf({ request, sockets, services, clients }: Opening): string | undefined {
  if (!PATHS.includes(pathOf(request))) return '404 Not Found';
  if (sockets.clients.size >= services.limits.sockets) return '503 Service Unavailable';
  return clients.isExpected(request) && clients.isSameOrigin(request) ? undefined : '403 Forbidden';
}

interface Upgrade {
  readonly socket: WebSocket;
  /** The stream under the socket. */
  readonly stream: Duplex;
  readonly services: Services;
  /** Who and where it is; undefined for a program, which has no cookies and says who it is. */
  readonly from: Omit<DeviceCookies, 'session'> | undefined;
  readonly network: string;
  /** What all connections of the network have in common. */
  readonly networkMessages: Bucket;
}

interface OpenSocket {
  /** Stops receiving; resolves when every received message is answered. */
  finish(): Promise<void>;
  /** The same, and then closes the connection: a page does not have to wait for answers to other pages. */
  leave(): Promise<void>;
}

function sayGoodbye(socket: WebSocket): void {
  socket.close(1001, 'server shutting down');
}

function serve({ socket, stream, services, from, network, networkMessages }: Upgrade): OpenSocket {
  const { limits, log } = services;
  const connection = makeConnection(socket, stream, limits.unread);
  const charge = (): void => void services.newConnections.take([network], CUT_COST);
  const cut = (reason: string, code?: number): void => {
    if (socket.readyState === socket.OPEN) charge();
    connection.cut(reason, code);
  };
  const ownBucket = (): Bucket =>
    bothBuckets(makeBucket(limits.messageBurst, limits.messagesPerSecond), networkMessages);
  const controlFrames = ownBucket();
  const failed = (error: unknown): void => {
    if (!services.isClosing()) log.error({ error: String(error) }, 'a message failed');
    // The page reconnects and retries with the same id.
    socket.close(1011, 'internal error');
  };
  let handler: MessageHandler | undefined;
  let listening = true;
  const queue = makeMessageQueue({
    begun: begin().catch(failed),
    handle: receive,
    isPing: (raw) => from !== undefined && isPing(raw),
    isStoreAnswering: services.isStoreAnswering,
  });

  async function begin(): Promise<void> {
    const context = { services, network, messages: ownBucket(), connection: { ...connection, cut } };
    handler =
      from === undefined
        ? handleBot(context)
        : await admit(services, from, (who) => handleMessages({ ...context, ...who }));
    if (!listening && socket.readyState !== socket.OPEN) handler.end();
  }

  async function receive(raw: string): Promise<void> {
    try {
      await handler?.receive(raw);
    } catch (error) {
      failed(error);
    }
  }

  socket.on('message', (data, binary) => {
    if (!listening || socket.readyState !== socket.OPEN) return;
    if (binary) cut('text only', 1003);
    else if (queue.length() >= limits.messageBurst * 2) cut('too fast');
    else queue.add(data.toString());
  });
  // A page never pings, because browsers cannot, and answers one ping at a time. Other control frames count like messages.
  socket.on('ping', (data) => {
    if (controlFrames.take(performance.now())) connection.pong(data);
    else cut('too fast');
  });
  socket.on('pong', () => {
    if (!controlFrames.take(performance.now())) cut('too fast');
  });
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code?.startsWith(FRAME_ERROR)) charge();
    socket.terminate();
  });
  socket.on('close', () => {
    listening = false;
    handler?.end();
  });
  function finish(): Promise<void> {
    listening = false;
    return queue.settled();
  }
  return {
    finish,
    async leave() {
      await finish();
      sayGoodbye(socket);
    },
  };
}

/** Finds out whose page this is. A session that ends in the meantime must not slip through, so that is asked at the end. */
async function admit(
  { sessions, devices, players }: Services,
  from: Omit<DeviceCookies, 'session'>,
  make: (who: Pick<PageContext, 'me' | 'session' | 'device'>) => MessageHandler,
): Promise<MessageHandler> {
  for (;;) {
    const visit = await sessions.identify(readCookie(from.cookies, from.secure));
    const me = await players.me(visit?.player);
    if (!sessions.isCurrent(visit)) continue;
    const { session } = visit ?? {};
    const handler = make({ me, session: session?.id, device: devices.id({ ...from, session: session?.id }) });
    return {
      receive: handler.receive,
      end() {
        if (session !== undefined) sessions.touch(session);
        handler.end();
      },
    };
  }
}
