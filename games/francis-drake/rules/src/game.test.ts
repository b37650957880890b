import { describe, expect, it } from 'vitest';
import type { Move } from './moves.ts';
import { makeTable } from './testing/table.ts';

describe('the game', () => {
  it('describes itself', () => {
    const { id, title, rulesVersion, seats, longestGame } = makeTable().game;
    expect({ id, title, rulesVersion, seats, longestGame }).toEqual({
      ...{ id: 'francis-drake', title: 'Francis Drake', rulesVersion: 1, seats: { min: 3, max: 5 } },
      // Three voyages of five seats with 10 player discs, 10 choices, a dock and 6 discs with 4 decisions each; 4 more per voyage.
      longestGame: 3 * (5 * 45 + 4),
    });
  });

  it('asks one seat at a time, and lists moves for that seat alone', () => {
    const { game, state } = makeTable({ order: [2, 0, 1, 3] });
    const out: Move[] = [{ kind: 'keep' }];
    expect(game.awaiting(state)).toEqual([2]);
    expect(game.legalMoves(state, 0, out)).toEqual([]);
    expect(game.legalMoves(state, 2, out)).toHaveLength(19);
    expect(game.legalMoves(state, 2, out)).toHaveLength(19);
    expect(game.legalMoves(state, 2, out)).toBe(out);
  });

  it('asks for the decision on top of the stack', () => {
    const { game, state } = makeTable({ seats: 3 });
    state.stack = [
      { kind: 'plymouthTurn', seat: 1 },
      { kind: 'chooseYield', seat: 2, location: 17 },
    ];
    expect(game.awaiting(state)).toEqual([2]);
    expect(game.legalMoves(state, 2, []).map((move) => game.writeMove(move))).toEqual([
      ...['take crew', 'take guns', 'take barrels'],
    ]);
    expect(game.whyNot?.(state, 2, { kind: 'dock' })).toBe('FD-PROV-45');
    game.apply(state, 2, { kind: 'take', yield: 0 });
    expect(state.stack).toEqual([{ kind: 'plymouthTurn', seat: 1 }]);
  });

  it('waits for nobody once it is over', () => {
    const table = makeTable({ seats: 3 });
    expect(table.game.outcome(table.state)).toBeUndefined();
    for (let turn = 0; turn < 9; turn++) table.play('dock');
    const { game, state } = table;
    const before = game.clone(state);
    expect(game.awaiting(state)).toEqual([]);
    expect(game.legalMoves(state, 0, [])).toEqual([]);
    expect(game.whyNot?.(state, 0, { kind: 'dock' })).toBeUndefined();
    game.apply(state, 0, { kind: 'dock' });
    expect(state).toEqual(before);
    expect(game.outcome(state)?.scores).toEqual([4, 4, 4]);
  });

  it('adds every point to the score and to its source', () => {
    const table = makeTable({ seats: 3 });
    table.play('stop investor', 'take galleon');
    for (let turn = 0; turn < 9; turn++) table.play('dock');
    const outcome = table.game.outcome(table.state);
    expect(outcome?.scores).toEqual([0, 4, 4]);
    const nothing = {
      ...{ towns: 0, forts: 0, galleons: 0, hero: 0, kinds: 0, admiral: 0, governor: 0 },
      ...{ commodities: 0, silver: 0, gold: 0, jewels: 0 },
    };
    expect(outcome?.breakdown).toEqual([
      { start: 4, investor: -4, ...nothing },
      { start: 4, investor: 0, ...nothing },
      { start: 4, investor: 0, ...nothing },
    ]);
  });

  it('plays the same without an event sink', () => {
    const moves = ['stop tavern', 'stop drake', 'stop investor', 'take galleon', 'stop dockside', 'take crew'];
    const told = makeTable({ seats: 3 });
    told.play(...moves);
    const { game, state } = makeTable({ seats: 3 });
    for (const text of moves) {
      const move = game.readMove(text);
      if (move !== undefined) game.apply(state, game.awaiting(state)[0], move);
    }
    expect(state).toEqual(told.state);
  });
});
