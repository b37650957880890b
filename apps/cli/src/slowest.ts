import { type BaseState, below, InvariantError, rngFromSeed } from '@portolan/kernel';
import { type Bench, sampleStates } from './measure.ts';

/** A decision by name, and how long it takes to list its moves and to apply one. */
export interface SlowDecision {
  /** The kind of its frame. */
  readonly kind: string;
  readonly move: string;
  readonly legalMoves: number;
  readonly nanoseconds: number;
}

/** How often each is timed; the fastest counts, because other load only slows it down. */
const TIMES = 9;

/** The slowest of a few hundred decisions from random games, after a warm-up of all of them. */
export function slowestDecision(bench: Omit<Bench, 'runs' | 'runMs'>): SlowDecision {
  const states = sampleStates(bench);
  let slowest: SlowDecision | undefined;
  for (const isWarm of [false, true]) {
    const rng = rngFromSeed(`${bench.seed}/slowest`);
    for (const state of states) {
      const decision = timeDecision(bench, state, below(rng, 0x40000000));
      if (isWarm && decision.nanoseconds > (slowest?.nanoseconds ?? 0)) slowest = decision;
    }
  }
  if (slowest === undefined) throw new InvariantError(`${bench.game.id} asks nothing`);
  return slowest;
}

function timeDecision({ game }: Pick<Bench, 'game'>, state: BaseState, draw: number): SlowDecision {
  const [seat] = game.awaiting(state);
  if (seat === undefined) throw new InvariantError('a sampled game is over');
  const moves: unknown[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TIMES; i++) {
    const copy = game.clone(state);
    const start = performance.now();
    game.legalMoves(copy, seat, moves);
    game.apply(copy, seat, moves[draw % moves.length]);
    best = Math.min(best, performance.now() - start);
  }
  return {
    kind: state.stack.at(-1)?.kind ?? '',
    move: game.writeMove(moves[draw % moves.length]),
    legalMoves: moves.length,
    nanoseconds: Math.round(1e6 * best),
  };
}
