import { describe, expect, it } from 'vitest';
import { shipped } from './data/shipped.ts';
import { amerigo, openBox } from './index.ts';
import type { Move } from './moves.ts';
import { makeTable } from './testing/table.ts';

describe('the game', () => {
  it('has a title, seats and a length', () => {
    const { id, title, rulesVersion, seats, longestGame } = makeTable().game;
    expect({ id, title, rulesVersion, seats, longestGame }).toEqual({
      ...{ id: 'amerigo', title: 'Amerigo', rulesVersion: 1, seats: { min: 2, max: 4 } },
      // 35 turns of four players with 9 decisions each; 37 + 4 x 16 tiles three times; 2 x 24 + 50 tokens, 5 chests; 4 x 24 steps.
      longestGame: 35 * 4 * 9 + 3 * 101 + 48 + 50 + 5 + 96,
    });
  });

  it('is a package that opens with the shipped components or with others', () => {
    expect([amerigo.id, amerigo.title, amerigo.rulePrefix]).toEqual(['amerigo', 'Amerigo', 'AM']);
    expect(amerigo.components).toEqual(shipped);
    const opened = amerigo.open();
    expect(opened.ok && opened.value.game.id).toBe('amerigo');
    expect(amerigo.open({ ...shipped, posts: 0 })).toEqual({
      ok: false,
      error: { path: '/posts', problem: 'integerRange', params: { min: 1, max: 99, found: '0' } },
    });
    const fewer = openBox({ ...shipped, posts: 3 });
    expect(fewer.ok && fewer.value.components.posts).toBe(3);
  });

  it('asks one seat at a time and lists moves for that seat only', () => {
    const table = makeTable({ seats: 3, order: [2, 0, 1] });
    table.phase({ cubes: { black: 1 } });
    const { game, state } = table;
    const out: Move[] = [{ kind: 'end' }];
    expect(game.awaiting(state)).toEqual([2]);
    expect(game.legalMoves(state, 0, out)).toEqual([]);
    expect(game.legalMoves(state, 2, out)).toHaveLength(2);
    expect(game.legalMoves(state, 2, out)).toBe(out);
  });

  it('awaits no seat once it is over', () => {
    const { game, state } = makeTable();
    expect(game.outcome(state)).toBeUndefined();
    state.stack = [];
    const before = game.clone(state);
    expect(game.awaiting(state)).toEqual([]);
    expect(game.legalMoves(state, 0, [])).toEqual([]);
    expect(game.whyNot?.(state, 0, { kind: 'end' })).toBeUndefined();
    game.apply(state, 0, { kind: 'end' });
    expect(state).toEqual(before);
  });

  it('adds every point to the score and to its source', () => {
    const table = makeTable();
    table.post(0, '3,1');
    table.cover('neutral', '1,1', '1,2', '2,1', '2,2', '2,3', '3,2', '3,3');
    table.own(0, 'P21', 'P23');
    table.give(0, { ships: [table.at('0,4'), table.at('T0')], gold: 12, cannons: 0 });
    table.phase({ cubes: { blue: 2 }, phase: 'white', round: 5 });
    table.play('act blue', 'ship 1', 'sail 1,4', 'found 1,3', 'stay', 'gold');
    const { breakdown = [], scores = [] } = table.game.outcome(table.state) ?? {};
    expect(breakdown[0]).toMatchObject({ completion: 3, posts: 3, gold: 12, tokens: 7, discovery: 0 });
    expect(Object.values(breakdown[0]).reduce((sum, points) => sum + points)).toBe(scores[0]);
  });
});
