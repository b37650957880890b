import { fixedIds, makeTestClock } from '@portolan/server/testing';
import { startHost } from '../host.ts';
import { readSettings } from '../settings.ts';

/**
 * The host program for tests: `testMain.ts BASE [START]`. What it deals follows from `BASE`. With `START` it has a clock
 * that stands still until the process that started it moves it on, by sending it a number of milliseconds. Only tests
 * start it: the real program has no way to another clock or to chosen seeds.
 */
const [base = '', start] = process.argv.slice(2);
const clock = start === undefined ? undefined : makeTestClock(Number(start));
const server = await startHost(readSettings(process.env), {
  ids: fixedIds(base),
  ...(clock === undefined ? {} : { clock }),
});

process.on('message', (ms) => {
  clock?.advance(Number(ms));
  process.send?.(clock?.now());
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
console.log(`Portolan is at ${server.address}`);
