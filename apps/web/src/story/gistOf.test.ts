import type { Expectation, Prospect, SeatAnalysis } from '@portolan/bots';
import { describe, expect, it } from 'vitest';
import { gistOf, type PlayedStory } from './gistOf.ts';

const NAMES = ['Ann', 'Bob'];
const NONE: Expectation = { place: 0, score: 0 };

function seat(places: readonly number[], over: Partial<SeatAnalysis> = {}): SeatAnalysis {
  const prospects = places.map((place, at): Prospect => ({ moves: at * 10, place, score: 0 }));
  return {
    prospects,
    findings: [],
    swings: [],
    decisions: 1,
    stoodIn: 0,
    stoodInFirst: false,
    luck: NONE,
    lost: NONE,
    ...over,
  };
}

/** A game that seat 0 won unless stated. */
function gist(seats: readonly SeatAnalysis[], over: Partial<PlayedStory> = {}): readonly string[] {
  const places = seats.map((_, at) => at + 1);
  const outcome = { places, scores: places.map(() => 0), breakdown: places.map(() => ({})) };
  return gistOf({ analysis: { seats, players: seats.length }, outcome, names: NAMES, isBranch: false, ...over });
}

/** A game that Ann played against a rival of the rules. */
function solo(ann: SeatAnalysis, { won }: { readonly won: boolean }): readonly string[] {
  const planck = { name: 'Planck', score: 0, place: won ? 2 : 1, breakdown: {} };
  const outcome = { places: [won ? 1 : 2], scores: [0], breakdown: [{}], rivals: [planck] };
  return gist([ann], { analysis: { seats: [ann], players: 2 }, outcome });
}

describe('the gist of a story begins with', () => {
  it('who was expected to do best, and whether they did', () => {
    expect(gist([seat([1.2, 1]), seat([1.8, 2])])).toEqual(['Before the first move, Ann was expected to do best.']);
    expect(gist([seat([1.8, 1]), seat([1.2, 2])])).toEqual([
      'Before the first move, Bob was expected to do best. It turned out differently.',
    ]);
  });

  it('that nobody was, where two were expected at nearly the same place', () => {
    expect(gist([seat([1.4, 1]), seat([1.6, 2])])).toEqual(['Before the first move, it was anybody’s game.']);
  });

  it('the rival of a solo game, of whom as much was expected as of the player was not', () => {
    expect(solo(seat([1.7, 2]), { won: false })).toEqual(['Before the first move, Planck was expected to do best.']);
    expect(solo(seat([1.7, 1]), { won: true })).toEqual([
      'Before the first move, Planck was expected to do best. It turned out differently.',
    ]);
    expect(solo(seat([1.5, 1]), { won: true })).toEqual(['Before the first move, it was anybody’s game.']);
    expect(solo(seat([1.1, 1]), { won: true })).toEqual(['Before the first move, Ann was expected to do best.']);
  });

  it('a seat that decided nothing: what it reached was not expected', () => {
    expect(gist([seat([1]), seat([1.2, 2])])).toEqual([
      'Before the first move, Bob was expected to do best. It turned out differently.',
    ]);
  });

  it('nothing of what a seat expected that a stand-in played until mid-game', () => {
    const late = { stoodIn: 4, stoodInFirst: true };
    expect(gist([seat([1.1, 1], late), seat([1.8, 2])])).toEqual([
      'Before the first move, Ann was expected to do best.',
    ]);
    expect(gist([seat([1.1, 1], late), seat([1.2, 2])])).toEqual([
      'Before the first move, Bob was expected to do best. It turned out differently.',
    ]);
    expect(gist([seat([1.1, 1], late), seat([1.8, 2], late)])).toEqual([]);
  });

  it('the moment at which a what-if began', () => {
    const isBranch = true;
    expect(gist([seat([1.2, 1]), seat([1.8, 2])], { isBranch })).toEqual([
      'When this what-if began, Ann was expected to do best.',
    ]);
    expect(gist([seat([1.8, 1]), seat([1.2, 2])], { isBranch })).toEqual([
      'When this what-if began, Bob was expected to do best. It turned out differently.',
    ]);
    expect(gist([seat([1.5, 1]), seat([1.5, 2])], { isBranch })).toEqual([
      'When this what-if began, it was anybody’s game.',
    ]);
  });
});

describe('the gist of a story goes on with', () => {
  it('luck and decisions that were worth mentioning', () => {
    const ann = seat([1.5, 1], { luck: { place: 0.5, score: 9 }, lost: { place: 0.1, score: 1 } });
    const bob = seat([1.5, 2], { luck: { place: -0.3, score: -5 }, lost: { place: 0.2, score: 3 } });
    expect(gist([ann, bob]).slice(1)).toEqual([
      'Luck was kindest to Ann (+0.5 places).',
      'Luck was hardest on Bob (−0.3 places).',
      'Decisions cost Bob the most (−0.2 places).',
    ]);
  });

  it('bad luck alone, which a player without luck has in a solo game', () => {
    const ann = seat([1.5, 2], { luck: { place: -0.5, score: -9 } });
    expect(solo(ann, { won: false }).slice(1)).toEqual(['Luck was hardest on Ann (−0.5 places).']);
  });
});
