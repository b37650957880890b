import { serve } from './proofServer.ts';

const [folder = '.'] = process.argv.slice(2);
await serve(folder, { privateTargets: true });
