import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, illegal, sails } from './helpers.ts';

interface Attacker {
  readonly seat?: number;
  readonly settlers?: number;
  readonly captain?: boolean;
  readonly war?: boolean;
}

/** Pinta's Appalachia (Forest, capacity 2) with two French Settlers, and Spain before it with larger ships. */
function appalachia({ seat = 0, settlers = 3, captain = true, war = true }: Attacker = {}): Table {
  const table = makeTable();
  table.tile('pinta appalachia', 'forest');
  table.explore('pinta caribbean');
  table.settle(3, 'pinta appalachia', 2);
  if (war) table.war('pinta');
  table.give(seat, { crewSide: 4 });
  table.crew(seat, 'pinta', settlers, captain ? 'captain' : undefined);
  sails(table, seat, 'pinta');
  return table;
}

const TARGET = 'attack pinta appalachia';

describe('who may attack where', () => {
  it('[NP-ATTACK-01] a ship with a Captain and a Settler aboard', () => {
    expect(appalachia({ settlers: 1 }).legal()).toContain(TARGET);
    expect(appalachia({ settlers: 0 }).refuse(TARGET)).toEqual(illegal(TARGET, 'NP-ATTACK-01'));
    expect(appalachia({ captain: false }).refuse(TARGET)).toEqual(illegal(TARGET, 'NP-ATTACK-01'));
  });

  it('[NP-ATTACK-02] in a world at war', () => {
    const table = appalachia({ war: false });
    expect(table.refuse(TARGET)).toEqual(illegal(TARGET, 'NP-ATTACK-02'));
    table.war('nina', 'santaMaria');
    expect(table.refuse(TARGET)).toEqual(illegal(TARGET, 'NP-ATTACK-02'));
    table.war('pinta');
    expect(table.legal()).toContain(TARGET);
  });

  it('[NP-ATTACK-03] at a land with a Settler of another player outside a Stronghold', () => {
    const table = appalachia();
    table.settle(0, 'pinta caribbean', 2);
    table.explore('pinta isthmus');
    expect(table.legal().filter((move) => move.startsWith('attack'))).toEqual([TARGET]);
    const own = illegal('attack pinta caribbean', 'NP-ATTACK-03');
    expect(table.refuse('attack pinta caribbean')).toEqual(own);
    table.settle(1, 'pinta caribbean');
    table.stronghold(1, 'pinta caribbean');
    expect(table.refuse('attack pinta caribbean')).toEqual(own);
    table.settle(1, 'pinta caribbean');
    expect(table.legal()).toContain('attack pinta caribbean');
  });

  it('[NP-ATTACK-04] the ship harbours there and its crew lands before a pair leaves', () => {
    const table = appalachia();
    const kinds = table.play(TARGET).map(({ kind }) => kind);
    expect(kinds).toEqual(['shipHarboured', 'crewLanded', 'pairRemoved']);
    expect(table.events.at(-3)).toMatchObject({ kind: 'shipHarboured', action: 'attack' });
    expect(table.player(0).harbours[1]).toBe(table.at('pinta appalachia'));
    expect(table.player(0).captains[1]).toBe(table.at('pinta appalachia'));
    expect(table.player(0).crews).toEqual([0, 0, 0]);
  });

  it("[NP-ATTACK-05] also where another player's Captain is; the own one goes to the supply", () => {
    const table = appalachia();
    table.captain(3, 'pinta appalachia');
    table.play(TARGET, 'remove france');
    expect(table.player(0)).toMatchObject({ captains: [NOWHERE, NOWHERE, NOWHERE], aboard: [0, 0, 0] });
    expect(table.player(3).captains[1]).toBe(table.at('pinta appalachia'));
    expect(table.settlers(3, 'pinta appalachia')).toBe(0);
  });
});

describe('pairs', () => {
  it('[NP-ATTACK-06] [NP-ATTACK-10] example 3: two pairs leave for the supplies of their owners', () => {
    const table = appalachia();
    table.play(TARGET);
    expect(table.legal()).toEqual(['remove france', 'done']);
    expect(table.play('remove france')[0]).toEqual({
      ...{ kind: 'pairRemoved', seat: 0, victim: 3, place: table.at('pinta appalachia') },
    });
    expect([table.settlers(0, 'pinta appalachia'), table.settlers(3, 'pinta appalachia')]).toEqual([1, 0]);
    expect([table.player(0).settlers, table.player(3).settlers]).toEqual([19, 20]);
    expect(table.player(0).captains[1]).toBe(table.at('pinta appalachia'));
    // A third pair is refused: there is no Settler left.
    expect(table.question().kind).toBe('migrate');
    table.play('done');
    expect(eventsOf(table.events, 'settlersReduced')).toEqual([]);
    expect(table.settlers(0, 'pinta appalachia')).toBe(1);
  });

  it('[NP-ATTACK-06] example 3: with one pair Reduce takes one more', () => {
    const table = appalachia();
    table.play(TARGET);
    expect(table.play('done')[0]).toEqual({ kind: 'attackEnded', seat: 0, place: table.at('pinta appalachia') });
    expect([table.settlers(0, 'pinta appalachia'), table.settlers(3, 'pinta appalachia')]).toEqual([2, 1]);
    table.play('done');
    expect([table.settlers(0, 'pinta appalachia'), table.settlers(3, 'pinta appalachia')]).toEqual([1, 1]);
    expect(eventsOf(table.events, 'settlersReduced')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  it('[NP-ATTACK-06] example 3: with one of them in a Stronghold only one pair', () => {
    const table = appalachia();
    table.stronghold(3, 'pinta appalachia');
    table.play(TARGET);
    expect(table.question().kind).toBe('migrate');
    expect(table.settlers(3, 'pinta appalachia')).toBe(1);
  });

  it('[NP-NATION-05] example 3: France with the banner may attack without war', () => {
    const table = makeTable();
    table.settle(0, 'pinta appalachia', 2);
    table.explore('pinta caribbean');
    table.crew(3, 'pinta', 2, 'captain');
    sails(table, 3, 'pinta');
    table.play(TARGET);
    expect(table.state.banner).toBe(false);
  });

  it('[NP-ATTACK-07] at least one pair, then as many as both sides have', () => {
    const table = appalachia({ settlers: 2 });
    table.settle(1, 'pinta appalachia');
    table.play(TARGET);
    expect(table.legal()).toEqual(['remove portugal', 'remove france']);
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-ATTACK-07'));
    table.play('remove portugal');
    expect(table.legal()).toEqual(['remove france', 'done']);
    expect(table.refuse('remove portugal')).toEqual(illegal('remove portugal', 'NP-ATTACK-09'));
    table.play('remove france');
    // There is no Settler left to give up.
    expect(table.question().kind).not.toBe('removePair');
    expect(table.settlers(3, 'pinta appalachia')).toBe(1);
  });

  it('[NP-ATTACK-08] own Settlers who were there before may be given up; not one in a Stronghold', () => {
    const table = appalachia({ settlers: 1 });
    table.settle(0, 'pinta appalachia', 2);
    table.stronghold(0, 'pinta appalachia');
    table.settle(3, 'pinta appalachia', 2);
    table.play(TARGET, 'remove france');
    expect(table.question().kind).not.toBe('removePair');
    expect([table.settlers(0, 'pinta appalachia'), table.settlers(3, 'pinta appalachia')]).toEqual([1, 2]);
  });

  it('[NP-ATTACK-09] victims of several players, as the attacker chooses', () => {
    const table = appalachia();
    table.settle(1, 'pinta appalachia');
    table.settle(2, 'pinta appalachia');
    table.play(TARGET, 'remove england');
    expect(table.legal()).toEqual(['remove portugal', 'remove france', 'done']);
    expect(table.refuse('remove spain')).toEqual(illegal('remove spain', 'NP-ATTACK-09'));
    table.play('remove portugal', 'done');
    expect([1, 2, 3].map((seat) => table.settlers(seat, 'pinta appalachia'))).toEqual([0, 0, 2]);
    const two = makeTable({ seats: 2, nations: ['spain', 'france'] });
    two.settle(1, 'pinta appalachia', 2);
    two.explore('pinta caribbean');
    two.war('pinta');
    two.crew(0, 'pinta', 2, 'captain');
    sails(two, 0, 'pinta');
    two.play(TARGET);
    expect(two.refuse('remove england')).toEqual(illegal('remove england', 'NP-ATTACK-09'));
  });

  it('[NP-ATTACK-11] Towns and Cities are no targets', () => {
    const table = makeTable();
    table.town(3, 'pinta appalachia');
    table.city(2, 'pinta appalachia');
    table.explore('pinta caribbean');
    table.war('pinta');
    table.crew(0, 'pinta', 2, 'captain');
    sails(table, 0, 'pinta');
    expect(table.refuse(TARGET)).toEqual(illegal(TARGET, 'NP-ATTACK-03'));
    table.settle(3, 'pinta appalachia');
    table.play(TARGET);
    expect(table.state.towns[table.at('pinta appalachia')]).toBe(1 << 3);
    expect(table.state.cities[table.at('pinta appalachia')]).toBe(2);
    expect(table.settlers(3, 'pinta appalachia')).toBe(0);
  });

  it('[NP-ATTACK-12] Captains and stored gold stay, and nothing can be done against it', () => {
    const table = appalachia();
    table.settle(3, 'pinta appalachia');
    table.stronghold(3, 'pinta appalachia', 2);
    table.captain(3, 'pinta appalachia');
    table.ship(3, 'pinta appalachia', 4);
    table.play(TARGET);
    expect(table.asked()).toBe(0);
    table.play('remove france');
    expect(table.player(3).captains[1]).toBe(table.at('pinta appalachia'));
    expect(table.state.vaults[table.at('pinta appalachia')]).toBe(2);
    expect(table.player(3).cargo[1]).toBe(4);
  });

  it('[NP-ATTACK-13] nothing else removes Settlers of another', () => {
    const table = appalachia();
    table.play('consolidate pinta appalachia', 'done');
    expect(table.settlers(3, 'pinta appalachia')).toBe(2);
    expect(table.settlers(0, 'pinta appalachia')).toBe(0);
  });
});
