import type { BaseState, RoundValue } from '@portolan/kernel';
import { chanceToBeat } from '../search/chanceToBeat.ts';
import type { Searchable } from '../search/searchable.ts';
import { finalScores } from '../search/selfPlay.ts';
import { checkValue } from '../search/value.ts';

/** How a position is expected to end. */
export interface Outlook {
  /** By player: the expected final score. */
  readonly scores: readonly number[];
  /** By player: the expected share of the other players to finish ahead of, from 0 to 1. */
  readonly shares: readonly number[];
}

/** Estimates positions. Where no value is fitted, games are played on to their end. */
export interface Estimator {
  /** The number of rounds up to which a game is played on before it is estimated. */
  horizon(state: BaseState): number;
  /** Of a state at its horizon. */
  outlook(state: BaseState): Outlook;
  /** What the expected final score of a player consists of. */
  terms(state: BaseState, player: number): ReadonlyMap<string, number>;
}

/** The points that a player already has. */
const SCORED = 'scored';
/** Before the name of a source of points of the result: features may have the same names. */
const SOURCE = 'source.';

export function makeEstimator(searchable: Searchable): Estimator {
  const { game, foresight } = searchable;
  const { features } = foresight;
  const row = new Float64Array(features.names.length);
  const checked = foresight.value === undefined ? undefined : checkValue(foresight.value, searchable);
  // Without a matching value, imagined games are played to the end.
  const value = checked?.ok === true ? checked.value : undefined;

  function valueAfter(state: BaseState, rounds: number): RoundValue | undefined {
    return value?.seats[features.setting(state)]?.[rounds] ?? undefined;
  }

  function predict(state: BaseState, player: number, { weights }: RoundValue): number {
    features.write(state, player, row, 0);
    let points = features.score(state, player);
    for (let at = 0; at < row.length; at++) points += row[at] * weights[at];
    return points;
  }

  return {
    horizon(state) {
      const next = foresight.roundsOver(state) + 1;
      return valueAfter(state, next) === undefined ? Number.POSITIVE_INFINITY : next;
    },
    outlook(state) {
      const final = finalScores(searchable, state);
      if (final.length > 0) return { scores: final, shares: sharesOf(final, 0) };
      const fitted = valueAfter(state, foresight.roundsOver(state));
      if (fitted === undefined) return { scores: [], shares: [] };
      const players = Array.from({ length: features.players(state) }, (_, player) => player);
      const scores = players.map((player) => predict(state, player, fitted));
      return { scores, shares: sharesOf(scores, fitted.spread) };
    },
    terms(state, player) {
      const outcome = game.outcome(state);
      const sources = outcome?.breakdown[player] ?? outcome?.rivals?.[player - outcome.scores.length]?.breakdown;
      if (sources !== undefined)
        return new Map(Object.entries(sources).map(([name, points]) => [`${SOURCE}${name}`, points]));
      const value = valueAfter(state, foresight.roundsOver(state));
      if (value === undefined) return new Map();
      features.write(state, player, row, 0);
      return new Map([
        [SCORED, features.score(state, player)],
        ...features.names.map((name, at): [string, number] => [name, row[at] * value.weights[at]]),
      ]);
    },
  };
}

function sharesOf(scores: readonly number[], spread: number): number[] {
  return scores.map((score, player) => {
    let share = 0;
    for (let other = 0; other < scores.length; other++) {
      if (other !== player) share += chanceToBeat(score - scores[other], spread);
    }
    return scores.length === 1 ? 1 : share / (scores.length - 1);
  });
}
