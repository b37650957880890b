import { describe, expect, it } from 'vitest';
import { BONUSES, type BonusId, INCREASES, NOBODY, NOWHERE } from '../src/ids.ts';
import { bonusHelp, landsToSee } from '../src/queries/bonusOutlook.ts';
import { proceed } from '../src/rounds/index.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { contextOf, eventsOf, governs, illegal, selects } from './helpers.ts';

/** Four at the table; seat 0 selects first, with gold enough, after the table was set. */
function selecting(shown: readonly string[], set: (table: Table) => void = () => undefined, era = 5): Table {
  const table = makeTable();
  for (const seat of [0, 1, 2, 3]) table.give(seat, { gold: 20 });
  table.display(...shown);
  set(table);
  selects(table, 0, { era });
  return table;
}

function bonus(id: BonusId): number {
  return BONUSES.indexOf(id);
}

/** The lands that are offered for a counter, as they are written. */
function placesFor(name: string, set: (table: Table) => void): string[] {
  const table = selecting([name, 'music'], set);
  table.play(`take ${name}`);
  return table.legal().map((move) => move.replace('place ', ''));
}

describe('Bonus Benefits', () => {
  it('[NP-BONUS-01] are played at once, before the next player acts', () => {
    const table = selecting(['native', 'music'], ({ settle, explore }) => {
      settle(0, 'nina caribbean');
      explore('nina isthmus');
    });
    expect(table.play('take native')).toEqual([
      { kind: 'benefitSelected', seat: 0, face: table.face('native'), cost: 3 },
    ]);
    expect(table.question()).toEqual({ kind: 'playBonus', seat: 0, bonus: bonus('native') });
    expect(table.refuse('pass 1')).toEqual(illegal('pass 1', 'NP-BONUS-01'));
    table.play('place nina isthmus');
    expect(table.asked()).toBe(1);
  });

  it('[NP-BONUS-02] Pirate, Double Selection and Turn Order are kept', () => {
    const table = selecting(['pirate', 'doubleSelection', 'turnOrder', 'music']);
    table.play('take pirate', 'take doubleSelection', 'take turnOrder');
    expect([0, 1, 2].map((seat) => table.player(seat).kept)).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(table.asked()).toBe(3);
  });

  it('[NP-BONUS-03] one without effect may be selected and is discarded', () => {
    const names: readonly BonusId[] = ['native', 'stronghold', 'corn', 'town', 'city', 'cathedral'];
    for (const name of names) {
      const table = selecting([name, 'music']);
      expect(bonusHelp(table.box, table.view(0), name, 0)).toBe('unplayable');
      expect(table.play(`take ${name}`)).toEqual([
        { kind: 'benefitSelected', seat: 0, face: table.face(name), cost: 3 },
        { kind: 'bonusDiscarded', seat: 0, bonus: bonus(name) },
      ]);
      expect(table.shown()).toEqual(['music']);
      expect(table.asked()).toBe(1);
    }
  });

  it('[NP-BONUS-02] [NP-BONUS-03] one that is kept or needs no land always has an effect', () => {
    const table = selecting(['music']);
    for (const name of ['pirate', 'doubleSelection', 'turnOrder', 'gold', 'largerShips', 'spyglass'] as const) {
      expect(bonusHelp(table.box, table.view(0), name, 0)).toBe('helps');
    }
  });

  it('[NP-BONUS-10] Larger Ships are of no help to a player who has them', () => {
    const table = selecting(['largerShips', 'largerShips', 'music']);
    table.play('take largerShips');
    expect([0, 1].map((seat) => bonusHelp(table.box, table.view(seat), 'largerShips', seat))).toEqual(['had', 'helps']);
  });

  it('[NP-END-05] those that only help in a later era are of no help in the last one', () => {
    const table = selecting(
      ['gold8', 'music'],
      ({ settle, town, token }) => {
        settle(0, 'nina isthmus');
        town(0, 'nina caribbean');
        token('nina', 'build');
      },
      6,
    );
    const late = BONUSES.filter((id) => bonusHelp(table.box, table.view(0), id, 0) === 'late');
    expect(late).toEqual(['spyglass', 'pirate', 'stronghold', ...INCREASES, 'largerShips']);
    const others = BONUSES.filter((id) => !late.includes(id));
    for (const id of others) expect(bonusHelp(table.box, table.view(0), id, 0), id).toBe('helps');
    expect(bonusHelp(table.box, table.view(0), 'corn', undefined)).toBe('late');
  });

  it('[NP-BONUS-03] one with a single way is carried out', () => {
    const table = selecting(['town', 'music'], ({ settle }) => settle(0, 'pinta andes'));
    expect(table.play('take town')).toContainEqual({
      ...{ kind: 'bonusPlayed', seat: 0, bonus: bonus('town') },
      place: table.at('pinta andes'),
    });
    expect(table.asked()).toBe(1);
  });

  it('[NP-BONUS-04] those on the map stay there, the others leave the game', () => {
    const set = ({ settle, town }: Table): void => {
      settle(0, 'nina isthmus', 2);
      town(1, 'nina isthmus');
    };
    const at = makeTable().at('nina isthmus');
    for (const name of ['stronghold', 'corn', 'cathedral'] as const) {
      const table = selecting([name, 'music'], set);
      table.play(`take ${name}`);
      expect(table.state.laid).toEqual([bonus(name), at]);
    }
    for (const name of ['native', 'town', 'gold5'] as const) {
      const table = selecting([name, 'music'], set);
      table.play(`take ${name}`);
      expect(table.state.laid).toEqual([]);
    }
  });

  it('[NP-BONUS-05] work in any world', () => {
    const places = placesFor('town', ({ settle }) => {
      for (const world of ['nina', 'pinta', 'santaMaria']) settle(0, `${world} andes`);
    });
    expect(places).toEqual(['nina andes', 'pinta andes', 'santaMaria andes']);
  });
});

describe('exploring and settling', () => {
  it('[NP-BONUS-06] Native: an explored land with or next to an own settlement, within the capacity', () => {
    const set = ({ settle, explore, captain, town }: Table): void => {
      settle(0, 'nina caribbean');
      explore('nina isthmus', 'nina andes', 'nina rockies');
      town(0, 'pinta rockies');
      explore('pinta isthmus');
      captain(0, 'santaMaria caribbean');
    };
    // Appalachia and Amazonia touch the Caribbean but are not explored; Andes and Rockies touch only the Isthmus.
    expect(placesFor('native', set)).toEqual(['nina caribbean', 'nina isthmus', 'pinta isthmus', 'pinta rockies']);
    const full = placesFor('native', (table) => {
      set(table);
      table.settle(1, 'nina isthmus', 2);
      table.settle(2, 'nina caribbean', 1);
    });
    expect(full).toEqual(['nina caribbean', 'pinta isthmus', 'pinta rockies']);
    const table = selecting(['native', 'music'], set);
    table.play('take native');
    for (const place of ['nina appalachia', 'nina andes', 'santaMaria caribbean']) {
      expect(table.refuse(`place ${place}`)).toEqual(illegal(`place ${place}`, 'NP-BONUS-06'));
    }
    expect(table.refuse('look nina amazonia patagonia appalachia')).toMatchObject({ rule: 'NP-BONUS-01' });
  });

  it('[NP-BONUS-06] Native: the Settler comes from the supply', () => {
    const table = selecting(['native'], ({ settle }) => settle(0, 'nina caribbean'));
    table.play('take native');
    expect(table.settlers(0, 'nina caribbean')).toBe(2);
    expect(table.player(0).settlers).toBe(18);
  });

  it('[NP-BONUS-06] [NP-DISC-12] Native: the Settler enters an open Stronghold', () => {
    const table = selecting(['native', 'music'], ({ settle, stronghold }) => {
      settle(0, 'nina caribbean', 3);
      stronghold('open', 'nina isthmus');
    });
    table.play('take native');
    expect(table.state.strongholds[table.at('nina isthmus')]).toBe(0);
  });

  it('[NP-BONUS-07] Spyglass: three unexplored lands of one world are seen in secret', () => {
    const table = selecting(['spyglass', 'music'], ({ explore }) => explore('nina caribbean'));
    expect(landsToSee(table.box, table.view(0))).toBe(3);
    table.play('take spyglass');
    // Of six lands twenty threes, of seven 35 in each of the other worlds.
    expect(table.legal()).toHaveLength(20 + 35 + 35);
    const events = table.play('look pinta caribbean amazonia rockies');
    const places = ['pinta caribbean', 'pinta amazonia', 'pinta rockies'].map((place) => table.at(place));
    expect(events[0]).toEqual({
      ...{ kind: 'landsLooked', seat: 0, world: 1, lands: 0b0100011 },
      tiles: places.map((place) => table.state.tiles[place]),
    });
    expect(table.state.looked.flatMap((seats, place) => (seats === 0 ? [] : [[place, seats]]))).toEqual(
      places.map((place) => [place, 1]),
    );
  });

  it('[NP-BONUS-07] [NP-HIDDEN-09] Spyglass: lands already looked at are offered to all players as before', () => {
    for (const seat of [0, 1]) {
      const table = makeTable({ bare: true });
      proceed(contextOf(table));
      table.play('look nina caribbean andes rockies');
      table.display('spyglass', 'music');
      selects(table, seat);
      table.play('take spyglass');
      expect(table.legal()).toHaveLength(3 * 35);
      expect(table.view(0).places[table.at('nina andes')].terrain).toBeUndefined();
      table.play('look nina caribbean amazonia andes');
      const seen = (viewer: number): string[] =>
        table.view(viewer).places.flatMap(({ id, terrain }) => (terrain === undefined ? [] : [id]));
      const all = ['nina caribbean', 'nina amazonia', 'nina andes', 'nina rockies'];
      expect([seen(0), seen(1)]).toEqual(
        seat === 0 ? [all.slice(0, 3), ['nina caribbean', 'nina andes', 'nina rockies']] : [[], all],
      );
      expect([seen(2), seen(3)]).toEqual([[], []]);
    }
  });

  it('[NP-BONUS-07] [NP-BONUS-08] Spyglass: no other number of lands, and no explored ones', () => {
    const table = selecting(['spyglass'], ({ explore }) => explore('nina caribbean'));
    table.play('take spyglass');
    for (const move of ['look nina amazonia andes', 'look nina andes', 'look nina caribbean amazonia andes']) {
      expect(table.refuse(move)).toEqual(illegal(move, 'NP-BONUS-07'));
    }
    expect(table.refuse('place nina andes')).toEqual(illegal('place nina andes', 'NP-BONUS-01'));
    expect(table.game.readMove('look nina caribbean amazonia patagonia andes')).toBeUndefined();
  });

  it('[NP-BONUS-08] Spyglass: all where fewer than three are left, and none of a world without any', () => {
    const lands = ['caribbean', 'amazonia', 'patagonia', 'andes', 'isthmus'];
    const table = selecting(['spyglass', 'music'], ({ explore }) => {
      for (const land of lands) explore(`nina ${land}`, `pinta ${land}`, `santaMaria ${land}`);
      explore('pinta rockies', 'santaMaria rockies', 'santaMaria appalachia');
    });
    expect(landsToSee(table.box, table.view(0))).toBe(2);
    table.play('take spyglass');
    expect(table.legal()).toEqual(['look nina rockies appalachia', 'look pinta appalachia']);
    expect(table.refuse('look nina rockies')).toEqual(illegal('look nina rockies', 'NP-BONUS-08'));
    expect(table.refuse('look pinta rockies appalachia')).toEqual(
      illegal('look pinta rockies appalachia', 'NP-BONUS-07'),
    );
  });

  it('[NP-BONUS-08] Spyglass: with everything explored it is discarded', () => {
    const table = selecting(['spyglass', 'music'], ({ state }) => state.explored.fill(127));
    expect(table.play('take spyglass')).toContainEqual({ kind: 'bonusDiscarded', seat: 0, bonus: bonus('spyglass') });
  });

  it('[NP-BONUS-09] Larger Ships: all ships show four crew', () => {
    const table = selecting(['largerShips', 'music']);
    expect(table.play('take largerShips')).toContainEqual({ kind: 'shipsEnlarged', seat: 0 });
    expect(table.state.players.map(({ crewSide }) => crewSide)).toEqual([4, 3, 4, 3]);
  });

  it('[NP-BONUS-10] Larger Ships: nothing happens to ships that show four already', () => {
    const table = selecting(['largerShips', 'music'], ({ give }) => give(0, { crewSide: 4 }));
    expect(table.play('take largerShips')).toContainEqual({
      ...{ kind: 'bonusDiscarded', seat: 0, bonus: bonus('largerShips') },
    });
    expect(table.player(0).crewSide).toBe(4);
  });

  it('[NP-BONUS-11] [NP-BONUS-12] Stronghold: a land with an own free Settler and none yet', () => {
    const set = ({ settle, stronghold, town, explore }: Table): void => {
      settle(0, 'nina andes', 2);
      settle(0, 'nina isthmus', 2);
      stronghold(0, 'nina isthmus');
      settle(1, 'nina rockies');
      town(0, 'pinta andes');
      settle(0, 'pinta rockies');
      explore('santaMaria andes');
    };
    expect(placesFor('stronghold', set)).toEqual(['nina andes', 'pinta rockies']);
    const table = selecting(['stronghold', 'music'], set);
    table.play('take stronghold');
    expect(table.refuse('place nina isthmus')).toEqual(illegal('place nina isthmus', 'NP-BONUS-11'));
    for (const place of ['nina rockies', 'pinta andes', 'santaMaria andes', 'santaMaria isthmus']) {
      expect(table.refuse(`place ${place}`)).toEqual(illegal(`place ${place}`, 'NP-BONUS-12'));
    }
    expect(table.play('place nina andes')).toContainEqual({
      ...{ kind: 'strongholdOccupied', seat: 0, place: table.at('nina andes') },
    });
    expect(table.state.strongholds[table.at('nina andes')]).toBe(0);
    expect(table.settlers(0, 'nina andes')).toBe(2);
  });
});

describe('gold and income', () => {
  it('[NP-BONUS-13] Gold: the amount shown goes behind the screen and can be used at once', () => {
    const table = selecting(['gold8', 'music'], ({ give }) => give(0, { gold: 3 }), 6);
    expect(table.play('take gold8')).toContainEqual({ kind: 'goldTaken', seat: 0, gold: 8 });
    expect(table.player(0).gold).toBe(8);
    table.play('pass 2', 'pass 3', 'pass 4', 'take music');
    expect(table.player(0).gold).toBe(4);
  });

  it.each([
    ['corn', ['nina amazonia', 'nina isthmus', 'pinta caribbean', 'pinta rockies'], 1],
    ['timber', ['pinta patagonia', 'pinta andes', 'pinta isthmus', 'santaMaria caribbean', 'santaMaria appalachia'], 1],
    ['iron', ['nina andes', 'santaMaria patagonia', 'santaMaria isthmus'], 1],
    ['gems', ['nina appalachia', 'santaMaria amazonia', 'santaMaria rockies'], 2],
  ] as const)('[NP-BONUS-14] %s is placed on its terrain', (name, places, gold) => {
    const everywhere = ({ state }: Table): void => {
      state.explored.fill(127);
    };
    expect(placesFor(name, everywhere)).toEqual(places);
    const table = selecting([name, 'music'], everywhere);
    table.play(`take ${name}`);
    expect(table.refuse('place nina caribbean')).toEqual(illegal('place nina caribbean', 'NP-BONUS-14'));
    table.play(`place ${places[0]}`);
    expect(table.state.increases[table.at(places[0])]).toBe(gold);
  });

  it.each([
    ['nina isthmus', 1, 2 * (1 + 1) + (2 + 1)],
    ['nina appalachia', 2, 2 * (0 + 2) + (2 + 2)],
  ])('[NP-BONUS-15] every settlement in %s yields %i more', (place, gold, revenue) => {
    for (const seat of [0, 1]) {
      const table = makeTable();
      table.settle(seat, place, 2);
      table.town(seat, place);
      table.ship(seat, place);
      table.state.increases[table.at(place)] = gold;
      governs(table, seat, 'nina');
      expect(table.player(seat).gold).toBe(makeTable().player(seat).gold + revenue);
    }
  });

  it('[NP-BONUS-15] a City yields more as well', () => {
    const table = makeTable();
    table.city(2, 'nina isthmus', 'arts');
    table.ship(2, 'nina isthmus');
    table.state.increases[table.at('nina isthmus')] = 1;
    const events = governs(table, 2, 'nina');
    expect(eventsOf(events, 'revenueCollected')).toEqual([
      { kind: 'revenueCollected', seat: 2, world: 0, gold: 4, lost: 0 },
    ]);
  });

  it('[NP-BONUS-16] only explored lands, own pieces or not, and they add up', () => {
    const table = selecting(['corn', 'corn', 'music'], ({ explore }) => explore('nina isthmus', 'pinta rockies'));
    table.play('take corn');
    expect(table.legal()).toEqual(['place nina isthmus', 'place pinta rockies']);
    // Two of them are Plains, the third is not: face down they look the same.
    for (const place of ['nina amazonia', 'pinta caribbean', 'nina andes']) {
      expect(table.refuse(`place ${place}`)).toEqual(illegal(`place ${place}`, 'NP-BONUS-16'));
    }
    table.play('place nina isthmus', 'take corn', 'place nina isthmus');
    expect(table.state.increases[table.at('nina isthmus')]).toBe(2);
    expect(table.state.laid).toEqual([
      bonus('corn'),
      table.at('nina isthmus'),
      bonus('corn'),
      table.at('nina isthmus'),
    ]);
  });
});

describe('selecting and passing', () => {
  it('[NP-BONUS-17] Double Selection: two Progress Benefits for the cost of one', () => {
    const last = selecting(['music', 'gold5', 'music'], ({ own }) => own(0, 'doubleSelection'));
    // Two equal counters are taken without a decision.
    last.play('double');
    expect(last.shown()).toEqual(['gold5']);
    expect(last.player(0).progress[last.face('music') - last.box.faces.progressFrom]).toBe(2);
    const table = selecting(['music', 'gold5', 'physics', 'castle'], ({ own }) => own(0, 'doubleSelection'));
    expect(table.legal().slice(4, 5)).toEqual(['double']);
    expect(table.play('double')).toEqual([{ kind: 'doublePlayed', seat: 0, cost: 3 }]);
    expect(table.player(0)).toMatchObject({ gold: 17, kept: [0, 0, 0] });
    expect(table.legal()).toEqual(['take music', 'take physics', 'take castle']);
    expect(table.refuse('take gold5')).toEqual(illegal('take gold5', 'NP-BONUS-17'));
    expect(table.play('take physics')).toEqual([
      { kind: 'benefitSelected', seat: 0, face: table.face('physics'), cost: 0 },
    ]);
    expect(table.asked()).toBe(0);
    table.play('take castle');
    expect(table.asked()).toBe(1);
    expect(table.shown()).toEqual(['music', 'gold5']);
    expect(table.player(0).gold).toBe(17);
  });

  it('[NP-BONUS-18] Double Selection: it needs two Progress Benefits on display', () => {
    const table = selecting(['music', 'gold5', 'gold6'], ({ own }) => own(0, 'doubleSelection'));
    expect(table.legal()).not.toContain('double');
    expect(table.refuse('double')).toEqual(illegal('double', 'NP-BONUS-18'));
    const without = selecting(['music', 'physics']);
    expect(without.refuse('double')).toEqual(illegal('double', 'NP-BONUS-17'));
  });

  it('[NP-BONUS-18] Double Selection: usable from the round after it was selected', () => {
    const table = selecting(['doubleSelection', 'music', 'physics', 'castle', 'knight', 'painting', 'general']);
    table.play('take doubleSelection');
    expect(table.asked()).toBe(1);
    table.play('take music', 'take physics', 'take castle');
    expect(table.legal()).toContain('double');
  });

  it('[NP-BONUS-19] Turn Order: any space, and the marker there is pushed', () => {
    const table = selecting(['music'], ({ own }) => own(1, 'turnOrder'));
    table.play('pass 1');
    expect(table.legal()).toEqual(['take music', 'pass 2', 'pass 3', 'pass 4', 'push 1']);
    expect(table.refuse('push 2')).toEqual(illegal('push 2', 'NP-BENEFIT-08'));
    expect(table.play('push 1')).toEqual([
      { kind: 'passed', seat: 1, space: 0, pushed: true, spaces: [1, 0, NOBODY, NOBODY] },
    ]);
    expect(table.player(1)).toMatchObject({ kept: [0, 0, 0], passed: true });
    expect(table.refuse('push 1')).toEqual(illegal('push 1', 'NP-BONUS-19'));
  });

  it('[NP-BONUS-19] Turn Order: kept when passing to an empty space', () => {
    const table = selecting(['music'], ({ own }) => own(0, 'turnOrder'));
    expect(table.play('pass 2')[0]).toMatchObject({ kind: 'passed', pushed: false });
    expect(table.player(0).kept).toEqual([0, 0, 1]);
  });

  it.each([
    [[0, 1, NOBODY, NOBODY], 1, [2, 0, 1, NOBODY]],
    [[0, NOBODY, 1, NOBODY], 1, [2, 0, 1, NOBODY]],
    [[NOBODY, NOBODY, 0, 1], 3, [NOBODY, 0, 2, 1]],
    [[NOBODY, 0, 1, NOBODY], 3, [NOBODY, 0, 2, 1]],
    [[NOBODY, 0, NOBODY, 1], 4, [NOBODY, 0, 1, 2]],
    [[0, NOBODY, NOBODY, 1], 4, [0, NOBODY, 1, 2]],
  ])('[NP-BONUS-20] Turn Order: of %j space %i pushes to %j', (before, space, afterwards) => {
    const table = makeTable();
    table.own(2, 'turnOrder');
    table.display('music');
    table.enter('selecting', { era: 5, order: [2, 3, 0, 1] });
    table.state.passes = [...before];
    for (const seat of [0, 1]) table.give(seat, { passed: true });
    table.play(`push ${space}`);
    expect(eventsOf(table.events, 'passed')[0].spaces).toEqual(afterwards);
    expect(table.player(0).passed && table.player(1).passed).toBe(true);
  });

  it('[NP-BONUS-21] Turn Order: already in the era of its selection', () => {
    const table = selecting(['turnOrder', 'music', 'physics'], ({ give }) => give(1, { gold: 3 }));
    table.play('pass 2', 'take turnOrder', 'take music', 'take physics');
    expect(table.asked()).toBe(1);
    expect(table.legal()).toEqual(['pass 1', 'pass 3', 'pass 4', 'push 2']);
  });

  it('[NP-BONUS-22] Pirate: discarded after its use', () => {
    const table = makeTable({ seats: 2 });
    table.own(1, 'pirate');
    table.settle(0, 'nina caribbean');
    table.ship(0, 'nina caribbean', 4);
    governs(table, 0, 'nina');
    expect(table.question()).toMatchObject({ kind: 'playPirate', seat: 1 });
    table.play('plunder 3');
    expect(table.player(1).kept).toEqual([0, 0, 0]);
    expect(table.player(0).harbours[0]).toBe(NOWHERE);
  });
});

describe('buildings', () => {
  it('[NP-BONUS-23] Town: in the place of an own free Settler, without token, group or price', () => {
    const set = ({ settle, town, city, stronghold }: Table): void => {
      settle(0, 'nina andes', 2);
      settle(0, 'nina rockies');
      town(0, 'nina rockies');
      settle(0, 'pinta rockies');
      city(0, 'pinta rockies', 'arts');
      settle(0, 'pinta andes');
      stronghold(0, 'pinta andes');
      settle(1, 'santaMaria andes');
      settle(0, 'santaMaria isthmus');
    };
    expect(placesFor('town', set)).toEqual(['nina andes', 'santaMaria isthmus']);
    const table = selecting(['town', 'music'], set);
    table.play('take town');
    for (const place of ['nina rockies', 'pinta rockies', 'pinta andes', 'santaMaria andes', 'nina isthmus']) {
      expect(table.refuse(`place ${place}`)).toEqual(illegal(`place ${place}`, 'NP-BONUS-23'));
    }
    table.play('place nina andes');
    expect(table.state.towns[table.at('nina andes')]).toBe(1);
    expect(table.settlers(0, 'nina andes')).toBe(1);
    expect(table.player(0)).toMatchObject({ settlers: 20 - 6 + 1, towns: 10 - 2 - 1, gold: 17 });
    expect(table.state.build).toEqual(makeTable().state.build);
  });

  /** Towns of seat 0 in worlds with Build tokens. */
  function towns({ token, town }: Table): void {
    token('nina', 'build');
    token('pinta', 'build');
    town(0, 'nina andes');
    town(0, 'nina rockies');
    town(0, 'pinta isthmus');
  }

  it('[NP-BONUS-24] City: an own Town becomes a City without price or group', () => {
    const table = selecting(['city', 'music'], (one) => {
      towns(one);
      one.town(1, 'nina isthmus');
      one.settle(0, 'nina caribbean');
    });
    table.play('take city');
    expect(table.legal()).toEqual(['place nina andes', 'place nina rockies', 'place pinta isthmus']);
    for (const place of ['nina isthmus', 'nina caribbean', 'pinta andes', 'santaMaria andes']) {
      expect(table.refuse(`place ${place}`)).toEqual(illegal(`place ${place}`, 'NP-BONUS-24'));
    }
    table.play('place nina andes', 'marker science');
    expect(table.state.cities[table.at('nina andes')]).toBe(0);
    expect(table.state.towns[table.at('nina andes')]).toBe(0);
    expect(table.state.markers).toEqual([NOWHERE, 0, NOWHERE]);
    expect(table.player(0)).toMatchObject({ gold: 17, towns: 7 });
    expect(table.asked()).toBe(1);
  });

  it('[NP-BONUS-25] City: the disc is there, fewer than three in the world, no Cathedral', () => {
    const disc = placesFor('city', (table) => {
      towns(table);
      table.city(1, 'santaMaria andes', 'arts');
    });
    expect(disc).toEqual(['nina rockies', 'pinta isthmus']);
    const full = selecting(['city', 'music'], (table) => {
      towns(table);
      table.town(0, 'pinta rockies');
      table.city(1, 'nina caribbean', 'arts');
      table.city(1, 'nina amazonia');
      table.city(2, 'nina patagonia');
    });
    full.play('take city');
    expect(full.legal()).toEqual(['place pinta isthmus', 'place pinta rockies']);
    expect(full.refuse('place nina andes')).toEqual(illegal('place nina andes', 'NP-BONUS-25'));
    const holy = placesFor('city', (table) => {
      towns(table);
      table.state.cathedrals[table.at('nina andes')] = 1;
    });
    expect(holy).toEqual(['nina rockies', 'pinta isthmus']);
  });

  it('[NP-BONUS-26] City: the Build token of the world has been revealed', () => {
    const table = selecting(['city', 'music'], ({ town, token, state }) => {
      token('pinta', 'build');
      for (const world of ['nina', 'pinta', 'santaMaria']) town(0, `${world} andes`);
      state.build[2] = 0;
    });
    table.play('take city');
    expect(table.state.cities.flatMap((seat, place) => (seat === NOBODY ? [] : [place]))).toEqual([
      table.at('pinta andes'),
    ]);
    const asked = selecting(['city', 'music'], (one) => {
      towns(one);
      one.town(0, 'santaMaria caribbean');
      one.state.build[2] = 0;
    });
    asked.play('take city');
    expect(asked.refuse('place santaMaria caribbean')).toEqual(illegal('place santaMaria caribbean', 'NP-BONUS-26'));
  });

  it('[NP-BONUS-27] [NP-BONUS-28] Cathedral: where any player has a Town, without City and Cathedral', () => {
    const set = ({ town, city, settle, state, at }: Table): void => {
      town(1, 'nina andes');
      town(0, 'nina rockies');
      town(0, 'nina isthmus');
      city(1, 'nina isthmus', 'arts');
      town(2, 'pinta andes');
      settle(0, 'pinta rockies', 3);
      state.cathedrals[at('pinta andes')] = 1;
    };
    expect(placesFor('cathedral', set)).toEqual(['nina andes', 'nina rockies']);
    const table = selecting(['cathedral', 'music'], set);
    table.play('take cathedral');
    expect(table.refuse('place pinta andes')).toEqual(illegal('place pinta andes', 'NP-BONUS-28'));
    for (const place of ['nina isthmus', 'pinta rockies', 'santaMaria andes']) {
      expect(table.refuse(`place ${place}`)).toEqual(illegal(`place ${place}`, 'NP-BONUS-27'));
    }
    table.play('place nina andes');
    expect(table.state.cathedrals[table.at('nina andes')]).toBe(1);
    expect(table.asked()).toBe(1);
  });
});
