import type { AddressInfo } from 'node:net';
import type { GamePackage } from '@portolan/kernel';
import { WebSocketServer } from 'ws';
import { makeBotPool } from './bots/botPool.ts';
import { makeClients } from './clients.ts';
import { makeGameRegistry } from './gameRegistry.ts';
import { makeApp } from './http/app.ts';
import { makeIdentity } from './identity.ts';
import { type Ids, RANDOM_IDS } from './ids.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { Log } from './log.ts';
import { makeServices } from './services.ts';
import { serveSockets } from './sockets.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  readonly packages: readonly GamePackage[];
  /** Earlier versions of their rules, for tables that were started with them. */
  readonly released?: readonly GamePackage[];
  /** The server closes it when it stops. */
  readonly store: Store;
  /** Signs the cookies; must survive a restart. */
  readonly secret: string;
  readonly version: string;
  /** The host's worker script for bots. */
  readonly botScript: URL;
  readonly botThreads: number;
  readonly pages?: string;
  /** Proxies whose headers tell the client's address, protocol and host; those on this machine by default. */
  readonly trustedProxies?: readonly string[];
  /** The host names, with port, that this server answers to; any by default. */
  readonly allowedHosts?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly log: Log;
  readonly now?: () => number;
  readonly ids?: Ids;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes pending work, then closes everything. */
  stop(): Promise<void>;
}

/** No valid message is larger. */
const LARGEST_FRAME = 16 * 1024;

export async function startServer(options: ServerOptions, host: string, port: number): Promise<RunningServer> {
  const { store, log } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const identity = makeIdentity(options.secret);
  const { trustedProxies = ['loopback'], allowedHosts } = options;
  const clients = makeClients({ trustedProxies, allowedHosts });
  const bots = makeBotPool({
    script: options.botScript,
    threads: options.botThreads,
    timeoutMs: limits.botTimeoutMs,
  });
  const services = makeServices({
    store,
    games: makeGameRegistry(options.packages, options.released),
    bots,
    limits,
    log,
    ids: options.ids ?? RANDOM_IDS,
    now: options.now ?? Date.now,
  });
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    // Pongs count against the limits of the connection.
    autoPong: false,
  });
  const connections = (): number => webSockets.clients.size;
  const { version, pages } = options;
  const app = makeApp({ services, identity, clients, version, connections, pages });
  const sockets = serveSockets({ http: app.server, sockets: webSockets, services, identity, clients });
  await app.listen({ host, port });
  await services.matches.resume();
  const { address, port: bound } = app.server.address() as AddressInfo;
  log.info({ port: bound, version }, 'open');
  return {
    address: `http://${address.includes(':') ? 'localhost' : address}:${bound}`,
    async stop() {
      log.info({ connections: connections() }, 'closing');
      await sockets.stop();
      await app.close();
      await services.close();
      await store.close();
      log.info({}, 'closed');
    },
  };
}
