import { describe, expect, it } from 'vitest';
import { tellOutcome, toldPlaces } from './toldOutcome.ts';

const STAYED = { kind: 'person', resigned: false };
const RESIGNED = { kind: 'person', resigned: true };
const BOT = { kind: 'bot' };

describe('places', () => {
  it('are those of the rules if nobody has resigned, ties included', () => {
    expect(toldPlaces([1, 1, 3], [])).toEqual([1, 1, 3]);
  });

  it('put those who resigned last, together, whatever the bots in their seats achieved', () => {
    expect(toldPlaces([1, 4, 3, 2], [0, 2])).toEqual([3, 2, 3, 1]);
    expect(toldPlaces([1, 2], [0])).toEqual([2, 1]);
  });

  it('leave the first one empty if everybody has resigned', () => {
    expect(toldPlaces([2, 1, 3], [0, 1, 2])).toEqual([2, 2, 2]);
    expect(toldPlaces([1], [0])).toEqual([2]);
  });
});

describe('an outcome', () => {
  const scores = { scores: [9, 5, 7], breakdown: [{}, {}, {}] };

  it('is told as the rules have it if nobody has resigned', () => {
    const outcome = { ...scores, places: [1, 3, 2] };
    expect(tellOutcome(outcome, [STAYED, BOT, STAYED])).toBe(outcome);
  });

  it('is told with the seats whose players have resigned, and keeps their scores', () => {
    expect(tellOutcome({ ...scores, places: [1, 3, 2] }, [RESIGNED, BOT, STAYED])).toEqual({
      ...scores,
      places: [3, 2, 1],
      resigned: [0],
    });
  });

  it('is lost to the opponent that the rules play if the only player has resigned', () => {
    const planck = { name: 'Planck', score: 40, place: 2, breakdown: {} };
    const won = { scores: [50], places: [1], breakdown: [{}], rivals: [planck] };
    expect(tellOutcome(won, [STAYED])).toBe(won);
    expect(tellOutcome(won, [RESIGNED])).toEqual({
      ...won,
      places: [2],
      rivals: [{ ...planck, place: 1 }],
      resigned: [0],
    });
  });
});
