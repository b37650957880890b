import { type ChangeWeight, fail, type OpenGame, ok, type Result } from '@portolan/kernel';
import type { Bot } from './bot.ts';
import { advised, bosun, cabinBoy, LEVELS, searching, versionOfPlay } from './levels.ts';
import { randomBot } from './random.ts';

/** Every bot by name: those for reference, then the levels from weak to strong. */
export const BOT_NAMES = ['random', 'greedy', 'rollout', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

const FACTORIES: Readonly<Record<BotName, (open: OpenGame, change?: ChangeWeight) => Bot>> = {
  random: () => randomBot(),
  greedy: (open, change) => advised('greedy', open, change),
  rollout: (open, change) => searching('rollout', open, change),
  cabinBoy: (open, change) => cabinBoy(open, change),
  bosun: (open, change) => bosun(open, change),
  master: (open, change) => searching('master', open, change),
  admiral: (open, change) => searching('admiral', open, change),
};

export interface UnknownBot {
  readonly name: string;
  readonly allowed: readonly BotName[];
}

export function readBotName(name: string): Result<BotName, UnknownBot> {
  const known = BOT_NAMES.find((one) => one === name);
  return known === undefined ? fail({ name, allowed: BOT_NAMES }) : ok(known);
}

export interface BotOptions {
  /** Changes the weights of the advice that the bot follows: another player of the same school. */
  readonly change?: ChangeWeight;
}

/** A bot serves one seat of one game, so it may keep what that seat saw. */
export function createBot(name: BotName, open: OpenGame, { change }: BotOptions = {}): Bot {
  return FACTORIES[name](open, change);
}

/** Changes whenever the bot may play differently with the same rules, advice, value and number of seats. */
export function botVersion(name: BotName, open: OpenGame, seats: number): string {
  return versionOfPlay(name, open, seats);
}

export function describeUnknownBot(fault: UnknownBot): string {
  return `unknown bot '${fault.name}'; known bots: ${fault.allowed.join(', ')}`;
}
