import type { FittedNet } from '@portolan/kernel';

/** One player's position, as features describe it. */
export interface Described {
  readonly features: Float64Array;
  readonly score: number;
}

/** All players of one moment. */
export interface Moment {
  readonly seats: number;
  readonly round: number;
  readonly players: readonly Described[];
}

/** More than any game has. */
const ROUNDS = 8;
const SEATS = 6;
/** The leads over the best, the average and the worst rival. */
const LEADS = 3;

export function inputCount(features: number): number {
  return 2 * features + LEADS + ROUNDS + SEATS;
}

/** Inputs from here on are one for the present number of rounds or seats, and zero for the others. */
export function firstSwitch(features: number): number {
  return 2 * features + LEADS;
}

/**
 * What the net knows of a player: the features, the mean features of the rivals, the leads, the round and the number of
 * seats. The order of the rivals makes no difference.
 */
export function writeInputs({ seats, round, players }: Moment, player: number, out: Float64Array): void {
  const own = players[player];
  const count = own.features.length;
  const rivals = players.length - 1;
  out.fill(0);
  out.set(own.features);
  let best = Number.POSITIVE_INFINITY;
  let worst = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other <= rivals; other++) {
    if (other === player) continue;
    const { features, score } = players[other];
    for (let at = 0; at < count; at++) out[count + at] += features[at] / rivals;
    const lead = own.score - score;
    best = Math.min(best, lead);
    worst = Math.max(worst, lead);
    sum += lead;
  }
  out[2 * count] = best;
  out[2 * count + 1] = sum / rivals;
  out[2 * count + 2] = worst;
  out[firstSwitch(count) + Math.min(round, ROUNDS - 1)] = 1;
  out[firstSwitch(count) + ROUNDS + Math.min(seats, SEATS - 1)] = 1;
}

export type Net = (inputs: Float64Array) => number;

/** Rectified linear units in every layer but the last. */
export function openNet(layers: FittedNet['layers']): Net {
  const tables = layers.map((rows) => ({
    weights: Float64Array.from(rows.flat()),
    values: new Float64Array(rows[0].length),
  }));
  return (inputs) => {
    let values = inputs;
    for (let layer = 0; layer < tables.length; layer++) {
      const { weights, values: next } = tables[layer];
      addUp(values, weights, next);
      if (layer < tables.length - 1) for (let at = 0; at < next.length; at++) if (next[at] < 0) next[at] = 0;
      values = next;
    }
    return values[0];
  };
}

function addUp(inputs: Float64Array, weights: Float64Array, out: Float64Array): void {
  const width = out.length;
  const constant = inputs.length * width;
  for (let at = 0; at < width; at++) out[at] = weights[constant + at];
  for (let input = 0; input < inputs.length; input++) {
    const value = inputs[input];
    if (value === 0) continue;
    for (let at = 0, weight = input * width; at < width; at++, weight++) out[at] += value * weights[weight];
  }
}
