import { fail, type OpenGame, ok, type Result } from '@portolan/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** Every bot by name, from weak to strong. */
export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

const FACTORIES: Readonly<Record<BotName, (open: OpenGame) => Bot>> = {
  random: () => randomBot(),
  greedy: (open) => greedyBot(open.advice),
};

export interface UnknownBot {
  readonly name: string;
  readonly allowed: readonly BotName[];
}

export function readBotName(name: string): Result<BotName, UnknownBot> {
  const known = BOT_NAMES.find((one) => one === name);
  return known === undefined ? fail({ name, allowed: BOT_NAMES }) : ok(known);
}

/** A bot serves one seat of one game at a time, so it may keep state. */
export function createBot(name: BotName, open: OpenGame): Bot {
  return FACTORIES[name](open);
}

export function describeUnknownBot(fault: UnknownBot): string {
  return `unknown bot '${fault.name}'; known bots: ${fault.allowed.join(', ')}`;
}
