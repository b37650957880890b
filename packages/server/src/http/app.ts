import fastifyStatic from '@fastify/static';
import { refusal } from '@portolan/protocol';
import Fastify, { type FastifyInstance, type preHandlerAsyncHookHandler } from 'fastify';
import type { Identity } from '../identity.ts';
import { type Buckets, makeBuckets } from '../limits.ts';
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
}

/** A player's own components are the largest body there is. */
const LARGEST_BODY = 256 * 1024;

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export interface AppOptions {
  readonly services: Services;
  readonly identity: Identity;
  readonly version: string;
  readonly connections: () => number;
  /** The folder of built pages; without it the server offers only its API. */
  readonly pages: string | undefined;
}

export function makeApp({ services, identity, version, connections, pages }: AppOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: 'idle', trustProxy: 'loopback' });
  const { limits, now, log, store } = services;
  const requests = makeBuckets(limits.requestBurst, limits.requestsPerSecond);
  app.decorateRequest('player', undefined);

  app.addHook('onRequest', async (request, reply) => {
    request.player = identity.read(request.headers.cookie);
    reply.headers(HEADERS);
    if (!request.url.startsWith('/api/')) return undefined;
    reply.header('cache-control', 'no-store');
    if (!requests.take(request.ip, now())) return refuse(reply, { code: 'tooFast' });
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
  playerRoutes(app, services, identity, slower(services, makeBuckets(limits.guestBurst, limits.guestsPerSecond)));
  const newTables = slower(services, makeBuckets(limits.tableBurst, limits.tablesPerSecond));
  tableRoutes(app, services, newTables);
  importRoute(app, services, newTables);
  replayRoutes(app, services);
  servePages(app, services, pages);
  return app;
}

/** A stricter limit for expensive requests and those that invite guessing. */
function slower({ now }: Services, buckets: Buckets): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (buckets.take(request.ip, now())) return undefined;
    return refuse(reply, { code: 'tooFast' });
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
      !request.url.startsWith('/api/') &&
      !/\.\w+$/.test(request.url);
    return page ? reply.sendFile('index.html') : refuse(reply, { code: 'notFound' });
  });
}
