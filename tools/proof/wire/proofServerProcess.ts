import { serve } from './proofServer.ts';

/** `ahead`: by how many milliseconds its clock is ahead of that of the machine. */
const [folder = '.', ahead = '0'] = process.argv.slice(2);
await serve(folder, { now: () => Date.now() + Number(ahead) });
