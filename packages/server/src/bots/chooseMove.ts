import { createBot, readBotName, seatTable } from '@portolan/bots';
import { describeFault, rngFromSeed } from '@portolan/kernel';
import { PROTOCOL_PROBLEMS } from '@portolan/protocol';
import type { GameRegistry } from '../gameRegistry.ts';
import { componentsId } from '../ids.ts';
import type { BotJob } from './botPool.ts';
import type { SeatBots } from './seatBots.ts';

/** What a bot thread works with. */
export interface BotDesk {
  readonly games: GameRegistry;
  readonly bots: SeatBots;
}

/** The move that a bot chooses, in notation. Throws if it cannot. */
export async function chooseMove({ games, bots }: BotDesk, question: BotJob, signal: AbortSignal): Promise<string> {
  const { game: id, match, rulesVersion, components, bot, seat, state, seed, milliseconds } = question;
  const own = components === undefined ? undefined : { id: componentsId(components), data: components };
  const open = games.open(id, own, rulesVersion);
  if (!open.ok) throw new Error(describeFault(open.error, PROTOCOL_PROBLEMS));
  const name = readBotName(bot);
  if (!name.ok) throw new Error(`unknown bot ${bot}`);
  const { game } = open.value;
  const table = seatTable(game, seat, () => state);
  const kept = bots.of({ match, seat, bot }, () => createBot(name.value, open.value));
  const { move } = await kept.choose(table, { rng: rngFromSeed(seed), milliseconds, signal });
  return game.writeMove(move);
}
