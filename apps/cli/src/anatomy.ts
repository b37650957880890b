import { type BaseState, below, branchRng, type Rng, rngFromSeed } from '@portolan/kernel';
import { type Bench, sampleStates } from './measure.ts';

/** How the time of a game is spent. */
export interface Anatomy {
  /** Bytes of a state as JSON, on average over whole games. */
  readonly stateBytes: number;
  readonly meanMoves: number;
  readonly maxMoves: number;
  /** The slowest first. */
  readonly kinds: readonly DecisionKind[];
}

export interface DecisionKind {
  readonly kind: string;
  /** Its share of all decisions, from 0 to 1. */
  readonly share: number;
  /** To list the legal moves and to apply one, on average. */
  readonly nanoseconds: number;
  readonly meanMoves: number;
}

interface Sum {
  count: number;
  ms: number;
  moves: number;
}

/** Times every decision separately, which slows them all down a little: compare these numbers only with each other. */
export function dissect(bench: Bench): Anatomy {
  const rng = rngFromSeed(`${bench.seed}/anatomy`);
  const warmUp = new Map<string, Sum>();
  const start = performance.now();
  while (performance.now() - start < bench.runMs / 2) timeGame(bench, rng, warmUp);
  const sums = new Map<string, Sum>();
  let longest = 0;
  do longest = Math.max(longest, timeGame(bench, rng, sums));
  while (performance.now() - start < bench.runMs * 1.5);
  const all = [...sums.values()].reduce((a, b) => ({ count: a.count + b.count, ms: 0, moves: a.moves + b.moves }));
  const bytes = sampleStates(bench).map((state) => new TextEncoder().encode(JSON.stringify(state)).length);
  return {
    stateBytes: Math.round(bytes.reduce((sum, size) => sum + size, 0) / bytes.length),
    meanMoves: all.moves / all.count,
    maxMoves: longest,
    kinds: [...sums].map(([kind, sum]) => describe(kind, sum, all.count)).sort((a, b) => b.nanoseconds - a.nanoseconds),
  };
}

function describe(kind: string, { count, ms, moves }: Sum, all: number): DecisionKind {
  return { kind, share: count / all, nanoseconds: Math.round((1e6 * ms) / count), meanMoves: moves / count };
}

/** Returns the length of the longest list. */
function timeGame({ game, options, players }: Bench, rng: Rng, sums: Map<string, Sum>): number {
  const state: BaseState = game.setup(options, players, branchRng(rng));
  const moves: unknown[] = [];
  let longest = 0;
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const kind = state.stack.at(-1)?.kind ?? '';
    const start = performance.now();
    game.legalMoves(state, seat, moves);
    const { length } = moves;
    game.apply(state, seat, moves[below(rng, length)]);
    const ms = performance.now() - start;
    const sum = sums.get(kind) ?? { count: 0, ms: 0, moves: 0 };
    sum.count++;
    sum.ms += ms;
    sum.moves += length;
    sums.set(kind, sum);
    if (length > longest) longest = length;
  }
  return longest;
}
