import { type Bot, type BotName, createBot, describeUnknownBot, readBotName } from '@portolan/bots';
import type { OpenGame } from '@portolan/kernel';
import { UserError } from './errors.ts';

/** `greedy,random` as a list of names. */
export function readBots(text: string): BotName[] {
  return text.split(',').map((name) => {
    const read = readBotName(name.trim());
    if (!read.ok) throw new UserError(`--bots: ${describeUnknownBot(read.error)}`);
    return read.value;
  });
}

/**
 * The bot at each seat in game number `index`: the list is repeated to fill the seats, then rotated by one seat per game,
 * so that each bot takes every seat once in as many games as there are seats.
 */
export function seatBots(names: readonly BotName[], players: number, index: number): BotName[] {
  if (names.length > players) throw new UserError(`--bots: ${names.length} bots for ${players} seats`);
  return Array.from({ length: players }, (_, seat) => names[((seat + index) % players) % names.length] ?? 'random');
}

export function makeBots(names: readonly BotName[], open: OpenGame): Bot[] {
  return names.map((name) => createBot(name, open));
}
