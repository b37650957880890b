import type { OpenGame, Rng } from '@portolan/kernel';
import type { SeatTable } from '../bot.ts';
import { createBot } from '../registry.ts';
import { foresightOf } from '../search/searchable.ts';
import type { Term } from './analysis.ts';
import { compareMoves, leadOf, makeJudge, meanOf } from './compareMoves.ts';
import { differingTerms } from './differingTerms.ts';

/** A move to consider. */
export interface Hint {
  /** In notation. */
  readonly move: string;
  /** What it is expected to bring more than the next best move. */
  readonly terms: readonly Term[];
}

/** In how many worlds the reasons are looked for. */
const WORLDS = 6;

/** Of the time, for the choice; the rest is for the reasons. */
const CHOOSING = 0.8;

/** What the best bot would play, and why. */
export async function findHint(
  open: OpenGame,
  table: SeatTable,
  { rng, milliseconds }: { readonly rng: Rng; readonly milliseconds: number },
): Promise<Hint> {
  const choice = await createBot('admiral', open).choose(table, { rng, milliseconds: milliseconds * CHOOSING });
  const move = open.game.writeMove(choice.move);
  const next = choice.compared?.find((one) => open.game.writeMove(one.move) !== move);
  if (open.foresight === undefined || next === undefined) return { move, terms: [] };
  const judge = makeJudge(foresightOf(open));
  const [best, other] = compareMoves(judge, { table, moves: [choice.move, next.move], worlds: WORLDS, rng });
  // The choice was made over more worlds; terms that contradict it would explain nothing.
  return { move, terms: meanOf(leadOf(best, other)) > 0 ? differingTerms(best, other) : [] };
}
