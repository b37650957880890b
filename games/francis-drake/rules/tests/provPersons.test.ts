import { describe, expect, it } from 'vitest';
import { type LocationId, SOURCES } from '../src/ids.ts';
import { makeItems } from '../src/items.ts';
import type { PlayerState } from '../src/state.ts';
import { discSet, type Table } from '../src/testing/table.ts';
import { at, BARE, bareTable, COUNTS, illegal, NUMBERED, stopped } from './plymouth.ts';

/** A single visitor, who gets `fields`; a second one is refused. */
function expectSoleVisitor(
  id: LocationId,
  part: Readonly<Record<string, number>>,
  fields: Partial<PlayerState>,
): Table {
  const table = bareTable();
  expect(table.play(`stop ${id}`)).toEqual([stopped(0, id, 0, part)]);
  expect(table.player(0)).toMatchObject({ ...BARE, ...fields, discs: 9 });
  expect(table.player(1)).toMatchObject({ ...BARE, discs: 10 });
  expect(table.legal()).not.toContain(`stop ${id}`);
  expect(table.refuse(`stop ${id}`)).toEqual(illegal(`stop ${id}`, 'FD-PROV-07'));
  return table;
}

describe('Drake and Queen', () => {
  it('[FD-PROV-29] Drake takes two consecutive turns of one player and is closed to all others', () => {
    const table = bareTable();
    table.play('stop drake');
    for (const seat of [1, 2]) {
      expect(table.question()).toEqual({ kind: 'plymouthTurn', seat });
      expect(table.legal()).not.toContain('stop drake');
      expect(table.refuse('stop drake')).toEqual(illegal('stop drake', 'FD-PROV-29'));
      table.play('stop crewA');
    }
    expect(table.question()).toEqual({ kind: 'chooseYield', seat: 0, location: at('drake') });
    expect(table.player(0)).toMatchObject({ discs: 8, place: at('drake'), atDrake: false });
    for (const move of ['dock', 'stop goldenHind', 'stop drake']) {
      expect(table.refuse(move)).toEqual(illegal(move, 'FD-PROV-45'));
    }
    table.play('take crew', 'stop crewB');
    expect(table.refuse('stop drake')).toEqual(illegal('stop drake', 'FD-PROV-29'));
  });

  it('[FD-PROV-29] the second disc follows at once when all others are docked', () => {
    const table = bareTable();
    table.play('stop crewA', 'dock', 'dock');
    expect(table.play('stop drake')).toEqual([stopped(0, 'drake', 0), stopped(0, 'drake', 0, { crew: 2, guns: 2 })]);
    table.play('take guns');
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 0 });
  });

  it('[FD-PROV-29] only a player with both discs may begin there', () => {
    const table = bareTable();
    table.give(0, { discs: 1 });
    table.give(1, { discs: 2 });
    expect(table.legal()).not.toContain('stop drake');
    expect(table.refuse('stop drake')).toEqual(illegal('stop drake', 'FD-LIMITS-07'));
    table.play('dock');
    expect(table.legal()).toContain('stop drake');
    table.play('stop drake', 'dock');
    expect(table.player(1).discs).toBe(0);
    table.play('take crew');
    expect(table.events.filter((event) => event.kind === 'docked').map((event) => event.seat)).toEqual([0, 2, 1]);
  });

  it('[FD-PROV-30] nothing for the first disc; the second brings 2 crew, 2 guns and a crew or a gun', () => {
    for (const [move, part, crew, guns] of [
      ['take crew', { crew: 1 }, 3, 2],
      ['take guns', { guns: 1 }, 2, 3],
    ] as const) {
      const table = bareTable();
      expect(table.play('stop drake')).toEqual([stopped(0, 'drake', 0)]);
      expect(table.player(0)).toMatchObject({ ...BARE, discs: 9, atDrake: true });
      table.play('dock');
      expect(table.play('dock')).toEqual([
        { kind: 'docked', seat: 2, dock: 2 },
        stopped(0, 'drake', 0, { crew: 2, guns: 2 }),
      ]);
      expect(table.player(0)).toMatchObject({ ...BARE, crew: 2, guns: 2 });
      expect(table.legal()).toEqual(['take crew', 'take guns']);
      for (const other of ['take barrels', 'take galleon', 'take crew+2guns']) {
        expect(table.refuse(other)).toEqual(illegal(other, 'FD-PROV-30'));
      }
      expect(table.play(move)).toEqual([
        { kind: 'yieldTaken', seat: 0, location: at('drake'), gained: makeItems(part) },
      ]);
      expect(table.player(0)).toMatchObject({ ...BARE, crew, guns });
    }
  });

  it('[FD-PROV-31] Queen: one player gets a galleon, a gun and a trade good', () => {
    expectSoleVisitor('queen', { galleon: 1, guns: 1, goods: 1 }, { galleon: true, guns: 1, goods: 1 });
  });
});

describe('Admiral, Governor, Informer and Golden Hind', () => {
  it('[FD-PROV-32] Admiral: one player gets the counter, and lays the three frigate counters', () => {
    const table = expectSoleVisitor('admiral', { admiral: 1 }, {});
    expect(table.view('spectator').holders).toEqual({ admiral: 0 });
    expect(table.state.hind).toBe(-1);
    table.play('dock', 'dock', 'dock');
    expect(table.question()).toEqual({ kind: 'placeFrigates', seat: 0 });
    expect(table.legal()).toContain('frigates galleonA=0 galleonB=1 galleonC=2');
    expect(table.legal()).toHaveLength(6);
  });

  it('[FD-PROV-33] Governor: one player gets the counter, and lays the four troop counters', () => {
    const table = expectSoleVisitor('governor', { governor: 1 }, {});
    expect(table.view('spectator').holders).toEqual({ governor: 0 });
    expect(table.state.hind).toBe(-1);
    table.play('dock', 'dock', 'dock');
    expect(table.question()).toEqual({ kind: 'placeTroops', seat: 0 });
    expect(table.legal()).toContain('troops trinidad=0 maracaibo=0 panama=1 veracruz=2');
    expect(table.legal()).toHaveLength(12);
  });

  it('[FD-PROV-34] Informer: one player gets the counter and a trade good', () => {
    const table = expectSoleVisitor('informer', { informer: 1, goods: 1 }, { goods: 1 });
    expect(table.view('spectator').holders).toEqual({ informer: 0 });
    expect(table.state.hind).toBe(-1);
  });

  it('[FD-PROV-35] Golden Hind: one player adds the Hind to their mission discs for this voyage', () => {
    const table = expectSoleVisitor('goldenHind', { hindDisc: 1 }, { hand: discSet('1', '2', '3', '4', 'hind') });
    expect(table.view('spectator').holders).toEqual({});
    expect(table.view('spectator').players.map((player) => player.hind)).toEqual([true, false, false]);
    table.play('dock', 'dock', 'dock');
    expect(table.state.voyage).toBe(2);
    expect(table.player(0).hand).toBe(NUMBERED);
    expect(table.state.hind).toBe(-1);
  });
});

describe('Investor', () => {
  it('[FD-PROV-36] all players may stop in the same voyage', () => {
    for (const seats of COUNTS) {
      const table = bareTable(seats);
      for (let seat = 0; seat < seats; seat++) {
        expect(table.play('stop investor')).toEqual([
          stopped(seat, 'investor', seat),
          { kind: 'investorPaid', seat, points: 4 },
        ]);
        table.play('take galleon');
      }
      expect(table.view('spectator').street[at('investor')].discs).toEqual([0, 1, 2, 3, 4].slice(0, seats));
    }
  });

  it('[FD-PROV-37] the tile is handed in for good and 4 VP are lost at once', () => {
    const table = bareTable();
    table.play('stop investor');
    expect(table.player(0)).toMatchObject({ ...BARE, investor: false, score: 0 });
    expect(table.player(0).points[SOURCES.indexOf('investor')]).toBe(-4);
    expect(table.player(1)).toMatchObject(BARE);
    table.play('take galleon', 'dock', 'dock', 'dock');
    expect(table.state.voyage).toBe(2);
    expect(table.question().seat).toBe(0);
    expect(table.legal()).not.toContain('stop investor');
    expect(table.refuse('stop investor')).toEqual(illegal('stop investor', 'FD-PROV-37'));
    table.play('dock');
    expect(table.legal()).toContain('stop investor');
    table.play('dock', 'dock');
    expect(table.state.voyage).toBe(3);
    expect([0, 1, 2].map((seat) => table.player(seat).investor)).toEqual([false, true, true]);
    expect(table.refuse('stop investor')).toEqual(illegal('stop investor', 'FD-PROV-37'));
    table.play('dock');
    table.play('stop investor');
    expect(table.player(1)).toMatchObject({ investor: false, score: 0 });
  });

  it('[FD-PROV-37] without the tile every other refusal keeps its own reason', () => {
    const table = bareTable();
    table.give(0, { investor: false });
    table.play('stop queen', 'stop governor', 'dock');
    expect(table.refuse('stop investor')).toEqual(illegal('stop investor', 'FD-PROV-37'));
    expect(table.refuse('stop crewA')).toEqual(illegal('stop crewA', 'FD-PROV-06'));
    expect(table.refuse('stop governor')).toEqual(illegal('stop governor', 'FD-PROV-07'));
  });

  it('[FD-PROV-38] one of three yields, the galleon for this voyage only', () => {
    for (const [move, part, fields] of [
      ['take crew+2guns', { crew: 1, guns: 2 }, { crew: 1, guns: 2 }],
      ['take 2crew+guns', { crew: 2, guns: 1 }, { crew: 2, guns: 1 }],
      ['take galleon', { galleon: 1 }, { galleon: true }],
    ] as const) {
      const table = bareTable();
      table.play('stop investor');
      expect(table.legal()).toEqual(['take crew+2guns', 'take 2crew+guns', 'take galleon']);
      for (const other of ['take crew', 'take guns', 'take barrels']) {
        expect(table.refuse(other)).toEqual(illegal(other, 'FD-PROV-38'));
      }
      const gained = makeItems(part);
      expect(table.play(move)).toEqual([{ kind: 'yieldTaken', seat: 0, location: at('investor'), gained }]);
      expect(table.player(0)).toMatchObject({ ...BARE, investor: false, score: 0, ...fields });
      table.play('dock', 'dock', 'dock');
      expect(table.state.voyage).toBe(2);
      expect(table.player(0)).toMatchObject({ crew: 0, guns: 0, galleon: false });
    }
  });

  it('[FD-PROV-39] the galleon is offered only to a player who still has a frigate', () => {
    const table = bareTable();
    table.play('stop shipyard', 'dock', 'dock', 'stop investor');
    expect(table.legal()).toEqual(['take crew+2guns', 'take 2crew+guns']);
    expect(table.refuse('take galleon')).toEqual(illegal('take galleon', 'FD-PROV-39'));
    table.play('take 2crew+guns');
    expect(table.player(0)).toMatchObject({ crew: 2, guns: 2, galleon: true });
  });

  it('[FD-PROV-40] stopping takes a turn and one of the ten player discs', () => {
    const table = bareTable();
    table.play('stop investor', 'take galleon');
    expect(table.player(0)).toMatchObject({ discs: 9, place: 16 });
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 1 });
    table.give(1, { discs: 1 });
    table.play('stop investor', 'take galleon', 'stop crewA', 'stop dockside', 'take crew');
    expect(table.player(1)).toMatchObject({ discs: 0, docked: true });
  });
});

describe('Dockside', () => {
  it('[FD-PROV-41] a circle for every colour, and the visitor chooses a crew, a gun or a barrel', () => {
    const takes = ['crew', 'guns', 'barrels', 'crew', 'guns'] as const;
    for (const seats of COUNTS) {
      const table = bareTable(seats);
      for (const [seat, item] of takes.slice(0, seats).entries()) {
        expect(table.play('stop dockside')).toEqual([stopped(seat, 'dockside', seat)]);
        expect(table.player(seat)).toMatchObject(BARE);
        expect(table.legal()).toEqual(['take crew', 'take guns', 'take barrels']);
        for (const other of ['take galleon', 'take crew+2guns']) {
          expect(table.refuse(other)).toEqual(illegal(other, 'FD-PROV-41'));
        }
        expect(table.play(`take ${item}`)[0]).toEqual({
          ...{ kind: 'yieldTaken', seat, location: at('dockside') },
          gained: makeItems({ [item]: 1 }),
        });
      }
      const fields = takes.slice(0, seats).map((item) => ({ ...BARE, [item]: 1, discs: 9, place: 17 }));
      expect(table.state.players).toMatchObject(fields);
    }
  });
});
