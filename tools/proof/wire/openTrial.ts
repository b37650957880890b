import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rng } from '@portolan/kernel';
import { type PostgresOptions, startPostgres, startRedis } from '@portolan/server/testing';
import { ClusterTrial } from './clusterTrial.ts';

export interface OpenTrial {
  readonly trial: ClusterTrial;
  close(): Promise<void>;
}

/** A trial with a PostgreSQL and a Redis of its own. */
export async function openTrial(servers: number, rng: Rng, postgresOptions: PostgresOptions = {}): Promise<OpenTrial> {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-trial-'));
  const history = join(folder, 'history');
  const leap = join(folder, 'leap');
  writeFileSync(history, '');
  writeFileSync(leap, '0');
  const postgres = await startPostgres({ flush: true, ...postgresOptions });
  const redis = await startRedis();
  const trial = await ClusterTrial.open({ postgres, redis, history, leap, rng }, servers);
  return {
    trial,
    async close() {
      await trial.close();
      await redis.stop();
      await postgres.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
