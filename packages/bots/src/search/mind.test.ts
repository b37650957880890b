import { type AnyForesight, changeWeights } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { openToy } from '../toy.ts';
import { opinionsOf } from './mind.ts';
import { foresightOf } from './searchable.ts';

/** A game of its own whose advisors tell their only weight. */
function makeForesight(weight: number): AnyForesight {
  return {
    ...foresightOf(openToy).foresight,
    advisor(change = (one) => one) {
      const own = changeWeights(weight, change);
      return { rate: (_state, _seat, moves) => moves.map(() => own) };
    },
  };
}

function weightsOf(foresight: AnyForesight, change?: (weight: number) => number): number[] {
  const { own, rivals } = opinionsOf(foresight, change);
  return [own, ...rivals].map((advisor) => advisor.rate({ rng: [0, 0, 0, 0], stack: [] }, 0, ['any'])[0]);
}

describe('opinions', () => {
  it('are shared by all who search the same game', () => {
    const foresight = makeForesight(1);
    expect(opinionsOf(foresight)).toBe(opinionsOf(foresight));
  });

  it("do not mix with those of another opening of the game, nor with a bot's changed own", () => {
    const [one, other] = [makeForesight(1), makeForesight(2)];
    const plain = weightsOf(one);
    expect(weightsOf(other)).toEqual(plain.map((weight) => 2 * weight));
    expect(weightsOf(one, (weight) => 5 * weight)).toEqual([5, ...plain.slice(1)]);
    expect(weightsOf(one)).toEqual(plain);
  });
});
