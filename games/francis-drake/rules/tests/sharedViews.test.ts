import { below, rngFromSeed, sharedParts, shuffle, type Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { makeGame } from '../src/game.ts';

const game = makeGame(makeBox(shipped));

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

  it('keep every location of the street that a move does not change', () => {
    const options = game.readOptions({});
    if (!options.ok) throw new Error('no default options');
    const before = game.setup(options.value, 4, rngFromSeed('street'));
    const after = game.clone(before);
    const [seat] = game.awaiting(after);
    game.apply(after, seat, game.legalMoves(after, seat, [])[0]);
    const shared = sharedParts();
    const { street } = game.view(before, 0, shared);
    const next = game.view(after, 0, sharedParts(shared)).street;
    expect(next.filter((location, at) => location !== street[at])).toHaveLength(1);
  });
});
