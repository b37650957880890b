import { parentPort } from 'node:worker_threads';
import { createBot, readBotName, seatTable } from '@portolan/bots';
import { describeFault, type GamePackage, rngFromSeed } from '@portolan/kernel';
import { PROTOCOL_PROBLEMS } from '@portolan/protocol';
import { makeGameRegistry } from '../gameRegistry.ts';
import { componentsId } from '../ids.ts';
import type { BotQuestion, BotReply } from './botPool.ts';

/** Chooses moves for bots in a worker thread. The host's worker script passes in the games. */
export function answerBots(packages: readonly GamePackage[], released: readonly GamePackage[] = []): void {
  const games = makeGameRegistry(packages, released);
  const port = parentPort;
  if (port === null) throw new Error('answerBots must be called in a worker thread');
  port.on('message', (question: BotQuestion) => port.postMessage(replyTo(question)));

  function replyTo(question: BotQuestion): BotReply {
    try {
      return { move: choose(question) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }

  function choose({ game: id, rulesVersion, components, bot, seat, state, seed }: BotQuestion): string {
    const own = components === undefined ? undefined : { id: componentsId(components), data: components };
    const open = games.open(id, own, rulesVersion);
    if (!open.ok) throw new Error(describeFault(open.error, PROTOCOL_PROBLEMS));
    const name = readBotName(bot);
    if (!name.ok) throw new Error(`unknown bot ${bot}`);
    const { game } = open.value;
    const table = seatTable(game, seat, () => state);
    return game.writeMove(createBot(name.value, open.value).choose(table, rngFromSeed(seed)));
  }
}
