import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Must precede all other imports; a server that is killed this often has to start fast.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const { serve } = await import('./proofServer.ts');
const [folder = '.'] = process.argv.slice(2);
await serve(folder);
