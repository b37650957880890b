import { createRequire } from 'node:module';
import { type Bot, searchBot, seatTable } from '@portolan/bots';
import { cpuNow } from '@portolan/cli/toolkit';
import {
  type AnyForesight,
  type AnyGame,
  type BaseState,
  below,
  branchRng,
  InvariantError,
  type OpenGame,
  type Rng,
  rngFromSeed,
  type SearchEffort,
} from '@portolan/kernel';

export interface SearchSpeed {
  /** Iterations in a second of CPU time, each a playout with random moves to the end of the game. */
  readonly iterations: number;
  /** The same as the Admiral does them: playouts by advice to the end of the round, then the fitted value. */
  readonly advised: number;
  /** Allocated bytes for each advised iteration: in each third of a game. */
  readonly bytes: readonly number[];
}

const PLAIN: SearchEffort = { iterations: 240, rounds: 1 };
/** Positions are visited in steps of a prime number, so that few of them already come from the whole game. */
const STRIDE = 17;
/** For each third of a game. */
const POSITIONS = 7;
const ADVISED: SearchEffort = { iterations: 16, rounds: 1 };

/** Our search, from positions of random games. */
export async function measureSearch(open: OpenGame, players: number, ms: number): Promise<SearchSpeed> {
  const { game, foresight } = open;
  if (foresight?.value === undefined) throw new InvariantError(`${game.id} has no fitted value`);
  const { value } = foresight;
  const bot = (effort: SearchEffort, how: AnyForesight): Bot =>
    searchBot({ name: 'measured', game, foresight: how, effort: () => effort, value });
  const states = positionsOf(game, players);
  const plain = await rateOf(bot(PLAIN, aimless(foresight)), { game, states, ms });
  const advised = await rateOf(bot(ADVISED, foresight), { game, states, ms });
  const third = Math.floor(states.length / 3);
  const bytes: number[] = [];
  for (let part = 0; part < 3; part++) {
    const some = states
      .slice(part * third, (part + 1) * third)
      .filter((_, at) => at % Math.ceil(third / POSITIONS) === 0);
    bytes.push(await bytesPerIteration(bot(ADVISED, foresight), { game, states: some }));
  }
  return { iterations: plain, advised, bytes };
}

/** Random moves, and no end of a round before the end of the game. */
function aimless(foresight: AnyForesight): AnyForesight {
  const rng = rngFromSeed('aimless');
  // By number of moves, so that what is measured is the search and not the making of lists: all 0 but for the one chosen last.
  const lists: Ratings[] = [];
  const advisor = {
    rate(_state: BaseState, _seat: number, { length }: readonly unknown[]): number[] {
      lists[length] ??= { ratings: new Array<number>(length).fill(0), chosen: 0 };
      const list = lists[length];
      list.ratings[list.chosen] = 0;
      list.chosen = below(rng, length);
      list.ratings[list.chosen] = 1;
      return list.ratings;
    },
  };
  return { ...foresight, roundsOver: () => 0, advisor: () => advisor };
}

interface Ratings {
  readonly ratings: number[];
  chosen: number;
}

interface Where {
  readonly game: AnyGame;
  readonly states: readonly BaseState[];
  readonly ms: number;
}

async function rateOf(bot: Bot, { game, states, ms }: Where): Promise<number> {
  const rng = rngFromSeed('rate');
  const search = async (state: BaseState): Promise<number> => {
    const seat = game.awaiting(state)[0] ?? 0;
    const { compared = [] } = await bot.choose(
      seatTable(game, seat, () => state),
      { rng },
    );
    return compared.reduce((sum, { visits }) => sum + visits, 0);
  };
  for (const state of states.slice(0, 2)) await search(state);
  let iterations = 0;
  const start = cpuNow();
  for (let at = 0; cpuNow() - start < ms; at++)
    iterations += await search(states[(at * STRIDE) % states.length] as BaseState);
  return Math.round((1000 * iterations) / (cpuNow() - start));
}

/** States with a choice, in the order of the game. */
function positionsOf(game: AnyGame, players: number): BaseState[] {
  const rng = rngFromSeed('positions');
  const state = game.setup(defaultsOf(game), players, branchRng(rng));
  const moves: unknown[] = [];
  const states: BaseState[] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    game.legalMoves(state, seat, moves);
    if (moves.length > 1 && below(rng, 8) === 0) states.push(game.clone(state));
    game.apply(state, seat, moves[below(rng, moves.length)]);
  }
  return states;
}

function defaultsOf(game: AnyGame): unknown {
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  return options.value;
}

/** The median over the positions; a search during which memory was freed does not count. */
async function bytesPerIteration(bot: Bot, { game, states }: Omit<Where, 'ms'>): Promise<number> {
  const found: number[] = [];
  for (const state of states) {
    const table = seatTable(game, game.awaiting(state)[0] ?? 0, () => state);
    const before = process.memoryUsage().heapUsed;
    const { compared = [] } = await bot.choose(table, { rng: rngFromSeed('bytes') });
    const bytes = process.memoryUsage().heapUsed - before;
    const visits = compared.reduce((sum, one) => sum + one.visits, 0);
    if (bytes > 0 && visits > 0) found.push(bytes / visits);
  }
  return Math.round(found.sort((one, other) => one - other)[found.length >> 1] ?? 0);
}

const BATCH = 2;

interface AiModule {
  MCTSBot: new (config: {
    readonly game: unknown;
    enumerate(G: BaseState): readonly { readonly move: 'pick'; readonly args: readonly [number] }[];
    readonly iterations: number;
    readonly playoutDepth: () => number;
    readonly seed: string;
  }) => { play(state: unknown, player: string): Promise<unknown> };
}

interface ReducerModule {
  InitializeGame(config: { readonly game: unknown; readonly numPlayers: number }): { readonly G: BaseState };
}

/** Iterations of boardgame.io's own bot in a second of CPU time, on the same rules and from the same positions. */
export async function measureHostedSearch(game: AnyGame, players: number, ms: number): Promise<number> {
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { MCTSBot } = require('boardgame.io/ai') as AiModule;
  const { InitializeGame } = require('boardgame.io/internal') as ReducerModule;
  const hosted = asBoardgame(game, players, rngFromSeed('hosted'));
  const initial = InitializeGame({ game: hosted, numPlayers: players });
  const moves: unknown[] = [];
  const enumerate = (G: BaseState): { move: 'pick'; args: [number] }[] => {
    const seat = game.awaiting(G)[0];
    if (seat === undefined) return [];
    return game.legalMoves(G, seat, moves).map((_, at) => ({ move: 'pick', args: [at] }));
  };
  const playoutDepth = (): number => game.longestGame;
  const bot = new MCTSBot({ game: hosted, enumerate, iterations: BATCH, playoutDepth, seed: 'hosted' });
  const states = positionsOf(game, players);
  await bot.play({ ...initial, G: states[0] }, '0');
  let iterations = 0;
  const start = cpuNow();
  for (let at = 0; cpuNow() - start < ms; at++) {
    await bot.play({ ...initial, G: states[(at * STRIDE) % states.length] }, '0');
    iterations += BATCH;
  }
  return (1000 * iterations) / (cpuNow() - start);
}

function asBoardgame(game: AnyGame, players: number, rng: Rng): unknown {
  const moves: unknown[] = [];
  return {
    name: game.id,
    setup: () => game.setup(defaultsOf(game), players, rng),
    disableUndo: true,
    moves: {
      pick({ G }: { readonly G: BaseState }, at: number): void {
        const seat = game.awaiting(G)[0];
        if (seat === undefined) return;
        game.legalMoves(G, seat, moves);
        game.apply(G, seat, moves[at]);
      },
    },
  };
}
