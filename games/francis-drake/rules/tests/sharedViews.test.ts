import { below, rngFromSeed, sharedParts, shuffle, type Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { francisDrake } from '../src/index.ts';

const opened = francisDrake.open();
if (!opened.ok) throw new Error('the shipped components do not open');
const { game } = opened.value;

describe('views that share parts', () => {
  it.each(['a', 'b', 'c', 'd', 'e'])('are the same as views made alone, whoever looks first, game %s', (seed) => {
    const rng = rngFromSeed(seed);
    const options = game.readOptions({});
    if (!options.ok) throw new Error('no default options');
    let state = game.setup(options.value, 4, rngFromSeed(seed));
    let shared = sharedParts();
    for (let seats = game.awaiting(state); seats.length > 0; seats = game.awaiting(state)) {
      const viewers = shuffle<Viewer>(rng, [0, 1, 2, 3, 'spectator', 'open']);
      for (const viewer of viewers) {
        expect(JSON.stringify(game.view(state, viewer, shared))).toBe(JSON.stringify(game.view(state, viewer)));
      }
      const moves = game.legalMoves(state, seats[0], []);
      state = game.clone(state);
      shared = sharedParts(shared);
      game.apply(state, seats[0], moves[below(rng, moves.length)]);
    }
    for (const viewer of [3, 'open', 'spectator'] as const)
      expect(JSON.stringify(game.view(state, viewer, shared))).toBe(JSON.stringify(game.view(state, viewer)));
  });
});
