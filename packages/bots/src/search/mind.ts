import {
  type Advisor,
  type AnyForesight,
  type BaseState,
  below,
  branchRng,
  type ChangeWeight,
  nextWord,
  type Rng,
  rngFromSeed,
  type SearchEffort,
} from '@portolan/kernel';
import type { SeatTable } from '../bot.ts';
import type { Cast } from './rollout.ts';
import type { Searchable } from './searchable.ts';
import { shakenAdvisors } from './shaken.ts';
import type { Value } from './value.ts';

export interface Opinions {
  readonly own: Advisor<BaseState, unknown>;
  /** How others may play: every imagined world draws from these for each of them. */
  readonly rivals: readonly Advisor<BaseState, unknown>[];
}

/** Opponents are imagined as players of different opinions: with a single model, slightly different rivals surprise. */
const RIVALS = { count: 8, strength: 0.35 };

/** By game: the opinions behind plain advice. What an advisor remembers does not depend on who asks, so all share it. */
const shared = new WeakMap<AnyForesight, Opinions>();

/** `change` concerns the weights of one's own advice. */
export function opinionsOf(foresight: AnyForesight, change?: ChangeWeight): Opinions {
  let opinions = shared.get(foresight);
  if (opinions === undefined) {
    opinions = {
      own: foresight.advisor(),
      rivals: shakenAdvisors(foresight, rngFromSeed('rivals'), RIVALS),
    };
    shared.set(foresight, opinions);
  }
  return change === undefined ? opinions : { ...opinions, own: foresight.advisor(change) };
}

export interface Mind extends Searchable, Opinions {
  readonly value: Value;
}

export interface Occasion {
  readonly table: SeatTable;
  readonly rng: Rng;
  /** Asked between imagined worlds. */
  readonly isOver: () => boolean;
}

/** A move of the seat, and what the search found about it. */
export interface Candidate {
  readonly move: unknown;
  /** By the advice. */
  readonly rating: number;
  visits: number;
  /** Of the estimates for the own seat. */
  sum: number;
}

/** A search that may pause between imagined worlds, with what it found. */
export type Search = Generator<undefined, Candidate[]>;

/** By visits, since the search returns to what is good, then by the mean estimate; what was not tried, by the rating. */
export function rank(candidates: readonly Candidate[]): Candidate[] {
  return candidates.slice().sort((one, other) => other.visits - one.visits || meanOf(other) - meanOf(one));
}

/** The rating, which is in points, where there is no estimate: only moves with as many visits are compared by this. */
function meanOf({ sum, visits, rating }: Candidate): number {
  return visits === 0 ? rating : sum / visits;
}

/** What a seat cannot know, made up: a complete state, and how everyone plays. */
export interface Imagined {
  readonly state: BaseState;
  readonly cast: Cast;
}

export interface World extends Imagined {
  /** The horizon, in rounds that are over. */
  readonly until: number;
  readonly players: number;
  readonly perPoint?: number | undefined;
}

/** Others have sealed what their part in the cast advises. */
export function imagine(
  { foresight, own, rivals }: Opinions & Pick<Searchable, 'foresight'>,
  { table, rng }: Pick<Occasion, 'table' | 'rng'>,
  likeMinded = 0,
): Imagined {
  const state = table.imagine(branchRng(rng));
  // Nothing is drawn where it would decide nothing: searches without it choose as they did before there was such a thing.
  const isLikeMinded = (): boolean => likeMinded > 0 && nextWord(rng) < likeMinded * 2 ** 32;
  const cast = Array.from({ length: foresight.features.players(state) }, (_, seat) =>
    seat === table.seat || isLikeMinded() ? own : rivals[below(rng, rivals.length)],
  );
  foresight.reseal?.(state, table.seat, cast);
  return { state, cast };
}

export function imagineWorld(mind: Mind, { rounds, perPoint, likeMinded }: SearchEffort, occasion: Occasion): World {
  const { state, cast } = imagine(mind, occasion, likeMinded);
  return { state, cast, perPoint, players: cast.length, until: mind.foresight.roundsOver(state) + rounds };
}

/** The legal moves with their ratings, best first. */
export function advisedMoves({ own }: Mind, { table, rng }: Occasion): Candidate[] {
  const moves = table.legalMoves().slice();
  const ratings = own.rate(table.imagine(branchRng(rng)), table.seat, moves);
  return moves
    .map((move, at) => ({ move, rating: ratings[at], visits: 0, sum: 0 }))
    .sort((one, other) => other.rating - one.rating);
}
