import { makeTestClock } from '@portolan/server/testing';
import { startHost } from '../host.ts';
import { readSettings } from '../settings.ts';

/**
 * The host program with a clock that stands still until the process that started it moves it on, by sending it a number
 * of milliseconds. Only tests start it: the real program has no way to another clock.
 */
const clock = makeTestClock(Number(process.argv[2]));
const server = await startHost(readSettings(process.env), clock);

process.on('message', (ms) => {
  clock.advance(Number(ms));
  process.send?.(clock.now());
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
console.log(`Portolan is at ${server.address}`);
