import type { IncomingMessage } from 'node:http';
import fastifyStatic from '@fastify/static';
import { DamagedLogError } from '@portolan/match';
import { refusal } from '@portolan/protocol';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type preHandlerAsyncHookHandler,
} from 'fastify';
import { watchRequests } from '../accessLog.ts';
import { readCookie } from '../account/cookies.ts';
import type { Visit } from '../account/sessions.ts';
import type { Clients } from '../clients.ts';
import { type RateLimit, surcharge } from '../limits.ts';
import type { Services } from '../services.ts';
import { payersOf } from '../subscriptions.ts';
import { accountRoutes } from './accountRoutes.ts';
import { botRoutes } from './botRoutes.ts';
import { companyRoutes, refuseBanned } from './companyRoutes.ts';
import { exportRoute } from './exportRoute.ts';
import { findingRoutes } from './findingRoutes.ts';
import { hintRoute } from './hintRoute.ts';
import { makeHttpServer } from './httpServer.ts';
import { importRoute, type MayKeep } from './importRoute.ts';
import { inlineScripts } from './inlineScripts.ts';
import { type Charge, makeInTurn } from './inTurn.ts';
import { mailLinkRoutes } from './mailLinkRoutes.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { type OperatorOptions, operatorRoutes } from './operatorRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { playerRoutes } from './playerRoutes.ts';
import { makePreloads } from './preloads.ts';
import { recordRoutes } from './recordRoutes.ts';
import { logRefusals } from './refusalLog.ts';
import { refuseElsewhere } from './refuseElsewhere.ts';
import { replayRoutes } from './replayRoutes.ts';
import { refuse } from './reply.ts';
import { makeSignIn } from './signIn.ts';
import { tableRoutes } from './tableRoutes.ts';
import { tournamentRoutes } from './tournamentRoutes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it, by its cookie. */
    visit: Visit | undefined;
    player: string | undefined;
    /** A hash of the secret of the device it comes from. */
    device: string | undefined;
  }
  interface FastifyContextConfig {
    /** What a request of this route costs at least, if it is more work than most: 1 is about a millisecond. */
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

const DAY_SECONDS = 24 * 3600;
const YEAR_SECONDS = 365 * DAY_SECONDS;
/** Methods that change nothing. */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OPERATOR_ROUTES = ['/health', '/metrics'];
/** A host name or address with an optional port; anything else does not belong in a header. */
const HOST = /^[a-z0-9.\-[\]:]+$/;

export interface AppOptions extends OperatorOptions {
  readonly clients: Clients;
  readonly accessLog: boolean;
  /** The address of the pages, if the operator has set it. */
  readonly publicUrl: string | undefined;
  /** The folder of built pages; without it the server offers only its API. */
  readonly pages: string | undefined;
  /** Called with each route, such as `GET /api/tables/:id`. */
  readonly onRoute: (route: string) => void;
}

export function makeApp(options: AppOptions): FastifyInstance {
  const { services, clients, pages } = options;
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: 'idle',
    trustProxy: clients.trusts,
    serverFactory: (listener) => makeHttpServer(listener, { clients, ...services }),
    frameworkErrors: (error, request, reply) => void refuseUnreadable(error, request, reply),
  });
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) options.onRoute(`${one} ${url}`);
  });
  const { limits, log, metrics, requests } = services;
  const payers = ({ raw, player }: FastifyRequest): [string, ...string[]] =>
    payersOf({ network: clients.network(raw), player });
  const charge: Charge = (request, meter) =>
    requests.charge(payers(request), surcharge(meter.spent(), request.routeOptions.config.cost ?? 1));
  const scripts = pages === undefined ? [] : inlineScripts(pages);
  /** No hook is called for an address that cannot be read. */
  const refuseUnreadable = async (
    { statusCode = 400 }: FastifyError,
    { raw }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    reply
      .headers(HEADERS)
      .headers(headersFor(clients, raw, scripts))
      .header('cache-control', 'no-store');
    if (!(await requests.take([clients.network(raw)]))) return refuse(reply, { code: 'tooFast' });
    return reply.code(statusCode).send(refusal('unreadableRequest', { status: statusCode }));
  };
  app.decorateRequest('visit', undefined);
  app.decorateRequest('player', undefined);
  app.decorateRequest('device', undefined);
  logRefusals(app, { clients, log });
  watchRequests(app, { clients, metrics, log: options.accessLog ? log : undefined });

  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request;
    reply.headers(HEADERS).headers(headersFor(clients, raw, scripts));
    // Monitoring may address the server by a host name that players do not use.
    const isForOperators = OPERATOR_ROUTES.includes(routeOptions.url ?? '');
    if (!isForOperators && !clients.isExpected(raw)) return refuse(reply, refusal('otherHost'));
    if (!SAFE_METHODS.includes(request.method) && !clients.isSameOrigin(raw))
      return refuse(reply, refusal('otherOrigin'));
    // By the matched route: the same path can be spelled in many ways.
    const { url = '', config } = routeOptions;
    if (!url.startsWith('/api/') && url !== '') return undefined;
    reply.header('cache-control', 'no-store');
    // The network pays first: looking up a cookie takes time.
    if (!(await requests.take([clients.network(raw)], config.cost))) return refuse(reply, { code: 'tooFast' });
    const from = { cookies: request.headers.cookie, secure: clients.isSecure(raw) };
    request.visit = await services.sessions.identify(readCookie(from.cookies, from.secure));
    request.player = request.visit?.player;
    request.device = services.devices.id({ ...from, session: request.visit?.session?.id });
    if (!(await requests.take(payers(request).slice(1), config.cost))) return refuse(reply, { code: 'tooFast' });
    return undefined;
  });
  app.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
    if (error instanceof DamagedLogError) return refuse(reply, refusal('damaged'));
    const status = error.statusCode ?? 500;
    if (status >= 500 && !services.isClosing())
      log.error({ route: request.routeOptions.url, error: error.message }, 'a request failed');
    return reply.code(status).send(status >= 500 ? refusal('serverError') : refusal('unreadableRequest', { status }));
  });

  refuseBanned(app, services);
  refuseElsewhere(app, services);
  operatorRoutes(app, options);
  const slower = (limit: RateLimit): preHandlerAsyncHookHandler => {
    return async (request, reply) => {
      if (await limit.take(payers(request))) return undefined;
      return refuse(reply, { code: 'tooFast' });
    };
  };
  const perDay = (name: string, most: number): RateLimit => services.bus.rateLimit(name, most, most / DAY_SECONDS);
  const guesses = slower(services.bus.rateLimit('guests', limits.guestBurst, limits.guestsPerSecond));
  const signIn = makeSignIn(services, clients);
  const guestsPerDay = slower(perDay('guestsPerDay', limits.guestsPerDay));
  playerRoutes(app, services, { signIn, clients, guesses, newGuests: [guesses, guestsPerDay] });
  const mails = slower(services.bus.rateLimit('mails', limits.mailBurst, limits.mailsPerSecond));
  const account = { signIn, clients, guesses, mails, publicUrl: options.publicUrl };
  accountRoutes(app, services, account);
  passkeyRoutes(app, services, account);
  mailLinkRoutes(app, services, account);
  exportRoute(app, services, charge);
  botRoutes(app, services, guesses);
  noticeRoutes(app, services, { guesses, mails });
  const newTables = [
    slower(services.bus.rateLimit('tables', limits.tableBurst, limits.tablesPerSecond)),
    slower(perDay('tablesPerDay', limits.tablesPerDay)),
  ];
  const kept = perDay('kilobytes', limits.kilobytesPerDay);
  const mayKeep: MayKeep = (request) => {
    const { body, headers } = request;
    // A body without a stated length may have been of any size.
    const stated = Number(headers['content-length'] ?? LARGEST_BODY);
    const bytes = typeof body === 'string' ? Buffer.byteLength(body) : stated;
    return kept.take(payers(request), Math.ceil(bytes / 1024));
  };
  const checks = slower(services.bus.rateLimit('checks', limits.checkBurst, limits.checksPerSecond));
  const inTurn = makeInTurn({ turns: services.turns, clients, charge });
  const network = ({ raw }: FastifyRequest): string => clients.network(raw);
  tableRoutes(app, services, { signIn, newTables, guesses, checks, mayKeep, network, inTurn });
  importRoute(app, services, { rates: [...newTables, checks], mayKeep, network });
  replayRoutes(app, services, inTurn);
  hintRoute(app, services, inTurn);
  companyRoutes(app, services, slower(services.bus.rateLimit('reports', limits.reportBurst, limits.reportsPerSecond)));
  moderationRoutes(app, services);
  const invitations = slower(services.bus.rateLimit('invitations', limits.inviteBurst, limits.invitesPerSecond));
  findingRoutes(app, services, { invitations, offers: newTables, network });
  recordRoutes(app, services, inTurn);
  tournamentRoutes(app, services, { newTables, sits: guesses, inTurn });
  servePages(app, services, pages);
  return app;
}

/** The headers that depend on how the client reached this server. */
function headersFor(clients: Clients, request: IncomingMessage, scripts: readonly string[]): Record<string, string> {
  const host = clients.host(request);
  const secure = clients.isSecure(request);
  // `data:` for connections as well: Chromium counts some images that a page generates as connections.
  const socket = HOST.test(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : '';
  const script = ["'self'", ...scripts].join(' ');
  return {
    'content-security-policy': `default-src 'self'; script-src ${script}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' data:${socket}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/** Any other GET is a route of the single-page application, which has its own page for unknown paths. */
function servePages(app: FastifyInstance, services: Services, pages: string | undefined): void {
  if (pages !== undefined) {
    const preloads = makePreloads(pages, services);
    app.addHook('onRequest', async ({ method, url }, reply) => {
      const link = method === 'GET' ? await preloads(pathOf(url) ?? '') : undefined;
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
    const path = pathOf(request.url);
    const page =
      pages !== undefined &&
      request.method === 'GET' &&
      path?.startsWith('/api/') === false &&
      !/\.\w+$/.test(request.url);
    return page ? reply.sendFile('index.html') : refuse(reply, { code: 'notFound' });
  });
}

/** The path of a request target; undefined if it is no address at all. */
function pathOf(url: string): string | undefined {
  const base = 'http://page';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}
