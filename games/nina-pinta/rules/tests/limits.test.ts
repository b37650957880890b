import { describe, expect, it } from 'vitest';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, governs, illegal, sails, selects } from './helpers.ts';

/** A world that is open for building, with a group of three terrains for seat 0 and much gold on the ship. */
function building(): Table {
  const table = makeTable({ seats: 2 });
  table.token('nina', 'build');
  for (const land of ['rockies', 'isthmus', 'andes']) table.settle(0, `nina ${land}`, 2);
  table.ship(0, 'nina isthmus', 30);
  return table;
}

describe('pieces', () => {
  it('[NP-LIMITS-01] [NP-LOAD-11] no more Settlers are loaded than there are', () => {
    const table = makeTable({ seats: 2 });
    table.settle(0, 'nina rockies', 18);
    table.stronghold(0, 'nina rockies');
    table.settle(0, 'pinta rockies', 2);
    table.stronghold(0, 'pinta rockies');
    table.give(0, { gold: 9, settlers: 0, captains: [5, 12, 19] });
    table.state.settlers[5] = 2;
    table.enter('loading');
    // One free Settler in each of the two lands, behind the ones in the Strongholds.
    expect(table.legal(0)).toEqual(['load nina 0', 'load nina 1', 'load nina 2']);
    expect(table.refuse('load nina 3', 0)).toEqual(illegal('load nina 3', 'NP-LOAD-13'));
  });

  it('[NP-LIMITS-02] without a Settler in the supply Natives and Native place nothing', () => {
    const found = makeTable({ seats: 2 });
    found.explore('nina caribbean');
    found.tile('nina isthmus', 'mixed');
    found.give(0, { settlers: 0 });
    found.crew(0, 'nina', 0, 'captain');
    sails(found, 0, 'nina');
    found.play('explore nina isthmus');
    expect(eventsOf(found.events, 'nativesPlaced')).toEqual([]);
    expect(found.player(0).settlers).toBe(0);
    const taken = makeTable({ seats: 2 });
    taken.settle(0, 'nina caribbean');
    taken.give(0, { settlers: 0, gold: 9 });
    taken.display('native', 'music');
    selects(taken, 0);
    expect(taken.play('take native').at(-1)).toMatchObject({ kind: 'bonusDiscarded' });
    expect(taken.settlers(0, 'nina caribbean')).toBe(1);
  });

  it('[NP-LIMITS-03] without a Town in the supply only a Town can be built into a City', () => {
    const table = building();
    table.town(0, 'nina isthmus');
    governs(table, 0, 'nina');
    expect(table.legal()).toEqual([
      ...['town nina andes', 'city nina andes', 'upgrade nina isthmus'],
      ...['town nina rockies', 'city nina rockies', 'done'],
    ]);
    table.give(0, { towns: 0 });
    expect(table.legal()).toEqual(['upgrade nina isthmus', 'done']);
    expect(table.refuse('town nina andes')).toEqual(illegal('town nina andes', 'NP-LIMITS-03'));
    table.play('upgrade nina isthmus', 'marker arts');
    expect(table.player(0).towns).toBe(0);
    expect(table.state.cities[table.at('nina isthmus')]).toBe(0);
  });

  it('[NP-LIMITS-04] the bank never runs out', () => {
    const table = building();
    table.ship(0, 'nina isthmus', 500);
    governs(table, 0, 'nina');
    table.play('done');
    expect(table.player(0).gold).toBe(makeTable({ seats: 2 }).player(0).gold + 500 + 2 * (2 + 1 + 1));
  });
});

describe('impossible situations', () => {
  it('[NP-LIMITS-05] a player without gold sails three empty ships, in any order', () => {
    const table = makeTable({ seats: 2 });
    table.give(0, { gold: 0 });
    table.give(1, { gold: 0 });
    table.explore('nina caribbean', 'pinta caribbean', 'santaMaria caribbean');
    table.enter('loading');
    expect(table.legal(0)).toHaveLength(6);
    table.playAs(0, 'seal pinta nina santaMaria');
    table.playAs(1, 'seal nina pinta santaMaria');
    expect(eventsOf(table.events, 'loadsRevealed')[0].loads).toEqual([
      { crews: [0, 0, 0], aboard: [0, 0, 0], voyage: [1, 0, 2] },
      { crews: [0, 0, 0], aboard: [0, 0, 0], voyage: [0, 1, 2] },
    ]);
    // Each had only one harbour to choose, so all have sailed and the world to govern is asked for.
    expect(table.question()).toEqual({ kind: 'chooseWorld', seat: 0 });
    expect(eventsOf(table.events, 'shipHarboured')).toHaveLength(6);
    // What is no longer shown is not kept either. [NP-HIDDEN-06]
    expect(table.player(0).voyage).toEqual([0, 1, 2]);
  });

  it('[NP-LIMITS-06] with two players Settlers stay in Inhospitable land only in a Stronghold', () => {
    const sailed = (set: (table: Table) => void): number => {
      const table = makeTable({ seats: 2 });
      table.explore('nina caribbean', 'nina appalachia');
      set(table);
      table.crew(0, 'nina', 2);
      sails(table, 0, 'nina');
      table.play('consolidate nina appalachia', 'done');
      return table.settlers(0, 'nina appalachia');
    };
    expect(sailed(() => undefined)).toBe(0);
    expect(sailed(({ stronghold }) => stronghold('open', 'nina appalachia'))).toBe(1);
    expect(sailed(({ token }) => token('nina', 'grow'))).toBe(1);
  });

  it('[NP-LIMITS-07] a counter that never finds its moment is lost, and a Pirate may be selected in era 6', () => {
    const table = makeTable({ seats: 2 });
    table.own(1, 'doubleSelection', 'turnOrder');
    for (const seat of [0, 1]) table.give(seat, { gold: 3 });
    table.display('pirate');
    selects(table, 0, { era: 6 });
    table.play('take pirate', 'pass 1');
    expect(table.state.stack).toEqual([]);
    expect(table.game.outcome(table.state)?.scores).toEqual([0, 0]);
    expect(table.player(0).kept).toEqual([1, 0, 0]);
  });

  it('[NP-LIMITS-08] a passing player always finds an empty space', () => {
    const table = makeTable();
    table.display();
    table.enter('selecting', { era: 2 });
    for (const count of [4, 3, 2]) {
      expect(table.legal()).toHaveLength(count);
      table.play(table.legal()[0]);
    }
    // The last one had no choice left.
    expect(table.state).toMatchObject({ era: 3, order: [0, 1, 2, 3] });
  });

  it('[NP-LIMITS-09] a turn without a decision is carried out and shown', () => {
    const table = makeTable({ seats: 2 });
    table.crew(0, 'nina', 1, 'captain');
    table.tile('nina caribbean', 'mixed');
    sails(table, 0, 'nina');
    // Only the Caribbean can be explored, and no Settler can migrate: all of it happened at once.
    expect(eventsOf(table.events, 'landExplored')).toEqual([
      ...[{ kind: 'landExplored', seat: 0, place: 0, tile: table.state.tiles[0] }],
    ]);
    expect(eventsOf(table.events, 'crewLanded')[0]).toMatchObject({ seat: 0, settlers: 1, captain: 'landed' });
    expect(eventsOf(table.events, 'shipTurnedBack').map(({ seat }) => seat)).toContain(1);
  });
});
