import { BOT_NAMES, type BotName, botSeed, createBot, seatTable } from '@portolan/bots';
import { below, opening, type Rng, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { gameIds } from './games.ts';
import { type ChosenGame, openGame, readGameOptions } from './openGame.ts';

const DECISIONS = 8;
/** An Admiral thinks as a Master does, only longer. */
const NAMES = BOT_NAMES.filter((name) => name !== 'admiral');

/** The moves of a game among bots that are dropped and made again whenever `isDropped` says so. */
async function playDropping(chosen: ChosenGame, name: BotName, isDropped: () => boolean): Promise<string[]> {
  const { game } = chosen;
  const seats = Math.max(2, game.seats.min);
  const { state } = opening(game, { options: readGameOptions(chosen, undefined), seats, seed: 'memory' });
  const bots = Array.from({ length: seats }, () => createBot(name, chosen));
  const moves: string[] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    if (moves.length >= DECISIONS) break;
    if (isDropped()) bots[seat] = createBot(name, chosen);
    const table = seatTable(game, seat, () => state);
    // As on the server: every decision has random numbers of its own.
    const rng: Rng = rngFromSeed(`${botSeed('memory', seat)}/${moves.length}`);
    const choice = await bots[seat]?.choose(table, { rng });
    moves.push(game.writeMove(choice?.move));
    game.apply(state, seat, choice?.move);
  }
  return moves;
}

describe.each(gameIds())("%s: a bot's choice does not depend on its memory", (id) => {
  it.each(NAMES)('%s', { timeout: 120_000 }, async (name) => {
    const chosen = openGame(id);
    const rng = rngFromSeed('dropped');
    const remembering = await playDropping(chosen, name, () => false);
    expect(await playDropping(chosen, name, () => below(rng, 2) === 0)).toEqual(remembering);
    expect(await playDropping(chosen, name, () => true)).toEqual(remembering);
  });
});
