import { describe, expect, it } from 'vitest';
import { NOWHERE, TERRAINS } from '../src/ids.ts';
import { leftOnMine } from '../src/queries/landYields.ts';
import { landRevenue } from '../src/queries/revenue.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, governs, illegal } from './helpers.ts';

/** Gold stored and lost when the seat takes all it can. */
function revenue(table: Table, seat = 0): { gold: number; lost: number } {
  governs(table, seat, 'nina');
  if (table.question().kind === 'collectRevenue') table.play('collect');
  const { gold, lost } = eventsOf(table.events, 'revenueCollected').at(-1) ?? { gold: NaN, lost: NaN };
  return { gold, lost };
}

describe('amounts', () => {
  it('[NP-REV-01] a Settler yields 2, 1, 1, 1 and 0 by terrain', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus', 3);
    table.settle(1, 'nina isthmus', 2);
    const yields = TERRAINS.map((terrain) => {
      table.tile('nina isthmus', terrain);
      return landRevenue(table.box, table.state, 0, table.at('nina isthmus'));
    });
    expect(yields).toEqual([6, 3, 3, 3, 0]);
  });

  it('[NP-REV-02] a Town 2 and a City 3 in any terrain', () => {
    for (const terrain of TERRAINS) {
      const table = makeTable();
      table.tile('nina isthmus', terrain);
      table.town(0, 'nina isthmus');
      table.town(1, 'nina isthmus');
      const worth = (seat: number): number => landRevenue(table.box, table.state, seat, table.at('nina isthmus'));
      expect([worth(0), worth(1), worth(2)]).toEqual([2, 2, 0]);
      table.city(2, 'nina isthmus');
      expect([worth(0), worth(2), worth(3)]).toEqual([2, 3, 0]);
    }
  });
});

describe('connection and storage', () => {
  it('[NP-REV-03] on the own ship without limit, if it is in that world', () => {
    const table = makeTable();
    table.settle(0, 'nina caribbean', 20);
    table.ship(0, 'nina caribbean', 1);
    table.settle(1, 'nina caribbean');
    table.ship(1, 'pinta caribbean');
    expect(revenue(table)).toEqual({ gold: 40, lost: 0 });
    expect(eventsOf(table.events, 'shipSailedBack')).toEqual([{ kind: 'shipSailedBack', seat: 0, world: 0, gold: 41 }]);
    expect(revenue(table, 1)).toEqual({ gold: 0, lost: 2 });
    expect(table.player(1).cargo).toEqual([0, 0, 0]);
  });

  it('[NP-REV-03] [NP-REV-09] or in own Strongholds, where it stays from era to era', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus', 1);
    table.stronghold(0, 'nina isthmus');
    expect(revenue(table)).toEqual({ gold: 1, lost: 0 });
    table.enter('completing');
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(1);
    expect(revenue(table)).toEqual({ gold: 1, lost: 0 });
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(2);
  });

  it('[NP-REV-04] [NP-REV-05] through adjacent lands with own settlements or the own Captain alone', () => {
    const table = makeTable();
    table.settle(0, 'nina rockies');
    table.town(0, 'nina andes');
    table.ship(0, 'nina andes');
    expect(revenue(table)).toEqual({ gold: 2, lost: 2 });
    table.ship(0, 'nina andes');
    table.captain(0, 'nina isthmus');
    expect(revenue(table)).toEqual({ gold: 4, lost: 0 });
    table.ship(0, 'nina andes');
    table.give(0, { captains: [NOWHERE, NOWHERE, NOWHERE] });
    table.captain(1, 'nina isthmus');
    table.settle(1, 'nina isthmus');
    expect(revenue(table)).toEqual({ gold: 2, lost: 2 });
    table.ship(0, 'nina andes');
    table.city(0, 'nina isthmus');
    expect(revenue(table)).toEqual({ gold: 7, lost: 0 });
  });

  it('[NP-REV-06] the land of the ship too must hold an own settlement or the Captain', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus', 2);
    table.ship(0, 'nina caribbean');
    expect(revenue(table)).toEqual({ gold: 0, lost: 2 });
    table.ship(0, 'nina caribbean');
    table.captain(0, 'nina caribbean');
    governs(table, 0, 'nina');
    expect(eventsOf(table.events, 'revenueCollected').at(-1)).toMatchObject({ gold: 2, lost: 0 });
  });

  it('[NP-REV-07] what cannot be stored is lost', () => {
    const table = makeTable();
    table.settle(0, 'nina patagonia', 3);
    table.stronghold(0, 'nina patagonia', 2);
    const before = table.player(0).gold;
    expect(revenue(table)).toEqual({ gold: 1, lost: 5 });
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(3);
    expect(table.player(0).gold).toBe(before);
  });

  it('[NP-REV-07] example 30: cut off from the ship', () => {
    const table = makeTable();
    table.tile('nina caribbean', 'plains');
    table.tile('nina isthmus', 'forest');
    table.ship(0, 'nina caribbean');
    table.settle(0, 'nina caribbean');
    table.settle(0, 'nina patagonia', 2);
    table.stronghold(0, 'nina patagonia', 1);
    governs(table, 0, 'nina');
    expect(eventsOf(table.events, 'revenueCollected')).toEqual([
      { kind: 'revenueCollected', seat: 0, world: 0, gold: 3, lost: 2 },
    ]);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(3);
  });

  it('[NP-REV-08] [NP-REV-10] example 30: connected, everything may go to the ship, the stored gold as well', () => {
    const table = makeTable();
    table.tile('nina caribbean', 'plains');
    table.tile('nina isthmus', 'forest');
    table.ship(0, 'nina caribbean');
    table.settle(0, 'nina caribbean');
    table.settle(0, 'nina patagonia', 2);
    table.stronghold(0, 'nina patagonia', 1);
    table.captain(0, 'nina andes');
    table.settle(0, 'nina isthmus');
    governs(table, 0, 'nina');
    expect(table.legal()).toEqual(['collect', 'arrange']);
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-REV-08'));
    const other = table.game.clone(table.state);
    expect(eventsOf(table.play('collect'), 'revenueCollected')).toMatchObject([{ gold: 6, lost: 0 }]);
    expect(table.player(0).cargo[0]).toBe(6);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(1);
    table.state = other;
    table.play('arrange');
    expect(table.legal()).toEqual([0, 1, 2, 3].map((gold) => `store nina patagonia ${gold}`));
    expect(table.play('store nina patagonia 0')[0]).toEqual({
      ...{ kind: 'goldStored', seat: 0, place: table.at('nina patagonia'), gold: 0 },
    });
    expect(table.player(0).cargo[0]).toBe(7);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(0);
  });

  it('[NP-REV-08] in one network the player divides it freely', () => {
    const table = makeTable();
    table.ship(0, 'nina isthmus', 1);
    table.settle(0, 'nina isthmus', 2);
    table.stronghold(0, 'nina isthmus', 1);
    table.settle(0, 'nina rockies');
    table.stronghold(0, 'nina rockies', 0);
    governs(table, 0, 'nina');
    table.play('arrange');
    expect(table.refuse('store nina rockies 1')).toEqual(illegal('store nina rockies 1', 'NP-REV-08'));
    expect(table.refuse('town nina isthmus')).toEqual(illegal('town nina isthmus', 'NP-REV-08'));
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-REV-08'));
    expect(table.legal()).toEqual([0, 1, 2, 3].map((gold) => `store nina isthmus ${gold}`));
    table.play('store nina isthmus 3');
    expect(table.player(0).cargo[0]).toBe(3);
    table.play('store nina rockies 2');
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(3);
    expect(table.state.vaults[table.at('nina rockies')]).toBe(2);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
  });

  it('[NP-REV-08] without Strongholds and Mines there is nothing to choose', () => {
    const table = makeTable();
    table.ship(0, 'nina isthmus');
    table.settle(0, 'nina isthmus');
    governs(table, 0, 'nina');
    expect(table.asked()).toBe(1);
    const cut = makeTable();
    cut.settle(0, 'nina isthmus');
    cut.stronghold(0, 'nina isthmus', 1);
    governs(cut, 0, 'nina');
    expect(cut.asked()).toBe(1);
    const others = makeTable();
    others.ship(0, 'nina isthmus');
    others.settle(0, 'nina isthmus');
    others.settle(1, 'nina isthmus');
    others.stronghold(1, 'nina isthmus', 1);
    governs(others, 0, 'nina');
    expect(others.asked()).toBe(1);
  });

  it('[NP-REV-08] Strongholds alone share what reaches them', () => {
    const table = makeTable();
    table.settle(0, 'nina patagonia');
    table.stronghold(0, 'nina patagonia', 2);
    table.settle(0, 'nina andes');
    table.stronghold(0, 'nina andes');
    governs(table, 0, 'nina');
    table.play('arrange');
    // Three gold come in: Patagonia is filled up to 3 and the Andes hold 2, with room for one more.
    expect(table.legal()).toEqual(['store nina patagonia 2', 'store nina patagonia 3']);
    table.play('store nina patagonia 2');
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(2);
    expect(table.state.vaults[table.at('nina andes')]).toBe(3);
    expect(table.asked()).toBe(1);
  });

  it('[NP-REV-10] gold moves between Strongholds through the ship, within the limits', () => {
    const table = makeTable();
    table.tile('nina isthmus', 'inhospitable');
    table.tile('nina andes', 'inhospitable');
    for (const place of ['nina isthmus', 'nina andes']) table.settle(0, place);
    table.stronghold(0, 'nina isthmus', 3);
    table.stronghold(0, 'nina andes', 0);
    table.ship(0, 'nina isthmus', 0);
    governs(table, 0, 'nina');
    table.play('arrange');
    expect(table.legal()).toEqual([0, 1, 2, 3].map((gold) => `store nina andes ${gold}`));
    table.play('store nina andes 2');
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(1);
    expect(table.legal()).toEqual(['store nina isthmus 0', 'store nina isthmus 1']);
    expect(table.refuse('store nina isthmus 2')).toEqual(illegal('store nina isthmus 2', 'NP-REV-10'));
    table.play('store nina isthmus 0');
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
    expect(table.state.vaults[table.at('nina andes')]).toBe(2);
  });

  it('[NP-REV-10] the ship gives what it has, other Strongholds the rest', () => {
    const table = makeTable();
    for (const land of ['andes', 'isthmus', 'caribbean']) {
      table.tile(`pinta ${land}`, 'inhospitable');
      table.settle(0, `pinta ${land}`);
    }
    table.stronghold(0, 'pinta andes', 1);
    table.stronghold(0, 'pinta isthmus', 3);
    table.ship(0, 'pinta caribbean', 1);
    governs(table, 0, 'pinta');
    table.play('arrange', 'store pinta andes 3');
    expect(table.player(0).cargo[1]).toBe(0);
    expect(table.state.vaults[table.at('pinta isthmus')]).toBe(2);
    table.play('store pinta isthmus 1');
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
    expect(table.state.vaults[table.at('pinta andes')]).toBe(3);
  });

  it('[NP-REV-10] gold that leaves a Stronghold far from the ship fills the others', () => {
    const table = makeTable();
    for (const [land, gold] of [
      ['amazonia', 3],
      ['patagonia', 2],
      ['andes', 2],
    ] as const) {
      table.tile(`santaMaria ${land}`, 'inhospitable');
      table.settle(0, `santaMaria ${land}`);
      table.stronghold(0, `santaMaria ${land}`, gold);
    }
    governs(table, 0, 'santaMaria');
    table.play('arrange');
    expect(table.legal()).toEqual([1, 2, 3].map((gold) => `store santaMaria amazonia ${gold}`));
    table.play('store santaMaria amazonia 1');
    const vaults = ['amazonia', 'patagonia', 'andes'].map((land) => table.state.vaults[table.at(`santaMaria ${land}`)]);
    expect(vaults).toEqual([1, 3, 3]);
    expect(table.asked()).toBe(1);
  });

  it('[NP-REV-10] and takes back from them what it is given', () => {
    const table = makeTable();
    for (const [land, gold] of [
      ['amazonia', 0],
      ['patagonia', 1],
      ['andes', 3],
    ] as const) {
      table.tile(`santaMaria ${land}`, 'inhospitable');
      table.settle(0, `santaMaria ${land}`);
      table.stronghold(0, `santaMaria ${land}`, gold);
    }
    governs(table, 0, 'santaMaria');
    table.play('arrange', 'store santaMaria amazonia 3');
    const vaults = ['amazonia', 'patagonia', 'andes'].map((land) => table.state.vaults[table.at(`santaMaria ${land}`)]);
    expect(vaults).toEqual([3, 0, 1]);
  });

  it('[NP-REV-10] not with Strongholds that are not connected', () => {
    const table = makeTable();
    table.settle(0, 'nina rockies');
    table.stronghold(0, 'nina rockies', 1);
    table.settle(0, 'nina patagonia');
    table.stronghold(0, 'nina patagonia', 1);
    table.ship(0, 'nina andes', 3);
    governs(table, 0, 'nina');
    table.play('arrange');
    expect(eventsOf(table.events, 'goldStored')).toEqual([]);
    expect(table.state.vaults[table.at('nina rockies')]).toBe(3);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(3);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 3 }]);
  });

  it('[NP-REV-11] otherwise gold is on Mines only', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus', 2);
    table.explore('nina andes');
    table.state.mines[table.at('nina andes')] = 5;
    revenue(table);
    expect(table.state.mines[table.at('nina andes')]).toBe(5);
    expect(table.state.mines.reduce((sum, gold) => sum + gold)).toBe(5);
    expect(table.state.vaults.every((gold) => gold === 0)).toBe(true);
  });
});

describe('mining', () => {
  /** A Mine in Niña's Isthmus with the ship before it. */
  function mine(gold: number, settlers: number): Table {
    const table = makeTable();
    table.settle(0, 'nina isthmus', settlers);
    table.ship(0, 'nina isthmus');
    table.state.mines[table.at('nina isthmus')] = gold;
    return table;
  }

  it('[NP-REV-12] [NP-REV-14] one for each own Settler, whoever explored, in addition to the ordinary revenue', () => {
    const table = mine(5, 3);
    table.settle(1, 'nina isthmus', 2);
    governs(table, 0, 'nina');
    const events = table.play('collect');
    expect(eventsOf(events, 'revenueCollected')).toMatchObject([{ gold: 3, lost: 0 }]);
    expect(eventsOf(events, 'goldMined')).toEqual([
      { kind: 'goldMined', seat: 0, place: table.at('nina isthmus'), gold: 3 },
    ]);
    expect(table.state.mines[table.at('nina isthmus')]).toBe(2);
    expect(eventsOf(events, 'shipSailedBack')).toMatchObject([{ gold: 6 }]);
  });

  it('[NP-REV-12] no more than the Mine holds', () => {
    const table = mine(2, 3);
    governs(table, 0, 'nina');
    expect(eventsOf(table.play('collect'), 'goldMined')).toMatchObject([{ gold: 2 }]);
    expect(table.state.mines[table.at('nina isthmus')]).toBe(0);
    const empty = mine(0, 3);
    governs(empty, 0, 'nina');
    expect(empty.asked()).toBe(1);
  });

  it('[NP-REV-12] example 4: a Mine of four pays once', () => {
    const table = mine(4, 2);
    table.settle(1, 'nina isthmus');
    table.ship(1, 'nina isthmus');
    table.enter('governing', { order: [0, 1, 2, 3] });
    table.play('govern nina', 'collect', 'govern nina', 'collect');
    expect(table.state.mines[table.at('nina isthmus')]).toBe(1);
    table.ship(1, 'nina isthmus');
    table.ship(0, 'nina isthmus');
    for (const seat of [0, 1]) table.give(seat, { governed: 0 });
    table.enter('governing', { era: 2, order: [1, 0, 2, 3] });
    table.play('govern nina', 'collect', 'govern nina');
    expect(eventsOf(table.events, 'goldMined').map(({ seat, gold }) => [seat, gold])).toEqual([
      [0, 2],
      [1, 1],
      [1, 1],
    ]);
    expect(table.state.mines[table.at('nina isthmus')]).toBe(0);
    expect(eventsOf(table.events, 'revenueCollected').map(({ gold }) => gold)).toEqual([2, 1, 1, 2]);
  });

  it('[NP-REV-13] it is optional; what is left stays on the Mine', () => {
    const table = mine(5, 3);
    governs(table, 0, 'nina');
    table.play('arrange');
    expect(table.legal()).toEqual([0, 1, 2, 3].map((gold) => `mine nina isthmus ${gold}`));
    expect(table.refuse('mine nina isthmus 4')).toEqual(illegal('mine nina isthmus 4', 'NP-REV-12'));
    expect(table.refuse('mine nina andes 1')).toEqual(illegal('mine nina andes 1', 'NP-REV-12'));
    expect(table.refuse('store nina isthmus 1')).toEqual(illegal('store nina isthmus 1', 'NP-REV-12'));
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-REV-12'));
    const leftAt = (place: string, gold: number): number | undefined =>
      leftOnMine(table.view(0), { kind: 'mine', place: table.at(place), gold });
    const left = leftAt('nina isthmus', 1);
    expect([leftAt('nina isthmus', 5), leftAt('nina isthmus', 6), leftAt('nina andes', 1)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    table.play('mine nina isthmus 1');
    expect(table.state.mines[table.at('nina isthmus')]).toBe(4);
    expect(left).toBe(4);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 4 }]);
    const none = mine(5, 3);
    governs(none, 0, 'nina');
    none.play('arrange', 'mine nina isthmus 0');
    expect(eventsOf(none.events, 'goldMined')).toEqual([]);
    expect(none.state.mines[none.at('nina isthmus')]).toBe(5);
  });

  it('[NP-REV-13] Mine by Mine, then Stronghold by Stronghold', () => {
    const table = mine(5, 2);
    table.settle(0, 'nina andes');
    table.state.mines[table.at('nina andes')] = 5;
    table.stronghold(0, 'nina andes');
    governs(table, 0, 'nina');
    table.play('arrange');
    expect(table.legal()).toEqual(['mine nina andes 0', 'mine nina andes 1']);
    table.play('mine nina andes 1');
    expect(table.legal()).toEqual(['mine nina isthmus 0', 'mine nina isthmus 1', 'mine nina isthmus 2']);
    table.play('mine nina isthmus 2');
    expect(table.legal()).toEqual([0, 1, 2, 3].map((gold) => `store nina andes ${gold}`));
    table.play('store nina andes 3');
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 3 + 3 - 3 }]);
  });

  it('[NP-REV-15] Towns and Cities cannot mine', () => {
    const table = makeTable();
    table.town(0, 'nina isthmus');
    table.city(0, 'nina andes');
    table.ship(0, 'nina isthmus');
    table.state.mines[table.at('nina isthmus')] = 3;
    table.state.mines[table.at('nina andes')] = 3;
    governs(table, 0, 'nina');
    expect(eventsOf(table.events, 'goldMined')).toEqual([]);
    expect(eventsOf(table.events, 'revenueCollected')).toMatchObject([{ gold: 5 }]);
    expect(table.asked()).toBe(1);
  });

  it('[NP-REV-16] no more is mined than can be stored, after the revenue', () => {
    const cut = makeTable();
    cut.settle(0, 'nina isthmus', 2);
    cut.ship(0, 'nina amazonia');
    cut.state.mines[cut.at('nina isthmus')] = 4;
    governs(cut, 0, 'nina');
    expect(cut.state.mines[cut.at('nina isthmus')]).toBe(4);
    expect(cut.asked()).toBe(1);
    const table = makeTable();
    table.settle(0, 'nina isthmus', 2);
    table.stronghold(0, 'nina isthmus', 0);
    table.state.mines[table.at('nina isthmus')] = 4;
    governs(table, 0, 'nina');
    table.play('arrange');
    // Two gold of revenue leave room for one.
    expect(table.legal()).toEqual(['mine nina isthmus 0', 'mine nina isthmus 1']);
    table.play('mine nina isthmus 1');
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(3);
    const full = makeTable();
    full.settle(0, 'nina isthmus', 2);
    full.stronghold(0, 'nina isthmus', 2);
    full.state.mines[full.at('nina isthmus')] = 4;
    expect(revenue(full)).toEqual({ gold: 1, lost: 1 });
    expect(full.state.mines[full.at('nina isthmus')]).toBe(4);
    expect(full.state.vaults[full.at('nina isthmus')]).toBe(3);
  });

  it('[NP-REV-16] [NP-LIMITS-09] a Mine for which no room is left is not asked about', () => {
    const two = (): Table => {
      const table = makeTable();
      for (const land of ['patagonia', 'andes']) {
        table.tile(`nina ${land}`, 'inhospitable');
        table.settle(0, `nina ${land}`);
        table.state.mines[table.at(`nina ${land}`)] = 3;
      }
      table.stronghold(0, 'nina patagonia', 2);
      governs(table, 0, 'nina');
      table.play('arrange');
      return table;
    };
    const first = two();
    expect(first.legal()).toEqual(['mine nina patagonia 0', 'mine nina patagonia 1']);
    first.play('mine nina patagonia 1');
    expect(first.asked()).toBe(1);
    expect([first.state.mines[2], first.state.mines[3], first.state.vaults[2]]).toEqual([2, 3, 3]);
    const second = two();
    second.play('mine nina patagonia 0');
    expect(second.legal()).toEqual(['mine nina andes 0', 'mine nina andes 1']);
    second.play('mine nina andes 1');
    expect([second.state.mines[2], second.state.mines[3], second.state.vaults[2]]).toEqual([3, 2, 3]);
  });

  it.each(['nina', 'pinta', 'santaMaria'] as const)('[NP-REV-12] [NP-REV-13] in %s as in the other worlds', (world) => {
    const mines = (): Table => {
      const table = makeTable();
      for (const land of ['isthmus', 'rockies']) {
        table.settle(0, `${world} ${land}`, 2);
        table.state.mines[table.at(`${world} ${land}`)] = 3;
      }
      table.ship(0, `${world} isthmus`);
      governs(table, 0, world);
      return table;
    };
    const left = (table: Table): number[] =>
      ['isthmus', 'rockies'].map((land) => table.state.mines[table.at(`${world} ${land}`)]);
    const all = mines();
    expect(eventsOf(all.play('collect'), 'goldMined').map(({ gold }) => gold)).toEqual([2, 2]);
    expect(left(all)).toEqual([1, 1]);
    const some = mines();
    some.play('arrange', `mine ${world} isthmus 1`, `mine ${world} rockies 2`);
    expect(left(some)).toEqual([2, 1]);
  });
});
