import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { copyDatabase } from './copyDatabase.ts';
import { makePostgresClient } from './postgresClient.ts';
import { makePool, POOL_CONNECTIONS } from './postgresDatabase.ts';
import { type MigrateOptions, migrate } from './postgresMigration.ts';
import { watchForSilence } from './postgresSilence.ts';
import { run } from './sql.ts';
import { leaseStore } from './sqlLeases.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/**
 * A busy server is not a dead one: its heartbeats, and the time they are stamped with, do not queue behind its moves. If
 * there is no answer, a new connection is tried in time for a beat before the lease is over (`cluster/nodes.ts`): one that
 * has died without a word costs no server its tables.
 */
const PULSE = { connections: 1, longestQueryMs: 1_000 };
/** Nor does the probe that checks whether it answers at all. */
const PROBE = { connections: 1 };
const CLAIM_CONNECTIONS = 1;
/** Of a server, at most: those of its store, and that of its claim to the database. */
export const POSTGRES_CONNECTIONS = POOL_CONNECTIONS + PULSE.connections + PROBE.connections + CLAIM_CONNECTIONS;

/**
 * The store in a PostgreSQL database, which several processes can share. The URL is that of the primary server: a replica
 * may lag behind what was acknowledged.
 */
export async function openPostgresStore(url: string, options: MigrateOptions = {}): Promise<Store> {
  await migrate(url, options);
  const sockets = new Set<Socket>();
  const client = makePostgresClient(makePool(url, { sockets }));
  const pulse = makePostgresClient(makePool(url, { ...PULSE, sockets }));
  const probe = makePostgresClient(makePool(url, { ...PROBE, sockets }));
  const { beatNode, removeNode } = leaseStore(pulse);
  let endWatch: (() => void) | undefined;
  /**
   * A query may take long if the database answers others meanwhile. If it does not, all that wait fail at once: with
   * connections that nobody has broken, a server would keep its pages, and its tables without their bots, for half a minute.
   */
  function watch(): () => void {
    return watchForSilence({
      ask: () => probe.one('SELECT 1 AS here'),
      onSilence() {
        for (const socket of sockets) socket.destroy();
      },
    });
  }
  const checked = `check ${randomUUID()}`;
  return {
    ...sqlStore(client),
    beatNode(node, at) {
      // Only on a server that others can replace.
      endWatch ??= watch();
      return beatNode(node, at);
    },
    removeNode,
    async time() {
      const row = await pulse.one('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now');
      return Number(row?.now);
    },
    // A row that no other server reads or waits for.
    checkWritable: () =>
      client.write(function* () {
        yield* run('INSERT INTO node (id, beats) VALUES (?, 0)', checked);
        yield* run('DELETE FROM node WHERE id = ?', checked);
      }),
    backup: async (file) => void (await copyDatabase(url, file)),
    async close() {
      await Promise.all([client.close(), pulse.close()]);
      endWatch?.();
      await probe.close();
    },
  };
}
