import { describe, expect, it } from 'vitest';
import { NO_STRONGHOLD, NOWHERE, OPEN_STRONGHOLD } from '../src/ids.ts';
import { linkedLands, settlementsOf } from '../src/queries/lands.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, governs, illegal, sails, selects } from './helpers.ts';

/** Spain with a Captain and Settlers before Niña's Isthmus; the Caribbean is explored. */
function before(settlers: number, options: Parameters<typeof makeTable>[0] = {}): Table {
  const table = makeTable(options);
  table.explore('nina caribbean');
  table.crew(0, 'nina', settlers, 'captain');
  sails(table, 0, 'nina');
  return table;
}

describe('Discoveries', () => {
  it('[NP-DISC-01] take effect once, for the explorer', () => {
    const table = before(2);
    table.tile('nina appalachia', 'inhospitable');
    table.play('explore nina appalachia', 'done');
    expect(table.player(0).cargo).toEqual([3, 0, 0]);
    table.give(1, { aboard: [1, 0, 0] });
    table.play('consolidate nina appalachia');
    expect(table.player(1).cargo).toEqual([0, 0, 0]);
    expect(table.player(0).cargo).toEqual([3, 0, 0]);
    expect(eventsOf(table.events, 'goldFound')).toHaveLength(1);
  });

  it('[NP-DISC-02] are compulsory', () => {
    const table = before(1);
    table.tile('nina isthmus', 'mixed');
    table.play('explore nina isthmus');
    expect(table.question()).toEqual({ kind: 'placeNatives', seat: 0, place: table.at('nina isthmus') });
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-DISC-02'));
  });

  it('[NP-DISC-03] a Mine gets its gold once', () => {
    const table = before(1);
    table.tile('nina isthmus', 'forest');
    expect(table.play('explore nina isthmus').at(-1)).toEqual({
      ...{ kind: 'mineOpened', place: table.at('nina isthmus'), gold: 4 },
    });
    expect(table.state.mines[table.at('nina isthmus')]).toBe(4);
    expect(table.view(3).places[table.at('nina isthmus')].mine).toBe(4);
    expect(table.player(0).cargo).toEqual([0, 0, 0]);
    table.state.mines[table.at('nina isthmus')] = 0;
    table.enter('completing');
    expect(table.state.mines[table.at('nina isthmus')]).toBe(0);
  });

  it('[NP-DISC-04] a Civilisation pays into the ship that explored', () => {
    const table = before(1);
    table.tile('nina isthmus', 'inhospitable');
    expect(table.play('explore nina isthmus').at(-1)).toEqual({
      ...{ kind: 'goldFound', seat: 0, place: table.at('nina isthmus'), gold: 5 },
    });
    expect(table.player(0)).toMatchObject({ cargo: [5, 0, 0], gold: 4 });
  });

  it('[NP-DISC-05] there the Captain stays for the era, and can sail back from the next on', () => {
    const table = before(1);
    table.tile('nina isthmus', 'inhospitable');
    table.play('explore nina isthmus', 'done');
    expect(table.player(0).bound).toEqual([1, 0, 0]);
    governs(table, 0, 'nina');
    expect(table.player(0).captains[0]).toBe(table.at('nina isthmus'));
    expect(eventsOf(table.events, 'captainBoarded')).toEqual([]);
    table.ship(0, 'nina isthmus');
    table.give(0, { governed: 0 });
    governs(table, 0, 'nina', { era: 2 });
    expect(table.legal()).toEqual(['board', 'remain']);
    table.play('board');
    expect(table.player(0).captains[0]).toBe(NOWHERE);
  });

  it('[NP-DISC-06] on the site the Captain connects lands and bars other Captains', () => {
    const table = before(1);
    table.tile('nina isthmus', 'inhospitable');
    table.give(0, { crews: [0, 0, 0] });
    table.play('explore nina isthmus');
    expect(linkedLands(table.state, 0, 0)).toBe(1 << (table.at('nina isthmus') % 7));
    table.give(1, { aboard: [1, 0, 0] });
    table.enter('sailing', { order: [1, 0, 2, 3] });
    const events = table.play('consolidate nina isthmus');
    expect(eventsOf(events, 'crewLanded')[0]).toMatchObject({ seat: 1, captain: 'returned' });
  });
});

describe('a Stronghold', () => {
  it('[NP-DISC-07] takes one Settler of those who landed', () => {
    const table = before(2);
    table.tile('nina isthmus', 'mountains');
    const place = table.at('nina isthmus');
    expect(table.play('explore nina isthmus').at(-1)).toEqual({ kind: 'strongholdOccupied', seat: 0, place });
    expect(table.state.strongholds[place]).toBe(0);
    expect(table.settlers(0, 'nina isthmus')).toBe(2);
    table.play('migrate nina isthmus caribbean');
    expect(table.settlers(0, 'nina isthmus')).toBe(1);
  });

  it('[NP-DISC-08] its Settler is never attacked', () => {
    const table = makeTable();
    table.settle(3, 'nina isthmus', 2);
    table.stronghold(3, 'nina isthmus');
    table.explore('nina caribbean');
    table.war('nina');
    table.crew(0, 'nina', 2, 'captain');
    sails(table, 0, 'nina');
    table.play('attack nina isthmus');
    // The only pair is removed without a decision.
    expect(eventsOf(table.events, 'pairRemoved')).toHaveLength(1);
    expect([table.settlers(3, 'nina isthmus'), table.settlers(0, 'nina isthmus')]).toEqual([1, 1]);
    expect(table.question().kind).toBe('migrate');
    table.crew(0, 'nina', 2, 'captain');
    sails(table, 0, 'nina');
    expect(table.refuse('attack nina isthmus')).toEqual(illegal('attack nina isthmus', 'NP-ATTACK-03'));
  });

  it('[NP-DISC-09] nor moved out, nor replaced by a Town or City', () => {
    const table = makeTable();
    for (const world of ['nina', 'pinta', 'santaMaria']) table.settle(0, `${world} isthmus`);
    table.stronghold(0, 'nina isthmus');
    table.explore('nina caribbean');
    sails(table, 0, 'nina');
    table.play('consolidate nina isthmus');
    expect(eventsOf(table.events, 'settlerMigrated')).toEqual([]);
    expect(table.asked()).toBe(1);
    table.token('nina', 'build');
    table.ship(0, 'nina isthmus', 20);
    governs(table, 0, 'nina');
    table.play('collect');
    expect(table.asked()).toBe(1);
    table.display('town', 'painting');
    table.state.settlers[table.at('pinta isthmus')] = 0;
    table.state.settlers[table.at('santaMaria isthmus')] = 0;
    selects(table, 0);
    expect(table.play('take town').at(-1)).toMatchObject({ kind: 'bonusDiscarded', seat: 0 });
  });

  it('[NP-DISC-10] only its owner stores up to three gold in it', () => {
    const table = makeTable();
    table.settle(0, 'nina patagonia', 2);
    table.stronghold(0, 'nina patagonia', 1);
    table.settle(1, 'nina patagonia');
    expect(eventsOf(governs(table, 1, 'nina'), 'revenueCollected')).toMatchObject([{ gold: 0, lost: 2 }]);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(1);
    expect(eventsOf(table.play('govern nina'), 'revenueCollected')).toMatchObject([{ seat: 0, gold: 2, lost: 2 }]);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(3);
  });

  it('[NP-DISC-11] its Settler counts as a Settler in all else', () => {
    const table = makeTable({ seats: 2 });
    table.settle(0, 'nina isthmus');
    table.stronghold(0, 'nina isthmus');
    expect(settlementsOf(table.state, 0, table.at('nina isthmus'))).toBe(1);
    // Capacity 1: the second Settler has to go.
    table.explore('nina caribbean');
    table.crew(0, 'nina', 1);
    sails(table, 0, 'nina');
    table.play('consolidate nina isthmus', 'done');
    expect(table.settlers(0, 'nina isthmus')).toBe(1);
    table.state.mines[table.at('nina isthmus')] = 2;
    governs(table, 0, 'nina');
    const events = table.play('collect');
    expect(eventsOf(events, 'revenueCollected')).toMatchObject([{ gold: 1, lost: 0 }]);
    expect(eventsOf(events, 'goldMined')).toMatchObject([{ gold: 1 }]);
  });

  it('[NP-DISC-12] found without a Settler it stays open for the first to arrive', () => {
    const table = before(0);
    table.tile('nina isthmus', 'mountains');
    const place = table.at('nina isthmus');
    table.play('explore nina isthmus');
    expect(table.state.strongholds[place]).toBe(OPEN_STRONGHOLD);
    expect(eventsOf(table.events, 'strongholdOccupied')).toEqual([]);
    // A ship without Settlers does not change that.
    table.play('consolidate nina isthmus');
    expect(table.state.strongholds[place]).toBe(OPEN_STRONGHOLD);
    table.give(1, { crews: [2, 0, 0], settlers: 18, harbours: [-1, -1, -1] });
    // The only berth that is left.
    sails(table, 1, 'nina');
    expect(eventsOf(table.events, 'strongholdOccupied')).toEqual([{ kind: 'strongholdOccupied', seat: 1, place }]);
    expect(table.state.strongholds[place]).toBe(1);
    expect(table.state.strongholds[table.at('nina caribbean')]).toBe(NO_STRONGHOLD);
  });

  it('[NP-DISC-12] also by Migrate', () => {
    const table = makeTable();
    table.settle(0, 'nina caribbean');
    table.stronghold('open', 'nina isthmus');
    sails(table, 0, 'nina');
    table.play('consolidate nina caribbean');
    const events = table.play('migrate nina caribbean isthmus');
    expect(eventsOf(events, 'strongholdOccupied')).toMatchObject([{ seat: 0, place: table.at('nina isthmus') }]);
    const native = makeTable();
    native.settle(2, 'nina caribbean', 3);
    native.stronghold('open', 'nina isthmus');
    native.display('native', 'painting');
    selects(native, 2);
    native.play('take native');
    expect(native.state.strongholds[native.at('nina isthmus')]).toBe(2);
  });

  it('[NP-DISC-12] [NP-DISC-13] also by Natives found next to it', () => {
    const table = before(1);
    table.tile('nina isthmus', 'mixed');
    table.stronghold('open', 'nina rockies');
    table.play('explore nina isthmus');
    const place = table.at('nina rockies');
    expect(table.play('place nina rockies').slice(0, 2)).toEqual([
      { kind: 'nativesPlaced', seat: 0, place },
      { kind: 'strongholdOccupied', seat: 0, place },
    ]);
    expect(table.state.strongholds[place]).toBe(0);
    expect(table.settlers(0, 'nina rockies')).toBe(1);
  });
});

describe('Natives and Gold', () => {
  it('[NP-DISC-13] Natives: a Settler from the supply, in the land or an explored neighbour', () => {
    const table = before(1);
    table.tile('nina isthmus', 'mixed');
    table.explore('nina rockies', 'nina appalachia');
    table.play('explore nina isthmus');
    expect(table.legal()).toEqual(['place nina isthmus', 'place nina caribbean', 'place nina rockies']);
    expect(table.refuse('place nina andes')).toEqual(illegal('place nina andes', 'NP-DISC-13'));
    expect(table.refuse('place nina appalachia')).toEqual(illegal('place nina appalachia', 'NP-DISC-13'));
    const gold = table.player(0).gold;
    const place = table.at('nina rockies');
    expect(table.play('place nina rockies')[0]).toEqual({ kind: 'nativesPlaced', seat: 0, place });
    expect(table.settlers(0, 'nina rockies')).toBe(1);
    expect(table.player(0)).toMatchObject({ settlers: 18, gold });
  });

  it('[NP-DISC-13] only the land itself where no neighbour is explored', () => {
    const table = makeTable({ seats: 2 });
    table.tile('pinta caribbean', 'plains');
    table.crew(0, 'pinta', 1, 'captain');
    sails(table, 0, 'pinta');
    expect(eventsOf(table.events, 'nativesPlaced')).toMatchObject([{ seat: 0, place: table.at('pinta caribbean') }]);
  });

  it('[NP-DISC-14] whatever the capacity, for Reduce follows', () => {
    const table = before(1);
    table.tile('nina isthmus', 'mixed');
    table.settle(1, 'nina caribbean', 3);
    table.play('explore nina isthmus');
    expect(table.legal()).toContain('place nina caribbean');
    table.play('place nina caribbean');
    expect(table.settlers(0, 'nina caribbean')).toBe(1);
    table.play('done');
    expect(table.settlers(0, 'nina caribbean')).toBe(0);
    expect(table.player(0).settlers).toBe(19);
  });

  it('[NP-DISC-15] Gold goes onto the ship that explored', () => {
    const table = makeTable({ seats: 2 });
    table.tile('pinta caribbean', 'inhospitable');
    table.crew(0, 'pinta', 0, 'captain');
    sails(table, 0, 'pinta');
    expect(table.player(0)).toMatchObject({ cargo: [0, 2, 0], bound: [0, 0, 0], gold: 4 });
    expect(eventsOf(table.events, 'goldFound')).toEqual([
      { kind: 'goldFound', seat: 0, place: table.at('pinta caribbean'), gold: 2 },
    ]);
  });
});
