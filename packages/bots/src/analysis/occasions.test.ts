import { describe, expect, it } from 'vitest';
import { openToy, type ToyState, toyGame } from '../toy.ts';
import { type AnalysedMatch, replayMatch } from './occasions.ts';

/** Seat 0 takes everything. */
const alone = {
  ...toyGame,
  apply(state: ToyState, seat: number, move: number) {
    toyGame.apply(state, seat, move);
    for (const frame of state.stack) frame.seat = 0;
  },
};

function replay(standIns: readonly number[], over: Partial<AnalysedMatch> = {}): ReturnType<typeof replayMatch> {
  return replayMatch({
    open: { ...openToy, game: alone },
    options: { heap: 15 },
    seats: 2,
    seed: 'a',
    moves: [0, 1, 2, 3, 4].map((at) => ({ seat: 0, text: 'take 3', byStandIn: standIns.includes(at) })),
    ...over,
  });
}

describe('the decisions of a match', () => {
  it('follow each other as long as nothing happens in between', () => {
    expect(replay([]).occasions.map(({ followsOwn }) => followsOwn)).toEqual([false, true, true, true, true]);
  });

  it('are not those of a stand-in, which is news to the player like the move of anybody else', () => {
    const { occasions, stoodIn, stoodInFirst } = replay([1, 2]);
    expect(occasions.map(({ at, followsOwn }) => [at, followsOwn])).toEqual([
      [0, false],
      [3, false],
      [4, true],
    ]);
    expect(stoodIn).toEqual([2, 0]);
    expect(stoodInFirst).toEqual([false, false]);
  });

  it('begin late where a stand-in took the first, unless it was inherited', () => {
    expect(replay([0]).stoodInFirst).toEqual([true, false]);
    expect(replay([0, 3], { inherited: 1 }).stoodInFirst).toEqual([false, false]);
    expect(replay([1, 3], { inherited: 1 }).stoodInFirst).toEqual([true, false]);
  });

  it('are not those that were inherited, whoever decided them', () => {
    const { occasions, stoodIn } = replay([1, 2], { inherited: 2 });
    expect(occasions.map(({ at }) => at)).toEqual([3, 4]);
    expect(stoodIn).toEqual([1, 0]);
  });
});
