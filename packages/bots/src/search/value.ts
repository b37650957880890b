import {
  type BaseState,
  type FittedNet,
  type FittedValue,
  fail,
  InvariantError,
  ok,
  type Result,
  type RoundValue,
} from '@portolan/kernel';
import { chanceToBeat } from './chanceToBeat.ts';
import { type Described, inputCount, type Moment, openNet, writeInputs } from './net.ts';
import type { Searchable } from './searchable.ts';
import { describePlayers, finalScores } from './selfPlay.ts';

/** Estimates a state at the end of a round or of the game. */
export interface Value {
  /**
   * Writes by player: the expected share of the other players that the player finishes ahead of, from 0 to 1, and what
   * the mean margin adds to it.
   */
  estimate(state: BaseState, out: Float64Array, perPoint?: number): void;
}

export function checkValue<Value extends FittedValue>(
  value: Value,
  { game, foresight }: Searchable,
): Result<Value, string> {
  if (value.game !== game.id) return fail(`the value was fitted to '${value.game}', not to '${game.id}'`);
  const { version, names } = foresight.features;
  if (value.features !== version)
    return fail(`the value was fitted to version ${value.features} of the features, not to version ${version}`);
  const rounds = Object.values(value.seats).flatMap((fitted) => fitted.filter((round) => round !== null));
  const misfit = rounds.find(({ weights }) => weights.length !== names.length);
  if (misfit === undefined) return ok(value);
  return fail(`the value has ${misfit.weights.length} weights for ${names.length} features`);
}

/** Nets of another shape would be read without an error, and their predictions mean nothing. */
export function checkNet(net: FittedNet, searchable: Searchable): Result<FittedNet, string> {
  const checked = checkValue(net, searchable);
  if (!checked.ok) return checked;
  // The last input of each layer is the constant one.
  let inputs = inputCount(searchable.foresight.features.names.length) + 1;
  for (const [at, rows] of net.layers.entries()) {
    const units = rows[0]?.length ?? 0;
    if (rows.length !== inputs || units === 0 || rows.some((row) => row.length !== units))
      return fail(`layer ${at + 1} of the net is not a table of ${inputs} rows of equal length`);
    inputs = units + 1;
  }
  return inputs === 2 ? checked : fail('the last layer of the net must have one unit');
}

/** With a net, its prediction counts where it was fitted to the number of seats. */
export function openValue(searchable: Searchable, { seats }: FittedValue, net?: FittedNet): Value {
  const { features, roundsOver } = searchable.foresight;
  const correct = net === undefined ? undefined : corrections(net, features.names.length);
  return {
    estimate(state, out, perPoint = PER_POINT) {
      const final = finalScores(searchable, state);
      if (final.length > 0) return writeShares(final, { spread: 0, perPoint }, out);
      const setting = features.setting(state);
      const over = roundsOver(state);
      const corrected = net?.seats[setting]?.[over] ?? undefined;
      const round = corrected ?? seats[setting]?.[over] ?? undefined;
      if (round === undefined) throw new InvariantError(`no value for ${setting} seats after ${over} rounds`);
      const players = describePlayers(searchable, state);
      const scores = players.map((player) => predict(player, round));
      if (corrected !== undefined) correct?.({ seats: features.seats(state), round: over, players }, scores);
      writeShares(scores, { spread: round.spread, perPoint }, out);
    },
  };
}

/** The final score, without a net. */
export function predict({ features, score }: Described, { weights }: RoundValue): number {
  let points = score;
  for (let at = 0; at < features.length; at++) points += features[at] * weights[at];
  return points;
}

function corrections({ layers }: FittedNet, features: number): (moment: Moment, scores: number[]) => void {
  const net = openNet(layers);
  const inputs = new Float64Array(inputCount(features));
  return (moment, scores) => {
    for (let player = 0; player < scores.length; player++) {
      writeInputs(moment, player, inputs);
      scores[player] += net(inputs);
    }
  };
}

/** How much a point of the mean margin counts beside the share of places: a decided game is played on well. */
const PER_POINT = 0.0005;

interface Scale {
  readonly spread: number;
  readonly perPoint: number;
}

function writeShares(scores: readonly number[], { spread, perPoint }: Scale, out: Float64Array): void {
  for (let player = 0; player < scores.length; player++) {
    let share = 0;
    for (let other = 0; other < scores.length; other++) {
      if (other === player) continue;
      const lead = scores[player] - scores[other];
      share += perPoint * lead + chanceToBeat(lead, spread);
    }
    out[player] = share / (scores.length - 1);
  }
}
