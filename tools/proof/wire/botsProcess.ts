import { appendFileSync } from 'node:fs';
import { DEFAULT_LIMITS, makeBotPool, makeLog } from '@portolan/server';
import { startBotWorker } from '@portolan/server/redis';
import { heardBots } from './heardBots.ts';

const [url = '', history = ''] = process.argv.slice(2);
const { botThinkingMs: thinkingMs, botTimeoutMs: timeoutMs } = DEFAULT_LIMITS;
const threads = 1;
const script = new URL('./gameWorker.ts', import.meta.url);
const worker = startBotWorker({
  url,
  threads,
  bots: heardBots(makeBotPool({ script, threads, thinkingMs, timeoutMs }), (line) =>
    appendFileSync(history, `${JSON.stringify(line)}\n`),
  ),
  // The check itself reports what it breaks on purpose.
  log: makeLog(() => undefined, Date.now),
});
process.once('SIGTERM', () => void worker.close().finally(() => process.exit(0)));
process.send?.('started');
