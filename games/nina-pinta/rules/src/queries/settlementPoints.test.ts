import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import type { Event } from '../events.ts';
import { makeGame } from '../game.ts';
import { WORLDS } from '../ids.ts';
import { worldPoints } from './points.ts';
import { settlementPoints } from './settlementPoints.ts';

const box = makeBox(shipped);
const game = makeGame(box);

describe('the points of settlements', () => {
  it.each([1, 2, 3, 4])('[NP-SCORE-02] [NP-SCORE-03] follow from the events, %i at the table', (seats) => {
    const options = game.readOptions({});
    if (!options.ok) throw new Error('no options');
    const rng = rngFromSeed(`settled ${seats}`);
    const state = game.setup(options.value, seats, rngFromSeed(`settled ${seats}`));
    const followed = settlementPoints(box, state.players.length);
    const follow = (event: Event): void => followed.follow(event);
    let most = 0;
    for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
      const moves = game.legalMoves(state, seat, []);
      game.apply(state, seat, moves[below(rng, moves.length)], follow);
      const now = state.players.map((_, one) =>
        WORLDS.reduce((sum, _world, world) => sum + worldPoints(box, state, one, world), 0),
      );
      expect(followed.totals()).toEqual(now);
      most = Math.max(most, ...now);
    }
    expect(most).toBeGreaterThan(0);
  });
});
