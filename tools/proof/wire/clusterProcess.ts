// First: the others must not have seen another clock.
import './movableClock.ts';

import { appendFileSync, readFileSync } from 'node:fs';
import { laterMigrations } from '@portolan/server/testing';
import { serveCluster } from './clusterServer.ts';

/** Little, so that the pages of a check soon have left too much unread. */
const UNREAD = 200_000;

const [database = '', redis = '', node = '', history = '', leap = '', version = '', additions = ''] =
  process.argv.slice(2);
await serveCluster({
  database,
  redis,
  node,
  limits: { unread: UNREAD },
  version,
  migrations: laterMigrations(Number(additions)),
  tell: (line) => appendFileSync(history, `${line}\n`),
  leaptMs: () => Number(readFileSync(leap, 'utf8')),
});
