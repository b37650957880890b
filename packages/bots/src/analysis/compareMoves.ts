import type { BaseState, Rng, Seat } from '@portolan/kernel';
import type { SeatTable } from '../bot.ts';
import { imagine, type Opinions, opinionsOf } from '../search/mind.ts';
import { rollOut } from '../search/rollout.ts';
import type { Searchable } from '../search/searchable.ts';
import { type Estimator, makeEstimator } from './outlook.ts';

/** What is needed to compare the moves of a game; made once. */
export interface Judge extends Searchable, Opinions {
  readonly estimator: Estimator;
}

export function makeJudge(searchable: Searchable): Judge {
  return { ...searchable, ...opinionsOf(searchable.foresight), estimator: makeEstimator(searchable) };
}

/** How a move turned out in each of the imagined worlds. */
export interface Trial {
  readonly move: unknown;
  /** By world: the expected share of the other players to finish ahead of. */
  readonly shares: number[];
  /** By world: the expected final score. */
  readonly scores: number[];
  /** The sum over all worlds of what the expected final score consists of, and of the lead over the others. */
  readonly terms: Map<string, number>;
}

/** What others are expected to score less. */
const RIVALS_LESS = 'rivals';

export interface Comparison {
  readonly table: SeatTable;
  readonly moves: readonly unknown[];
  readonly worlds: number;
  readonly rng: Rng;
}

/** Plays every move in the same imagined worlds, each on by advice to the end of the round. */
export function compareMoves(judge: Judge, { table, moves, worlds, rng }: Comparison): readonly Trial[] {
  const trials = moves.map((move): Trial => ({ move, shares: [], scores: [], terms: new Map() }));
  for (let world = 0; world < worlds; world++) playInOneWorld(judge, trials, { table, rng });
  return trials;
}

function playInOneWorld(
  judge: Judge,
  trials: readonly Trial[],
  { table, rng }: Pick<Comparison, 'table' | 'rng'>,
): void {
  const { game, foresight, estimator } = judge;
  const { seat } = table;
  const { state: world, cast } = imagine(judge, { table, rng });
  const until = estimator.horizon(world);
  for (const trial of trials) {
    const state = game.clone(world);
    game.apply(state, seat, trial.move);
    rollOut({ game, foresight, cast, until }, state);
    record(estimator, trial, { state, seat });
  }
}

function record(estimator: Estimator, trial: Trial, { state, seat }: { state: BaseState; seat: Seat }): void {
  const { scores, shares } = estimator.outlook(state);
  trial.shares.push(shares[seat]);
  trial.scores.push(scores[seat]);
  const add = (name: string, points: number): void => {
    trial.terms.set(name, (trial.terms.get(name) ?? 0) + points);
  };
  for (const [name, points] of estimator.terms(state, seat)) add(name, points);
  const others = scores.filter((_, player) => player !== seat);
  if (others.length > 0) add(RIVALS_LESS, -others.reduce((sum, score) => sum + score) / others.length);
}

/** A point of the expected score counts a little beside the places, so that equal places are not equal moves. */
const POINT = 0.0005;

/** How much better the first move is in each world. */
export function leadOf(first: Trial, second: Trial): number[] {
  return first.shares.map(
    (share, world) => share - second.shares[world] + POINT * (first.scores[world] - second.scores[world]),
  );
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value) / values.length;
}

/** The standard error of the mean. */
export function errorOf(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
