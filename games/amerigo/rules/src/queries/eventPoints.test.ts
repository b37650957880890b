import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { makeGame } from '../game.ts';
import { shippedBox } from '../testing/index.ts';
import { eventPoints } from './eventPoints.ts';

const game = makeGame(shippedBox);
/** Plays a random game without such moves where there are others; returns the kinds of events that changed a score. */
function scoringKinds(seats: number, seed: string, without: readonly string[]): readonly string[] {
  const kinds: string[] = [];
  const rng = rngFromSeed(seed);
  const state = game.setup({}, seats, rngFromSeed(seed));
  while (state.stack.length > 0) {
    const [seat] = game.awaiting(state);
    const all = game.legalMoves(state, seat, []);
    const others = all.filter(({ kind }) => !without.includes(kind));
    const moves = others.length > 0 ? others : all;
    const sum = state.players.map(({ score }) => score);
    const add = (event: Event): void =>
      eventPoints(event, seats)?.forEach((points, one) => {
        kinds.push(event.kind);
        sum[one] += points;
      });
    game.apply(state, seat, moves[below(rng, moves.length)], add);
    expect(state.players.map(({ score }) => score)).toEqual(sum);
  }
  return kinds;
}

describe('the points of events', () => {
  it('add up to what every move changes on the score track', () => {
    const kinds = [2, 3, 4].flatMap((seats) => [
      ...scoringKinds(seats, 'thrifty', ['act', 'special']),
      ...scoringKinds(seats, 'busy', ['decline', 'takeGold']),
    ]);
    expect([...new Set(kinds)].sort()).toEqual([
      ...['cubesScored', 'finalScored', 'goldGained', 'islandCompleted', 'piratesFought', 'postFounded', 'tilesScored'],
    ]);
  });
});
