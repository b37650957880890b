import { type BaseState, type OpenGame, opening, rngFromSeed } from '@portolan/kernel';
import type { Sample } from './fit.ts';
import type { Described } from './net.ts';
import { type Cast, rollOut } from './rollout.ts';
import { foresightOf, type Searchable } from './searchable.ts';
import { shakenAdvisors } from './shaken.ts';

export interface SelfPlay {
  readonly open: OpenGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** By rounds over, counted from 1, then by player. */
export type PlayedRounds = readonly (readonly (Sample & Described)[])[];

/** How different the players are from each other, as in `shake`. */
const VARIETY = 0.35;

export interface PlayedGame {
  /** Of the features. */
  readonly setting: string;
  readonly rounds: PlayedRounds;
}

/**
 * Plays one game among advisors of different opinions, and describes every player at the end of every round but the
 * last.
 */
export function playForSamples({ open, options, seats, seed }: SelfPlay): PlayedGame {
  const searchable = foresightOf(open);
  const { game, foresight } = searchable;
  const { state } = opening(game, { options, seats, seed });
  const cast = shakenAdvisors(foresight, rngFromSeed(`${seed}/cast`), { count: seats, strength: VARIETY });
  const seen: Described[][] = [];
  for (let round = 1; playRound(searchable, state, { cast, until: round }); round++) {
    seen[round] = describePlayers(searchable, state);
  }
  const final = finalScores(searchable, state);
  const rounds = Array.from(seen, (players) =>
    (players ?? []).map((described, player) => ({ ...described, points: final[player] - described.score })),
  );
  return { setting: foresight.features.setting(state), rounds };
}

/** False when the game is over. */
function playRound({ game, foresight }: Searchable, state: BaseState, how: { cast: Cast; until: number }): boolean {
  rollOut({ game, foresight, ...how }, state);
  return game.outcome(state) === undefined;
}

export function describePlayers({ foresight: { features } }: Searchable, state: BaseState): Described[] {
  return Array.from({ length: features.players(state) }, (_, player) => {
    const row = new Float64Array(features.names.length);
    features.write(state, player, row, 0);
    return { features: row, score: features.score(state, player) };
  });
}

/** Of the seats, then of the opponents that the rules play. */
export function finalScores({ game }: Pick<Searchable, 'game'>, state: BaseState): readonly number[] {
  const outcome = game.outcome(state);
  if (outcome === undefined) return [];
  return [...outcome.scores, ...(outcome.rivals ?? []).map(({ score }) => score)];
}
