import type { Finding, SeatAnalysis, Swing } from '@portolan/bots';
import { describe, expect, it } from 'vitest';
import { highlightsOf, type ToldEvent } from './highlights.ts';
import { turningPointsOf } from './turningPoints.ts';
import { readMoves } from './useMoves.ts';

describe('the moves of a log', () => {
  it('have the numbers of their entries, which include those that were undone', () => {
    const lines = [
      { portolan: 1, otherEntries: [{ seq: 2 }, { seq: 3 }] },
      { seq: 1, seat: 0, move: 'a', events: [] },
      { seq: 2, seat: 1, move: 'b', events: [{ kind: 'x' }] },
      { outcome: {} },
    ];
    expect(readMoves(lines.map((line) => JSON.stringify(line)).join('\n'))).toEqual([
      { seq: 1, seat: 0, events: [] },
      { seq: 4, seat: 1, events: [{ kind: 'x' }] },
    ]);
  });
});

describe('highlights', () => {
  const event = (seq: number, kind: string, pace: number, seat: number | undefined = 0): ToldEvent => ({
    key: `${seq}`,
    kind,
    seq,
    seat,
    text: kind,
    pace,
  });

  it('are what somebody did that takes longest to show, a few of each kind, in order', () => {
    const raids = [2, 4, 6, 8, 10].map((seq) => event(seq, 'raid', 900));
    const all = [
      ...raids,
      event(5, 'step', 100),
      event(7, 'feast', 500),
      { ...event(9, 'round', 2000), seat: undefined },
    ];
    const inOrder = all.toSorted((one, other) => one.seq - other.seq);
    expect(highlightsOf(inOrder, 4).map(({ seq }) => seq)).toEqual([2, 6, 7, 10]);
  });
});

describe('turning points', () => {
  const finding = (seat: number, moves: number, places: number): Finding => ({
    seat,
    moves,
    places,
    played: 'a',
    better: 'b',
    points: 1,
    error: 0.01,
    terms: [],
    view: {},
  });
  const swing = (seat: number, from: number, to: number, places: number): Swing => ({
    seat,
    from,
    to,
    places,
    points: 1,
    error: 0.01,
    view: {},
  });
  const seatOf = (findings: readonly Finding[], swings: readonly Swing[]): SeatAnalysis => ({
    prospects: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((moves) => ({ moves, place: 1, score: 0 })),
    findings,
    swings,
    decisions: 1,
    stoodIn: 0,
    stoodInFirst: false,
    luck: { place: 0, score: 0 },
    lost: { place: 0, score: 0 },
  });
  const entries = [1, 2, 3, 4, 7, 8, 9, 10];
  const pointsOf = (...seats: readonly SeatAnalysis[]) =>
    turningPointsOf({ analysis: { players: 2, seats }, entries }).map(({ kind, seat, seq, at }) => [
      kind,
      seat,
      seq,
      at,
    ]);

  it('are in the order of play, at their moments', () => {
    expect(pointsOf(seatOf([finding(0, 4, 0.4)], []), seatOf([finding(1, 1, 0.2)], [swing(1, 5, 7, -0.5)]))).toEqual([
      ['decision', 1, 1, 1],
      ['decision', 0, 6, 4],
      ['luck', 1, 9, 7],
    ]);
  });

  it('are only once what one player gains and another loses', () => {
    expect(pointsOf(seatOf([], [swing(0, 2, 5, 0.3)]), seatOf([], [swing(1, 3, 6, -0.4)]))).toEqual([
      ['luck', 1, 8, 6],
    ]);
  });

  it('are not luck where a decision explains them', () => {
    expect(pointsOf(seatOf([finding(0, 4, 0.4)], []), seatOf([], [swing(1, 3, 6, 0.4)]))).toEqual([
      ['decision', 0, 6, 4],
    ]);
  });
});
