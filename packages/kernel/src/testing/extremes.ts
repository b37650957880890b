import type { AnyGame } from '../game.ts';
import { below, rngFromSeed } from '../rng.ts';

/** Tried in this order: a file of components accepts few of the larger ones. */
const RAISED = [999, 99, 20, 9];

/** A file of components in which every number is as large as `accepts` lets it be, one after the other. */
export function raiseNumbers<T>(file: T, accepts: (file: T) => boolean): T {
  const raised = structuredClone(file);
  raiseIn(raised, () => accepts(raised));
  return raised;
}

function raiseIn(part: unknown, accepts: () => boolean): void {
  if (typeof part !== 'object' || part === null) return;
  const fields = part as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value !== 'number') raiseIn(value, accepts);
    else
      fields[key] =
        RAISED.find((more) => {
          fields[key] = more;
          return more > value && accepts();
        }) ?? value;
  }
}

export interface GameExtent {
  readonly decisions: number;
  /** The most legal moves that a decision had. */
  readonly mostMoves: number;
}

/** Plays a random game to its end. */
export function measureGame(game: AnyGame, seats: number, seed: string): GameExtent {
  const options = game.readOptions({});
  if (!options.ok) throw new Error('a game without options must be possible');
  const rng = rngFromSeed(`moves ${seed}`);
  const state = game.setup(options.value, seats, rngFromSeed(seed));
  let mostMoves = 0;
  for (let decisions = 0; ; decisions++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return { decisions, mostMoves };
    const moves = game.legalMoves(state, seat, []);
    mostMoves = Math.max(mostMoves, moves.length);
    game.apply(state, seat, moves[below(rng, moves.length)]);
  }
}
