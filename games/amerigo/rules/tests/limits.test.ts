import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/ids.ts';
import { audit } from '../src/testing/index.ts';
import { makeTable } from '../src/testing/table.ts';
import { coverAllBut, illegal, playOut } from './helpers.ts';

describe('limits', () => {
  it('[AM-LIMITS-01] without posts left, none is established and ships still move', () => {
    const table = makeTable();
    table.give(0, { posts: 0, ships: [table.at('T0'), table.at('T2')] });
    table.phase({ cubes: { blue: 2 } });
    table.play('act blue', 'ship 1', 'sail 1,4');
    expect(table.player(0).ships[0]).toBe(table.at('1,4'));
    expect(table.question()).toMatchObject({ kind: 'sailShip', ship: 1 });
  });

  it('[AM-LIMITS-02] a shape that is used up cannot be taken', () => {
    const table = makeTable();
    table.planned(1, 'neutral block', 'neutral block', 'neutral block');
    table.planned(0, 'village square', 'village square');
    table.phase({ cubes: { red: 6 } });
    table.play('act red');
    expect(table.refuse('plan neutral block')).toEqual(illegal('plan neutral block', 'AM-LIMITS-02'));
    expect(table.refuse('plan village square')).toEqual(illegal('plan village square', 'AM-LIMITS-02'));
    expect(table.legal()).toHaveLength(7 + 5 + 1);
  });

  it('[AM-LIMITS-03] posts and tiles stay, commodity spaces are not refilled', () => {
    const table = makeTable();
    table.post(0, '6,8');
    table.lay(0, 'village square', '6,6');
    const { posts, laid } = table.view(0).map;
    playOut(table);
    expect(table.view(0).map).toMatchObject({ posts, laid });
    expect(table.player(0).goods).toEqual([0, 0, 1, 0, 0]);
  });

  it('[AM-LIMITS-04] chests without a big island and goods without a space stay in the box', () => {
    const table = makeTable();
    expect(table.box.components.chests.count).toBe(5);
    expect(table.view(0).map.islands.filter(({ chest }) => chest)).toHaveLength(2);
    const printed = Array.from(table.layout.squares).filter((square) => square >= 4);
    expect(printed).toHaveLength(23);
    expect(printed.length).toBeLessThan(5 * table.box.components.commodityTokens);
  });

  it('[AM-LIMITS-05] action points without a use are lost, but gold can always be taken', () => {
    const table = makeTable({ seats: 3 });
    while (table.state.stack.length > 0) {
      if (table.question().kind === 'takeTurn') expect(table.legal()).toContain('gold');
      const first = table.legal().find((move) => move.startsWith('act green')) ?? 'gold';
      table.play(first);
    }
    expect(table.state.players.every(({ score }) => score >= 0)).toBe(true);
  });

  it('[AM-LIMITS-06] an incomplete island costs nothing and keeps its chest', () => {
    const table = makeTable();
    const island = table.island('6,8');
    table.post(0, '6,8');
    coverAllBut(table, island, ['6,6']);
    playOut(table);
    expect(table.state.completed[island]).toBe(NOBODY);
    expect(table.view(0).map.islands[island]).toMatchObject({ empty: 1, chest: true });
    expect(table.player(0)).toMatchObject({ chests: 0 });
    // Only gold and pirates count, the same as with an empty island.
    const scores = table.state.players.map(({ score }) => score);
    expect(scores).toEqual(audit.rescore([{ seat: 0, events: table.events }], 2, {}));
    const without = makeTable();
    playOut(without);
    expect(scores).toEqual(without.state.players.map(({ score }) => score));
  });

  it('[AM-LIMITS-07] points count beyond 249', () => {
    const table = makeTable();
    table.give(0, { score: 249, gold: 12 });
    table.phase({ cubes: { blue: 7 } });
    table.play('gold');
    expect(table.player(0).score).toBe(252);
  });

  it('[AM-LIMITS-08] nothing can be given to another player', () => {
    const table = makeTable();
    table.give(0, { gold: 3, chests: 1 });
    table.phase({ cubes: { black: 1 } });
    const other = structuredClone(table.player(1));
    for (const move of table.legal()) {
      const next = makeTable();
      next.state = table.game.clone(table.state);
      next.play(move);
      expect(next.player(1)).toEqual(other);
    }
    expect(table.game.readMove('give gold 1')).toBeUndefined();
  });
});
