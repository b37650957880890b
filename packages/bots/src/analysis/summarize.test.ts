import { opening } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { foresightOf } from '../search/searchable.ts';
import { openToy, toyGame } from '../toy.ts';
import type { Judged } from './analyse.ts';
import { makeJudge, type Trial } from './compareMoves.ts';
import { summarize } from './summarize.ts';

const judge = makeJudge(foresightOf(openToy));
const { state } = opening(toyGame, { options: { heap: 20 }, seats: 2, seed: 'a' });
const END = {
  outcome: { scores: [14, 15], places: [2, 1], breakdown: [{}, {}] },
  stoodIn: [0, 0],
  stoodInFirst: [false, false],
  moves: 3,
};

function trial(move: number, share: number, score: number): Trial {
  return { move, shares: [share, share], scores: [score, score], terms: new Map() };
}

/** One of several decisions of a seat in a row. */
function decision(at: number, played: Trial, better: Trial): Judged {
  const occasion = { state, seat: 0, at, played: played.move, moves: [1, 2], followsOwn: at > 0 };
  return { occasion, played, better, again: { played, better } };
}

describe('a row of mistakes that the advice would have made as well', () => {
  // Each costs a tenth of a place and two points.
  const row = [0, 1, 2].map((at) => decision(at, trial(1, 0.5, 14), trial(2, 0.8 - at / 10, 20 - 2 * at)));
  const [seat] = summarize(judge, row, END).seats;

  it('costs as much as its first decision could have saved', () => {
    expect(seat?.lost.place).toBeCloseTo(0.3);
    expect(seat?.lost.score).toBeCloseTo(6);
  });

  it('is shared among its decisions', () => {
    for (const { places, points } of seat?.findings ?? []) {
      expect(places).toBeCloseTo(0.1);
      expect(points).toBeCloseTo(2);
    }
    expect(seat?.findings).toHaveLength(3);
  });

  it('lowers the expectation step by step', () => {
    const places = seat?.prospects.slice(0, -1).map(({ place }) => Number(place.toFixed(3)));
    expect(places).toEqual([1.2, 1.3, 1.3, 1.4, 1.4, 1.5]);
    expect(seat?.prospects[0]?.score).toBeCloseTo(20);
  });
});

describe('a harmless decision between two mistakes', () => {
  it('does not make the first one cost the second as well', () => {
    const played = trial(1, 0.5, 14);
    const row = [
      decision(0, played, trial(2, 0.7, 18)),
      decision(1, played, played),
      decision(2, played, trial(2, 0.6, 16)),
    ];
    const [seat] = summarize(judge, row, END).seats;
    expect(seat?.findings.map(({ moves }) => moves).sort()).toEqual([0, 2]);
    expect(seat?.lost.place).toBeCloseTo(0.2);
    expect(seat?.lost.score).toBeCloseTo(4);
  });
});

describe('a move after which the seat went on better than the advice', () => {
  it('is not blamed for what the advice would have made of it', () => {
    const first = decision(0, trial(1, 0.5, 14), trial(2, 0.7, 18));
    const second = decision(1, trial(2, 0.7, 18), trial(1, 0.7, 18));
    const [seat] = summarize(judge, [first, second], END).seats;
    expect(seat?.findings).toEqual([]);
  });
});
