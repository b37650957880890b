import { describe, expect, it } from 'vitest';
import { GOODS, NOTHING } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { illegal } from './helpers.ts';

/** Red is to buy from a display such as `cotton 2`. */
function buying(ap: number, market: readonly string[]): Table {
  const table = makeTable();
  table.give(0, { gold: 0 });
  const kinds = table.box.production.map(({ good, cost }) => `${GOODS[good]} ${cost}`);
  table.state.market = Array.from({ length: 6 }, (_, place) =>
    place < market.length ? kinds.indexOf(market[place]) : NOTHING,
  );
  table.phase({ cubes: { yellow: ap } });
  table.play('act yellow');
  return table;
}

describe('buying production', () => {
  it('[AM-YELLOW-01] costs the printed number of the token, 2 to 4', () => {
    const table = buying(3, ['cotton 2', 'sugar 4', 'coffee 3', 'cotton 2']);
    expect(table.legal()).toEqual(['buy cotton 2', 'buy coffee 3', 'end']);
    expect(table.refuse('buy sugar 4')).toEqual(illegal('buy sugar 4', 'AM-YELLOW-01'));
    expect(table.refuse('gold')).toEqual(illegal('gold', 'AM-YELLOW-01'));
    expect([...new Set(table.box.production.map(({ cost }) => cost))].sort()).toEqual([2, 3, 4]);
    table.play('buy coffee 3');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-YELLOW-02] allows several tokens, also of one type, as far as the points go', () => {
    const table = buying(6, ['cotton 2', 'cotton 2', 'coffee 3']);
    table.play('buy cotton 2', 'buy cotton 2');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(table.player(0).production).toEqual([3, 1, 1, 1, 1]);
    const rest = buying(5, ['cotton 2', 'coffee 3']);
    rest.play('buy cotton 2');
    expect(rest.question()).toEqual({ kind: 'buyProduction', seat: 0, ap: 3 });
  });

  it('[AM-YELLOW-03] adds the token to the goods of its type', () => {
    const table = buying(4, ['coconut 4']);
    expect(table.play('buy coconut 4')[0]).toMatchObject({ kind: 'productionBought', seat: 0 });
    expect(table.player(0).production).toEqual([1, 1, 1, 2, 1]);
  });

  it('[AM-YELLOW-04] starts from one token of every type printed on the sheet', () => {
    expect(makeTable({ seats: 3 }).state.players.map(({ production }) => production)).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ]);
  });

  it('[AM-YELLOW-05] needs no commodity, and leaves the space empty for the round', () => {
    const table = buying(3, ['coffee 3', 'sugar 4']);
    expect(table.player(0).goods).toEqual([0, 0, 0, 0, 0]);
    table.play('buy coffee 3');
    expect(table.state.market.filter((kind) => kind !== NOTHING)).toHaveLength(1);
    table.endPhase();
    expect(table.state.market.filter((kind) => kind !== NOTHING)).toHaveLength(1);
    table.phase({ cubes: { yellow: 6 } });
    table.play('act yellow');
    expect(table.refuse('buy coffee 3')).toEqual(illegal('buy coffee 3', 'AM-YELLOW-05'));
    // Nothing affordable: the action is over at once.
    const poor = buying(2, ['sugar 4']);
    expect(poor.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });
});
