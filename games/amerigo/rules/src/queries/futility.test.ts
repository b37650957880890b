import { describe, expect, it } from 'vitest';
import { coverAllBut } from '../../tests/helpers.ts';
import { COLOURS, NOTHING } from '../ids.ts';
import { makeTable, type Table } from '../testing/table.ts';
import { foresee } from './forecast.ts';
import { type Futility, whyFutile } from './futility.ts';
import { postsEstablished } from './harbours.ts';

type Futile = 'red' | 'green' | 'yellow';

/** Why the action of a colour achieves nothing with this many cubes; undefined where something is asked. */
function why(table: Table, colour: Futile, cubes = 1): Futility | undefined {
  table.phase({ cubes: { [colour]: cubes } });
  table.give(0, { gold: 0 });
  const at = COLOURS.indexOf(colour);
  const { state, asked } = foresee(table.box, table.state, table.box.moves.act[at]);
  return asked === undefined ? whyFutile(table.box, state, 0, at) : undefined;
}

describe('an action that achieves nothing', () => {
  it('[AM-RED-02] [AM-RED-03] plans no tile, as what is left is too dear', () => {
    const table = makeTable();
    expect(why(table, 'red')).toBeUndefined();
    table.give(0, { villages: table.player(0).villages.map(() => 0) });
    table.state.supply = table.state.supply.map((count, piece) => (table.box.pieces.plan[piece] === 1 ? 0 : count));
    expect(why(table, 'red')).toBe('plan');
  });

  it('[AM-GREEN-01] [AM-GREEN-02] builds nothing without tiles, posts, room or means', () => {
    const table = makeTable();
    const found: (Futility | undefined)[] = [why(table, 'green')];
    table.planned(0, 'neutral line3');
    found.push(why(table, 'green'));
    table.post(0, '1,3');
    found.push(why(table, 'green'), why(table, 'green', 6));
    coverAllBut(table, table.island('1,3'), ['1,2']);
    found.push(why(table, 'green', 6));
    expect(found).toEqual(['noTiles', 'noPosts', 'tooDear', undefined, 'noFit']);
  });

  it('[AM-YELLOW-01] buys nothing where nothing is left, or only what is too dear', () => {
    const table = makeTable();
    const found = [why(table, 'yellow'), why(table, 'yellow', 4)];
    table.state.market = table.state.market.map(() => NOTHING);
    found.push(why(table, 'yellow', 4));
    expect(found).toEqual(['dearMarket', undefined, 'noMarket']);
  });
});

describe('the posts of a player', () => {
  it('[AM-LIMITS-01] are established or left', () => {
    const { box, player, post } = makeTable();
    expect(postsEstablished(box, player(0))).toBe(0);
    post(0, '1,3', '8,2');
    expect([postsEstablished(box, player(0)), player(0).posts]).toEqual([2, box.components.posts - 2]);
  });
});
