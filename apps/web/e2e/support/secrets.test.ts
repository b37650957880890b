import { francisDrake, type View } from '@portolan/francis-drake';
import { type AnyGame, below, opening, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { secretsIn, secretsOf } from './secrets.ts';

/** Every position of a random game, as seat 0 sees it and with nothing hidden. */
function momentsOf(seed: string): { readonly own: View; readonly open: View }[] {
  const opened = francisDrake.open();
  if (!opened.ok) throw new Error('the game does not open');
  const game: AnyGame = opened.value.game;
  const options = game.readOptions({});
  if (!options.ok) throw new Error('the game has no options');
  const { state } = opening(game, { options: options.value, seats: 4, seed });
  const rng = rngFromSeed(`${seed}/moves`);
  const moments: { own: View; open: View }[] = [];
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    moments.push({ own: game.view(state, 0) as View, open: game.view(state, 'open') as View });
    const legal = game.legalMoves(state, seat, []);
    game.apply(state, seat, legal[below(rng, legal.length)]);
  }
  return moments;
}

describe('the search for secrets', () => {
  it('finds none in the view of a seat, and many in the open view', () => {
    const moments = momentsOf('secrets');
    expect(moments.flatMap(({ own }) => secretsIn(own, 0))).toEqual([]);
    const told = moments.flatMap(({ open }) => secretsIn(open, 0)).join('\n');
    for (const secret of [/the chest of seat/, /the hand of seat/, /a disc at/, /the counter at/]) {
      expect(told).toMatch(secret);
    }
  });

  it('finds what an event reveals about other seats', () => {
    expect(secretsOf({ kind: 'missionPlaced', seat: 1, destination: 3, disc: 2 }, 0)).toHaveLength(1);
    expect(secretsOf({ kind: 'missionPlaced', seat: 1, destination: 3 }, 0)).toEqual([]);
    expect(secretsOf({ kind: 'missionPlaced', seat: 0, destination: 3, disc: 2 }, 0)).toEqual([]);
  });
});
