import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { DEFAULT_LIMITS, makeBotPool, makeLog } from '@portolan/server';
import { startBotWorker } from '@portolan/server/redis';
import { FAULTY_REDIS_URL, isRedisUrl, readRedisPrefix, SettingsError } from './settings.ts';

const ALIVE_MS = 1_000;

/** A process whose bots think for all servers with the same `REDIS_URL` and `REDIS_PREFIX`. */
const { REDIS_URL: url = '', REDIS_PREFIX, BOT_THREADS, ALIVE_FILE } = process.env;
if (!isRedisUrl(url)) stopWith(FAULTY_REDIS_URL);
const prefix = prefixOf(REDIS_PREFIX);
const threads = BOT_THREADS === undefined ? availableParallelism() : Number(BOT_THREADS);
if (!Number.isInteger(threads) || threads < 1 || threads > 256)
  stopWith(`BOT_THREADS must be a number from 1 to 256, not '${BOT_THREADS}'`);
if (ALIVE_FILE !== undefined && ALIVE_FILE !== '') touchAliveFile(ALIVE_FILE);

const { botThinkingMs: thinkingMs, botTimeoutMs: timeoutMs } = DEFAULT_LIMITS;
const script = new URL('./gameWorker.ts', import.meta.url);
const worker = startBotWorker({
  url,
  prefix,
  threads,
  bots: makeBotPool({ script, threads, thinkingMs, timeoutMs }),
  log: makeLog((line) => process.stderr.write(line), Date.now),
});
console.log(`Portolan's bots think in ${threads} ${threads === 1 ? 'thread' : 'threads'}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void worker.close().finally(() => process.exit(0)));

/**
 * Writes a file every second for as long as this process does anything, so that whatever supervises it can tell. Not the sign of life in Redis:
 * all workers write the same one, and while Redis is away a restart is no help.
 */
function touchAliveFile(file: string): void {
  try {
    writeFileSync(file, now());
  } catch (error) {
    stopWith(`ALIVE_FILE cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  setInterval(() => {
    try {
      writeFileSync(file, now());
    } catch {
      // A full disk is no reason to stop; if it lasts, the supervisor decides.
    }
  }, ALIVE_MS).unref();
}

function now(): string {
  return new Date().toISOString();
}

function prefixOf(text: string | undefined): string {
  try {
    return readRedisPrefix(text);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return stopWith(error.message);
  }
}

function stopWith(problem: string): never {
  console.error(problem);
  process.exit(2);
}
