import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { fillTower } from '../src/effects/tower.ts';
import type { ColourId } from '../src/ids.ts';
import { proceed } from '../src/rounds/index.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { coverAllBut, eventsOf, illegal } from './helpers.ts';

const [RED, WHITE, BLUE, YELLOW] = [0, 1, 2, 3];

/** Two players, and a seed by which 21 cubes stay inside the tower. */
function afterSetUpDrop(): Table {
  const table = makeTable();
  const { state } = table;
  for (const place of [state.tower, state.storage, state.action]) place.fill(0);
  Object.assign(state, { rng: rngFromSeed('set-up drop 17254'), stack: [], phase: 0, turn: -1 });
  fillTower(table.box, state);
  return table;
}

describe('worked examples: set-up, phases and ships', () => {
  it('EX-01 starting gold [AM-SETUP-29, AM-SETUP-30]', () => {
    // A seed by which the discs are stacked as in the example.
    const { discs, players, stack } = makeTable().game.setup({}, 4, rngFromSeed('starting gold 39'));
    expect(discs).toEqual([RED, WHITE, BLUE, YELLOW]);
    expect([RED, WHITE, BLUE, YELLOW].map((seat) => players[seat].gold)).toEqual([0, 1, 2, 3]);
    expect(stack).toEqual([{ kind: 'takeTurn', seat: RED }]);
  });

  it('EX-02 set-up drop [AM-TOWER-02, AM-TOWER-03]', () => {
    const { state } = afterSetUpDrop();
    expect(state.tower).toEqual([3, 3, 2, 4, 3, 2, 4]);
    expect(state.storage).toEqual([4, 4, 5, 3, 4, 5, 3]);
    expect([state.tower, state.storage].map((cubes) => cubes.reduce((sum, count) => sum + count))).toEqual([21, 28]);
  });

  it('EX-03 first phase [AM-TOWER-04, AM-TOWER-05, AM-ROUND-04, AM-ROUND-05, AM-ROUND-13]', () => {
    const table = afterSetUpDrop();
    // A seed by which 4 blue, 1 black, 1 red and 2 green cubes come out.
    table.state.rng = rngFromSeed('first phase 3528');
    proceed(table.context((event) => table.events.push(event)));
    const out = [4, 1, 1, 0, 2, 0, 0];
    expect(table.events).toMatchObject([{ kind: 'phaseBegun', phase: 0, dropped: 4, out, ap: 4 }]);
    expect(table.state).toMatchObject({ tower: [3, 2, 1, 4, 1, 2, 4], storage: [0, 4, 5, 3, 4, 5, 3], action: out });
    expect(table.legal()).toEqual(['act blue', 'act black', 'act red', 'act green', 'gold']);
    table.play('gold');
    expect(table.player(RED).gold).toBe(3);
    expect(table.play('act black')).toMatchObject([{ kind: 'actionChosen', ap: 4 }]);
    table.play('load 4');
    // The next phase has dropped all 5 black cubes then in storage.
    expect(table.events.slice(-2)).toMatchObject([
      { kind: 'phaseEnded', phase: 0 },
      { kind: 'phaseBegun', dropped: 5 },
    ]);
    expect(table.state.storage).toEqual([4, 0, 6, 3, 6, 5, 3]);
  });

  it('EX-04 player order [AM-ROUND-08]', () => {
    const spread = makeTable({ seats: 4, order: [3, 2, 1, 0] });
    for (const [seat, track] of [7, 5, 4, 2].entries()) spread.give(seat, { track: track - 1 });
    spread.state.discs = [0, 1, 2, 3];
    spread.phase({ cubes: { white: 1 }, order: [3, 2, 1, 0] });
    for (let i = 0; i < 4; i++) spread.play('act white', 'advance 1');
    expect(spread.state.order).toEqual([RED, WHITE, BLUE, YELLOW]);
    const stacked = makeTable({ seats: 4, order: [RED, WHITE, BLUE, YELLOW] });
    stacked.endPhase();
    expect(stacked.state.order).toEqual([RED, WHITE, BLUE, YELLOW]);
  });

  it('EX-05 first voyage [AM-BLUE-01, AM-BLUE-03, AM-BLUE-11, AM-BLUE-12, AM-BLUE-15, AM-BLUE-17]', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 4 } });
    table.play('act blue', 'start T1', 'sail 1,4', 'found 1,3');
    expect(eventsOf(table.events, 'shipSailed')[0].steps).toBe(3);
    table.play('start R1', 'sail 4,12');
    expect(eventsOf(table.events, 'shipSailed')[1].steps).toBe(4);
    expect(table.player(RED)).toMatchObject({ posts: 11, score: 3, gold: 0 });
    expect(table.player(RED).outposts[table.island('1,3')]).toBe(1);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    const far = makeTable();
    far.phase({ cubes: { blue: 4 } });
    far.play('act blue', 'start T1', 'sail 1,4', 'found 1,3', 'start R1');
    expect(far.refuse('sail 4,11')).toEqual(illegal('sail 4,11', 'AM-BLUE-03'));
  });

  it('EX-06 second post on the same island [AM-BLUE-17, AM-BLUE-18]', () => {
    const table = makeTable();
    table.post(RED, '1,3');
    table.give(RED, { ships: [table.at('1,4'), table.at('R1')] });
    table.phase({ cubes: { blue: 5 } });
    table.play('act blue', 'ship 1', 'sail 3,0');
    expect(eventsOf(table.events, 'shipSailed')[0].steps).toBe(4);
    table.play('found 3,1');
    expect(table.player(RED)).toMatchObject({ score: 0, posts: 10 });
    expect(table.player(RED).outposts[table.island('1,3')]).toBe(2);
  });

  it('EX-28 passing and stopping [AM-BLUE-08, AM-BLUE-09]', () => {
    const table = makeTable();
    table.give(RED, { ships: [table.at('T0'), table.at('T0')] });
    table.give(1, { ships: [table.at('0,4'), table.at('B0')] });
    table.phase({ cubes: { blue: 2 } });
    table.play('act blue');
    expect(table.refuse('sail 0,4')).toEqual(illegal('sail 0,4', 'AM-BLUE-09'));
    table.play('sail 1,4', 'decline');
    expect(table.player(RED).ships).toEqual([table.at('1,4'), table.at('T0')]);
  });

  it('EX-29 completion by a post [AM-GREEN-23, AM-GREEN-24]', () => {
    const table = makeTable();
    table.post(RED, '1,3');
    coverAllBut(table, table.island('1,3'), ['3,1']);
    table.give(1, { ships: [table.at('L0'), table.at('B0')] });
    table.phase({ cubes: { blue: 1 }, round: 3, order: [1, 0] });
    table.play('act blue', 'ship 1', 'sail 3,0', 'found 3,1');
    expect(table.player(1)).toMatchObject({ score: 6, chests: 0 });
    expect(table.player(RED).score).toBe(3);
  });

  it('EX-32 founding needs a movement [AM-BLUE-14, AM-BLUE-21]', () => {
    const table = makeTable();
    table.give(RED, { ships: [table.at('1,4'), table.at('B0')], gold: 0 });
    table.phase({ cubes: { blue: 2 } });
    const staying = makeTable();
    staying.state = table.game.clone(table.state);
    staying.play('act blue', 'ship 1', 'stay');
    expect(staying.question()).toMatchObject({ kind: 'sailShip', ship: 1 });
    table.play('act blue', 'ship 1', 'return', 'found 1,3');
    expect(table.player(RED).posts).toBe(11);
    const short = makeTable();
    short.give(RED, { ships: [short.at('1,4'), short.at('B0')], gold: 0 });
    short.phase({ cubes: { blue: 1 } });
    short.play('act blue', 'ship 1');
    expect(short.legal()).toEqual(['stay', 'sail 0,4', 'sail 2,4']);
  });

  it('EX-33 gold for both ships [AM-BLUE-19, AM-BLUE-20, AM-GOLD-08]', () => {
    const start = (): ReturnType<typeof makeTable> => {
      const table = makeTable();
      table.give(RED, { ships: [table.at('T0'), table.at('T2')], gold: 2 });
      table.phase({ cubes: { blue: 3 } });
      table.play('act blue', 'ship 1');
      return table;
    };
    const first = start();
    first.play('sail 4,4');
    expect(first.player(RED).gold).toBe(0);
    first.play('sail 4,11');
    expect(eventsOf(first.events, 'shipSailed').map(({ steps }) => steps)).toEqual([5, 5]);
    expect(first.player(RED).gold).toBe(0);
    const second = start();
    second.play('sail 2,4', 'sail 4,11');
    expect(eventsOf(second.events, 'shipSailed').map(({ steps }) => steps)).toEqual([3, 5]);
    expect(second.player(RED)).toMatchObject({ gold: 0, ships: [second.at('2,4'), second.at('4,11')] });
  });

  it('EX-07 loading cannons [AM-BLACK-01]', () => {
    const table = makeTable();
    const cubes: Partial<Record<ColourId, number>> = { black: 4 };
    table.phase({ cubes });
    table.play('act black', 'load 4');
    expect(table.player(RED).cannons).toBe(4);
  });
});
