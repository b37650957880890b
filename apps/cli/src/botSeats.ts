import { type Bot, type BotName, createBot, describeUnknownBot, readBotName } from '@portolan/bots';
import type { OpenGame } from '@portolan/kernel';
import { UserError } from './errors.ts';
import { stdioBot } from './openBots/stdioBot.ts';

const EXEC = 'exec:';

/** A bot of ours, or the command that starts a program of somebody's own. */
export type BotSpec = BotName | `${typeof EXEC}${string}`;

/** `greedy,exec:python3 bot.py` as a list of bots. */
export function readBots(text: string): BotSpec[] {
  return text.split(',').map((part): BotSpec => {
    const spec = part.trim();
    const command = commandOf(spec);
    if (command !== undefined) return `${EXEC}${command}`;
    const read = readBotName(spec);
    if (!read.ok) throw new UserError(`--bots: ${describeUnknownBot(read.error)}, and exec:COMMAND`);
    return read.value;
  });
}

/** The command of a program, or undefined if it is none. */
export function commandOf(spec: string): string | undefined {
  if (!isExec(spec)) return undefined;
  const command = spec.slice(EXEC.length);
  if (command === '') throw new UserError('--bots: exec: needs a command');
  return command;
}

function isExec(spec: string): spec is `${typeof EXEC}${string}` {
  return spec.startsWith(EXEC);
}

/**
 * The bot at each seat in game number `index`: the list is repeated to fill the seats, then rotated by one seat per game,
 * so that each bot takes every seat once in as many games as there are seats.
 */
export function seatBots(names: readonly BotSpec[], players: number, index: number): BotSpec[] {
  if (names.length > players) throw new UserError(`--bots: ${names.length} bots for ${players} seats`);
  return Array.from({ length: players }, (_, seat) => names[((seat + index) % players) % names.length] ?? 'random');
}

/** The bots of a game by seat. `options`: as `readOptions` returned them. */
export function makeBots(specs: readonly BotSpec[], open: OpenGame, options: unknown): Bot[] {
  return specs.map((spec, seat) => {
    if (!isExec(spec)) return createBot(spec, open);
    return stdioBot({ command: spec.slice(EXEC.length), open, options, seat, seats: specs.length });
  });
}
