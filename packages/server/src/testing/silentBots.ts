import { startBotWorker } from '../bots/botWorker.ts';
import { makeLog } from '../log.ts';

/** A bot worker whose bots never answer, in a process that can be killed or suspended while it has a question. */
const [url = '', prefix = ''] = process.argv.slice(2);
startBotWorker({
  ...{ url, prefix, threads: 1 },
  log: makeLog(() => undefined, Date.now),
  bots: {
    ask({ seed }) {
      process.send?.(seed);
      return new Promise(() => undefined);
    },
    close: async () => undefined,
  },
});
// It ends with the test that started it.
process.on('disconnect', () => process.exit());
