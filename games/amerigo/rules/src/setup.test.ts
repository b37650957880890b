import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { layoutOf, makeBox } from './box.ts';
import { shipped } from './data/shipped.ts';
import { makeGame } from './game.ts';

describe('a new game', () => {
  it.each([2, 3, 4])('is ready for the first action, with %i players', (seats) => {
    const box = makeBox(shipped);
    const state = makeGame(box).setup({}, seats, rngFromSeed('new'));
    expect(state.piratesUp).toHaveLength(1);
    expect(state.piratesDown).toHaveLength(4);
    expect(state.stack).toEqual([{ kind: 'takeTurn', seat: state.discs[0] }]);
    expect(state).toMatchObject({ round: 1, phase: 0, turn: 1 });
    const { height } = layoutOf(box, state);
    const lengths = [state.villages, state.posts, state.linked].map((rows) => rows.length);
    expect(lengths).toEqual([seats * height, seats * height, seats * height]);
    expect([state.covered.length, state.neutrals.length]).toEqual([height, height]);
  });

  it('shares no objects with the box, within itself or with another game', () => {
    const box = makeBox(shipped);
    const sets = JSON.stringify(box.productionSets);
    const game = makeGame(box);
    const [one, other] = [1, 2].map(() => game.setup({}, 4, rngFromSeed('twice')));
    expect(one).toEqual(other);
    expect(JSON.stringify(box.productionSets)).toBe(sets);
    expect(one.order).not.toBe(one.discs);
    expect(one.empty).not.toBe(layoutOf(box, one).sizes);
  });
});
