import {
  type ArenaMatch,
  type ArenaResult,
  type Bot,
  createBot,
  describeUnknownBot,
  playGame,
  readBotName,
  shake,
} from '@portolan/bots';
import { describeFault, type OpenGame, type Outcome, rngFromSeed } from '@portolan/kernel';
import { commandOf } from '../botSeats.ts';
import { UserError } from '../errors.ts';
import { isStdioBot, stdioBot, tellStdioBots } from '../openBots/stdioBot.ts';
import { type ChosenGame, openGame } from '../openGame.ts';
import { versionsOf } from './versions.ts';

const SHAKEN = 'shaken:';
const STRENGTH = 0.35;
const LINEAR = 'linear:';

/**
 * `greedy`, or `shaken:greedy`: the same bot with each weight of its advice multiplied by e^(0.35 N); or `linear:admiral`:
 * the same bot without the game's net.
 */
export function arenaBot(spec: string, open: OpenGame, seed: string): Bot {
  if (spec.startsWith(LINEAR)) return arenaBot(spec.slice(LINEAR.length), withoutNet(open), seed);
  const shaken = spec.startsWith(SHAKEN);
  const name = readBotName(shaken ? spec.slice(SHAKEN.length) : spec);
  if (!name.ok) throw new UserError(`--bots: ${describeUnknownBot(name.error)}`);
  return createBot(name.value, open, shaken ? { change: shake(rngFromSeed(seed), STRENGTH) } : {});
}

function withoutNet({ foresight, ...open }: OpenGame): OpenGame {
  if (foresight === undefined) return open;
  const { net: _net, ...rest } = foresight;
  return { ...open, foresight: rest };
}

const games = new Map<string, ChosenGame>();

function opened(id: string): ChosenGame {
  const game = games.get(id) ?? openGame(id);
  games.set(id, game);
  return game;
}

/** The same match gives the same result, but for the time. */
export async function playArenaMatch(match: ArenaMatch): Promise<ArenaResult> {
  const open = opened(match.game);
  const options = open.game.readOptions(match.options);
  if (!options.ok) throw new UserError(`--options: ${describeFault(options.error, open.entry.package.problems)}`);
  const bots = match.bots.map((spec, seat) => {
    const command = commandOf(spec);
    if (command === undefined) return arenaBot(spec, open, `${match.seed}/shaken/${seat}`);
    return stdioBot({ command, open, options: options.value, seat, seats: match.bots.length });
  });
  const start = process.threadCpuUsage();
  const played = { game: open.game, options: options.value, seed: match.seed, bots };
  const { outcome, decisions } = await playGame(played, tellStdioBots(bots));
  const { user, system } = process.threadCpuUsage(start);
  for (const program of bots.filter(isStdioBot)) program.over({ outcome });
  const ms = Math.round((user + system) / 1000);
  const versions = await versionsOf(open, match.bots, match.bots.length);
  return { ...match, versions, ...resultOf(outcome), decisions, ms };
}

function resultOf({ scores, places, rivals }: Outcome): Pick<ArenaResult, 'scores' | 'places' | 'rivals'> {
  if (rivals === undefined) return { scores, places };
  return { scores, places, rivals: rivals.map(({ name, score, place }) => ({ name, score, place })) };
}
