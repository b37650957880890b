import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Clients, networkOf } from '../clients.ts';
import { makeConnectionCounter } from '../connectionCounter.ts';
import { CUT_COST, type Limits, type RateLimit } from '../limits.ts';

declare module 'node:net' {
  interface Socket {
    /** Node's own, not documented: what it does with each request of a connection. */
    readonly parser?: { onIncoming: () => number } | null;
  }
}

/** Node's answer for an upgrade. Otherwise it reads on to the end of what has arrived, often a thousand requests more. */
const LEAVE_THE_REST = 2;
/** How many requests of one connection may be in progress at once; browsers send one after the other. */
const MOST_PIPELINED = 10;
/** A proxy reuses its connections, so it must not be the server that closes them first. */
const KEEP_ALIVE_MS = 72_000;
const LONGEST_INTERVAL_MS = 5_000;
const TOO_MANY_REQUESTS = 429;
const MOST_REFUSALS = 20;
/** For how long the connections of a network that has had too many are refused without counting them again. */
const REFUSING_MS = 1_000;

export interface HttpServerOptions {
  readonly clients: Pick<Clients, 'trusts'>;
  readonly limits: Pick<Limits, 'headersTimeoutMs' | 'requestTimeoutMs' | 'connectionsPerNetwork'>;
  readonly newConnections: RateLimit;
}

/** An HTTP server whose connections are limited in what they hold and for how long. */
export function makeHttpServer(
  listener: RequestListener,
  { clients, limits, newConnections }: HttpServerOptions,
): Server {
  const { headersTimeoutMs, requestTimeoutMs, connectionsPerNetwork } = limits;
  const underWay = new WeakMap<Socket, number>();
  const connections = makeConnectionCounter(connectionsPerNetwork);
  /** By connection: how many requests in a row were refused because there were too many. */
  const refusals = new WeakMap<Socket, number>();
  const refusing = new Set<string>();

  function refuseFor(network: string): void {
    refusing.add(network);
    setTimeout(() => refusing.delete(network), REFUSING_MS).unref();
  }

  /** Counts against the network of a connection, unless it belongs to a proxy, which speaks for many. */
  async function charge(socket: Socket, cost: number): Promise<void> {
    const { remoteAddress = '' } = socket;
    if (clients.trusts(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    if (await newConnections.take([network], cost)) return;
    socket.destroy();
    refuseFor(network);
  }

  /** Ends a connection that keeps sending too many requests. A proxy sends the requests of many clients on one. */
  function answered(socket: Socket, status: number): void {
    const count = status === TOO_MANY_REQUESTS ? (refusals.get(socket) ?? 0) + 1 : 0;
    refusals.set(socket, count);
    if (count < MOST_REFUSALS || clients.trusts(socket.remoteAddress ?? '', 0)) return;
    void charge(socket, CUT_COST);
    socket.destroy();
  }

  /** Whether to serve a new connection. */
  function admit(socket: Socket): boolean {
    const { remoteAddress = '' } = socket;
    if (clients.trusts(remoteAddress, 0)) return true;
    const network = networkOf(remoteAddress);
    if (refusing.has(network) || !connections.enter(network)) return false;
    socket.once('close', () => connections.leave(network));
    void charge(socket, 1);
    return true;
  }

  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(LONGEST_INTERVAL_MS, headersTimeoutMs),
    },
    (request, response) => {
      const { socket } = request;
      const count = (underWay.get(socket) ?? 0) + 1;
      // Node would start them all, however many fit into what it has read.
      if (socket.destroyed) return;
      if (count > MOST_PIPELINED) {
        void charge(socket, CUT_COST);
        if (socket.parser) socket.parser.onIncoming = () => LEAVE_THE_REST;
        socket.destroy();
        return;
      }
      underWay.set(socket, count);
      response.once('close', () => {
        underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
        answered(socket, response.statusCode);
      });
      listener(request, response);
    },
  );
  // Before Node prepares to read requests, which is most of the work of accepting a connection.
  const [serve] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (admit(socket)) serve?.call(server, socket);
    else socket.destroy();
  });
  return server;
}
