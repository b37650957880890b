import { describe, expect, it } from 'vitest';
import { shipped } from './data/shipped.ts';
import { ninaPinta, openBox } from './index.ts';
import type { Move } from './moves.ts';
import { proceed } from './rounds/index.ts';
import { makeTable } from './testing/table.ts';

describe('the game', () => {
  it('says what it is', () => {
    const { id, title, rulesVersion, seats, longestGame } = makeTable().game;
    expect({ id, title, rulesVersion, seats, longestGame }).toEqual({
      ...{ id: 'nina-pinta', title: 'Niña & Pinta', rulesVersion: 1 },
      seats: { min: 1, max: 4 },
      // 4 + 12 loading; 23 sailing and 2 + 14 + 127 + 1 + 4 + 4 governing for each world; 43 selecting; 2 more.
      longestGame: 6 * 4 * (16 + 3 * (23 + 152) + 43 + 2),
    });
  });

  it('is a package that opens with the shipped components or with others', () => {
    expect([ninaPinta.id, ninaPinta.title, ninaPinta.rulePrefix]).toEqual(['nina-pinta', 'Niña & Pinta', 'NP']);
    expect(ninaPinta.components).toEqual(shipped);
    const opened = ninaPinta.open();
    expect(opened.ok && opened.value.game.id).toBe('nina-pinta');
    expect(ninaPinta.open({ ...shipped, startGold: -1 })).toEqual({
      ok: false,
      error: { path: '/startGold', problem: 'integerRange', params: { min: 0, max: 99, found: '-1' } },
    });
    const richer = openBox({ ...shipped, startGold: 5 });
    expect(richer.ok && richer.value.components.startGold).toBe(5);
  });

  it('asks one seat at a time, and lists moves only for that seat', () => {
    const table = makeTable({ seats: 3, nations: ['france', 'spain', 'england'] });
    table.enter('governing', { order: [1, 2, 0] });
    const { game, state } = table;
    const out: Move[] = [{ kind: 'done' }];
    expect(game.awaiting(state)).toEqual([1]);
    expect(game.legalMoves(state, 0, out)).toEqual([]);
    expect(game.legalMoves(state, 1, out)).toHaveLength(3);
    expect(game.legalMoves(state, 1, out)).toBe(out);
  });

  it('knows no phase but its own', () => {
    const { box, state } = makeTable();
    state.stack = [];
    state.phase = 9;
    expect(() => proceed({ box, state, emit: undefined })).toThrow('no phase 9');
  });

  it('lists equal Benefits separately where it matters which is taken', () => {
    const table = makeTable({ seats: 1, nations: ['spain'], planck: 'france' });
    table.display('catholic', 'corn', 'catholic', 'catholic');
    table.give(0, { gold: 9 });
    table.enter('selecting', { order: [0, 1] });
    expect(table.legal().slice(0, 4)).toEqual(['take catholic', 'take corn', 'take catholic 2', 'take catholic 3']);
    const { display } = table.state;
    table.playAs(0, 'take catholic 2');
    // Planck is next and takes from the blunt end.
    expect(table.state.display[2]).toBe(-1);
    expect(table.state.display[3]).toBe(display[3]);
  });

  it('awaits no seat once it is over', () => {
    const { game, state } = makeTable();
    expect(game.outcome(state)).toBeUndefined();
    state.stack = [];
    state.phase = 6;
    const before = game.clone(state);
    expect(game.awaiting(state)).toEqual([]);
    expect(game.legalMoves(state, 0, [])).toEqual([]);
    expect(game.whyNot?.(state, 0, { kind: 'done' })).toBeUndefined();
    game.apply(state, 0, { kind: 'done' });
    expect(state).toEqual(before);
  });
});
