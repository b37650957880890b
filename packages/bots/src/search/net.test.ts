import { describe, expect, it } from 'vitest';
import { firstSwitch, inputCount, openNet, writeInputs } from './net.ts';

const players = [
  { features: Float64Array.of(1, 4), score: 10 },
  { features: Float64Array.of(1, 2), score: 7 },
  { features: Float64Array.of(1, 8), score: 12 },
];

function inputsOf(player: number, order = players): number[] {
  const out = new Float64Array(inputCount(2)).fill(9);
  writeInputs({ seats: 3, round: 2, players: order }, player, out);
  return [...out];
}

describe('the inputs of a net', () => {
  it('are the features, those of the average rival, and the leads over the best, the average and the worst', () => {
    expect(inputsOf(0).slice(0, firstSwitch(2))).toEqual([1, 4, 1, 5, -2, 0.5, 3]);
  });

  it('say which round and how many seats', () => {
    const switches = inputsOf(0).slice(firstSwitch(2));
    expect(switches.flatMap((one, at) => (one === 0 ? [] : [at]))).toEqual([2, 8 + 3]);
  });

  it('do not depend on the order of the rivals', () => {
    expect(inputsOf(0, [players[0], players[2], players[1]])).toEqual(inputsOf(0));
  });
});

describe('a net', () => {
  it('adds up weighted inputs and a constant, and cuts off what is negative inside', () => {
    const net = openNet([
      [
        [1, -1],
        [2, 0],
        [0.5, 3],
      ],
      [[10], [100], [7]],
    ]);
    expect(net(Float64Array.of(1, 1))).toBe(10 * 3.5 + 100 * 2 + 7);
    expect(net(Float64Array.of(5, 0))).toBe(10 * 5.5 + 7);
  });
});
