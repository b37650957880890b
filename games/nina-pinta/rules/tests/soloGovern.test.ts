import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../src/ids.ts';
import type { Table } from '../src/testing/table.ts';
import {
  eventsOf,
  governPlanck,
  kindsOf,
  ME,
  mark,
  PLANCK,
  progressFromTop,
  solo,
  stackProgress,
  tiesAt,
} from './soloHelpers.ts';

/** Niña may be built in; Planck has Settlers in Rockies, Isthmus and Andes, of three terrains, and a ship at Isthmus. */
function builders(table: Table, gold: number): Table {
  table.token('nina', 'build');
  table.tile('nina rockies', 'mixed');
  table.tile('nina isthmus', 'plains');
  table.tile('nina andes', 'mountains');
  for (const place of ['nina rockies', 'nina isthmus', 'nina andes']) table.settle(PLANCK, place);
  // The revenue of the three is 4.
  table.ship(PLANCK, 'nina isthmus', gold - 4);
  return table;
}

function built(table: Table): string[] {
  return eventsOf(table.events, 'built').map(({ what, place }) => `${what} ${place}`);
}

describe('the order of governing', () => {
  it('[NP-SOLO-58] a fresh counter fixes the first world, the others follow; Military ones are taken', () => {
    const table = solo();
    mark(table, { arts: 'nina', science: 'santaMaria', religion: 'pinta' });
    stackProgress(table, 'general', 'physics', 'music');
    table.enter('sailing', { round: 3, order: [ME, PLANCK] });
    expect(table.state.goals).toEqual([2, 0, 1]);
    expect(progressFromTop(table)).toEqual(['music', 'physics']);
    expect(table.player(PLANCK).progress[table.face('general') - table.box.faces.progressFrom]).toBe(1);
    table.play('govern pinta');
    const worlds = eventsOf(table.events, 'worldGoverned').filter(({ seat }) => seat === PLANCK);
    expect(worlds.map(({ world }) => world)).toEqual([2]);
    table.play('govern nina');
    const all = eventsOf(table.events, 'worldGoverned').filter(({ seat }) => seat === PLANCK);
    expect(all.map(({ world }) => world)).toEqual([2, 0, 1]);
  });

  it('[NP-SOLO-59] the counter is turned up before either side governs', () => {
    const table = solo();
    stackProgress(table, 'music');
    table.events.length = 0;
    table.enter('sailing', { round: 3, order: [ME, PLANCK] });
    expect(table.question()).toEqual({ kind: 'chooseWorld', seat: ME });
    expect(kindsOf(table.events)).toEqual(['progressTurnedUp', 'courseFixed']);
  });
});

describe('revenue', () => {
  it('[NP-SOLO-60] all that can be stored, mined gold too; Strongholds only for what cannot reach the ship', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina isthmus', 'forest');
    table.tile('nina patagonia', 'mixed');
    table.settle(PLANCK, 'nina caribbean');
    table.settle(PLANCK, 'nina isthmus', 2);
    table.state.mines[table.at('nina isthmus')] = 4;
    table.stronghold(PLANCK, 'nina isthmus');
    table.settle(PLANCK, 'nina patagonia');
    table.stronghold(PLANCK, 'nina patagonia');
    table.ship(PLANCK, 'nina caribbean');
    governPlanck(table);
    expect(table.player(PLANCK).gold).toBe(2 + 2 + 2);
    expect(table.state.mines[table.at('nina isthmus')]).toBe(2);
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(0);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(2);
  });

  it('[NP-SOLO-61] cut off from the ship revenue is stored before mined gold, in the fixed order, and never shifted', () => {
    const table = solo();
    table.tile('nina isthmus', 'forest');
    table.tile('nina rockies', 'mountains');
    table.settle(PLANCK, 'nina isthmus', 2);
    table.settle(PLANCK, 'nina rockies', 2);
    table.state.mines[table.at('nina rockies')] = 5;
    table.stronghold(PLANCK, 'nina rockies', 1);
    table.stronghold(PLANCK, 'nina isthmus', 1);
    table.ship(PLANCK, 'nina patagonia');
    governPlanck(table);
    const vault = (place: string): number => table.state.vaults[table.at(place)];
    expect([vault('nina isthmus'), vault('nina rockies')]).toEqual([3, 3]);
    expect(table.state.mines[table.at('nina rockies')]).toBe(5);
    expect(eventsOf(table.events, 'revenueCollected')[0]).toMatchObject({ gold: 4, lost: 0 });

    const full = solo();
    full.tile('nina isthmus', 'mixed');
    full.settle(PLANCK, 'nina isthmus', 2);
    full.stronghold(PLANCK, 'nina isthmus', 2);
    full.state.mines[full.at('nina isthmus')] = 3;
    governPlanck(full);
    expect(eventsOf(full.events, 'revenueCollected')[0]).toMatchObject({ gold: 1, lost: 3 });
    expect(full.state.mines[full.at('nina isthmus')]).toBe(3);
    // Connected to the ship, what is stored stays where it is.
    const kept = solo();
    kept.tile('nina isthmus', 'mixed');
    kept.settle(PLANCK, 'nina isthmus');
    kept.stronghold(PLANCK, 'nina isthmus', 2);
    kept.ship(PLANCK, 'nina isthmus');
    governPlanck(kept);
    expect(kept.state.vaults[kept.at('nina isthmus')]).toBe(2);
    expect(kept.player(PLANCK).gold).toBe(2);
  });
});

describe('building', () => {
  it('[NP-SOLO-62] one building where the conditions and the connected gold allow it: a City before a Town', () => {
    const city = builders(solo({ askTies: false }), 9);
    governPlanck(city);
    expect(eventsOf(city.events, 'built').map(({ what }) => what)).toEqual(['city']);
    const town = builders(solo({ askTies: false }), 8);
    governPlanck(town);
    expect(eventsOf(town.events, 'built').map(({ what }) => what)).toEqual(['town']);
    const upgrade = builders(solo(), 6);
    upgrade.town(PLANCK, 'nina isthmus');
    governPlanck(upgrade);
    expect(built(upgrade)).toEqual([`upgrade ${upgrade.at('nina isthmus')}`]);
    const poor = builders(solo(), 4);
    poor.tile('nina rockies', 'inhospitable');
    governPlanck(poor);
    expect(built(poor)).toEqual([]);
  });

  it('[NP-SOLO-62] a Town is refused while Planck must build a City', () => {
    const table = builders(solo(), 9);
    governPlanck(table);
    expect(table.question()).toMatchObject({ kind: 'decideForPlanck', matter: 'build' });
    const [city = ''] = table.legal();
    expect(city).toMatch(/^city nina /);
    expect(table.refuse(city.replace('city', 'town'))).toMatchObject({ rule: 'NP-SOLO-62' });
  });

  it('[NP-SOLO-62] not without the Build token, the group of lands or gold that is connected', () => {
    const token = builders(solo({ askTies: false }), 9);
    token.state.build[0] = 0;
    governPlanck(token);
    expect(built(token)).toEqual([]);
    const group = solo();
    group.token('nina', 'build');
    group.settle(PLANCK, 'nina isthmus');
    group.ship(PLANCK, 'nina isthmus', 9);
    governPlanck(group);
    expect(built(group)).toEqual([]);
    const away = builders(solo({ askTies: false }), 9);
    away.ship(PLANCK, 'nina patagonia', 9);
    governPlanck(away);
    expect(built(away)).toEqual([]);
  });

  it('[NP-SOLO-63] one in each governed world, even without more revenue', () => {
    const table = builders(solo({ askTies: false }), 30);
    governPlanck(table);
    expect(built(table)).toHaveLength(1);
    // In a Mixed land a Town yields what the Settler did.
    const mixed = solo();
    mixed.token('nina', 'build');
    for (const world of ['nina', 'pinta', 'santaMaria']) mixed.settle(PLANCK, `${world} rockies`);
    mixed.tile('nina rockies', 'mixed');
    mixed.ship(PLANCK, 'nina rockies', 3);
    governPlanck(mixed);
    expect(built(mixed)).toEqual([`town ${mixed.at('nina rockies')}`]);
    const worlds = solo();
    worlds.token('nina', 'build');
    worlds.token('pinta', 'build');
    for (const world of ['nina', 'pinta', 'santaMaria']) worlds.settle(PLANCK, `${world} rockies`);
    worlds.ship(PLANCK, 'nina rockies', 3);
    worlds.ship(PLANCK, 'pinta rockies', 3);
    governPlanck(worlds);
    worlds.play('govern nina');
    expect(built(worlds)).toEqual([`town ${worlds.at('nina rockies')}`, `town ${worlds.at('pinta rockies')}`]);
  });

  it('[NP-SOLO-64] the greatest rise of standing revenue, by terrain; on a Town it is one', () => {
    const table = builders(solo(), 9);
    table.tile('nina rockies', 'inhospitable');
    table.player(PLANCK).cargo[0] = 9;
    governPlanck(table);
    expect(built(table)).toEqual([`city ${table.at('nina rockies')}`]);
    const plain = builders(solo(), 20);
    governPlanck(plain);
    expect(tiesAt(plain)).toEqual(['city nina andes', 'city nina isthmus']);
    expect(built(plain)).toEqual([]);
    expect(plain.refuse('city nina rockies')).toMatchObject({ rule: 'NP-SOLO-64' });
    plain.play('city nina isthmus');
    expect(plain.state.cities[plain.at('nina isthmus')]).toBe(PLANCK);
    const mixed = builders(solo(), 20);
    for (const place of ['nina isthmus', 'nina andes']) mixed.stronghold(PLANCK, place);
    mixed.town(PLANCK, 'nina isthmus');
    governPlanck(mixed);
    expect(tiesAt(mixed)).toEqual(['upgrade nina isthmus', 'city nina rockies']);
    const towns = builders(solo(), 5);
    towns.tile('nina rockies', 'inhospitable');
    governPlanck(towns);
    expect(built(towns)).toEqual([`town ${towns.at('nina rockies')}`]);
  });

  it('[NP-SOLO-65] Strongholds pay first, then the ship, never the gold at home', () => {
    const table = builders(solo(), 7);
    table.settle(PLANCK, 'nina isthmus');
    table.stronghold(PLANCK, 'nina isthmus', 2);
    table.give(PLANCK, { gold: 50 });
    table.player(PLANCK).cargo[0] = 0;
    governPlanck(table);
    table.play(table.legal()[0]);
    expect(eventsOf(table.events, 'goldSpent')).toEqual([
      { kind: 'goldSpent', seat: PLANCK, place: table.at('nina isthmus'), gold: 2 },
    ]);
    expect(eventsOf(table.events, 'built')[0]).toMatchObject({ what: 'town', cost: 3 });
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(0);
    expect(table.player(PLANCK).gold).toBe(50 + 5 - 1);
    const several = builders(solo(), 10);
    several.settle(PLANCK, 'nina isthmus');
    several.settle(PLANCK, 'nina andes');
    several.stronghold(PLANCK, 'nina isthmus', 3);
    several.stronghold(PLANCK, 'nina andes', 2);
    several.player(PLANCK).cargo[0] = 0;
    several.state.cathedrals.fill(1);
    several.tile('nina rockies', 'inhospitable');
    governPlanck(several);
    expect(eventsOf(several.events, 'goldSpent').map(({ place, gold }) => [place, gold])).toEqual([
      [several.at('nina andes'), 2],
      [several.at('nina isthmus'), 1],
    ]);
  });
});

describe('a turn of governing', () => {
  it('[NP-SOLO-60][NP-SOLO-62][NP-SOLO-66] revenue, one building, the Captain, the ship', () => {
    const table = builders(solo({ askTies: false }), 9);
    table.captain(PLANCK, 'nina isthmus');
    table.state.mines[table.at('nina andes')] = 5;
    governPlanck(table);
    expect(kindsOf(table.events)).toEqual([
      'worldGoverned',
      'revenueCollected',
      'goldMined',
      'built',
      'captainBoarded',
      'shipSailedBack',
    ]);
    expect(table.player(PLANCK).governed).toBe(0b001);
    table.play('govern nina');
    expect(table.player(PLANCK).governed).toBe(0b011);
  });

  it("[NP-SOLO-65] only Planck's connected Strongholds pay, and an empty one is not reported", () => {
    const table = builders(solo({ askTies: false }), 6);
    table.settle(ME, 'nina caribbean');
    table.stronghold(ME, 'nina caribbean', 3);
    table.settle(PLANCK, 'nina patagonia');
    table.settle(PLANCK, 'nina appalachia');
    table.stronghold(PLANCK, 'nina appalachia', 3);
    table.stronghold(PLANCK, 'nina patagonia', 0);
    governPlanck(table);
    expect(built(table)).toHaveLength(1);
    expect(eventsOf(table.events, 'goldSpent')).toEqual([]);
    expect(table.state.vaults[table.at('nina caribbean')]).toBe(3);
    expect(table.state.vaults[table.at('nina appalachia')]).toBe(3);
  });
});

describe('sailing back', () => {
  it('[NP-SOLO-66] the Captain boards whenever possible', () => {
    const home = (setting: (table: Table) => void): number => {
      const table = solo();
      table.ship(PLANCK, 'nina isthmus');
      setting(table);
      governPlanck(table);
      return table.player(PLANCK).captains[0];
    };
    expect(home((table) => table.captain(PLANCK, 'nina isthmus'))).toBe(NOWHERE);
    const joined = (table: Table): void => {
      table.captain(PLANCK, 'nina rockies');
      table.settle(PLANCK, 'nina isthmus');
    };
    expect(home(joined)).toBe(NOWHERE);
    expect(home((table) => table.captain(PLANCK, 'nina rockies'))).toBe(solo().at('nina rockies'));
    const stays = solo();
    stays.captain(PLANCK, 'nina rockies');
    stays.ship(PLANCK, 'nina isthmus');
    expect(eventsOf(governPlanck(stays), 'captainStayed')).toEqual([{ kind: 'captainStayed', seat: PLANCK, world: 0 }]);
    expect(kindsOf(governPlanck(solo()))).not.toContain('captainStayed');
    const bound = (table: Table): void => {
      table.captain(PLANCK, 'nina isthmus');
      table.player(PLANCK).bound[0] = table.state.era;
    };
    expect(home(bound)).toBe(solo().at('nina isthmus'));
  });

  it("[NP-SOLO-67] the gold joins Planck's, after the Soloist could play a Pirate on it", () => {
    const table = solo();
    table.own(ME, 'pirate');
    table.ship(PLANCK, 'nina isthmus', 7);
    const before = table.player(ME).gold;
    governPlanck(table);
    expect(table.question()).toEqual({ kind: 'playPirate', seat: ME, owner: PLANCK, world: 0 });
    expect(table.legal()).toEqual(['plunder 1', 'plunder 2', 'plunder 3', 'decline', 'decline all']);
    table.play('plunder 3');
    expect(table.player(ME).gold).toBe(before + 3);
    expect(table.player(PLANCK).gold).toBe(4);
    expect(table.player(PLANCK).harbours[0]).toBe(NOWHERE);
    const declined = solo();
    declined.own(ME, 'pirate');
    declined.ship(PLANCK, 'nina isthmus', 7);
    governPlanck(declined);
    declined.play('decline');
    expect(declined.player(PLANCK).gold).toBe(7);
  });

  it('[NP-SOLO-94] the Soloist is asked only while holding a Pirate, Planck never', () => {
    const table = solo();
    table.own(PLANCK, 'pirate');
    table.ship(PLANCK, 'nina isthmus', 7);
    table.ship(ME, 'nina isthmus', 7);
    governPlanck(table);
    expect(table.question()).toEqual({ kind: 'chooseWorld', seat: ME });
    table.play('govern nina');
    expect(kindsOf(table.events)).not.toContain('pirateDeclined');
    expect(table.question()).toEqual({ kind: 'chooseWorld', seat: ME });
    const twice = solo();
    twice.own(ME, 'pirate', 'pirate');
    twice.ship(PLANCK, 'nina isthmus', 8);
    governPlanck(twice);
    twice.play('plunder 4');
    expect(twice.question().kind).toBe('playPirate');
    twice.play('plunder 2');
    expect(twice.question().kind).toBe('chooseWorld');
  });
});
