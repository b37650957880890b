import { describe, expect, it } from 'vitest';
import type { LocationId } from '../src/ids.ts';
import type { PlayerState } from '../src/state.ts';
import { discSet, makeTable, type Table } from '../src/testing/table.ts';
import { at, BARE, bareTable, COUNTS, illegal, NUMBERED, stopped } from './plymouth.ts';

/** What the visitors of a Location get one after the other, by player count. */
function visitsOf(id: LocationId, item: 'crew' | 'guns' | 'goods' | 'barrels', circles: number): unknown {
  return COUNTS.map((seats) => {
    const table = bareTable(seats);
    return Array.from({ length: circles }, (_, visitor) => {
      const events = table.play(`stop ${id}`);
      const player = table.player(visitor);
      expect(events).toEqual([stopped(visitor, id, visitor, { [item]: player[item] })]);
      expect(player).toMatchObject({ ...BARE, [item]: player[item] });
      return player[item];
    });
  });
}

describe('Crew, Guns, Supplies and Trade Goods', () => {
  it('[FD-PROV-16] Crew, richer: three visitors take the crew of their circles', () => {
    expect(visitsOf('crewA', 'crew', 3)).toEqual([
      [3, 2, 1],
      [3, 2, 2],
      [3, 3, 2],
    ]);
  });

  it('[FD-PROV-17] Crew, poorer: three circles of its own, open to a visitor of the other', () => {
    expect(visitsOf('crewB', 'crew', 3)).toEqual([
      [2, 1, 1],
      [3, 2, 1],
      [3, 2, 2],
    ]);
    expectBoth('crewA', 'crewB', { crew: 5 });
  });

  it('[FD-PROV-18] Guns, richer: three visitors take the guns of their circles', () => {
    expect(visitsOf('gunsA', 'guns', 3)).toEqual([
      [2, 2, 1],
      [3, 2, 2],
      [3, 3, 2],
    ]);
  });

  it('[FD-PROV-19] Guns, poorer: three circles of its own, open to a visitor of the other', () => {
    expect(visitsOf('gunsB', 'guns', 3)).toEqual([
      [2, 1, 1],
      [2, 2, 1],
      [3, 2, 2],
    ]);
    expectBoth('gunsA', 'gunsB', { guns: 4 });
  });

  it('[FD-PROV-20] Supplies, richer: three visitors take the barrels of their circles', () => {
    expect(visitsOf('suppliesA', 'barrels', 3)).toEqual([
      [3, 2, 1],
      [3, 3, 2],
      [3, 3, 3],
    ]);
  });

  it('[FD-PROV-21] Supplies, poorer: three circles of its own, open to a visitor of the other', () => {
    expect(visitsOf('suppliesB', 'barrels', 3)).toEqual([
      [2, 1, 1],
      [2, 2, 1],
      [3, 2, 2],
    ]);
    expectBoth('suppliesA', 'suppliesB', { barrels: 5 });
  });

  it('[FD-PROV-22] Trade Goods: two visitors take the goods of their circles', () => {
    expect(visitsOf('trade', 'goods', 2)).toEqual([
      [2, 1],
      [2, 2],
      [3, 2],
    ]);
    const table = bareTable();
    table.play('stop trade', 'stop trade');
    expect(table.refuse('stop trade')).toEqual(illegal('stop trade', 'FD-PROV-07'));
  });

  /** With three players, the first at both Locations of a kind. */
  function expectBoth(richer: LocationId, poorer: LocationId, fields: Partial<PlayerState>): void {
    const table = bareTable();
    table.play(`stop ${richer}`, 'dock', 'dock', `stop ${poorer}`);
    expect(table.player(0)).toMatchObject({ ...BARE, ...fields });
  }
});

describe('Tavern', () => {
  /** A visit with a roll of `face`: the result, the crew, and whether the visitor has the Ghost. */
  function visit(table: Table, face: number): unknown[] {
    const { seat } = table.question();
    table.rollNext(face);
    const events = table.play('stop tavern');
    const { crew, ghost, hand } = table.player(seat);
    const circle = table.view('spectator').street[at('tavern')].discs.indexOf(seat);
    const rolled = events.at(-1);
    const result = rolled?.kind === 'tavernRolled' ? rolled.result : 0;
    expect(events).toEqual([
      stopped(seat, 'tavern', circle),
      { kind: 'tavernRolled', seat, roll: face, result, crew, ghost },
    ]);
    expect(hand).toBe(ghost ? discSet('1', '2', '3', '4', 'ghost') : NUMBERED);
    return [result, crew, ghost];
  }

  it('[FD-PROV-23] two visitors roll, the first adds 1, and the chart turns the result into crew', () => {
    const table = bareTable();
    expect([visit(table, 4), visit(table, 4)]).toEqual([
      [5, 2, false],
      [4, 2, false],
    ]);
    expect(table.refuse('stop tavern')).toEqual(illegal('stop tavern', 'FD-PROV-07'));
    expect(table.player(1)).toMatchObject({ ...BARE, crew: 2 });
  });

  it('[FD-PROV-24] a result of 1 or 2 brings no crew but the Ghost, for this voyage only', () => {
    const table = bareTable();
    table.give(0, { crew: 0 });
    expect(visit(table, 1)).toEqual([2, 0, true]);
    expect(table.player(0)).toMatchObject({ ...BARE, ghost: true, hand: discSet('1', '2', '3', '4', 'ghost') });
    table.play('dock', 'dock', 'dock');
    expect(table.state.voyage).toBe(2);
    expect(table.player(0)).toMatchObject({ ghost: false, hand: NUMBERED });
  });

  it('[FD-PROV-23] the crew of the roll is added to the crew on board', () => {
    const table = bareTable();
    table.give(0, { crew: 5 });
    table.rollNext(6);
    table.play('stop tavern');
    expect(table.player(0).crew).toBe(8);
  });

  it('[FD-PROV-25] the die has six faces and every line of the chart is read after the +1', () => {
    const first = [1, 2, 3, 4, 5, 6].map((face) => visit(bareTable(), face));
    expect(first).toEqual([
      [2, 0, true],
      [3, 1, false],
      [4, 2, false],
      [5, 2, false],
      [6, 3, false],
      [7, 3, false],
    ]);
    const second = [1, 2, 3, 4, 5, 6].map((face) => {
      const table = bareTable();
      table.play('stop tavern');
      return visit(table, face);
    });
    expect(second).toEqual([
      [1, 0, true],
      [2, 0, true],
      [3, 1, false],
      [4, 2, false],
      [5, 2, false],
      [6, 3, false],
    ]);
    const rolls = Array.from({ length: 80 }, (_, i) =>
      makeTable({ seed: `roll ${i}` })
        .play('stop tavern')
        .at(-1),
    );
    const faces = rolls.map((event) => (event?.kind === 'tavernRolled' ? event.roll : 0));
    expect([...new Set(faces)].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[FD-PROV-44] both visitors can get their Ghosts', () => {
    const table = bareTable();
    expect([visit(table, 1), visit(table, 2)]).toEqual([
      [2, 0, true],
      [2, 0, true],
    ]);
    expect(table.view('spectator').players.map((player) => player.ghost)).toEqual([true, true, false]);
  });
});

describe('Shipyard and Pinnace', () => {
  it('[FD-PROV-26] Shipyard: both visitors get their galleon, the first also a gun', () => {
    const table = bareTable();
    expect(table.play('stop shipyard')).toEqual([stopped(0, 'shipyard', 0, { galleon: 1, guns: 1 })]);
    expect(table.play('stop shipyard')).toEqual([stopped(1, 'shipyard', 1, { galleon: 1 })]);
    expect(table.refuse('stop shipyard')).toEqual(illegal('stop shipyard', 'FD-PROV-07'));
    expect(table.player(0)).toMatchObject({ ...BARE, galleon: true, guns: 1 });
    expect(table.player(1)).toMatchObject({ ...BARE, galleon: true });
    expect(table.player(2)).toMatchObject(BARE);
  });

  it('[FD-PROV-27] a player with a galleon may stop at Shipyard or Queen and takes the other items', () => {
    const table = bareTable();
    for (const seat of [0, 1, 2]) table.give(seat, { galleon: true });
    table.play('stop shipyard', 'stop shipyard', 'stop queen');
    expect(table.player(0)).toMatchObject({ ...BARE, galleon: true, guns: 1 });
    expect(table.player(1)).toMatchObject({ ...BARE, galleon: true });
    expect(table.player(2)).toMatchObject({ ...BARE, galleon: true, guns: 1, goods: 1 });
  });

  it('[FD-PROV-28] Pinnace: both visitors take a pinnace, the first also a crew', () => {
    const table = bareTable();
    expect(table.play('stop pinnace')).toEqual([stopped(0, 'pinnace', 0, { pinnace: 1, crew: 1 })]);
    expect(table.play('stop pinnace')).toEqual([stopped(1, 'pinnace', 1, { pinnace: 1 })]);
    expect(table.refuse('stop pinnace')).toEqual(illegal('stop pinnace', 'FD-PROV-07'));
    expect(table.player(0)).toMatchObject({ ...BARE, pinnace: true, crew: 1 });
    expect(table.player(1)).toMatchObject({ ...BARE, pinnace: true });
    expect(table.player(2)).toMatchObject(BARE);
  });
});
