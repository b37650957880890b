import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Identity } from './identity.ts';
import type { Services } from './services.ts';
import { converse } from './socket.ts';

const HEARTBEAT_MS = 30_000;

/** Lets pages in at `/socket`. Answers with what stops it. */
export function serveSockets(
  http: Server,
  sockets: WebSocketServer,
  services: Services,
  identity: Identity,
): () => void {
  const alive = new WeakSet<WebSocket>();
  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const problem = refusalOf(request, sockets, services);
    if (problem !== undefined) {
      stream.end(`HTTP/1.1 ${problem}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      serve(socket, services, identity.read(request.headers.cookie));
    });
  });
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    for (const socket of sockets.clients) socket.close(1001, 'the server is going down');
    sockets.close();
  };
}

/** A page of another site must not speak with this person's cookie. */
function refusalOf(request: IncomingMessage, sockets: WebSocketServer, services: Services): string | undefined {
  if (new URL(request.url ?? '/', 'http://host').pathname !== '/socket') return '404 Not Found';
  if (sockets.clients.size >= services.limits.sockets) return '503 Service Unavailable';
  const { origin, host } = request.headers;
  if (origin !== undefined && new URL(origin).host !== host) return '403 Forbidden';
  return undefined;
}

function serve(socket: WebSocket, services: Services, player: string | undefined): void {
  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > services.limits.unread) socket.terminate();
    else socket.send(text);
  };
  const conversation = converse(services, player, send);
  // One message after the other: a page's second thought must not overtake its first.
  let queue: Promise<void> = conversation.then(() => undefined);
  let waiting = 0;
  socket.on('message', (data, binary) => {
    if (binary) return socket.close(1003, 'text only');
    if (++waiting > services.limits.messageBurst * 2) return socket.close(1008, 'too fast');
    const raw = data.toString();
    queue = queue
      .then(async () => (await conversation).receive(raw))
      .catch((error) => services.log.error({ error: String(error) }, 'a message failed'))
      .finally(() => {
        waiting--;
      });
    return undefined;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => void conversation.then((one) => one.end()));
}
