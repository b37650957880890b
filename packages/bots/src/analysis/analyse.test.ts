import { type OpenGame, opening, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { openToy, toyGame } from '../toy.ts';
import { analyse } from './analyse.ts';
import type { Analysis } from './analysis.ts';
import type { AnalysedMatch } from './occasions.ts';

const EFFORT = { worlds: 8, others: 2, doubted: 4, doubtedWorlds: 40, swings: 4 };

/** Seats take these in turn. */
function match(takes: readonly number[], over: Partial<AnalysedMatch> = {}): AnalysedMatch {
  const seats = over.seats ?? 2;
  return {
    open: openToy,
    options: { heap: takes.reduce((sum, take) => sum + take) },
    seats,
    seed: 'a',
    moves: takes.map((take, at) => ({ seat: at % seats, text: `take ${take}` })),
    ...over,
  };
}

function run(analysed: AnalysedMatch): { analysis: Analysis; progress: number[] } {
  const work = analyse(analysed, EFFORT);
  const progress: number[] = [];
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return { analysis: step.value, progress };
    progress.push(step.value);
  }
}

const BLUNDER = [3, 3, 1, 3, 3, 3, 3, 1];

describe('analyse', () => {
  it('finds a blunder, what would have been better, and why', () => {
    const [seat] = run(match(BLUNDER)).analysis.seats;
    const [finding] = seat?.findings ?? [];
    expect(finding).toMatchObject({ seat: 0, moves: 2, played: 'take 1' });
    expect(finding?.better).toMatch(/^take [23]$/);
    expect(finding?.points).toBeGreaterThan(0);
    expect(finding?.terms.map(({ name }) => name)).toContain('source.taken');
    expect(finding?.view).toMatchObject({ heap: 14 });
  });

  it('judges nothing that others decided in the match that this one continues', () => {
    const [seat] = run(match(BLUNDER, { inherited: 3 })).analysis.seats;
    expect(seat?.findings).toEqual([]);
    expect(seat?.prospects.every(({ moves }) => moves >= 3)).toBe(true);
    const [whole] = run(match(BLUNDER, { inherited: 2 })).analysis.seats;
    expect(whole?.findings).toMatchObject([{ moves: 2 }]);
  });

  it('blames nobody for what a stand-in decided for them: it counts as luck', () => {
    const moves = match(BLUNDER).moves.map((move, at) => ({ ...move, byStandIn: at === 2 }));
    const [seat, other] = run(match(BLUNDER, { moves })).analysis.seats;
    expect(seat).toMatchObject({ findings: [], lost: { place: 0, score: 0 }, stoodIn: 1, stoodInFirst: false });
    expect(seat?.prospects.map((one) => one.moves)).toEqual([0, 4, 6, 8]);
    expect(seat?.luck.place).toBeCloseTo((seat?.prospects[0]?.place ?? 0) - (seat?.prospects.at(-1)?.place ?? 0));
    expect(other?.stoodIn).toBe(0);
  });

  it('plays on to the end where the value belongs to other features', () => {
    const { foresight } = openToy;
    if (foresight === undefined) throw new Error('the toy can be looked ahead in');
    const { names, version } = foresight.features;
    const round = { weights: names.map(() => 9), spread: 1 };
    const ofVersion = (features: number): Analysis => {
      const value = { game: toyGame.id, features, made: 'by hand', seats: { 2: [null, round, round, round, round] } };
      return run(match(BLUNDER, { open: { ...openToy, foresight: { ...foresight, value } } })).analysis;
    };
    expect(ofVersion(version + 1)).toEqual(run(match(BLUNDER)).analysis);
    expect(ofVersion(version)).not.toEqual(run(match(BLUNDER)).analysis);
  });

  it('blames nobody for good moves', () => {
    for (const { findings, lost } of run(match([3, 3, 3, 3, 3, 3])).analysis.seats) {
      expect(findings).toEqual([]);
      expect(lost).toEqual({ place: 0, score: 0 });
    }
  });

  it('divides what became of the first expectation into luck and decisions', () => {
    for (const { prospects, luck, lost } of run(match(BLUNDER)).analysis.seats) {
      const [first, last] = [prospects[0], prospects.at(-1)];
      expect(luck.place - lost.place).toBeCloseTo((first?.place ?? 0) - (last?.place ?? 0));
      expect(luck.score - lost.score).toBeCloseTo((last?.score ?? 0) - (first?.score ?? 0));
    }
  });

  it('ends with the result', () => {
    const played = match(BLUNDER);
    const { state } = opening(toyGame, { options: { heap: 20 }, seats: 2, seed: 'a' });
    BLUNDER.forEach((take, at) => void toyGame.apply(state, at % 2, take));
    const outcome = toyGame.outcome(state);
    for (const [seat, { prospects }] of run(played).analysis.seats.entries()) {
      expect(prospects.at(-1)).toEqual({
        moves: BLUNDER.length,
        place: outcome?.places[seat],
        score: outcome?.scores[seat],
      });
    }
  });

  it("counts a rival's blunder as the luck of the others", () => {
    const [, second] = run(match([3, 3, 1, 3, 1, 3, 3, 3])).analysis.seats;
    const lucky = second?.swings.filter(({ places, to }) => places > 0 && to < 8) ?? [];
    expect(lucky.map(({ seat, from }) => [seat, from])).toContainEqual([1, 3]);
    expect(lucky.find(({ from }) => from === 3)?.view).toMatchObject({ heap: 9 });
  });

  it('counts what is only revealed at the end as luck', () => {
    const [first] = run(match(BLUNDER)).analysis.seats;
    expect(first?.swings).toMatchObject([{ seat: 0, from: 6, to: BLUNDER.length, points: 0 }]);
  });

  it('finds no luck where everybody plays as expected', () => {
    const { seats } = run(match([3, 3, 3, 3, 3, 3])).analysis;
    for (const { swings } of seats) expect(swings.filter(({ to }) => to < 6)).toEqual([]);
  });

  it('gives the same result for the same match, and reports growing progress up to 1', () => {
    const { analysis, progress } = run(match(BLUNDER));
    expect(run(match(BLUNDER)).analysis).toEqual(analysis);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBe(1);
  });

  it('judges a seat equally in worlds that look equal to it', () => {
    const [one, other] = equalToSeat0();
    const before = (seed: string): unknown => {
      const [seat] = run(match(BLUNDER, { seed })).analysis.seats;
      return [seat?.findings, seat?.prospects.slice(0, -1)];
    };
    expect(before(one)).toEqual(before(other));
  });

  it('does not count moves without an alternative', () => {
    const [, second] = run(match([3, 3, 3, 1])).analysis.seats;
    expect(second?.decisions).toBe(1);
  });

  it('plays on to the end of the round where a value is fitted', () => {
    const round = { weights: [0, 0], spread: 2 };
    const value = { game: 'toy', features: 1, made: '', seats: { 2: [null, round, round, round] } };
    if (openToy.foresight === undefined) throw new Error('the toy offers no foresight');
    const open: OpenGame = { ...openToy, foresight: { ...openToy.foresight, value } };
    const firstScore = (one: OpenGame): number =>
      run(match(BLUNDER, { open: one })).analysis.seats[0]?.prospects[0]?.score ?? 0;
    // A value of nothing leaves the points of the first round.
    expect(firstScore(open)).toBeLessThanOrEqual(5);
    expect(firstScore(openToy)).toBeGreaterThan(8);
  });
});

/** Two seeds that differ only in the secret of the other seat. */
function equalToSeat0(): readonly [string, string] {
  const secrets = (seed: string): readonly number[] => toyGame.setup({ heap: 20 }, 2, rngFromSeed(seed)).secrets;
  const [mine, theirs] = secrets('0');
  for (let seed = 1; ; seed++) {
    const [one, other] = secrets(`${seed}`);
    if (one === mine && other !== theirs) return ['0', `${seed}`];
  }
}
