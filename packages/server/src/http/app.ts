import type { IncomingMessage } from 'node:http';
import fastifyStatic from '@fastify/static';
import { refusal } from '@portolan/protocol';
import Fastify, { type FastifyInstance, type FastifyRequest, type preHandlerAsyncHookHandler } from 'fastify';
import type { Clients } from '../clients.ts';
import type { Identity } from '../identity.ts';
import { makeRateLimit, type RateLimit } from '../limits.ts';
import type { Services } from '../services.ts';
import { importRoute } from './importRoute.ts';
import { playerRoutes } from './playerRoutes.ts';
import { makePreloads } from './preloads.ts';
import { replayRoutes } from './replayRoutes.ts';
import { refuse } from './reply.ts';
import { tableRoutes } from './tableRoutes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The player named by the signed cookie. */
    player: string | undefined;
  }
  interface FastifyContextConfig {
    /** What a request of this route costs, if it is more work than most: 1 is about a millisecond. */
    cost?: number;
  }
}

/** A player's own components are the largest body there is. */
const LARGEST_BODY = 256 * 1024;

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const YEAR_SECONDS = 365 * 24 * 3600;
/** Methods that change nothing. */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** A host name or address with an optional port; anything else does not belong in a header. */
const HOST = /^[a-z0-9.\-[\]:]+$/;

export interface AppOptions {
  readonly services: Services;
  readonly identity: Identity;
  readonly clients: Clients;
  readonly version: string;
  readonly connections: () => number;
  /** The folder of built pages; without it the server offers only its API. */
  readonly pages: string | undefined;
}

export function makeApp({ services, identity, clients, version, connections, pages }: AppOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: 'idle', trustProxy: clients.trusts });
  const { limits, log, store } = services;
  const requests = makeRateLimit(limits.requestBurst, limits.requestsPerSecond);
  const payers = ({ raw, player }: FastifyRequest): string[] => [
    clients.network(raw),
    ...(player === undefined ? [] : [`player ${player}`]),
  ];
  app.decorateRequest('player', undefined);

  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request;
    request.player = identity.read(request.headers.cookie, clients.isSecure(raw));
    reply.headers(HEADERS).headers(headersFor(clients, raw));
    if (!clients.isExpected(raw)) return refuse(reply, refusal('otherHost'));
    if (!SAFE_METHODS.includes(request.method) && !clients.isSameOrigin(raw))
      return refuse(reply, refusal('otherOrigin'));
    // By the matched route: the same path can be spelled in many ways.
    const { url = '', config } = routeOptions;
    if (!url.startsWith('/api/') && url !== '') return undefined;
    reply.header('cache-control', 'no-store');
    if (!(await requests.take(payers(request), config.cost))) return refuse(reply, { code: 'tooFast' });
    return undefined;
  });
  app.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ url: request.url.split('?')[0], error: error.message }, 'a request failed');
    return reply.code(status).send(status >= 500 ? refusal('serverError') : refusal('unreadableRequest', { status }));
  });

  app.get('/health', async (_request, reply) => {
    const tables = await store.countTables({ statuses: ['gathering', 'running'] });
    return reply.send({ ok: true, version, tables, connections: connections() });
  });
  const slower = (limit: RateLimit): preHandlerAsyncHookHandler => {
    return async (request, reply) => {
      if (await limit.take(payers(request))) return undefined;
      return refuse(reply, { code: 'tooFast' });
    };
  };
  const guesses = slower(makeRateLimit(limits.guestBurst, limits.guestsPerSecond));
  playerRoutes(app, services, { identity, clients }, guesses);
  const newTables = slower(makeRateLimit(limits.tableBurst, limits.tablesPerSecond));
  tableRoutes(app, services, { newTables, guesses });
  importRoute(app, services, newTables);
  replayRoutes(app, services);
  servePages(app, services, pages);
  return app;
}

/** The headers that depend on how the client reached this server. */
function headersFor(clients: Clients, request: IncomingMessage): Record<string, string> {
  const host = clients.host(request);
  const secure = clients.isSecure(request);
  // `data:` for connections as well: Chromium counts some images that a page makes itself among them.
  const socket = HOST.test(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : '';
  return {
    'content-security-policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' data:${socket}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/** Any other GET is a route of the single-page application, which has its own page for unknown paths. */
function servePages(app: FastifyInstance, services: Services, pages: string | undefined): void {
  if (pages !== undefined) {
    const preloads = makePreloads(pages, services);
    app.addHook('onRequest', async ({ method, url }, reply) => {
      const link = method === 'GET' ? await preloads(new URL(url, 'http://page').pathname) : undefined;
      if (link !== undefined) reply.header('link', link);
    });
    app.register(fastifyStatic, {
      root: pages,
      wildcard: false,
      preCompressed: true,
      // Built files have a content hash in their names; everything else must be revalidated.
      setHeaders: (reply, file) => {
        reply.header('cache-control', /\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      pages !== undefined &&
      request.method === 'GET' &&
      !new URL(request.url, 'http://page').pathname.startsWith('/api/') &&
      !/\.\w+$/.test(request.url);
    return page ? reply.sendFile('index.html') : refuse(reply, { code: 'notFound' });
  });
}
