import { appendFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Must precede all other imports; a server that is killed this often has to start fast.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const { serveCluster } = await import('./clusterServer.ts');
const [database = '', redis = '', node = '', history = ''] = process.argv.slice(2);
await serveCluster({ database, redis, node, written: (line) => appendFileSync(history, `${line}\n`) });
