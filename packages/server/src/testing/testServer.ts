import { ferry } from '@portolan/match/testing';
import { type Limits, type Log, openSqliteStore, type RunningServer, startServer } from '../index.ts';
import type { ServerOptions } from '../server.ts';

/** Tests send more per second than people do. */
const NO_LIMITS: Partial<Limits> = {
  messageBurst: 100_000,
  messagesPerSecond: 100_000,
  networkMessageBurst: 1_000_000,
  networkMessagesPerSecond: 1_000_000,
  faultBurst: 100_000,
  faultsPerSecond: 100_000,
  connectionBurst: 100_000,
  connectionsPerSecond: 100_000,
  requestBurst: 100_000,
  requestsPerSecond: 100_000,
  guestBurst: 100_000,
  guestsPerSecond: 100_000,
  guestsPerDay: 100_000,
  tableRequestBurst: 100_000,
  tableRequestsPerSecond: 100_000,
  chatBurst: 100_000,
  chatsPerSecond: 100_000,
  watchBurst: 100_000,
  watchesPerSecond: 100_000,
  mailBurst: 100_000,
  mailsPerSecond: 100_000,
  mailsToOneBurst: 100_000,
  mailsToOnePerSecond: 100_000,
  tableBurst: 100_000,
  tablesPerSecond: 100_000,
  tablesPerDay: 100_000,
  kilobytesPerDay: 10_000_000,
  missBurst: 100_000,
  missesPerSecond: 100_000,
  sitBurst: 100_000,
  sitsPerSecond: 100_000,
  networkSitBurst: 100_000,
  networkSitsPerSecond: 100_000,
  networkTables: 100_000,
  reportBurst: 100_000,
  reportsPerSecond: 100_000,
  inviteBurst: 100_000,
  invitesPerSecond: 100_000,
  checkBurst: 100_000,
  checksPerSecond: 100_000,
  importsPerNetwork: 100,
  importsAtOnce: 100,
  lobbyIntervalMs: 5,
  // On a busy machine even a few steps exceed a share of the time.
  stepsShare: Number.POSITIVE_INFINITY,
};

export interface Logged {
  readonly log: Log;
  /** The logged errors. */
  readonly errors: string[];
}

export function listeningLog(): Logged {
  const errors: string[] = [];
  return {
    errors,
    log: {
      info: () => undefined,
      error: (fields, message) => void errors.push(`${message} ${JSON.stringify(fields)}`),
    },
  };
}

export interface TestServer extends RunningServer {
  readonly errors: readonly string[];
}

/** A real server, with a store in memory unless one is given; port 0 is any that is free. */
export async function openTestServer(options: Partial<ServerOptions> = {}, port = 0): Promise<TestServer> {
  const { log, errors } = listeningLog();
  const server = await startServer(
    {
      packages: [ferry],
      store: openSqliteStore(':memory:'),
      secret: 'a secret for tests',
      version: '0.0.0',
      workerScript: new URL('./ferryWorker.ts', import.meta.url),
      botThreads: 1,
      log,
      ...options,
      limits: { ...NO_LIMITS, ...options.limits },
    },
    '127.0.0.1',
    port,
  );
  return { ...server, errors };
}
