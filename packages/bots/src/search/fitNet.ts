import { type FittedNet, nextWord, type Rng, rngFromSeed, shuffle } from '@portolan/kernel';

/** Lines of data: `inputs` holds `width` numbers for each target. */
export interface NetData {
  readonly width: number;
  readonly inputs: Float32Array;
  readonly targets: Float64Array;
  /** Inputs from here on are switches, which need no scale. */
  readonly switches: number;
}

export interface NetFit {
  readonly epochs: number;
  onEpoch?(done: number): void;
}

const HIDDEN = [64, 32];
const BATCH = 128;
const RATE = 0.002;
/** Pulls weights towards zero in every step, relative to the rate. */
const DECAY = 0.01;

/** Adam, with a rate that falls to zero. The same data give the same net. */
export function fitNet(data: NetData, { epochs, onEpoch }: NetFit): FittedNet['layers'] {
  const rng = rngFromSeed('net');
  const scale = scaleOf(data);
  const sizes = [data.width, ...HIDDEN, 1];
  const layers = sizes.slice(1).map((width, at) => new Layer(rng, sizes[at], width));
  const lines = Array.from(data.targets, (_, line) => line);
  const batches = Math.ceil(lines.length / BATCH);
  const input = new Float64Array(data.width);
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    shuffle(rng, lines);
    for (let batch = 0; batch < batches; batch++) {
      for (const line of lines.slice(batch * BATCH, (batch + 1) * BATCH)) {
        for (let at = 0; at < data.width; at++)
          input[at] = (data.inputs[line * data.width + at] - scale.mean[at]) / scale.spread[at];
        learn(layers, input, data.targets[line] / scale.target);
      }
      step++;
      const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * step) / (epochs * batches)));
      for (const layer of layers) layer.step(rate, step);
    }
    onEpoch?.(epoch + 1);
  }
  return written(layers, scale);
}

interface Scale {
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  readonly target: number;
}

/** An input that is rarely anything but zero must not become huge. */
const LEAST_SPREAD = 0.05;

function scaleOf({ width, inputs, targets, switches }: NetData): Scale {
  const mean = new Float64Array(width);
  const spread = new Float64Array(width).fill(1);
  for (let at = 0; at < switches; at++) {
    let sum = 0;
    let squares = 0;
    let top = 0;
    for (let from = at; from < inputs.length; from += width) {
      sum += inputs[from];
      squares += inputs[from] ** 2;
      top = Math.max(top, Math.abs(inputs[from]));
    }
    mean[at] = sum / targets.length;
    const deviation = Math.sqrt(Math.max(0, squares / targets.length - mean[at] ** 2));
    spread[at] = Math.max(deviation, LEAST_SPREAD * top) || 1;
  }
  const square = targets.reduce((sum, target) => sum + target ** 2, 0) / targets.length;
  return { mean, spread, target: Math.sqrt(square) || 1 };
}

function learn(layers: readonly Layer[], input: Float64Array, target: number): void {
  let values = input;
  for (const [at, layer] of layers.entries()) values = layer.forward(values, at < layers.length - 1);
  let errors: Float64Array = Float64Array.of(values[0] - target);
  for (let at = layers.length - 1; at >= 0; at--) errors = layers[at].backward(errors, at > 0);
}

/** The scale becomes part of the first and the last layer. */
function written(layers: readonly Layer[], { mean, spread, target }: Scale): FittedNet['layers'] {
  return layers.map((layer, at) => {
    const rows = layer.rows();
    if (at === 0) {
      const constants = rows[rows.length - 1];
      for (let input = 0; input < mean.length; input++) {
        rows[input] = rows[input].map((weight) => weight / spread[input]);
        for (let out = 0; out < constants.length; out++) constants[out] -= mean[input] * rows[input][out];
      }
    }
    const factor = at === layers.length - 1 ? target : 1;
    return rows.map((row) => row.map((weight) => Number((factor * weight).toPrecision(4))));
  });
}

/** Forgetting of the mean gradient and of its mean square. */
const FORGETTING = [0.9, 0.999];

class Layer {
  readonly #inputs: number;
  readonly #width: number;
  readonly #weights: Float64Array;
  readonly #gradients: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  readonly #values: Float64Array;
  readonly #errors: Float64Array;
  #last: Float64Array = new Float64Array(0);

  constructor(rng: Rng, inputs: number, width: number) {
    this.#inputs = inputs;
    this.#width = width;
    this.#weights = new Float64Array((inputs + 1) * width);
    // The last layer starts at zero: nothing is corrected before something has been learnt.
    const bound = width === 1 ? 0 : Math.sqrt(6 / inputs);
    for (let at = 0; at < inputs * width; at++) this.#weights[at] = bound * (nextWord(rng) / 2 ** 31 - 1);
    this.#gradients = new Float64Array(this.#weights.length);
    this.#means = new Float64Array(this.#weights.length);
    this.#squares = new Float64Array(this.#weights.length);
    this.#values = new Float64Array(width);
    this.#errors = new Float64Array(inputs);
  }

  forward(inputs: Float64Array, rectified: boolean): Float64Array {
    const width = this.#width;
    const weights = this.#weights;
    const values = this.#values;
    this.#last = inputs;
    for (let at = 0, from = this.#inputs * width; at < width; at++) values[at] = weights[from + at];
    for (let input = 0; input < inputs.length; input++) {
      const value = inputs[input];
      if (value === 0) continue;
      for (let at = 0, from = input * width; at < width; at++, from++) values[at] += value * weights[from];
    }
    if (rectified) for (let at = 0; at < width; at++) if (values[at] < 0) values[at] = 0;
    return values;
  }

  /** Adds to the gradients, and returns the errors of the inputs, which are rectified values if `deeper`. */
  backward(errors: Float64Array, deeper: boolean): Float64Array {
    const width = this.#width;
    const weights = this.#weights;
    const gradients = this.#gradients;
    const inputs = this.#last;
    for (let at = 0, from = this.#inputs * width; at < width; at++) gradients[from + at] += errors[at];
    for (let input = 0; input < inputs.length; input++) {
      const value = inputs[input];
      this.#errors[input] = 0;
      if (value === 0) continue;
      for (let at = 0, from = input * width; at < width; at++, from++) gradients[from] += value * errors[at];
      if (!deeper) continue;
      let sum = 0;
      for (let at = 0, from = input * width; at < width; at++, from++) sum += weights[from] * errors[at];
      this.#errors[input] = sum;
    }
    return this.#errors;
  }

  step(rate: number, step: number): void {
    const [slow, slower] = FORGETTING;
    const gradients = this.#gradients;
    for (let at = 0; at < gradients.length; at++) {
      const gradient = gradients[at] / BATCH;
      this.#means[at] += (1 - slow) * (gradient - this.#means[at]);
      this.#squares[at] += (1 - slower) * (gradient ** 2 - this.#squares[at]);
      const mean = this.#means[at] / (1 - slow ** step);
      const square = this.#squares[at] / (1 - slower ** step);
      this.#weights[at] -= rate * (mean / (Math.sqrt(square) + 1e-8) + DECAY * this.#weights[at]);
    }
    gradients.fill(0);
  }

  rows(): number[][] {
    return Array.from({ length: this.#inputs + 1 }, (_, input) =>
      Array.from(this.#weights.subarray(input * this.#width, (input + 1) * this.#width)),
    );
  }
}
