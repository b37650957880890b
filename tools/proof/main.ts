import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// As in the command line: before anything else is loaded, so that everything comes from the cache.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
const [{ forgiveClosedPipe, report }, { run }] = await Promise.all([
  import('@portolan/cli/toolkit'),
  import('./run.ts'),
]);

forgiveClosedPipe();
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => report('proof', error));
