import { nextWord, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { fitNet, type NetData } from './fitNet.ts';
import { openNet } from './net.ts';

/** What no linear prediction explains: a product of two inputs, beside a switch. */
function productData(lines: number): NetData {
  const rng = rngFromSeed('product');
  const number = (): number => (nextWord(rng) / 2 ** 32) * 20 - 5;
  const inputs = new Float32Array(lines * 3);
  const targets = new Float64Array(lines);
  for (let line = 0; line < lines; line++) {
    const [one, other, on] = [number(), number(), line % 2];
    inputs.set([one, other, on], line * 3);
    targets[line] = (one - 5) * (other - 5) + 40 * on;
  }
  return { width: 3, inputs, targets, switches: 2 };
}

describe('fitNet', () => {
  const data = productData(2000);
  const done: number[] = [];
  const layers = fitNet(data, { epochs: 12, onEpoch: (epoch) => done.push(epoch) });

  it('learns what is not linear', () => {
    const net = openNet(layers);
    let missed = 0;
    let total = 0;
    for (let line = 0; line < data.targets.length; line++) {
      const target = data.targets[line];
      missed += (target - net(Float64Array.from(data.inputs.subarray(3 * line, 3 * line + 3)))) ** 2;
      total += (target - 20) ** 2;
    }
    expect(missed / total).toBeLessThan(0.1);
  });

  it('reports every epoch', () => {
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('makes the same net of the same data', () => {
    const few = productData(200);
    expect(fitNet(few, { epochs: 2 })).toEqual(fitNet(few, { epochs: 2 }));
  });
});
