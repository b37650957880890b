import { describe, expect, it } from 'vitest';
import { NOBODY, NOWHERE } from '../src/ids.ts';
import { isInGroup } from '../src/queries/building.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, governs, illegal, selects } from './helpers.ts';

const WORLD_NAMES = ['nina', 'pinta', 'santaMaria'] as const;

/** Example 5: a Town in the Rockies (Mixed), Settlers in Isthmus (Plains) and Andes (Mountains), the ship at Isthmus. */
function three(gold = 0): Table {
  const table = makeTable();
  table.token('nina', 'build');
  table.town(0, 'nina rockies');
  table.settle(0, 'nina isthmus');
  table.settle(0, 'nina andes');
  table.ship(0, 'nina isthmus', gold);
  return table;
}

/** A Settler in the Andes of all three worlds, and the ship at Pinta's with gold. */
function andes(gold: number): Table {
  const table = makeTable();
  for (const world of WORLD_NAMES) table.settle(0, `${world} andes`);
  table.token('pinta', 'build');
  table.ship(0, 'pinta andes', gold);
  return table;
}

describe('building', () => {
  it('[NP-BUILD-01] only where the Build token has been revealed', () => {
    const table = three(20);
    table.state.build[0] = 0;
    governs(table, 0, 'nina');
    expect(table.asked()).toBe(1);
    const open = three(20);
    governs(open, 0, 'nina');
    expect(open.question()).toEqual({ kind: 'build', seat: 0, world: 0 });
  });

  it('[NP-BUILD-02] optional, and as often as one likes', () => {
    const table = three(20);
    governs(table, 0, 'nina');
    table.play('town nina isthmus', 'town nina andes', 'upgrade nina rockies', 'marker arts', 'upgrade nina isthmus');
    expect(eventsOf(table.events, 'built').map(({ what }) => what)).toEqual(['town', 'town', 'upgrade', 'upgrade']);
    // 20 and 4 of Revenue less 3, 3, 6 and 6.
    expect(table.player(0).cargo[0]).toBe(6);
    expect(table.legal()).toEqual(['upgrade nina andes', 'done']);
    expect(table.play('done')[0]).toEqual({ kind: 'buildingEnded', seat: 0, world: 0 });
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 6 }]);
  });

  it('[NP-BUILD-03] one Town or City of a player in a land', () => {
    const table = three(20);
    table.settle(0, 'nina rockies', 2);
    table.city(0, 'nina patagonia', 'arts');
    table.settle(0, 'nina patagonia');
    governs(table, 0, 'nina');
    expect(table.refuse('town nina rockies')).toEqual(illegal('town nina rockies', 'NP-BUILD-03'));
    expect(table.refuse('town nina patagonia')).toEqual(illegal('town nina patagonia', 'NP-BUILD-03'));
    expect(table.refuse('city nina patagonia')).toEqual(illegal('city nina patagonia', 'NP-BUILD-03'));
  });

  it('[NP-BUILD-04] beside Towns and a City of others', () => {
    const table = three(20);
    table.town(1, 'nina isthmus');
    table.city(2, 'nina isthmus', 'arts');
    table.town(3, 'nina andes');
    governs(table, 0, 'nina');
    table.play('town nina isthmus');
    expect(table.state.towns[table.at('nina isthmus')]).toBe(0b11);
    table.play('town nina andes');
    expect(table.state.towns[table.at('nina andes')]).toBe(0b1001);
    expect(table.state.cities[table.at('nina isthmus')]).toBe(2);
  });

  it('[NP-BUILD-05] paid with gold of that world, not from behind the screen', () => {
    const table = three(0);
    table.give(0, { gold: 50, cargo: [0, 9, 9] });
    table.state.settlers[table.at('nina andes')] = 0;
    table.captain(0, 'nina andes');
    table.town(0, 'nina caribbean');
    table.town(0, 'nina amazonia');
    table.tile('nina amazonia', 'forest');
    // Revenue: Towns 2 + 2 + 2 and a Settler 1 make 7: no City for 9.
    governs(table, 0, 'nina');
    expect(table.player(0).cargo[0]).toBe(7);
    expect(table.refuse('city nina isthmus')).toEqual(illegal('city nina isthmus', 'NP-BUILD-05'));
    table.play('town nina isthmus');
    expect(table.player(0)).toMatchObject({ gold: 50, cargo: [4, 9, 9] });
  });

  it('[NP-BUILD-06] the gold must reach the land through connected lands', () => {
    const table = makeTable();
    for (const world of WORLD_NAMES) table.settle(0, `${world} andes`);
    table.token('nina', 'build');
    table.settle(0, 'nina caribbean');
    table.town(0, 'pinta caribbean');
    table.town(0, 'santaMaria caribbean');
    table.ship(0, 'nina caribbean', 1);
    governs(table, 0, 'nina');
    // One gold and two of Revenue would just do.
    expect(table.legal()).toEqual(['town nina caribbean', 'done']);
    expect(table.refuse('town nina andes')).toEqual(illegal('town nina andes', 'NP-BUILD-06'));
    table.captain(0, 'nina isthmus');
    expect(table.legal()).toContain('town nina andes');
  });

  it('[NP-BUILD-05] [NP-BUILD-07] the player splits the cost between ship and connected Strongholds', () => {
    const table = three(1);
    table.settle(0, 'nina andes');
    table.stronghold(0, 'nina andes', 2);
    table.settle(0, 'nina appalachia');
    table.stronghold(0, 'nina appalachia', 3);
    governs(table, 0, 'nina');
    table.play('collect', 'town nina isthmus');
    expect(table.question()).toMatchObject({ kind: 'payBuilding', what: 'town', left: 3 });
    expect(table.legal()).toEqual(['pay nina andes 0', 'pay nina andes 1', 'pay nina andes 2']);
    expect(table.refuse('pay nina andes 3')).toEqual(illegal('pay nina andes 3', 'NP-BUILD-07'));
    expect(table.refuse('pay nina appalachia 3')).toEqual(illegal('pay nina appalachia 3', 'NP-BUILD-06'));
    expect(table.refuse('store nina andes 1')).toEqual(illegal('store nina andes 1', 'NP-BUILD-05'));
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-BUILD-05'));
    const before = table.player(0).cargo[0];
    expect(table.play('pay nina andes 2').slice(0, 2)).toEqual([
      { kind: 'goldSpent', seat: 0, place: table.at('nina andes'), gold: 2 },
      { kind: 'built', seat: 0, place: table.at('nina isthmus'), what: 'town', cost: 3 },
    ]);
    expect(table.player(0).cargo[0]).toBe(before - 1);
    expect(table.state.vaults[table.at('nina andes')]).toBe(0);
    expect(table.state.vaults[table.at('nina appalachia')]).toBe(3);
  });

  it('[NP-BUILD-07] what the ship lacks the Strongholds must pay', () => {
    const table = andes(0);
    table.state.strongholds[table.at('pinta andes')] = NOBODY - 1;
    table.settle(0, 'pinta isthmus', 1);
    table.stronghold(0, 'pinta isthmus', 3);
    table.settle(0, 'pinta patagonia', 1);
    table.stronghold(0, 'pinta patagonia', 2);
    governs(table, 0, 'pinta');
    // Forest, Forest, Forest: three gold of Revenue; all kept in the ship.
    table.play('collect', 'town pinta andes');
    expect(table.legal()).toEqual(['pay pinta patagonia 0', 'pay pinta patagonia 1', 'pay pinta patagonia 2']);
    table.play('pay pinta patagonia 1');
    expect(table.legal()).toEqual(['pay pinta isthmus 0', 'pay pinta isthmus 1', 'pay pinta isthmus 2']);
    expect(table.play('pay pinta isthmus 0').slice(0, 1)).toMatchObject([{ kind: 'built' }]);
    expect(eventsOf(table.events, 'goldSpent')).toEqual([
      { kind: 'goldSpent', seat: 0, place: table.at('pinta patagonia'), gold: 1 },
    ]);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
    const poor = andes(0);
    poor.give(0, { harbours: [NOWHERE, NOWHERE, NOWHERE] });
    poor.settle(0, 'pinta isthmus', 1);
    poor.stronghold(0, 'pinta isthmus', 2);
    poor.settle(0, 'pinta patagonia', 1);
    poor.stronghold(0, 'pinta patagonia', 1);
    governs(poor, 0, 'pinta');
    poor.play('collect', 'town pinta andes');
    // Patagonia 3 and Isthmus 3 in the end: any split of 3.
    expect(poor.legal()).toEqual([0, 1, 2, 3].map((gold) => `pay pinta patagonia ${gold}`));
    poor.play('pay pinta patagonia 2');
    expect(poor.state.vaults[poor.at('pinta isthmus')]).toBe(2);
    expect(poor.state.vaults[poor.at('pinta patagonia')]).toBe(1);
  });

  it('[NP-BUILD-08] a new building counts at once', () => {
    const table = andes(30);
    governs(table, 0, 'pinta');
    expect(table.legal()).toEqual(['town pinta andes', 'city pinta andes', 'done']);
    table.play('town pinta andes');
    expect(table.legal()).toEqual(['upgrade pinta andes', 'done']);
    table.play('upgrade pinta andes');
    expect(table.question().kind).toBe('placeMarker');
    table.play('marker arts');
    expect(table.asked()).toBe(1);
  });

  it('[NP-BUILD-09] Towns and Cities stay for good', () => {
    const table = three(20);
    table.city(1, 'nina caribbean', 'arts');
    table.state.settlers[table.at('nina isthmus')] = 9;
    table.enter('sailing');
    while (table.view(0).phase === 'sailing') table.play(table.legal()[0]);
    expect(table.state.towns[table.at('nina rockies')]).toBe(1);
    expect(table.state.cities[table.at('nina caribbean')]).toBe(1);
  });
});

describe('a Town', () => {
  it('[NP-BUILD-10] needs a Settler in the land', () => {
    const table = three(20);
    table.state.settlers[table.at('nina isthmus')] = 0;
    table.town(0, 'nina isthmus');
    table.explore('nina caribbean');
    table.captain(0, 'nina caribbean');
    governs(table, 0, 'nina');
    expect(table.refuse('town nina caribbean')).toEqual(illegal('town nina caribbean', 'NP-BUILD-10'));
    expect(table.refuse('city nina caribbean')).toEqual(illegal('city nina caribbean', 'NP-BUILD-10'));
    table.settle(0, 'nina caribbean');
    expect(table.legal()).toContain('town nina caribbean');
  });

  it('[NP-BUILD-11] needs a group by terrain or by name', () => {
    const table = three(20);
    table.settle(0, 'nina appalachia');
    table.captain(0, 'nina caribbean');
    governs(table, 0, 'nina');
    expect(table.refuse('town nina appalachia')).toEqual(illegal('town nina appalachia', 'NP-BUILD-11'));
    table.state.cathedrals[table.at('nina appalachia')] = 1;
    expect(table.refuse('town nina appalachia')).toEqual(illegal('town nina appalachia', 'NP-BUILD-11'));
    for (const world of ['pinta', 'santaMaria']) table.town(0, `${world} appalachia`);
    expect(table.legal()).toContain('town nina appalachia');
  });

  it('[NP-BUILD-12] example 5: three terrains, linked by settlements', () => {
    const table = three(0);
    governs(table, 0, 'nina');
    expect(eventsOf(table.events, 'revenueCollected')).toMatchObject([{ gold: 4, lost: 0 }]);
    expect(table.legal()).toEqual(['town nina andes', 'town nina isthmus', 'done']);
    expect(table.refuse('town nina rockies')).toEqual(illegal('town nina rockies', 'NP-BUILD-03'));
    const { settlers, towns } = table.player(0);
    expect(table.play('town nina isthmus')[0]).toEqual({
      ...{ kind: 'built', seat: 0, place: table.at('nina isthmus'), what: 'town', cost: 3 },
    });
    expect(table.player(0)).toMatchObject({ settlers: settlers + 1, towns: towns - 1 });
    expect(table.state.towns[table.at('nina isthmus')]).toBe(1);
    expect([table.settlers(0, 'nina isthmus'), table.settlers(0, 'nina andes')]).toEqual([0, 1]);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
    table.ship(0, 'nina isthmus');
    governs(table, 0, 'nina', { era: 2 });
    expect(eventsOf(table.events, 'revenueCollected').at(-1)).toMatchObject({ gold: 5 });
  });

  it('[NP-BUILD-12] example 5: what more gold allows', () => {
    const six = three(2);
    governs(six, 0, 'nina');
    expect(six.legal()).toEqual(['town nina andes', 'town nina isthmus', 'upgrade nina rockies', 'done']);
    const nine = three(5);
    governs(nine, 0, 'nina');
    expect(nine.legal()).toEqual([
      ...['town nina andes', 'city nina andes', 'town nina isthmus', 'city nina isthmus'],
      ...['upgrade nina rockies', 'done'],
    ]);
  });

  it('[NP-BUILD-12] example 5: a Captain alone connects for gold, not for a group', () => {
    const table = three(9);
    table.state.settlers[table.at('nina isthmus')] = 0;
    table.captain(0, 'nina isthmus');
    governs(table, 0, 'nina');
    expect(eventsOf(table.events, 'revenueCollected')).toMatchObject([{ gold: 3, lost: 0 }]);
    expect(eventsOf(table.events, 'built')).toEqual([]);
    expect(table.question().kind).toBe('recallCaptain');
  });

  it('[NP-BUILD-12] two terrains are too few', () => {
    const table = three(9);
    table.tile('nina andes', 'plains');
    governs(table, 0, 'nina');
    expect(table.asked()).toBe(1);
  });

  it('[NP-BUILD-13] the whole connected set counts, the lands between them of any terrain', () => {
    const table = makeTable();
    table.tile('nina rockies', 'plains');
    table.tile('nina isthmus', 'plains');
    table.tile('nina caribbean', 'forest');
    table.tile('nina appalachia', 'mountains');
    for (const land of ['rockies', 'isthmus', 'caribbean', 'appalachia']) table.settle(0, `nina ${land}`);
    const grouped = (land: string): boolean => isInGroup(table.box, table.state, 0, table.at(`nina ${land}`));
    expect(['rockies', 'isthmus', 'caribbean', 'appalachia'].map(grouped)).toEqual([true, true, true, true]);
    table.settle(0, 'nina patagonia');
    expect(grouped('patagonia')).toBe(false);
    expect(isInGroup(table.box, table.state, 1, table.at('nina rockies'))).toBe(false);
  });

  it('[NP-BUILD-14] example 6: the same land in all three worlds, whatever its terrain', () => {
    const table = andes(3);
    const before = table.player(0).settlers;
    governs(table, 0, 'pinta');
    expect(table.legal()).toEqual(['town pinta andes', 'done']);
    table.play('town pinta andes');
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
    expect(table.player(0).settlers).toBe(before + 1);
    for (const world of WORLD_NAMES) {
      const missing = andes(20);
      missing.state.settlers[missing.at(`${world} andes`)] = 0;
      missing.captain(0, `${world} andes`);
      governs(missing, 0, 'pinta');
      expect(eventsOf(missing.events, 'built')).toEqual([]);
      expect(missing.state.stack.some(({ kind }) => kind === 'build')).toBe(false);
    }
  });

  it('[NP-BUILD-15] costs 3 gold and takes the place of a free Settler', () => {
    const table = andes(2);
    table.settle(0, 'pinta andes');
    table.stronghold(0, 'pinta andes', 0);
    const { settlers } = table.player(0);
    governs(table, 0, 'pinta');
    table.play('collect', 'town pinta andes');
    expect(table.settlers(0, 'pinta andes')).toBe(1);
    expect(table.player(0).settlers).toBe(settlers + 1);
    expect(eventsOf(table.events, 'built')).toMatchObject([{ cost: 3 }]);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
  });
});

describe('a City', () => {
  it('[NP-BUILD-16] is a disc with a Town on it, which is no Town any more', () => {
    const table = andes(9);
    governs(table, 0, 'pinta');
    table.play('city pinta andes', 'marker science');
    expect(table.state.cities[table.at('pinta andes')]).toBe(0);
    expect(table.state.towns[table.at('pinta andes')]).toBe(0);
    expect(table.view(1).cityDiscs).not.toContain('andes');
    expect(table.view(1).cityDiscs).toHaveLength(6);
    table.ship(0, 'pinta andes');
    governs(table, 0, 'pinta', { era: 2 });
    expect(eventsOf(table.events, 'revenueCollected').at(-1)).toMatchObject({ gold: 3 });
  });

  it('[NP-BUILD-17] without a Town: 9 gold, a Settler and a group', () => {
    const table = andes(8);
    const { settlers, towns } = table.player(0);
    governs(table, 0, 'pinta');
    expect(table.play('city pinta andes')[0]).toEqual({
      ...{ kind: 'built', seat: 0, place: table.at('pinta andes'), what: 'city', cost: 9 },
    });
    expect(table.player(0)).toMatchObject({ settlers: settlers + 1, towns: towns - 1 });
    expect(table.player(0).cargo[1]).toBe(0);
    expect(table.settlers(0, 'pinta andes')).toBe(0);
    const poor = andes(7);
    governs(poor, 0, 'pinta');
    expect(poor.refuse('city pinta andes')).toEqual(illegal('city pinta andes', 'NP-BUILD-05'));
    const alone = three(20);
    alone.settle(0, 'nina appalachia');
    alone.ship(0, 'nina appalachia', 20);
    governs(alone, 0, 'nina');
    expect(alone.state.stack.at(-1)?.kind).not.toBe('build');
  });

  it('[NP-BUILD-18] out of an own Town: 6 gold and a group, but no Settler', () => {
    const table = andes(6);
    table.state.settlers[table.at('pinta andes')] = 0;
    table.town(0, 'pinta andes');
    const { settlers, towns } = table.player(0);
    governs(table, 0, 'pinta');
    expect(table.refuse('upgrade pinta isthmus')).toEqual(illegal('upgrade pinta isthmus', 'NP-BUILD-18'));
    expect(table.play('upgrade pinta andes')[0]).toMatchObject({ kind: 'built', what: 'upgrade', cost: 6 });
    expect(table.player(0)).toMatchObject({ settlers, towns });
    expect(table.player(0).cargo[1]).toBe(2);
    expect(table.state.cities[table.at('pinta andes')]).toBe(0);
    const lone = andes(12);
    lone.town(0, 'pinta rockies');
    lone.captain(0, 'pinta isthmus');
    governs(lone, 0, 'pinta');
    expect(lone.refuse('upgrade pinta rockies')).toEqual(illegal('upgrade pinta rockies', 'NP-BUILD-11'));
  });

  it('[NP-BUILD-19] a Town of this turn too; with an own Town there is no other way', () => {
    const table = andes(12);
    table.settle(0, 'pinta andes');
    governs(table, 0, 'pinta');
    table.play('town pinta andes');
    expect(table.legal()).toEqual(['upgrade pinta andes', 'done']);
    expect(table.refuse('city pinta andes')).toEqual(illegal('city pinta andes', 'NP-BUILD-19'));
  });

  it('[NP-BUILD-20] example 7: one disc for each name', () => {
    const table = makeTable();
    table.city(1, 'nina caribbean', 'arts');
    for (const world of WORLD_NAMES) table.settle(0, `${world} caribbean`);
    for (const world of WORLD_NAMES) table.settle(0, `${world} isthmus`);
    table.token('pinta', 'build');
    table.ship(0, 'pinta caribbean', 30);
    governs(table, 0, 'pinta');
    expect(table.legal()).toEqual([...['town pinta caribbean', 'town pinta isthmus', 'city pinta isthmus', 'done']]);
    expect(table.refuse('city pinta caribbean')).toEqual(illegal('city pinta caribbean', 'NP-BUILD-20'));
    table.play('town pinta caribbean');
    expect(table.refuse('upgrade pinta caribbean')).toEqual(illegal('upgrade pinta caribbean', 'NP-BUILD-20'));
    table.display('city', 'painting');
    selects(table, 0);
    expect(table.play('take city').at(-1)).toMatchObject({ kind: 'bonusDiscarded' });
  });

  it('[NP-BUILD-21] three in a world at most', () => {
    const table = andes(30);
    table.city(1, 'pinta caribbean', 'arts');
    table.city(2, 'pinta rockies');
    governs(table, 0, 'pinta');
    expect(table.legal()).toContain('city pinta andes');
    table.city(3, 'pinta appalachia');
    expect(table.legal()).toEqual(['town pinta andes', 'done']);
    expect(table.refuse('city pinta andes')).toEqual(illegal('city pinta andes', 'NP-BUILD-21'));
    table.play('town pinta andes');
    expect(table.asked()).toBe(1);
  });

  it('[NP-BUILD-22] none in a land with a Cathedral', () => {
    const table = andes(30);
    table.state.cathedrals[table.at('pinta andes')] = 1;
    table.settle(0, 'pinta andes');
    governs(table, 0, 'pinta');
    expect(table.legal()).toEqual(['town pinta andes', 'done']);
    expect(table.refuse('city pinta andes')).toEqual(illegal('city pinta andes', 'NP-BUILD-22'));
    const town = andes(30);
    town.town(0, 'pinta andes');
    town.settle(0, 'pinta isthmus');
    for (const world of ['nina', 'santaMaria']) town.settle(0, `${world} isthmus`);
    town.state.cathedrals[town.at('pinta andes')] = 1;
    governs(town, 0, 'pinta');
    expect(town.refuse('upgrade pinta andes')).toEqual(illegal('upgrade pinta andes', 'NP-BUILD-22'));
  });
});

describe('group markers', () => {
  it('[NP-BUILD-23] the builder of the first City of a world must lay one of the three', () => {
    const table = andes(20);
    governs(table, 0, 'pinta');
    table.play('city pinta andes');
    expect(table.question()).toEqual({ kind: 'placeMarker', seat: 0, world: 1 });
    expect(table.legal()).toEqual(['marker arts', 'marker science', 'marker religion']);
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-BUILD-23'));
    expect(table.play('marker religion')[0]).toEqual({ kind: 'markerPlaced', seat: 0, group: 2, world: 1 });
    expect(table.state.markers).toEqual([NOWHERE, NOWHERE, 1]);
  });

  it('[NP-BUILD-23] a second City brings none', () => {
    const table = andes(20);
    table.city(1, 'pinta rockies', 'arts');
    governs(table, 0, 'pinta');
    table.play('city pinta andes');
    expect(table.question().kind).not.toBe('placeMarker');
    expect(table.state.markers).toEqual([1, NOWHERE, NOWHERE]);
  });

  it('[NP-BUILD-24] among those not yet placed, the third without asking, beside a State of War marker', () => {
    const table = andes(20);
    table.city(1, 'nina rockies', 'science');
    table.war('pinta');
    governs(table, 0, 'pinta');
    table.play('city pinta andes');
    expect(table.legal()).toEqual(['marker arts', 'marker religion']);
    expect(table.refuse('marker science')).toEqual(illegal('marker science', 'NP-BUILD-24'));
    table.play('marker arts');
    expect(table.state).toMatchObject({ markers: [1, 0, NOWHERE], war: 2 });
    const last = andes(20);
    last.city(1, 'nina rockies', 'science');
    last.city(1, 'santaMaria isthmus', 'arts');
    governs(last, 0, 'pinta');
    last.play('city pinta andes');
    expect(last.state.markers).toEqual([2, 0, 1]);
    expect(eventsOf(last.events, 'markerPlaced')).toEqual([{ kind: 'markerPlaced', seat: 0, group: 2, world: 1 }]);
  });

  it('[NP-BUILD-25] however the City arises', () => {
    const table = makeTable();
    table.town(2, 'santaMaria andes');
    table.display('city', 'painting');
    selects(table, 2);
    table.play('take city');
    expect(table.question()).toEqual({ kind: 'placeMarker', seat: 2, world: 2 });
    table.play('marker science');
    expect(table.state.markers).toEqual([NOWHERE, 2, NOWHERE]);
    const upgraded = andes(20);
    upgraded.town(0, 'pinta andes');
    governs(upgraded, 0, 'pinta');
    upgraded.play('upgrade pinta andes');
    expect(upgraded.question().kind).toBe('placeMarker');
  });
});
