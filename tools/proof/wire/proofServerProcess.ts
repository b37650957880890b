import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: a server that is killed so often must start fast.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const { serve } = await import('./proofServer.ts');
const [folder = '.'] = process.argv.slice(2);
await serve(folder);
