import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node strips the types of every file at each start; with the compile cache it starts four times as fast. The imports
// are dynamic because static ones would be loaded before this line.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const [{ forgiveClosedPipe, report }, { run }] = await Promise.all([import('./report.ts'), import('./run.ts')]);

forgiveClosedPipe();
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => report('portolan', error));
