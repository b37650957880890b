import { appendFileSync } from 'node:fs';
import { serveCluster } from './clusterServer.ts';

const [database = '', redis = '', node = '', history = ''] = process.argv.slice(2);
await serveCluster({ database, redis, node, written: (line) => appendFileSync(history, `${line}\n`) });
