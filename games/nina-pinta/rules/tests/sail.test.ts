import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, illegal, landsOf, sails } from './helpers.ts';

/** Sails every ship to the first possible harbour, without migrating. */
function sailOn(table: Table, stop: () => boolean = () => false): void {
  while (table.view(0).phase === 'sailing' && !stop()) {
    table.play(table.question().kind === 'migrate' ? 'done' : table.legal()[0]);
  }
}

describe('sailing', () => {
  it('[NP-SAIL-01] three rounds, in each of which every player sails one ship in turn order and completes its actions', () => {
    const table = makeTable({ seats: 3 });
    table.explore(...landsOf('nina'), ...landsOf('pinta'), ...landsOf('santaMaria'));
    const orders = [
      [2, 0, 1],
      [1, 0, 2],
      [0, 1, 2],
    ];
    for (const [seat, voyage] of orders.entries()) table.give(seat, { voyage: voyage.slice() });
    table.enter('sailing', { order: [1, 2, 0] });
    sailOn(table);
    const voyages = eventsOf(table.events, 'shipHarboured').map(({ seat, place }) => [seat, Math.floor(place / 7)]);
    expect(voyages).toEqual([
      ...[1, 2, 0].map((seat) => [seat, orders[seat][0]]),
      ...[1, 2, 0].map((seat) => [seat, orders[seat][1]]),
      ...[1, 2, 0].map((seat) => [seat, orders[seat][2]]),
    ]);
  });

  it('[NP-SAIL-02] example 1: a ship sails only to its own world', () => {
    const table = makeTable();
    table.explore('nina caribbean', 'pinta caribbean', 'santaMaria caribbean', 'santaMaria isthmus');
    table.crew(0, 'santaMaria', 1, 'captain');
    sails(table, 0, 'santaMaria');
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, world: 2 });
    expect(table.legal().every((move) => move.split(' ')[1] === 'santaMaria')).toBe(true);
    expect(table.refuse('consolidate nina caribbean')).toEqual(illegal('consolidate nina caribbean', 'NP-SAIL-02'));
    expect(table.refuse('explore pinta isthmus')).toEqual(illegal('explore pinta isthmus', 'NP-SAIL-02'));
  });

  it('[NP-SAIL-03] one of explore, consolidate and attack, then Migrate, then Reduce', () => {
    const table = makeTable({ seats: 2 });
    table.explore('nina caribbean', 'nina isthmus');
    table.settle(1, 'nina isthmus');
    table.war('nina');
    table.crew(0, 'nina', 3, 'captain');
    sails(table, 0, 'nina');
    expect(table.legal()).toEqual([
      ...['consolidate nina caribbean', 'explore nina amazonia', 'explore nina andes'],
      ...['consolidate nina isthmus', 'attack nina isthmus', 'explore nina rockies', 'explore nina appalachia'],
    ]);
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-SAIL-03'));
    table.play('consolidate nina isthmus');
    expect(table.question()).toEqual({ kind: 'migrate', seat: 0, world: 0 });
    // Nothing is reduced before: capacity 1, four Settlers.
    expect(table.settlers(0, 'nina isthmus')).toBe(3);
    const kinds = table.play('migrate nina isthmus caribbean').map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['settlerMigrated', 'settlersReduced']);
    expect([table.settlers(0, 'nina isthmus'), table.settlers(0, 'nina caribbean')]).toEqual([0, 1]);
  });

  it('[NP-SAIL-04] [NP-SAIL-11] the ship stays at one land until it sails back', () => {
    const table = makeTable({ seats: 2 });
    table.explore('nina caribbean', 'nina isthmus');
    sails(table, 0, 'nina');
    expect(table.play('consolidate nina isthmus')[0]).toEqual({
      ...{ kind: 'shipHarboured', seat: 0, place: table.at('nina isthmus'), action: 'consolidate' },
    });
    expect(table.player(0).harbours).toEqual([table.at('nina isthmus'), NOWHERE, NOWHERE]);
    sailOn(table);
    expect(table.player(0).harbours[0]).toBe(table.at('nina isthmus'));
    while (table.state.world !== 0 || table.player(0).governed !== 1) table.play('govern nina');
    expect(table.player(0).harbours[0]).toBe(NOWHERE);
  });

  it('[NP-SAIL-05] at most two ships at a land, whoever owns them', () => {
    const table = makeTable();
    table.explore('nina caribbean', 'nina isthmus');
    table.ship(1, 'nina isthmus');
    sails(table, 0, 'nina');
    expect(table.legal()).toEqual(['consolidate nina caribbean', 'consolidate nina isthmus']);
    table.ship(2, 'nina isthmus');
    expect(table.legal()).toEqual(['consolidate nina caribbean']);
    expect(table.refuse('consolidate nina isthmus')).toEqual(illegal('consolidate nina isthmus', 'NP-SAIL-05'));
    table.war('nina');
    table.settle(1, 'nina isthmus');
    table.crew(0, 'nina', 1, 'captain');
    expect(table.refuse('attack nina isthmus')).toEqual(illegal('attack nina isthmus', 'NP-SAIL-05'));
  });

  it('[NP-SAIL-06] an explored land, or an unexplored one that the ship explores', () => {
    const table = makeTable();
    table.explore('pinta caribbean', 'pinta amazonia');
    table.crew(0, 'pinta', 0, 'captain');
    sails(table, 0, 'pinta');
    expect(table.legal()).toEqual([
      ...['consolidate pinta caribbean', 'consolidate pinta amazonia', 'explore pinta patagonia'],
      ...['explore pinta andes', 'explore pinta isthmus', 'explore pinta appalachia'],
    ]);
    expect(table.refuse('consolidate pinta andes')).toEqual(illegal('consolidate pinta andes', 'NP-CONS-01'));
    expect(table.refuse('attack pinta andes')).toEqual(illegal('attack pinta andes', 'NP-ATTACK-03'));
  });

  it('[NP-SAIL-07] [NP-SAIL-08] without a Captain and an explored land it goes home with its crew', () => {
    const table = makeTable({ seats: 2 });
    table.crew(0, 'pinta', 3);
    expect(table.player(0).settlers).toBe(17);
    sails(table, 0, 'pinta');
    expect(eventsOf(table.events, 'shipTurnedBack')[0]).toEqual({
      ...{ kind: 'shipTurnedBack', seat: 0, world: 1, settlers: 3 },
    });
    expect(table.player(0)).toMatchObject({ settlers: 20, crews: [0, 0, 0], harbours: [NOWHERE, NOWHERE, NOWHERE] });
    const captain = makeTable({ seats: 2 });
    captain.tile('pinta caribbean', 'mixed');
    captain.crew(0, 'pinta', 1, 'captain');
    sails(captain, 0, 'pinta');
    expect(eventsOf(captain.events, 'landExplored')).toMatchObject([{ seat: 0, place: captain.at('pinta caribbean') }]);
  });

  it('[NP-SAIL-07] [NP-SAIL-08] or where every explored land has two ships; a Captain explores instead', () => {
    const table = makeTable();
    table.explore('nina caribbean');
    table.ship(1, 'nina caribbean');
    table.ship(2, 'nina caribbean');
    table.crew(0, 'nina', 2);
    sails(table, 0, 'nina');
    expect(eventsOf(table.events, 'shipTurnedBack')[0]).toMatchObject({ seat: 0, world: 0, settlers: 2 });
    const captain = makeTable();
    captain.ship(1, 'nina caribbean');
    captain.ship(2, 'nina caribbean');
    captain.crew(0, 'nina', 2, 'captain');
    sails(captain, 0, 'nina');
    expect(captain.legal()).toEqual(['explore nina amazonia', 'explore nina isthmus', 'explore nina appalachia']);
  });

  it('[NP-SAIL-09] a ship sent home is missing in Govern', () => {
    const table = makeTable({ seats: 2 });
    table.crew(0, 'pinta', 1);
    sails(table, 0, 'pinta');
    expect(table.question().kind).toBe('chooseWorld');
    table.settle(0, 'pinta isthmus', 2);
    const before = table.player(0).gold;
    expect(eventsOf(table.play('govern pinta'), 'revenueCollected')).toEqual([
      { kind: 'revenueCollected', seat: 0, world: 1, gold: 0, lost: 2 },
    ]);
    expect(eventsOf(table.events, 'shipSailedBack')).toEqual([]);
    expect(table.player(0).gold).toBe(before);
  });

  it('[NP-SAIL-10] an empty ship sails too, and one that can harbour must', () => {
    const table = makeTable({ seats: 2 });
    table.explore('nina caribbean', 'nina isthmus');
    sails(table, 0, 'nina');
    expect(table.legal()).toEqual(['consolidate nina caribbean', 'consolidate nina isthmus']);
    expect(table.refuse('remain')).toEqual(illegal('remain', 'NP-SAIL-03'));
    const alone = makeTable({ seats: 2 });
    alone.explore('nina caribbean');
    sails(alone, 0, 'nina');
    expect(alone.player(0).harbours[0]).toBe(alone.at('nina caribbean'));
    expect(alone.player(1).harbours[0]).toBe(alone.at('nina caribbean'));
  });

  it('[NP-SAIL-12] the phase ends with the last ship of every player', () => {
    const table = makeTable({ seats: 2 });
    table.explore('nina caribbean', 'nina isthmus');
    table.enter('sailing', { round: 2, turn: 1 });
    expect(table.view(0).phase).toBe('governing');
    table.give(1, { voyage: [1, 2, 0] });
    table.enter('sailing', { round: 2, turn: 1 });
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 1, world: 0 });
    table.play('consolidate nina caribbean');
    expect(table.view(0)).toMatchObject({ phase: 'governing', round: 1, goals: [] });
    expect(table.state.turn).toBe(0);
  });
});
