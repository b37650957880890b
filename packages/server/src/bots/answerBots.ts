import { parentPort } from 'node:worker_threads';
import { createBot, readBotName, seatTable } from '@portolan/bots';
import { describeFault, type GamePackage, rngFromSeed } from '@portolan/kernel';
import { makeCatalogue } from '../catalogue.ts';
import type { BotQuestion, BotReply } from './botPool.ts';

/** Answers questions in a worker thread. The host's worker script hands in the games. */
export function answerBots(packages: readonly GamePackage[]): void {
  const catalogue = makeCatalogue(packages);
  const port = parentPort;
  if (port === null) throw new Error('bots answer in a worker thread only');
  port.on('message', ({ job, question }: { job: number; question: BotQuestion }) => {
    let reply: BotReply;
    try {
      reply = { job, move: choose(question) };
    } catch (error) {
      reply = { job, problem: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(reply);
  });

  function choose(question: BotQuestion): string {
    const open = catalogue.open(question.game, question.components);
    if (!open.ok) throw new Error(describeFault(open.error));
    const name = readBotName(question.bot);
    if (!name.ok) throw new Error(`unknown bot ${question.bot}`);
    const { game } = open.value;
    const table = seatTable(game, question.seat, () => question.state);
    return game.writeMove(createBot(name.value, open.value).choose(table, rngFromSeed(question.seed)));
  }
}
