import { serveCluster } from './clusterServer.ts';

/** Few, so that memory is as full after minutes as after days. */
const KEPT_MATCHES = 200;

const [database = '', redis = '', node = '', prefix = ''] = process.argv.slice(2);
await serveCluster({ database, redis, node, prefix, limits: { keptMatches: KEPT_MATCHES } });
