import { describe, expect, it } from 'vitest';
import { ALL_LANDS } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import { LANDS, NOWHERE } from '../src/ids.ts';
import type { Table } from '../src/testing/table.ts';
import { UNSEEN } from '../src/view.ts';
import { eventsOf, kindsOf, ME, PLANCK, sailPlanck, solo, stackTiles, tiesAt, tilesFromBottom } from './soloHelpers.ts';

/** Every land of Niña is explored and takes no more settlements. */
function fillNina(table: Table): void {
  for (const land of LANDS) {
    const place = `nina ${land}`;
    table.explore(place);
    table.state.cities[table.at(place)] = ME;
    table.state.towns[table.at(place)] = 1 << ME;
  }
}

function actionOf(table: Table): string {
  const [event] = eventsOf(table.events, 'shipHarboured');
  return `${event.action} ${LANDS[event.place % LANDS.length]}`;
}

function drawn(table: Table): string[] {
  return eventsOf(table.events, 'tileDrawn').map((event) => LANDS[event.land]);
}

describe('choosing the action', () => {
  it('[NP-SOLO-38] attack before explore before consolidate before fallback', () => {
    const table = (): Table => {
      const one = solo();
      one.tile('nina caribbean', 'plains');
      one.settle(ME, 'nina caribbean');
      one.tile('nina amazonia', 'mixed');
      one.explore('nina amazonia');
      stackTiles(one, 'caribbean', 'amazonia', 'amazonia');
      return one;
    };
    const attack = table();
    attack.war('nina');
    sailPlanck(attack);
    expect(actionOf(attack)).toBe('attack caribbean');
    const explore = table();
    sailPlanck(explore);
    expect(actionOf(explore)).toBe('explore patagonia');
    const consolidate = table();
    consolidate.captain(PLANCK, 'nina caribbean');
    sailPlanck(consolidate, { captain: false });
    expect(actionOf(consolidate)).toBe('consolidate amazonia');
    const fallback = table();
    fallback.captain(PLANCK, 'nina caribbean');
    fillNina(fallback);
    sailPlanck(fallback, { captain: false });
    expect(actionOf(fallback)).toBe('fallback caribbean');
  });

  it('[NP-SOLO-38] then Migrate, then Reduce', () => {
    const table = solo();
    table.tile('nina caribbean', 'plains');
    table.tile('nina amazonia', 'mountains');
    table.tile('nina isthmus', 'plains');
    table.explore('nina caribbean', 'nina amazonia');
    table.settle(ME, 'nina isthmus');
    stackTiles(table, 'caribbean');
    table.captain(PLANCK, 'nina caribbean');
    sailPlanck(table, { settlers: 3, captain: false });
    expect(kindsOf(table.events)).toEqual([
      'tileDrawn',
      'shipHarboured',
      'crewLanded',
      'settlerMigrated',
      'settlersReduced',
    ]);
    expect(table.settlers(PLANCK, 'nina caribbean')).toBe(1);
    expect(table.settlers(PLANCK, 'nina amazonia')).toBe(1);
  });

  it('[NP-SOLO-39] an attack is tried only with Captain and Settler, at war or under the banner of France', () => {
    const attacks = (setting: {
      readonly war?: boolean;
      readonly settlers?: number;
      readonly captain?: boolean;
      readonly france?: boolean;
      readonly banner?: boolean;
    }): boolean => {
      const { war = true, settlers = 1, captain = true, france = false, banner = true } = setting;
      const table = solo({ planck: france ? 'france' : 'england' });
      table.settle(ME, 'nina caribbean');
      if (!captain) table.captain(PLANCK, 'nina isthmus');
      if (war) table.war('nina');
      table.state.banner = banner;
      sailPlanck(table, { settlers, captain });
      return actionOf(table).startsWith('attack');
    };
    expect(attacks({})).toBe(true);
    expect(attacks({ settlers: 0 })).toBe(false);
    expect(attacks({ captain: false })).toBe(false);
    expect(attacks({ war: false })).toBe(false);
    expect(attacks({ war: false, france: true })).toBe(true);
    expect(attacks({ war: false, france: true, banner: false })).toBe(false);
    expect(attacks({ france: true, banner: false })).toBe(true);
  });

  it('[NP-SOLO-40] the bottom tile moves to the top, and its land is considered first', () => {
    const table = solo();
    table.explore('nina caribbean');
    stackTiles(table, 'isthmus', 'andes', 'rockies');
    sailPlanck(table);
    expect(actionOf(table)).toBe('explore isthmus');
    expect(tilesFromBottom(table)).toEqual(['andes', 'rockies', 'isthmus']);
    expect(table.view(ME).tileStack).toEqual([UNSEEN, UNSEEN, 'isthmus']);
  });

  it('[NP-SOLO-41] clockwise to the first land that qualifies; a try fails when none does', () => {
    const table = solo();
    table.explore('nina caribbean', 'nina amazonia');
    stackTiles(table, 'rockies');
    sailPlanck(table);
    expect(actionOf(table)).toBe('explore appalachia');
    const none = solo();
    none.war('nina');
    none.explore('nina caribbean');
    stackTiles(none, 'andes', 'isthmus');
    sailPlanck(none);
    expect(actionOf(none)).toBe('explore isthmus');
  });

  it('[NP-SOLO-42] each try draws a tile of its own, even when no land can qualify', () => {
    const table = solo();
    table.war('nina');
    fillNina(table);
    table.state.explored[0] = ALL_LANDS;
    stackTiles(table, 'andes', 'isthmus', 'rockies', 'patagonia');
    sailPlanck(table);
    expect(drawn(table)).toEqual(['andes', 'isthmus', 'rockies']);
    expect(tilesFromBottom(table)).toEqual(['patagonia', 'andes', 'isthmus', 'rockies']);
  });
});

describe('attack', () => {
  /** Niña is at war and Isthmus drawn; Planck brings a Captain and this many Settlers. */
  function attack(table: Table, settlers = 1): void {
    table.war('nina');
    stackTiles(table, 'isthmus', 'isthmus');
    sailPlanck(table, { settlers });
  }

  it('[NP-SOLO-43] a land with a free Settler of the Soloist qualifies, one in a Stronghold does not', () => {
    const table = solo({ planck: 'england' });
    table.settle(ME, 'nina isthmus');
    table.stronghold(ME, 'nina isthmus');
    table.town(ME, 'nina rockies');
    table.settle(PLANCK, 'nina appalachia');
    table.settle(ME, 'nina caribbean');
    attack(table);
    expect(actionOf(table)).toBe('attack caribbean');
  });

  it('[NP-SOLO-44] the crew lands first; a Captain who meets another returns to the supply, and the attack takes place', () => {
    const table = solo();
    table.settle(ME, 'nina isthmus');
    table.captain(ME, 'nina isthmus');
    attack(table);
    expect(eventsOf(table.events, 'crewLanded')).toEqual([
      { kind: 'crewLanded', seat: PLANCK, place: table.at('nina isthmus'), settlers: 1, captain: 'returned' },
    ]);
    expect(kindsOf(table.events).indexOf('crewLanded')).toBeLessThan(kindsOf(table.events).indexOf('pairRemoved'));
    expect(table.player(PLANCK).captains[0]).toBe(NOWHERE);
    expect(table.settlers(ME, 'nina isthmus')).toBe(0);
  });

  it('[NP-SOLO-45] one pair always, more while the land is overcrowded and both have Settlers', () => {
    const table = solo();
    table.tile('nina isthmus', 'mixed');
    table.settle(ME, 'nina isthmus');
    attack(table);
    expect(eventsOf(table.events, 'pairRemoved')).toHaveLength(1);
    expect(table.settlers(PLANCK, 'nina isthmus')).toBe(0);

    const crowded = solo({ planck: 'england' });
    crowded.tile('nina isthmus', 'plains');
    crowded.settle(ME, 'nina isthmus', 3);
    attack(crowded, 3);
    expect(eventsOf(crowded.events, 'pairRemoved')).toHaveLength(3);
    const enough = solo({ planck: 'england' });
    enough.tile('nina isthmus', 'mixed');
    enough.settle(ME, 'nina isthmus', 2);
    attack(enough, 2);
    expect(eventsOf(enough.events, 'pairRemoved')).toHaveLength(1);
    expect([enough.settlers(ME, 'nina isthmus'), enough.settlers(PLANCK, 'nina isthmus')]).toEqual([1, 1]);
    const exhausted = solo();
    exhausted.tile('nina isthmus', 'plains');
    exhausted.settle(ME, 'nina isthmus', 3);
    attack(exhausted, 1);
    expect(exhausted.settlers(ME, 'nina isthmus')).toBe(2);
    const fortified = solo({ planck: 'england' });
    fortified.tile('nina isthmus', 'plains');
    fortified.settle(ME, 'nina isthmus', 2);
    fortified.stronghold(ME, 'nina isthmus');
    attack(fortified, 3);
    expect(eventsOf(fortified.events, 'pairRemoved')).toHaveLength(1);
    expect(fortified.settlers(ME, 'nina isthmus')).toBe(1);
  });

  it('[NP-SOLO-46] Settlers already in the land take part, those in a Stronghold do not', () => {
    const table = solo();
    table.tile('nina isthmus', 'plains');
    table.settle(ME, 'nina isthmus', 2);
    table.settle(PLANCK, 'nina isthmus');
    attack(table, 1);
    expect(eventsOf(table.events, 'pairRemoved')).toHaveLength(2);
    expect([table.settlers(ME, 'nina isthmus'), table.settlers(PLANCK, 'nina isthmus')]).toEqual([0, 0]);
    const fortified = solo();
    fortified.tile('nina isthmus', 'plains');
    fortified.settle(ME, 'nina isthmus', 2);
    fortified.settle(PLANCK, 'nina isthmus');
    fortified.stronghold(PLANCK, 'nina isthmus');
    attack(fortified, 1);
    expect(eventsOf(fortified.events, 'pairRemoved')).toHaveLength(1);
    expect([fortified.settlers(ME, 'nina isthmus'), fortified.settlers(PLANCK, 'nina isthmus')]).toEqual([1, 1]);
  });

  it('[NP-SOLO-47] an attack outside war turns the banner down; one at war or a try without a target does not', () => {
    const peace = solo({ planck: 'france' });
    peace.settle(ME, 'nina isthmus');
    sailPlanck(peace);
    expect(kindsOf(peace.events)).toContain('bannerTurned');
    expect(peace.state.banner).toBe(false);
    const war = solo({ planck: 'france' });
    war.settle(ME, 'nina isthmus');
    attack(war);
    expect(war.settlers(ME, 'nina isthmus')).toBe(0);
    expect(war.state.banner).toBe(true);
    expect(kindsOf(war.events)).not.toContain('bannerTurned');
    const missed = solo({ planck: 'france' });
    missed.explore('nina caribbean');
    sailPlanck(missed);
    expect(drawn(missed)).toHaveLength(2);
    expect(missed.state.banner).toBe(true);
    missed.settle(ME, 'pinta isthmus');
    sailPlanck(missed, { world: 'pinta' });
    expect(missed.settlers(ME, 'pinta isthmus')).toBe(0);
    expect(missed.state.banner).toBe(false);
  });
});

describe('explore', () => {
  it('[NP-SOLO-48] the Caribbean of an unexplored world, without a tile', () => {
    const table = solo();
    stackTiles(table, 'andes', 'rockies');
    sailPlanck(table);
    expect(actionOf(table)).toBe('explore caribbean');
    expect(drawn(table)).toEqual([]);
    expect(tilesFromBottom(table)).toEqual(['andes', 'rockies']);
  });

  it('[NP-SOLO-48] also with only a Captain aboard; never without a Captain', () => {
    const table = solo();
    table.explore('nina caribbean');
    sailPlanck(table, { settlers: 0 });
    expect(actionOf(table)).toMatch(/^explore/);
    const ashore = solo();
    ashore.tile('nina caribbean', 'mixed');
    ashore.captain(PLANCK, 'nina caribbean');
    sailPlanck(ashore, { captain: false });
    expect(actionOf(ashore)).toBe('consolidate caribbean');
  });

  it('[NP-SOLO-49] an unexplored land next to an explored one, as long as there is one', () => {
    const table = solo();
    table.explore('nina caribbean', 'nina amazonia', 'nina isthmus');
    stackTiles(table, 'isthmus');
    sailPlanck(table);
    expect(actionOf(table)).toBe('explore rockies');
    expect(eventsOf(table.events, 'shipHarboured')).toHaveLength(1);
    for (const left of LANDS.slice(1)) {
      const last = solo();
      for (const land of LANDS) if (land !== left) last.explore(`nina ${land}`);
      stackTiles(last, 'caribbean');
      sailPlanck(last);
      expect(actionOf(last)).toBe(`explore ${left}`);
    }
  });

  it('[NP-SOLO-50] Discoveries work for Planck: gold on the ship, a Mine, a Civilisation that keeps the Captain', () => {
    const gold = solo();
    gold.tile('nina caribbean', 'inhospitable');
    sailPlanck(gold);
    expect(gold.player(PLANCK).cargo[0]).toBe(2);
    const mine = solo();
    mine.tile('nina caribbean', 'mountains');
    sailPlanck(mine);
    expect(mine.state.mines[mine.at('nina caribbean')]).toBe(3);
    const civilisation = solo();
    civilisation.explore('nina caribbean');
    civilisation.tile('nina amazonia', 'inhospitable');
    stackTiles(civilisation, 'amazonia');
    sailPlanck(civilisation);
    expect(civilisation.player(PLANCK).cargo[0]).toBe(4);
    expect(civilisation.player(PLANCK).bound[0]).toBe(civilisation.state.era);
  });

  it('[NP-SOLO-50] a Stronghold takes a Settler just landed, or stays open', () => {
    const table = solo();
    table.tile('nina caribbean', 'forest');
    sailPlanck(table);
    expect(table.state.strongholds[table.at('nina caribbean')]).toBe(PLANCK);
    const open = solo();
    open.tile('nina caribbean', 'forest');
    sailPlanck(open, { settlers: 0 });
    expect(open.state.strongholds[open.at('nina caribbean')]).toBe(-1);
  });

  it('[NP-SOLO-51] Natives go where most can be collected once Reduce is done', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina isthmus', 'inhospitable');
    table.tile('nina amazonia', 'forest');
    table.explore('nina caribbean', 'nina isthmus');
    stackTiles(table, 'amazonia');
    sailPlanck(table);
    expect(eventsOf(table.events, 'nativesPlaced')).toEqual([
      { kind: 'nativesPlaced', seat: PLANCK, place: table.at('nina caribbean') },
    ]);
    expect(table.player(PLANCK).settlers).toBe(20 - 2);
    // The Caribbean is full: what is put there would be taken away again.
    const full = solo();
    full.tile('nina caribbean', 'mixed');
    full.tile('nina amazonia', 'forest');
    full.tile('nina andes', 'plains');
    full.explore('nina andes');
    full.settle(ME, 'nina caribbean', 2);
    stackTiles(full, 'amazonia');
    sailPlanck(full);
    expect(eventsOf(full.events, 'nativesPlaced')[0].place).toBe(full.at('nina andes'));
  });

  it('[NP-SOLO-51] the Soloist decides between equals; without a Settler in the supply there are none', () => {
    const table = solo();
    table.tile('nina caribbean', 'plains');
    table.tile('nina andes', 'plains');
    table.tile('nina amazonia', 'forest');
    table.explore('nina caribbean', 'nina andes');
    stackTiles(table, 'amazonia');
    sailPlanck(table);
    expect(tiesAt(table)).toEqual(['place nina caribbean', 'place nina andes']);
    expect(eventsOf(table.events, 'nativesPlaced')).toEqual([]);
    expect(table.refuse('place nina amazonia')).toMatchObject({ rule: 'NP-SOLO-51' });
    table.play('place nina andes');
    expect(table.settlers(PLANCK, 'nina andes')).toBe(1);
    const none = solo();
    none.tile('nina caribbean', 'plains');
    none.give(PLANCK, { settlers: 1 });
    sailPlanck(none);
    expect(eventsOf(none.events, 'nativesPlaced')).toEqual([]);
  });

  /** The result of the Natives: Migrate follows and may bring another Settler there. */
  function afterNatives(events: readonly Event[]): Event | undefined {
    return events[events.findIndex(({ kind }) => kind === 'nativesPlaced') + 1];
  }

  function strongholdOf(place: number): Event {
    return { kind: 'strongholdOccupied', seat: PLANCK, place };
  }

  it('[NP-SOLO-50] [NP-DISC-12] Natives enter an open Stronghold, whoever decides where they go', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina amazonia', 'forest');
    table.stronghold('open', 'nina caribbean');
    stackTiles(table, 'amazonia');
    sailPlanck(table);
    expect(afterNatives(table.events)).toEqual(strongholdOf(table.at('nina caribbean')));
    const tied = solo();
    for (const land of ['caribbean', 'andes']) tied.tile(`nina ${land}`, 'plains');
    tied.tile('nina amazonia', 'forest');
    tied.explore('nina caribbean');
    tied.stronghold('open', 'nina andes');
    stackTiles(tied, 'amazonia');
    sailPlanck(tied);
    expect(afterNatives(tied.play('place nina andes'))).toEqual(strongholdOf(tied.at('nina andes')));
    expect(tied.state.strongholds[tied.at('nina andes')]).toBe(PLANCK);
  });
});

describe('consolidate and fallback', () => {
  it('[NP-SOLO-52] to an explored land with room for one; all go ashore', () => {
    const table = solo();
    table.tile('nina caribbean', 'plains');
    table.tile('nina amazonia', 'mixed');
    table.settle(ME, 'nina caribbean');
    table.settle(ME, 'nina amazonia');
    table.captain(PLANCK, 'nina caribbean');
    stackTiles(table, 'rockies');
    sailPlanck(table, { settlers: 3, captain: false });
    expect(actionOf(table)).toBe('consolidate amazonia');
    expect(eventsOf(table.events, 'crewLanded')[0].settlers).toBe(3);
  });

  it('[NP-SOLO-52] both sides count; an empty ship does not consolidate; a Captain may be sent home', () => {
    const table = solo();
    for (const land of LANDS) table.explore(`nina ${land}`);
    fillNina(table);
    table.state.towns[table.at('nina andes')] = 0;
    table.state.cities[table.at('nina andes')] = -1;
    table.tile('nina andes', 'mountains');
    table.captain(ME, 'nina andes');
    stackTiles(table, 'rockies', 'rockies', 'rockies');
    sailPlanck(table);
    expect(actionOf(table)).toBe('consolidate andes');
    expect(eventsOf(table.events, 'crewLanded')[0].captain).toBe('returned');
    const empty = solo();
    empty.captain(PLANCK, 'nina caribbean');
    sailPlanck(empty, { settlers: 0, captain: false });
    expect(actionOf(empty)).toBe('fallback caribbean');
    expect(kindsOf(empty.events)).not.toContain('settlersReturned');
    expect(drawn(empty)).toEqual([]);
  });

  it('[NP-SOLO-53] to the Captain ashore, else where most can be collected', () => {
    const ashore = solo();
    fillNina(ashore);
    ashore.captain(PLANCK, 'nina andes');
    sailPlanck(ashore, { settlers: 2, captain: false });
    expect(actionOf(ashore)).toBe('fallback andes');
    const table = solo();
    fillNina(table);
    table.tile('nina rockies', 'mixed');
    table.tile('nina appalachia', 'forest');
    table.settle(PLANCK, 'nina rockies');
    table.settle(PLANCK, 'nina appalachia');
    table.settle(PLANCK, 'nina patagonia');
    table.stronghold(PLANCK, 'nina patagonia');
    sailPlanck(table);
    expect(tiesAt(table)).toEqual(['consolidate nina isthmus', 'consolidate nina rockies']);
    expect(table.refuse('consolidate nina caribbean')).toMatchObject({ rule: 'NP-SOLO-53' });
    table.play('consolidate nina rockies');
    expect(table.player(PLANCK).harbours[0]).toBe(table.at('nina rockies'));
    expect(table.player(PLANCK).captains[0]).toBe(table.at('nina rockies'));
  });

  it('[NP-SOLO-54] the Settlers go back to the supply; a Captain lands, which counts for the choice of the land', () => {
    const table = solo();
    fillNina(table);
    table.town(PLANCK, 'nina rockies');
    table.town(PLANCK, 'nina caribbean');
    sailPlanck(table, { settlers: 2 });
    // Only from Isthmus does the Captain join both.
    expect(actionOf(table)).toBe('fallback isthmus');
    expect(eventsOf(table.events, 'settlersReturned')).toEqual([
      { kind: 'settlersReturned', seat: PLANCK, place: table.at('nina isthmus'), count: 2 },
    ]);
    expect(table.player(PLANCK)).toMatchObject({ settlers: 20, crews: [0, 0, 0] });
    expect(table.player(PLANCK).captains[0]).toBe(table.at('nina isthmus'));
    // Planck's Captain could not land beside the Soloist's, and so not connect the two.
    const barred = solo();
    fillNina(barred);
    barred.town(PLANCK, 'nina rockies');
    barred.city(PLANCK, 'nina caribbean');
    barred.captain(ME, 'nina isthmus');
    sailPlanck(barred, { settlers: 2 });
    expect(tiesAt(barred)).toEqual([
      'consolidate nina caribbean',
      'consolidate nina amazonia',
      'consolidate nina appalachia',
    ]);
    const met = solo();
    fillNina(met);
    met.tile('nina rockies', 'mixed');
    met.settle(PLANCK, 'nina rockies');
    met.captain(ME, 'nina rockies');
    met.captain(PLANCK, 'nina andes');
    met.give(PLANCK, { captains: [NOWHERE, NOWHERE, NOWHERE] });
    met.state.explored[0] = ALL_LANDS;
    sailPlanck(met, { settlers: 1 });
    met.play('consolidate nina rockies');
    expect(met.player(PLANCK).captains[0]).toBe(NOWHERE);
    expect(met.player(PLANCK).harbours[0]).toBe(met.at('nina rockies'));
  });
});

describe('migrate and reduce', () => {
  /** A Captain of Planck's is in the Caribbean, which is drawn; the ship brings Settlers there. */
  function land(table: Table, settlers: number): void {
    table.captain(PLANCK, 'nina caribbean');
    stackTiles(table, 'caribbean');
    sailPlanck(table, { settlers, captain: false });
  }

  it('[NP-SOLO-55] a Settler moves only where that brings more, to where it brings most', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina isthmus', 'plains');
    table.tile('nina amazonia', 'mixed');
    table.explore('nina isthmus', 'nina amazonia');
    land(table, 3);
    expect(eventsOf(table.events, 'settlerMigrated')).toEqual([
      { kind: 'settlerMigrated', seat: PLANCK, from: table.at('nina caribbean'), to: table.at('nina amazonia') },
    ]);
    const stays = solo();
    stays.tile('nina caribbean', 'mixed');
    stays.tile('nina amazonia', 'mixed');
    stays.explore('nina amazonia');
    land(stays, 2);
    expect(eventsOf(stays.events, 'settlerMigrated')).toEqual([]);
  });

  it('[NP-SOLO-55] between equals the Soloist decides; one in a Stronghold never moves', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina isthmus', 'plains');
    table.tile('nina appalachia', 'forest');
    table.explore('nina isthmus', 'nina appalachia');
    land(table, 3);
    expect(table.question()).toEqual({ kind: 'migrateForPlanck', seat: ME, world: 0 });
    expect(table.legal()).toEqual(['migrate nina caribbean isthmus', 'migrate nina caribbean appalachia']);
    expect(table.refuse('migrate nina isthmus caribbean')).toMatchObject({ rule: 'NP-SOLO-55' });
    table.play('migrate nina caribbean appalachia');
    expect(table.settlers(PLANCK, 'nina appalachia')).toBe(1);
    expect(table.settlers(PLANCK, 'nina caribbean')).toBe(2);
    const fortified = solo();
    fortified.tile('nina caribbean', 'inhospitable');
    fortified.tile('nina amazonia', 'mixed');
    fortified.explore('nina amazonia');
    fortified.settle(PLANCK, 'nina caribbean');
    fortified.stronghold(PLANCK, 'nina caribbean');
    land(fortified, 0);
    expect(eventsOf(fortified.events, 'settlerMigrated')).toEqual([]);
  });

  it('[NP-SOLO-56] compared after Reduce: saving a Settler counts only if its gold can be stored', () => {
    const saved = solo();
    saved.tile('nina caribbean', 'plains');
    saved.tile('nina amazonia', 'plains');
    saved.explore('nina amazonia');
    land(saved, 2);
    expect(eventsOf(saved.events, 'settlerMigrated')).toHaveLength(1);
    const lost = solo();
    lost.tile('nina caribbean', 'plains');
    lost.tile('nina andes', 'plains');
    lost.tile('nina patagonia', 'plains');
    lost.explore('nina patagonia');
    lost.settle(PLANCK, 'nina andes', 2);
    land(lost, 1);
    expect(eventsOf(lost.events, 'settlerMigrated')).toEqual([]);
    expect(lost.settlers(PLANCK, 'nina andes')).toBe(1);
  });

  it("[NP-SOLO-57] the capacities of two players, one more with the Grow token; Planck's own Settlers leave", () => {
    const left = (terrain: 'mixed' | 'plains' | 'mountains' | 'forest' | 'inhospitable', grow: boolean): number => {
      const table = solo({ planck: 'england' });
      table.tile('nina caribbean', terrain);
      if (grow) table.token('nina', 'grow');
      table.settle(PLANCK, 'nina caribbean', 4);
      table.captain(PLANCK, 'nina caribbean');
      sailPlanck(table, { settlers: 0, captain: false });
      return table.settlers(PLANCK, 'nina caribbean');
    };
    expect([left('mixed', false), left('plains', false), left('forest', false)]).toEqual([2, 1, 1]);
    expect([left('mountains', false), left('inhospitable', false)]).toEqual([1, 0]);
    expect([left('mixed', true), left('plains', true), left('inhospitable', true)]).toEqual([3, 2, 1]);
    const both = solo();
    both.tile('nina caribbean', 'mixed');
    both.settle(ME, 'nina caribbean', 2);
    both.settle(PLANCK, 'nina caribbean', 2);
    both.captain(PLANCK, 'nina caribbean');
    sailPlanck(both, { settlers: 0, captain: false });
    expect([both.settlers(ME, 'nina caribbean'), both.settlers(PLANCK, 'nina caribbean')]).toEqual([2, 0]);
  });
});
