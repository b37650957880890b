import { below, rngFromSeed, type Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeTable } from './testing/table.ts';
import type { View } from './view.ts';

describe('a view', () => {
  it('contains the pending decision, and none once the game is over', () => {
    const table = makeTable();
    table.phase({ cubes: { black: 3 } });
    table.play('act black');
    expect(table.view(1).question).toEqual({ kind: 'loadCannons', seat: 0, ap: 3 });
    table.state.stack.push({ kind: 'chooseShip', seat: 1, ap: 2 });
    expect(table.view(1).question).toEqual({ kind: 'chooseShip', seat: 1, ap: 2 });
    table.state.stack = [];
    expect('question' in table.view(1)).toBe(false);
  });

  it('lists the posts of each seat by space, and the islands with the seats that completed them', () => {
    const table = makeTable();
    table.post(0, '3,1');
    table.post(1, '1,3', '6,8');
    table.cover('neutral', '1,1', '1,2', '2,1', '2,2', '2,3', '3,2');
    const { map } = table.view('spectator');
    expect(map.posts).toEqual([
      { seat: 0, space: table.at('3,1') },
      { seat: 1, space: table.at('1,3') },
      { seat: 1, space: table.at('6,8') },
    ]);
    const north = table.island('3,1');
    expect(map.islands[north]).toEqual({ spaces: 9, big: false, chest: false, empty: 1, posts: [1, 1] });
    expect(map.islands[table.island('6,8')]).toMatchObject({ spaces: 25, big: true, chest: true, posts: [0, 1] });
    table.state.completed[north] = 1;
    table.state.completed[table.island('6,8')] = 0;
    const later = table.view('spectator').map.islands;
    expect(later[north]).toMatchObject({ completed: 1, chest: false });
    expect(later[table.island('6,8')]).toMatchObject({ completed: 0, chest: false });
  });

  it('does not change with its state', () => {
    const { game } = makeTable();
    const dice = rngFromSeed('views');
    const state = game.setup({}, 3, rngFromSeed('views'));
    const taken: { readonly view: View; readonly json: string }[] = [];
    for (let step = 0; state.stack.length > 0; step++) {
      const [seat] = game.awaiting(state);
      const viewer: Viewer = step % 2 === 0 ? seat : 'open';
      const view = game.view(state, viewer);
      taken.push({ view, json: JSON.stringify(view) });
      const moves = game.legalMoves(state, seat, []);
      game.apply(state, seat, moves[below(dice, moves.length)]);
    }
    // Fields that the moves did not change are changed here.
    const spoil = (value: unknown): void => {
      if (Array.isArray(value) && value.every((item) => typeof item === 'number')) value.fill(-9);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(spoil);
    };
    const last = game.view(game.clone(state), 'open');
    const view = game.view(state, 'open');
    spoil(state);
    expect(view).toEqual(last);
    expect(taken.filter((one) => JSON.stringify(one.view) !== one.json)).toEqual([]);
  });

  it('shows in a replay what lies face down, in the order in which it would turn up', () => {
    const { state, view } = makeTable();
    state.progressStack = [3, 1, 2];
    state.productionStack = [5, 4];
    state.piratesDown = [4, 0];
    state.piratesOut = [2];
    expect(view('open').faceDown).toEqual({
      progress: [2, 1, 3],
      production: [4, 5],
      pirates: [4, 0],
      piratesOut: [2],
    });
    expect(view(0).toCome).toEqual({ progress: [1, 2, 3], production: [4, 5], pirates: [0, 2, 4] });
    expect('faceDown' in view(0)).toBe(false);
  });
});
