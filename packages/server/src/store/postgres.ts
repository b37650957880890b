import { copyDatabase } from './copyDatabase.ts';
import { makePostgresClient } from './postgresClient.ts';
import { openPool, type PostgresOptions } from './postgresDatabase.ts';
import { run } from './sql.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/**
 * The store in a PostgreSQL database, which several processes can share. The URL is that of the primary server: a replica
 * may lag behind what was acknowledged.
 */
export async function openPostgresStore(url: string, options?: PostgresOptions): Promise<Store> {
  const client = makePostgresClient(await openPool(url, options));
  return {
    ...sqlStore(client),
    async time() {
      const row = await client.one('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now');
      return Number(row?.now);
    },
    // Its value does not change, but the row is written.
    checkWritable: () => client.write(() => run('UPDATE schema_version SET version = version')),
    backup: async (file) => void (await copyDatabase(url, file)),
    close: () => client.close(),
  };
}
