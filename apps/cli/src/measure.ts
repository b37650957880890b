import { playRandom } from '@portolan/bots';
import { type AnyGame, type BaseState, below, branchRng, type Rng, rngFromSeed } from '@portolan/kernel';

/** What is measured, and for how long. */
export interface Bench {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly players: number;
  readonly seed: string;
  /** Timed runs; the median counts. */
  readonly runs: number;
  /** The minimum length of a run. */
  readonly runMs: number;
  /** Called after each run, including the warm-up. */
  onRun?(done: number): void;
}

/** Medians over the runs. */
export interface Speed {
  /** In wall-clock time. */
  readonly decisionsPerSecond: number;
  /** This and all below in CPU time, which equals wall-clock time on an idle machine. */
  readonly decisionsPerCpuSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  /** Decisions per second of each run, in wall-clock time. */
  readonly runs: readonly number[];
}

/** Random play on one core, including setup, legal moves and outcome. */
export function measureSpeed(bench: Bench): Speed {
  const rng = rngFromSeed(bench.seed);
  const timed: Run[] = [];
  timedRun(bench, rng);
  bench.onRun?.(1);
  for (let run = 0; run < bench.runs; run++) {
    timed.push(timedRun(bench, rng));
    bench.onRun?.(run + 2);
  }
  const runs = timed.map((run) => Math.round((1000 * run.decisions) / run.ms));
  return {
    decisionsPerSecond: Math.round(median(runs)),
    decisionsPerCpuSecond: Math.round(median(timed.map((run) => (1000 * run.decisions) / run.cpuMs))),
    gamesPerSecond: Math.round(median(timed.map((run) => (1000 * run.games) / run.cpuMs))),
    clonesPerSecond: Math.round(measureClones(bench)),
    runs,
  };
}

interface Run {
  readonly decisions: number;
  readonly games: number;
  readonly ms: number;
  readonly cpuMs: number;
}

function timedRun({ game, options, players, runMs }: Bench, rng: Rng): Run {
  let decisions = 0;
  let games = 0;
  const cpu = cpuNow();
  const start = performance.now();
  let ms = 0;
  while (ms < runMs) {
    const state = game.setup(options, players, branchRng(rng));
    decisions += playRandom(game, state, rng);
    game.outcome(state);
    games++;
    ms = performance.now() - start;
  }
  return { decisions, games, ms, cpuMs: cpuNow() - cpu };
}

/** The CPU time of all threads of this process in milliseconds, including the garbage collector's. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * A few hundred states from random games, evenly spread. They are copied as JSON: if all that `clone` returned were kept, V8
 * would allocate its copies as objects that live long, and what was measured then would be the garbage collector.
 */
export function sampleStates({ game, options, players, seed }: Omit<Bench, 'runs' | 'runMs'>): BaseState[] {
  const rng = rngFromSeed(`${seed}/states`);
  const states: BaseState[] = [];
  const moves: unknown[] = [];
  for (let played = 0; played < 8; played++) {
    const state = game.setup(options, players, branchRng(rng));
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      if (below(rng, 5) === 0) states.push(JSON.parse(JSON.stringify(state)));
      game.legalMoves(state, seat, moves);
      game.apply(state, seat, moves[below(rng, moves.length)]);
    }
  }
  return states;
}

/** Few enough to stay in the young generation: with hundreds the garbage collector would be measured. */
const KEPT = 16;

function measureClones(bench: Bench): number {
  const { game, runMs } = bench;
  const states = sampleStates(bench);
  const rates: number[] = [];
  // Copies are kept for a while: the compiler might eliminate an unused one.
  const kept: BaseState[] = [];
  for (let run = 0; run < 4; run++) {
    let clones = 0;
    const start = cpuNow();
    let ms = 0;
    while (ms < runMs / 4) {
      for (const [index, state] of states.entries()) kept[index % KEPT] = game.clone(state);
      clones += states.length;
      ms = cpuNow() - start;
    }
    if (run > 0) rates.push((1000 * clones) / ms);
  }
  return kept.length === 0 ? 0 : median(rates);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
