import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node would strip the types of every file anew each time; kept, they start four times as fast. What is imported
// statically would be loaded before this line.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const [{ forgiveClosedPipe, report }, { run }] = await Promise.all([import('./report.ts'), import('./run.ts')]);

forgiveClosedPipe();
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => report('portolan', error));
