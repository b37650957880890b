import { describe, expect, it } from 'vitest';
import { rngFromSeed } from '../rng.ts';
import { requireSame, type TestTable, testTable } from './testTable.ts';
import { type TinyEvent, type TinyMove, type TinyState, type TinyView, tinyGame } from './tinyGame.ts';

/** Advises taking as much as possible. */
const advice = {
  rate: (_view: TinyView, moves: readonly TinyMove[]) => moves.map((move) => (move.kind === 'take' ? move.count : 0)),
};

function sit(game = tinyGame): TestTable<TinyState, TinyState['stack'][number], TinyEvent, TinyView> {
  return testTable({ game, advice, state: game.setup({ heap: 5 }, 2, rngFromSeed('table')) });
}

describe('a table for tests', () => {
  it('plays the moves of the awaited seat and records their events', () => {
    const table = sit();
    expect(table.question().seat).toBe(0);
    expect(table.asked()).toBe(0);
    expect(table.legal(1)).toEqual([]);
    expect(table.play('take 1', 'take 2')).toEqual([{ kind: 'taken', seat: 1, count: 2 }]);
    expect(table.events.map((event) => event.seat)).toEqual([0, 1]);
    expect(table.state.left).toBe(2);
    expect(table.view(0).left).toBe(2);
    expect(table.legal()).toContain('take 2');
    table.play('take 2');
    expect(() => table.question()).toThrow('the game is over');
  });

  it('throws if a move is refused, and if a move that should be refused is not', () => {
    const table = sit();
    expect(() => table.play('take 9')).toThrow(/^take 9: \{"code":"(illegal|unreadable)".*asked/);
    expect(table.refuse('take 1', 1)).toMatchObject({ code: 'wrongSeat' });
    expect(() => table.playAs(1, 'take 1')).toThrow('wrongSeat');
    expect(() => table.refuse('take 1')).toThrow('take 1 was allowed');
    expect(table.state.left).toBe(5);
  });

  it('detects a state that depends on the event sink', () => {
    const game: typeof tinyGame = {
      ...tinyGame,
      apply(state, seat, move, emit) {
        tinyGame.apply(state, seat, move, emit);
        if (emit !== undefined) state.rolled++;
      },
    };
    expect(() => sit(game).play('take 1')).toThrow('take 1: the state depends on the event sink');
    expect(() => requireSame({ a: 1 }, { a: 1 }, 'x')).not.toThrow();
  });

  it('ranks moves by the advice', () => {
    const table = sit();
    const ratings = table.ratings();
    expect([...ratings.values()]).toEqual([...ratings.values()].sort((one, other) => other - one));
    expect(table.best()).toBe([...ratings.keys()][0]);
    expect(table.best()).toMatch(/^take [2-9]/);
    expect(ratings.get('take 1')).toBe(1);
  });
});
