import { type Event, francisDrake } from '@portolan/francis-drake';
import { below, InvariantError, nextWord, rngFromSeed } from '@portolan/kernel';
import { groupPoints } from '@portolan/table-kit/result';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../testing/shippedBox.ts';
import { scoreHistory } from './scoreHistory.ts';
import { sourceGroups } from './sources.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game, advice } = opened.value;

function play(seed: string, seats: number) {
  const rng = rngFromSeed(`${seed}/moves`);
  const state = game.setup({ learner: false }, seats, rngFromSeed(seed));
  const events: Event[] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []);
    const ratings = advice.rate(game.view(state, seat), moves);
    const wild = nextWord(rng) % 100 < 20;
    const move = wild ? moves[below(rng, moves.length)] : moves[ratings.indexOf(Math.max(...ratings))];
    game.apply(state, seat, move, (event) => events.push(event as Event));
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('the game never ended');
  return { events, outcome };
}

describe('the score history', () => {
  it('ends with the final scores of the game', () => {
    for (const seats of [3, 4, 5]) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { events, outcome } = play(seed, seats);
        const stretches = scoreHistory(box, seats, events);
        expect(stretches.map(({ title }) => title)).toEqual(['Voyage 1', 'Voyage 2', 'Voyage 3', 'Final scoring']);
        expect(stretches.at(-1)?.marks.at(-1)?.totals).toEqual(outcome.scores);
        for (const { marks } of stretches) for (const { cause } of marks) expect(cause).toMatch(/^[A-Z]/);
        for (const [at, { marks }] of stretches.entries()) {
          const before = stretches[at - 1]?.marks.at(-1)?.totals ?? outcome.scores.map(() => 4);
          expect(marks[0]?.totals).toEqual(before);
        }
      }
    }
  });

  it('is empty without events', () => {
    expect(scoreHistory(box, 3, [])).toEqual([]);
  });
});

describe('the sources of points', () => {
  it('are all in exactly one group', () => {
    const { outcome } = play('sources', 4);
    const [first = {}] = outcome.breakdown;
    expect(
      sourceGroups()
        .flatMap(({ sources }) => sources)
        .toSorted(),
    ).toEqual(Object.keys(first).toSorted());
    for (const [seat, breakdown] of outcome.breakdown.entries()) {
      const points = groupPoints(sourceGroups(), breakdown);
      expect(points.reduce((sum, one) => sum + one)).toBe(outcome.scores[seat]);
      expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
    }
  });
});
