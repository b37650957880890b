import { availableParallelism } from 'node:os';
import { DEFAULT_LIMITS, makeBotPool, makeLog } from '@portolan/server';
import { startBotWorker } from '@portolan/server/redis';
import { FAULTY_REDIS_URL, isRedisUrl } from './settings.ts';

/** A process whose bots think for all servers with the same `REDIS_URL`. */
const { REDIS_URL: url = '', BOT_THREADS } = process.env;
if (!isRedisUrl(url)) stopWith(FAULTY_REDIS_URL);
const threads = BOT_THREADS === undefined ? availableParallelism() : Number(BOT_THREADS);
if (!Number.isInteger(threads) || threads < 1 || threads > 256)
  stopWith(`BOT_THREADS must be a number from 1 to 256, not '${BOT_THREADS}'`);

const { botThinkingMs: thinkingMs, botTimeoutMs: timeoutMs } = DEFAULT_LIMITS;
const script = new URL('./gameWorker.ts', import.meta.url);
const worker = startBotWorker({
  url,
  threads,
  bots: makeBotPool({ script, threads, thinkingMs, timeoutMs }),
  log: makeLog((line) => process.stderr.write(line), Date.now),
});
console.log(`Portolan's bots think in ${threads} ${threads === 1 ? 'thread' : 'threads'}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void worker.close().finally(() => process.exit(0)));

function stopWith(problem: string): never {
  console.error(problem);
  process.exit(2);
}
