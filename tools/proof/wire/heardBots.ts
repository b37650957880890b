import { createHash } from 'node:crypto';
import type { BotPool } from '@portolan/server';
import type { Asked } from './history.ts';

/** Tells what bots are asked, wherever they think: the same question should come once. */
export function heardBots(bots: BotPool, tell: (line: Asked) => void): BotPool {
  return {
    ask(question, signal) {
      const { match, seat, seed, state } = question;
      // Somebody who goes back brings about another question with the same seed.
      const hash = createHash('sha1')
        .update(JSON.stringify([match, seat, seed, state]))
        .digest('base64');
      tell({ kind: 'asked', question: hash });
      return bots.ask(question, signal);
    },
    close: () => bots.close(),
  };
}
