import {
  BOT_NAMES,
  type Bot,
  type BotName,
  botSeed,
  createBot,
  playGame,
  seatTable,
  withIterations,
} from '@portolan/bots';
import { type BaseState, below, type OpenGame, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { gameIds } from './games.ts';
import { openGame, readGameOptions } from './openGame.ts';

const DECISIONS = 8;
/** Of an Admiral, whose full search would take minutes here. */
const ITERATIONS = 12;

/** Bots of one opening share some of their memory. */
function openAnew(id: string): OpenGame {
  return withIterations(openGame(id), ITERATIONS);
}

/** The beginning and the middle of a game between greedy bots. */
async function positionsOf(id: string): Promise<Readonly<Record<'beginning' | 'middle', BaseState>>> {
  const chosen = openGame(id);
  const { game } = chosen;
  const bots = Array.from({ length: Math.max(2, game.seats.min) }, () => createBot('greedy', chosen));
  const states: BaseState[] = [];
  const keep = (state: BaseState): void => void states.push(game.clone(state));
  const options = readGameOptions(chosen, undefined);
  await playGame({ game, options, seed: 'memory', bots }, { onOpening: keep, onMove: ({ state }) => keep(state) });
  const [beginning, middle] = [states[0], states[Math.floor(states.length / 2)]];
  if (beginning === undefined || middle === undefined) throw new Error(`${id} is over before it begins`);
  return { beginning, middle };
}

interface Part {
  readonly name: BotName;
  readonly from: BaseState;
  /** Whether the bot that is asked is made again, from the game opened anew. */
  readonly isDropped: () => boolean;
}

/** The moves of bots from a position on. */
async function playPart(open: OpenGame, { name, from, isDropped }: Part): Promise<string[]> {
  const { game } = open;
  const state = game.clone(from);
  const bots: Bot[] = [];
  const moves: string[] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    if (moves.length >= DECISIONS) break;
    const bot = isDropped() ? createBot(name, openAnew(game.id)) : (bots[seat] ?? createBot(name, open));
    bots[seat] = bot;
    const table = seatTable(game, seat, () => state);
    // As on the server: every decision has random numbers of its own.
    const { move } = await bot.choose(table, { rng: rngFromSeed(`${botSeed('memory', seat)}/${moves.length}`) });
    moves.push(game.writeMove(move));
    game.apply(state, seat, move);
  }
  return moves;
}

describe.each(gameIds())("%s: a bot's choice does not depend on its memory", async (id) => {
  const positions = await positionsOf(id);

  describe.each(['beginning', 'middle'] as const)('from the %s on', (place) => {
    it.each(BOT_NAMES)('%s', { timeout: 120_000 }, async (name) => {
      const open = openAnew(id);
      const rng = rngFromSeed('dropped');
      const play = (isDropped: () => boolean): Promise<string[]> =>
        playPart(open, { name, from: positions[place], isDropped });
      const remembering = await play(() => false);
      expect(remembering.length).toBeGreaterThan(2);
      expect(await play(() => below(rng, 2) === 0)).toEqual(remembering);
      expect(await play(() => true)).toEqual(remembering);
    });
  });
});
