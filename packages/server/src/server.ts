import type { AddressInfo } from 'node:net';
import type { GamePackage } from '@portolan/kernel';
import { WebSocketServer } from 'ws';
import { type BotPool, makeBotPool } from './bots/botPool.ts';
import type { Bus } from './bus/bus.ts';
import { makeInProcessBroker } from './bus/inProcessBus.ts';
import { makeOutsideChecks } from './checks/outsideChecks.ts';
import { makeClients } from './clients.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { DEFAULT_LEASE_MS } from './cluster/nodes.ts';
import { makeSharedClock } from './cluster/sharedClock.ts';
import { DAY_MS, DEFAULT_LIFETIMES, type Lifetimes } from './expiry.ts';
import { makeGameRegistry } from './gameRegistry.ts';
import { type Health, makeHealth } from './health.ts';
import { makeApp } from './http/app.ts';
import { makeHttpClosing } from './httpClosing.ts';
import { type Ids, RANDOM_IDS } from './ids.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { makeServices, type NoticeParts } from './makeServices.ts';
import { addGauges, type GaugeSources, makeServerMetrics } from './metrics/serverMetrics.ts';
import { makeNoticeLinks } from './notices/noticeLinks.ts';
import { vapidKeys } from './notices/vapid.ts';
import { DEFAULT_SEASON_MONTHS, type SeasonMonths } from './ratings/season.ts';
import type { Services } from './services.ts';
import { serveSockets } from './sockets.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  readonly packages: readonly GamePackage[];
  /** Earlier versions of their rules, for tables that were started with them. */
  readonly released?: readonly GamePackage[];
  /** The server closes it when it stops, or could not start. */
  readonly store: Store;
  /** Signed the cookies from before there were sessions; must survive a restart. */
  readonly secret: string;
  /** A device is signed out when it has not been used for this long; a year by default. */
  readonly sessionMs?: number;
  readonly version: string;
  /** The host's worker script, which calls `runGameWorker`. */
  readonly workerScript: URL;
  readonly botThreads: number;
  readonly pages?: string;
  /** Proxies whose headers tell the client's address, protocol and host; those on this machine by default. */
  readonly trustedProxies?: readonly string[];
  /** The host names, with port, that this server answers to; any by default. */
  readonly allowedHosts?: readonly string[];
  /** The ids of the players who moderate; nobody by default. */
  readonly admins?: readonly string[];
  /** Logs every request. */
  readonly accessLog?: boolean;
  /** Whoever knows it can read `/metrics`. */
  readonly metricsToken?: string;
  /** How long the result of a check of the store counts for `/health`. */
  readonly healthFreshMs?: number;
  readonly limits?: Partial<Limits>;
  /** How long tables are kept. */
  readonly lifetimes?: Lifetimes;
  /** How many months a season of ratings has; 3 by default. */
  readonly seasonMonths?: SeasonMonths;
  /** The address under which players reach the server; links in messages begin with it. */
  readonly publicUrl?: string;
  /** Without it the server sends no mail; it is closed with the store. */
  readonly mailer?: Mailer;
  /** Whether push services and webhooks may be inside the network; for tests and closed networks. */
  readonly privateTargets?: boolean;
  readonly log: Log;
  readonly now?: () => number;
  /** The machine's clock by default. */
  readonly clock?: Clock;
  /** The processor time of the main thread, by which work is charged; the system's by default. */
  readonly threadMs?: () => number;
  readonly ids?: Ids;
  /** The other servers on the same store; without it this server is the only one. */
  readonly cluster?: ClusterOptions;
}

export interface ClusterOptions {
  /** The server closes it with the store. */
  readonly bus: Bus;
  /** A server that is silent for this long loses its matches to the others. */
  readonly leaseMs?: number;
  /** Bots that think in other processes; `local` are those of this one. Closing them closes `local`. */
  readonly bots?: (local: BotPool) => BotPool;
}

export interface RunningServer {
  readonly address: string;
  /** Everything it answers, such as `GET /api/tables/:id`: no list of routes has to be kept elsewhere. */
  readonly routes: readonly string[];
  /** Finishes pending work, then closes everything. */
  stop(): Promise<void>;
}

/** Connections that wait to be accepted. If there are more, clients try again after a second; the system may allow fewer. */
const BACKLOG = 4096;
/** No valid message is larger. */
const LARGEST_FRAME = 16 * 1024;
/** Push services require a contact address. */
const UNKNOWN_OPERATOR = 'mailto:operator@portolan.invalid';
export const DEFAULT_SESSION_MS = 365 * DAY_MS;
/** How long a stopping server waits for requests that are under way. */
const REQUESTS_MS = 2_000;

export async function startServer(options: ServerOptions, host: string, port: number): Promise<RunningServer> {
  const { log } = options;
  const metrics = makeServerMetrics();
  const store = metrics.timedStore(options.store);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { trustedProxies = ['loopback'], allowedHosts } = options;
  const clients = makeClients({ trustedProxies, allowedHosts });
  const { workerScript: script } = options;
  const { botThinkingMs: thinkingMs, botTimeoutMs: timeoutMs } = limits;
  const localBots = makeBotPool({ script, threads: options.botThreads, thinkingMs, timeoutMs });
  const bots = metrics.timedBots(options.cluster?.bots?.(localBots) ?? localBots);
  const { cluster } = options;
  const ownClock = options.clock ?? { ...SYSTEM_CLOCK, now: options.now ?? SYSTEM_CLOCK.now };
  const sharedClock = cluster && makeSharedClock(ownClock, store, log);
  const clock = sharedClock ?? ownClock;
  const { now } = clock;
  const bus = cluster?.bus ?? makeInProcessBroker().join('only');
  const services = makeServices({
    store,
    games: makeGameRegistry(options.packages, options.released),
    bots,
    checks: makeOutsideChecks({ script, timeoutMs: limits.checkTimeoutMs }),
    limits,
    lifetimes: options.lifetimes ?? DEFAULT_LIFETIMES,
    admins: options.admins ?? [],
    seasonMonths: options.seasonMonths ?? DEFAULT_SEASON_MONTHS,
    secret: options.secret,
    mailer: options.mailer,
    publicUrl: options.publicUrl,
    sessionMs: options.sessionMs ?? DEFAULT_SESSION_MS,
    log,
    metrics,
    ids: options.ids ?? RANDOM_IDS,
    now,
    clock,
    threadMs: options.threadMs,
    noticeParts: noticeParts(options),
    bus,
    cluster: sharedClock && { time: sharedClock, leaseMs: cluster?.leaseMs ?? DEFAULT_LEASE_MS },
  });
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    // Pongs count against the limits of the connection.
    autoPong: false,
  });
  const connections = (): number => webSockets.clients.size;
  const { version, pages, accessLog = false, metricsToken } = options;
  const health = makeHealth(store, options.healthFreshMs === undefined ? {} : { freshMs: options.healthFreshMs });
  if (metricsToken !== undefined) addGauges(metrics, gaugeSourcesOf(services, health, connections));
  let stopping = false;
  const routes: string[] = [];
  const app = makeApp({
    services,
    clients,
    version,
    connections,
    health,
    isStopping: () => stopping,
    accessLog,
    metricsToken,
    pages,
    publicUrl: options.publicUrl,
    onRoute: (route) => routes.push(route),
  });
  const closing = makeHttpClosing(app.server);
  const sockets = serveSockets({
    ...{ http: app.server, sockets: webSockets, services, clients },
    accessLog: accessLog ? log : undefined,
  });
  async function close(): Promise<void> {
    stopping = true;
    // What is being checked would keep requests waiting.
    await services.checks.close();
    await sockets.stop();
    await closing.within(REQUESTS_MS, () => app.close());
    await services.close();
    options.mailer?.close();
    await bus.close();
    await store.close();
  }

  try {
    await services.start();
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    // Otherwise it would go on beside the next one, with the same name: no lease could tell the two apart.
    await close();
    throw error;
  }
  // Nobody has to wait until all bots are thinking again.
  services.background(services.matches.resume);
  services.background(services.tournaments.resume);
  const { address, port: bound } = app.server.address() as AddressInfo;
  log.info({ port: bound, version }, 'open');
  return {
    address: `http://${address.includes(':') ? 'localhost' : address}:${bound}`,
    routes,
    async stop() {
      log.info({ connections: connections() }, 'closing');
      await close();
      log.info({}, 'closed');
    },
  };
}

function noticeParts({ secret, publicUrl, mailer, privateTargets = false }: ServerOptions): NoticeParts {
  const subject = publicUrl?.startsWith('https:') ? publicUrl : UNKNOWN_OPERATOR;
  return {
    mailer,
    links: makeNoticeLinks(secret, publicUrl),
    vapid: vapidKeys(secret, subject),
    posting: { privateTargets },
  };
}

function gaugeSourcesOf({ store, matches }: Services, health: Health, connections: () => number): GaugeSources {
  return {
    connections,
    tables: () =>
      Promise.all(
        (['gathering', 'running'] as const).map(async (status) => ({
          labels: { status },
          value: await store.countTables({ statuses: [status] }),
        })),
      ),
    matchesInMemory: matches.size,
    notices: async () =>
      Object.entries(await store.countNotices()).map(([state, value]) => ({ labels: { state }, value })),
    writable: () => (health.last() === undefined ? 1 : 0),
  };
}
