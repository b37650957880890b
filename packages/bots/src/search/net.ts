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
  const opened = layers.map((rows) => ({
    weights: Float64Array.from(rows.flat()),
    values: new Float64Array(rows[0].length),
    active: new Int32Array(rows.length),
  }));
  return (inputs) => {
    let values = inputs;
    for (let at = 0; at < opened.length; at++) {
      addUp(values, opened[at]);
      values = opened[at].values;
      if (at < opened.length - 1) rectify(values);
    }
    return values[0];
  };
}

function rectify(values: Float64Array): void {
  for (let at = 0; at < values.length; at++) if (values[at] < 0) values[at] = 0;
}

interface Layer {
  /** A row of weights per input, one weight per unit; the last row holds the biases. */
  readonly weights: Float64Array;
  /** One per unit; overwritten by every call. */
  readonly values: Float64Array;
  /** The inputs that are not zero; scratch space. */
  readonly active: Int32Array;
}

/**
 * Four inputs at a time, which takes half as long as one by one, but added in their order: another order would round
 * differently and might lead to another move.
 */
function addUp(inputs: Float64Array, { weights, values, active }: Layer): void {
  const width = values.length;
  values.set(weights.subarray(inputs.length * width));
  let count = 0;
  for (let input = 0; input < inputs.length; input++) if (inputs[input] !== 0) active[count++] = input;
  let next = 0;
  for (; next + 4 <= count; next += 4) {
    const [one, two, three, four] = [active[next], active[next + 1], active[next + 2], active[next + 3]];
    const [first, second, third, fourth] = [inputs[one], inputs[two], inputs[three], inputs[four]];
    for (let at = 0; at < width; at++) {
      values[at] =
        values[at] +
        first * weights[one * width + at] +
        second * weights[two * width + at] +
        third * weights[three * width + at] +
        fourth * weights[four * width + at];
    }
  }
  for (; next < count; next++) {
    const input = active[next];
    for (let at = 0; at < width; at++) values[at] += inputs[input] * weights[input * width + at];
  }
}
