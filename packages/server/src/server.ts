import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GamePackage } from '@portolan/kernel';
import { WebSocketServer } from 'ws';
import { makeBotPool } from './bots/botPool.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeApp } from './http/app.ts';
import { makeIdentity } from './identity.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { Log } from './log.ts';
import { makeServices, type Services } from './services.ts';
import { serveSockets } from './sockets.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  readonly packages: readonly GamePackage[];
  readonly store: Store;
  /** Signs the cookies; must outlast a restart. */
  readonly secret: string;
  readonly version: string;
  /** The host's worker script for bots. */
  readonly botScript: URL;
  readonly botThreads: number;
  readonly pages?: string;
  readonly limits?: Partial<Limits>;
  readonly log: Log;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly address: string;
  readonly services: Services;
  /** Lets what is under way finish, then closes everything. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions, host: string, port: number): Promise<RunningServer> {
  const now = options.now ?? Date.now;
  const identity = makeIdentity(options.secret);
  const bots = makeBotPool(options.botScript, options.botThreads);
  const services = makeServices({
    store: options.store,
    catalogue: makeCatalogue(options.packages),
    bots,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    log: options.log,
    now,
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024, perMessageDeflate: false });
  const app = makeApp({
    services,
    identity,
    version: options.version,
    connections: () => sockets.clients.size,
    pages: options.pages,
  });
  await app.listen({ host, port });
  const stopSockets = serveSockets(app.server as Server, sockets, services, identity);
  await services.keeper.resume();
  const { address, port: bound } = app.server.address() as AddressInfo;
  return {
    address: `http://${address.includes(':') ? 'localhost' : address}:${bound}`,
    services,
    async stop() {
      stopSockets();
      await app.close();
      await services.keeper.close();
      await options.store.close();
    },
  };
}
