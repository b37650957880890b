import { describe, expect, it } from 'vitest';
import { NATIONS, NOWHERE } from '../src/ids.ts';
import { makeTable } from '../src/testing/table.ts';
import { eventsOf, governs, sails, selects } from './helpers.ts';

/** The same positions with the seats exchanged: no rule may depend on the number of a seat. */
describe.each([0, 1, 2, 3])('in seat %i', (seat) => {
  const next = (seat + 1) % 4;

  it('[NP-REDUCE-05] [NP-REDUCE-07] own Settlers leave, in every crowded land of the world', () => {
    const table = makeTable();
    table.settle(seat, 'nina isthmus', 4);
    table.settle(seat, 'nina andes', 1);
    table.settle(next, 'nina andes', 3);
    table.settle(seat, 'nina appalachia', 1);
    table.settle(next, 'nina rockies', 9);
    sails(table, seat, 'nina');
    table.play('consolidate nina rockies');
    expect(table.question()).toMatchObject({ kind: 'migrate', seat });
    table.play('done');
    const left = (who: number): number[] =>
      ['nina isthmus', 'nina andes', 'nina appalachia', 'nina rockies'].map((place) => table.settlers(who, place));
    expect(left(seat)).toEqual([2, 0, 1, 0]);
    expect(left(next)).toEqual([0, 3, 0, 9]);
    expect(table.player(seat).settlers).toBe(17);
  });

  it('[NP-MIGRATE-01] [NP-MIGRATE-05] the own Settler moves', () => {
    const table = makeTable();
    table.settle(seat, 'pinta caribbean');
    table.settle(next, 'pinta isthmus');
    table.explore('pinta appalachia');
    sails(table, seat, 'pinta');
    table.play('consolidate pinta appalachia');
    expect(table.legal()).toEqual([
      ...['migrate pinta caribbean isthmus', 'migrate pinta caribbean appalachia', 'done'],
    ]);
    table.play('migrate pinta caribbean isthmus');
    const ashore = (who: number): number[] =>
      ['caribbean', 'isthmus'].map((land) => table.settlers(who, `pinta ${land}`));
    expect([ashore(seat), ashore(next)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('[NP-DISC-07] [NP-DISC-12] the own Settler enters a Stronghold that is found', () => {
    const table = makeTable();
    table.explore('nina caribbean');
    table.tile('nina isthmus', 'mountains');
    table.crew(seat, 'nina', 2, 'captain');
    sails(table, seat, 'nina');
    table.play('explore nina isthmus');
    expect(table.state.strongholds[table.at('nina isthmus')]).toBe(seat);
    const empty = makeTable();
    empty.explore('nina caribbean');
    empty.tile('nina isthmus', 'mountains');
    empty.crew(seat, 'nina', 0, 'captain');
    sails(empty, seat, 'nina');
    empty.play('explore nina isthmus');
    expect(empty.state.strongholds[empty.at('nina isthmus')]).toBe(-1);
  });

  it('[NP-ATTACK-03] [NP-ATTACK-06] an own Settler is given up for one of any other seat', () => {
    for (const victim of [0, 1, 2, 3].filter((other) => other !== seat)) {
      const table = makeTable();
      table.war('pinta');
      table.settle(seat, 'pinta caribbean');
      table.settle(victim, 'pinta andes', 2);
      table.crew(seat, 'pinta', 2, 'captain');
      sails(table, seat, 'pinta');
      expect(table.legal().filter((move) => move.startsWith('attack'))).toEqual(['attack pinta andes']);
      table.play('attack pinta andes', `remove ${NATIONS[victim]}`);
      expect([table.settlers(seat, 'pinta andes'), table.settlers(victim, 'pinta andes')]).toEqual([0, 0]);
      expect([table.player(seat).settlers, table.player(victim).settlers]).toEqual([19, 20]);
    }
  });

  it('[NP-LOAD-13] [NP-LOAD-16] only own Settlers are recovered', () => {
    const table = makeTable({ nations: NATIONS });
    table.explore('nina caribbean');
    table.settle(seat, 'nina isthmus');
    table.settle(seat, 'santaMaria andes', 2);
    table.stronghold(seat, 'santaMaria andes');
    table.settle(next, 'nina andes', 4);
    for (const one of [0, 1, 2, 3]) table.give(one, { gold: one === seat ? 9 : 0 });
    table.give(seat, { settlers: 0 });
    table.enter('loading');
    table.playAs(seat, 'load nina 1');
    expect(table.legal(seat).filter((move) => !move.includes('captain'))).toEqual(['load pinta 0', 'load pinta 1']);
    table.playAs(seat, 'load pinta 1', 'load santaMaria 0', 'seal nina pinta santaMaria');
    for (const one of [0, 1, 2, 3]) if (one !== seat) table.playAs(one, 'seal nina pinta santaMaria');
    expect(eventsOf(table.events, 'settlerRecovered')).toEqual([]);
    expect(table.legal(seat)).toEqual(['recover nina isthmus', 'recover santaMaria andes']);
    table.playAs(seat, 'recover santaMaria andes');
    expect(eventsOf(table.events, 'settlerRecovered').map(({ place }) => place)).toEqual(
      ['santaMaria andes', 'nina isthmus'].map(table.at),
    );
  });

  it('[NP-REV-01] [NP-REV-05] [NP-REV-12] own settlements yield, link and mine', () => {
    const table = makeTable();
    table.settle(seat, 'nina rockies', 2);
    table.captain(seat, 'nina isthmus');
    table.town(seat, 'nina caribbean');
    table.settle(seat, 'nina amazonia', 2);
    table.settle(seat, 'nina patagonia');
    table.stronghold(seat, 'nina patagonia', 1);
    table.settle(next, 'nina amazonia', 3);
    table.state.mines[table.at('nina amazonia')] = 4;
    table.ship(seat, 'nina rockies');
    governs(table, seat, 'nina');
    const events = table.play('collect');
    // Rockies 4, Caribbean 2, Amazonia 2, Patagonia 2.
    expect(eventsOf(events, 'revenueCollected')).toMatchObject([{ seat, gold: 10, lost: 0 }]);
    expect(eventsOf(events, 'goldMined')).toMatchObject([{ seat, gold: 2 }]);
    expect(table.question()).toEqual({ kind: 'recallCaptain', seat, world: 0 });
    expect(table.player(seat).cargo[0]).toBe(12);
    table.play('board');
    expect(table.player(seat).captains[0]).toBe(NOWHERE);
  });

  it('[NP-BUILD-12] [NP-BUILD-14] [NP-BUILD-17] own settlements make groups', () => {
    const table = makeTable();
    table.token('nina', 'build');
    table.town(seat, 'nina rockies');
    table.settle(seat, 'nina isthmus');
    table.settle(seat, 'nina andes');
    table.ship(seat, 'nina isthmus', 5);
    governs(table, seat, 'nina');
    expect(table.legal()).toEqual([
      ...['town nina andes', 'city nina andes', 'town nina isthmus', 'city nina isthmus'],
      ...['upgrade nina rockies', 'done'],
    ]);
    table.play('city nina isthmus', 'marker arts');
    expect(table.state.cities[table.at('nina isthmus')]).toBe(seat);
    const names = makeTable();
    for (const world of ['nina', 'pinta', 'santaMaria']) names.settle(seat, `${world} rockies`);
    names.settle(next, 'nina isthmus');
    names.token('nina', 'build');
    names.ship(seat, 'nina rockies', 3);
    governs(names, seat, 'nina');
    expect(names.legal()).toEqual(['town nina rockies', 'done']);
    names.play('town nina rockies');
    expect(names.state.towns[names.at('nina rockies')]).toBe(1 << seat);
  });

  it('[NP-BONUS-06] [NP-BONUS-12] [NP-BONUS-23] counters go to own settlements', () => {
    const table = makeTable();
    table.settle(next, 'pinta rockies');
    table.settle(seat, 'nina appalachia');
    table.explore('nina caribbean');
    table.display('native', 'painting');
    selects(table, seat);
    table.play('take native');
    // Appalachia is full with one.
    expect(table.settlers(seat, 'nina caribbean')).toBe(1);
    const stronghold = makeTable();
    stronghold.settle(next, 'pinta rockies');
    stronghold.settle(seat, 'nina rockies');
    stronghold.display('stronghold', 'painting');
    selects(stronghold, seat);
    stronghold.play('take stronghold');
    expect(stronghold.state.strongholds[stronghold.at('nina rockies')]).toBe(seat);
    const town = makeTable();
    town.settle(next, 'pinta rockies');
    town.settle(seat, 'nina rockies');
    town.display('town', 'painting');
    selects(town, seat);
    town.play('take town');
    expect(town.state.towns[town.at('nina rockies')]).toBe(1 << seat);
    expect(town.settlers(seat, 'nina rockies')).toBe(0);
  });

  it('[NP-SCORE-02] [NP-SCORE-03] own settlements score', () => {
    const table = makeTable();
    table.settle(seat, 'nina rockies', 3);
    table.town(seat, 'nina isthmus');
    table.town(next, 'nina isthmus');
    table.city(seat, 'pinta andes', 'arts');
    table.settle(seat, 'pinta andes');
    table.settle(next, 'pinta isthmus', 2);
    table.settle(seat, 'santaMaria rockies', 2);
    table.state.cathedrals[table.at('santaMaria rockies')] = 1;
    for (const one of [0, 1, 2, 3]) table.give(one, { gold: 0 });
    table.display();
    table.enter('selecting', { era: 6 });
    table.play('pass 1', 'pass 2', 'pass 3');
    const points = table.state.players.map((player) => player.points.slice(0, 3));
    expect(points[seat]).toEqual([5, 4, 4]);
    expect(points[next]).toEqual([2, 2, 0]);
    expect(points[(seat + 2) % 4]).toEqual([0, 0, 0]);
  });
});
