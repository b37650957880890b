import { type BotName, createBot, LEVELS, seatTable } from '@portolan/bots';
import { type BaseState, below, branchRng, InvariantError, type OpenGame, type Rng } from '@portolan/kernel';

export interface BotTwins {
  readonly compared: number;
  /** Comparisons in which the two worlds were really different. */
  readonly different: number;
  readonly faults: readonly string[];
}

/** Which bot looks at how many positions. */
export type TwinPlan = Readonly<Partial<Record<BotName, number>>>;

export const TWIN_PLAN: TwinPlan = Object.fromEntries(LEVELS.map((level) => [level, level === 'admiral' ? 2 : 6]));

/**
 * Asks bots in worlds that look alike to their seat: with the same random stream they must choose the same move, and find
 * the same about every other.
 */
export async function compareBots(open: OpenGame, plan: TwinPlan, rng: Rng): Promise<BotTwins> {
  const { game } = open;
  const sum = { compared: 0, different: 0, faults: [] as string[] };
  for (const level of LEVELS) {
    for (let count = plan[level] ?? 0; count > 0; count--) {
      const { state, seat } = position(open, rng);
      const twin = game.determinize(state, seat, branchRng(rng));
      const thinking = branchRng(rng);
      const answers: string[] = [];
      for (const world of [state, twin]) {
        const table = seatTable(game, seat, () => world);
        answers.push(JSON.stringify(await createBot(level, open).choose(table, { rng: [...thinking] })));
      }
      sum.compared++;
      if (JSON.stringify({ ...state, rng: 0 }) !== JSON.stringify({ ...twin, rng: 0 })) sum.different++;
      if (answers[0] !== answers[1]) sum.faults.push(`${game.id}: ${level} at seat ${seat} sees more than its view`);
    }
  }
  return sum;
}

/** A decision with a choice, somewhere in a random game. */
function position({ game }: OpenGame, rng: Rng): { readonly state: BaseState; readonly seat: number } {
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  const { min, max } = game.seats;
  const state = game.setup(options.value, min + below(rng, max - min + 1), branchRng(rng));
  const moves: unknown[] = [];
  let found = { state: game.clone(state), seat: game.awaiting(state)[0] ?? 0 };
  let seen = 0;
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    game.legalMoves(state, seat, moves);
    // Each decision with a choice is equally likely to be the one that is kept.
    if (moves.length > 1 && below(rng, ++seen) === 0) found = { state: game.clone(state), seat };
    game.apply(state, seat, moves[below(rng, moves.length)]);
  }
  return found;
}
