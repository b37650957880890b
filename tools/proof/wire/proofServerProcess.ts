import type { ClockCommand } from './movableClock.ts';
import { serve } from './proofServer.ts';

/** `ahead`: by how many milliseconds its clock is ahead of that of the machine. */
const [folder = '.', ahead = '0'] = process.argv.slice(2);
let offByMs = Number(ahead);
process.on('message', (word: ClockCommand | string) => {
  if (typeof word === 'object') offByMs = word.offByMs;
});
await serve(folder, { now: () => Date.now() + offByMs });
