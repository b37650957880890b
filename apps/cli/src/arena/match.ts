import { type ArenaMatch, type ArenaResult, playGame } from '@portolan/bots';
import type { Outcome } from '@portolan/kernel';
import { commandOf } from '../botSeats.ts';
import { closeStdioBots, isStdioBot, stdioBot, tellStdioBots } from '../openBots/stdioBot.ts';
import { acceptOptions, type ChosenGame, openGame } from '../openGame.ts';
import { arenaBot } from './bots.ts';
import { versionsOf } from './versions.ts';

const games = new Map<string, ChosenGame>();

function opened(id: string): ChosenGame {
  const game = games.get(id) ?? openGame(id);
  games.set(id, game);
  return game;
}

/** The same match gives the same result, but for the time. */
export async function playArenaMatch(match: ArenaMatch): Promise<ArenaResult> {
  try {
    return await play(match);
  } catch (error) {
    // Nobody is told the end of this match, so nobody may be told the start of another.
    closeStdioBots();
    throw error;
  }
}

async function play(match: ArenaMatch): Promise<ArenaResult> {
  const open = opened(match.game);
  const options = acceptOptions(open, match.options);
  const bots = match.bots.map((spec, seat) => {
    const command = commandOf(spec);
    if (command === undefined) return arenaBot(spec, open, `${match.seed}/shaken/${seat}`);
    return stdioBot({ command, open, options, seat, seats: match.bots.length });
  });
  const start = process.threadCpuUsage();
  const played = { game: open.game, options, seed: match.seed, bots };
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
