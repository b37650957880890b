import { type AnyForesight, changeWeights, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { openToy, toyGame } from '../toy.ts';
import { imagine, opinionsOf } from './mind.ts';
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

describe('an imagined world', () => {
  /** In how many of 400 worlds the rival judges exactly as the seat itself. */
  function agreeing(likeMinded?: number): number {
    const { foresight } = foresightOf(openToy);
    const opinions = opinionsOf(foresight);
    const state = toyGame.setup({ heap: 20 }, 2, rngFromSeed('deal'));
    const table = { seat: 1, view: () => state, legalMoves: () => [1], imagine: () => structuredClone(state) };
    const rng = rngFromSeed('worlds');
    const casts = Array.from(
      { length: 400 },
      () => imagine({ foresight, ...opinions }, { table, rng }, likeMinded).cast,
    );
    expect(casts.every((cast) => cast[1] === opinions.own)).toBe(true);
    expect(casts.every(([rival]) => rival === opinions.own || opinions.rivals.includes(rival))).toBe(true);
    return casts.filter(([rival]) => rival === opinions.own).length;
  }

  it('has rivals of other opinions, and as many like-minded ones as the effort says', () => {
    expect(agreeing()).toBe(0);
    expect(agreeing(1)).toBe(400);
    expect(Math.abs(agreeing(0.5) - 200)).toBeLessThan(50);
  });
});
