import { describe, expect, it } from 'vitest';
import { andThen, ending, lawBrokenBy, type Spoiled, sound } from './spoiled.ts';

describe('the laws find a game that ends badly', () => {
  it.each<[string, Spoiled]>([
    ['a bound too low', { longestGame: 5 }],
    [
      'a game without end',
      {
        apply: (state, seat, move, emit) => {
          if (move.kind === 'goHome') return;
          if (move.kind === 'bid' || move.kind === 'look') sound.apply(state, seat, move, emit);
          else state.stack.splice(0, 2, { kind: 'explore', seat, looks: 0 });
        },
      },
    ],
    ['an outcome too early', { outcome: (state) => sound.outcome({ ...state, stack: [] }) }],
    ['no outcome', { outcome: () => undefined }],
    ['nobody asked in the midst', { awaiting: (state) => (state.round > 2 ? [] : sound.awaiting(state)) }],
    ['places that ignore the scores', ending((end) => ({ ...end, places: end.places.map(() => 1) }))],
    ['places with a gap', ending((end) => ({ ...end, places: end.places.map((place) => place * 2) }))],
    [
      'a breakdown that does not add up',
      ending((end) => ({ ...end, breakdown: end.breakdown.map((sources) => ({ ...sources, more: 1 })) })),
    ],
    ['a seat without a score', ending((end) => ({ ...end, scores: end.scores.slice(1) }))],
  ])('ending: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('ending');
  });

  it.each<[string, Spoiled]>([
    ['a chart lost', andThen((state, { kind }) => kind === 'goHome' && state.played.pop())],
    ['an island made', andThen((state, { kind }) => kind === 'claim' && state.sea.push(5))],
  ])('pieces: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('pieces');
  });

  it.each<[string, Spoiled]>([
    ['a score that drifts', andThen(({ players }, { kind }) => kind === 'claim' && players[0].score++)],
    [
      'an outcome that differs from the track',
      ending((end) => ({
        ...end,
        scores: end.scores.map((score) => score + 1),
        breakdown: end.scores.map((score) => ({ all: score + 1 })),
      })),
    ],
  ])('score: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('score');
  });
});
