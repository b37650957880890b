import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeTable, type Table } from '../src/testing/table.ts';
import { dockedTable, playWhile } from './sailing.ts';

const TROOPS = 'troops trinidad=0 maracaibo=0 panama=1 veracruz=2';
const FRIGATES = 'frigates galleonA=0 galleonB=1 galleonC=2';

/** By name: the Destinations with a treasure on them. */
function laden(table: Table): string[] {
  return table
    .view('spectator')
    .map.filter((one) => one.treasure)
    .map((one) => one.id);
}

/** Every distinct row of counters that occurs at `places` when nobody lays them. */
function dealtRows(places: (table: Table) => readonly number[], seeds: number): string[] {
  const rows = new Set<string>();
  for (let seed = 0; seed < seeds; seed++) {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.state.rng = rngFromSeed(`deal ${seed}`);
    table.enter('layFrigates');
    rows.add(
      places(table)
        .map((place) => table.state.counters[place])
        .join(''),
    );
  }
  return [...rows].sort();
}

describe('treasure', () => {
  it('[FD-PREP-01] silver and gold lie on two towns and two forts each, jewels on the galleon sites', () => {
    const { box } = makeTable();
    const named = (kind: number): string[] => box.names.filter((_, destination) => box.treasure[destination] === kind);
    expect(named(0)).toEqual(['puertoCabello', 'cartagena', 'trinidad', 'maracaibo']);
    expect(named(1)).toEqual(['portobelo', 'granGranada', 'panama', 'veracruz']);
    expect(named(2)).toEqual(['galleonA', 'galleonB', 'galleonC']);
    expect(named(-1)).toEqual(['sanJuan', 'santoDomingo', 'santiagoDeCuba']);
  });

  it.each([3, 4, 5])('[FD-PREP-01] one of each is laid before sailing, with %i players', (seats) => {
    const order = [0, 1, 2, 3, 4].slice(0, seats);
    const table = dockedTable(
      order,
      order.map(() => 1),
    );
    expect(laden(table)).toEqual([]);
    expect(table.state.treasureStock).toEqual([12, 12, 9]);
    table.enter('layFrigates');
    expect(laden(table)).toEqual(table.box.names.slice(3));
    expect(table.state.treasure).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(table.state.treasureStock).toEqual([8, 8, 6]);
    expect(table.events[0]).toEqual({ kind: 'treasureLaid', destinations: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] });
  });

  it('[FD-PREP-11] after the reset nothing is laid twice: one lies on each site when the first disc is placed', () => {
    const table = makeTable({ seats: 3 });
    table.give(0, { barrels: 2, crew: 1 });
    table.play('dock', 'dock', 'dock', 'mission 1 cartagena', 'mission 2 sanJuan', 'mission 3 santoDomingo');
    table.play('mission 4 galleonA', 'attack', 'home');
    expect(table.state.voyage).toBe(2);
    expect(table.player(0).chest).toEqual([1, 0, 0]);
    expect(laden(table)).toEqual(table.box.names.slice(3));
    expect(table.state.treasureStock).toEqual([7, 8, 6]);

    for (const seat of [0, 1, 2]) table.give(seat, { barrels: 1 });
    const events = [...table.play('dock'), ...table.play('dock'), ...table.play('dock')];
    expect(table.question().kind).toBe('placeMission');
    expect(events.filter((event) => event.kind === 'treasureLaid')).toEqual([]);
    expect(laden(table)).toEqual(table.box.names.slice(3));
    expect(table.state.treasureStock).toEqual([7, 8, 6]);
  });

  it('[FD-PREP-11] what is missing before the first disc is laid, and only that', () => {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.state.treasure = [0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1];
    table.state.treasureStock = [5, 5, 5];
    table.enter('layFrigates');
    expect(laden(table)).toEqual(table.box.names.slice(3));
    expect(table.events[0]).toEqual({ kind: 'treasureLaid', destinations: [4, 10] });
    expect(table.state.treasureStock).toEqual([4, 4, 5]);
  });
});

describe('the Admiral’s frigates', () => {
  it.each([1, 2, 3])(
    '[FD-PREP-02] the Admiral’s holder chooses one of the six ways to lay them (voyage %i)',
    (voyage) => {
      const table = dockedTable([2, 0, 1], [1, 1, 1]);
      table.state.voyage = voyage;
      table.state.admiral = 1;
      table.enter('layFrigates');
      expect(table.question()).toEqual({ kind: 'placeFrigates', seat: 1 });
      expect(table.legal()).toEqual([
        'frigates galleonA=0 galleonB=1 galleonC=2',
        'frigates galleonA=0 galleonB=2 galleonC=1',
        'frigates galleonA=1 galleonB=0 galleonC=2',
        'frigates galleonA=1 galleonB=2 galleonC=0',
        'frigates galleonA=2 galleonB=0 galleonC=1',
        'frigates galleonA=2 galleonB=1 galleonC=0',
      ]);
      expect(table.refuse('frigates galleonA=2 galleonB=2 galleonC=0')).toEqual({
        code: 'unreadable',
        text: 'frigates galleonA=2 galleonB=2 galleonC=0',
      });
      expect(table.refuse(TROOPS)).toEqual({ code: 'illegal', text: TROOPS, rule: 'FD-PREP-02' });
    },
  );

  it('[FD-PREP-02] they lie face down as chosen, known to the holder alone', () => {
    const table = dockedTable([2, 0, 1], [1, 1, 1]);
    table.state.admiral = 1;
    table.state.countersUp[11] = 1;
    table.enter('layFrigates');
    const [laid] = table.play('frigates galleonA=2 galleonB=0 galleonC=1');
    expect(laid).toEqual({ kind: 'countersLaid', seat: 1, places: [11, 12, 13], values: [2, 0, 1] });
    expect(table.state.counters.slice(11)).toEqual([2, 0, 1]);
    expect(table.state.countersUp).toEqual(table.box.names.map(() => 0));
    expect(table.state.countersKnown).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2]);
  });

  it('[FD-PREP-02] without an Admiral they are dealt unseen, and every arrangement occurs', () => {
    expect(dealtRows((table) => table.box.galleons, 60)).toEqual(['012', '021', '102', '120', '201', '210']);
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.state.countersUp.fill(1);
    table.state.countersKnown.fill(7);
    table.enter('layFrigates');
    expect(table.events[1]).toEqual({ kind: 'countersLaid', seat: -1, places: [11, 12, 13] });
    expect(table.state.countersUp.slice(11)).toEqual([0, 0, 0]);
    expect(table.state.countersKnown.slice(11)).toEqual([0, 0, 0]);
  });
});

describe('the Governor’s troops', () => {
  it.each([1, 2, 3])(
    '[FD-PREP-03] the Governor’s holder chooses one of the twelve ways to lay them (voyage %i)',
    (voyage) => {
      const table = dockedTable([2, 0, 1], [1, 1, 1]);
      table.state.voyage = voyage;
      table.state.governor = 0;
      table.enter('layFrigates');
      expect(table.question()).toEqual({ kind: 'placeTroops', seat: 0 });
      const rows = '0012 0021 0102 0120 0201 0210 1002 1020 1200 2001 2010 2100'.split(' ');
      expect(table.legal()).toEqual(
        rows.map(([a, b, c, d]) => `troops trinidad=${a} maracaibo=${b} panama=${c} veracruz=${d}`),
      );
      expect(table.refuse('troops trinidad=1 maracaibo=1 panama=0 veracruz=2')).toEqual({
        code: 'unreadable',
        text: 'troops trinidad=1 maracaibo=1 panama=0 veracruz=2',
      });
      expect(table.refuse(FRIGATES)).toEqual({ code: 'illegal', text: FRIGATES, rule: 'FD-PREP-03' });
    },
  );

  it('[FD-PREP-03] they lie face down as chosen, known to the holder alone', () => {
    const table = dockedTable([2, 0, 1], [1, 1, 1]);
    table.state.governor = 2;
    table.enter('layFrigates');
    const [laid] = table.play('troops trinidad=1 maracaibo=0 panama=2 veracruz=0');
    expect(laid).toEqual({ kind: 'countersLaid', seat: 2, places: [7, 8, 9, 10], values: [1, 0, 2, 0] });
    expect(table.state.counters.slice(7, 11)).toEqual([1, 0, 2, 0]);
    expect(table.state.countersUp).toEqual(table.box.names.map(() => 0));
    expect(table.state.countersKnown).toEqual([0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0, 0, 0]);
  });

  it('[FD-PREP-03] without a Governor they are dealt unseen, and every arrangement occurs', () => {
    const rows = '0012 0021 0102 0120 0201 0210 1002 1020 1200 2001 2010 2100'.split(' ');
    expect(dealtRows((table) => table.box.forts, 120)).toEqual(rows);
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.state.countersKnown.fill(7);
    table.enter('layFrigates');
    expect(table.events[2]).toEqual({ kind: 'countersLaid', seat: -1, places: [7, 8, 9, 10] });
    expect(table.state.countersUp.slice(7, 11)).toEqual([0, 0, 0, 0]);
    expect(table.state.countersKnown.slice(7, 11)).toEqual([0, 0, 0, 0]);
  });

  it('[FD-PREP-02] [FD-PREP-03] a town or port gets no counter', () => {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.enter('layFrigates');
    expect(table.state.counters.slice(0, 7)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
    expect(table.state.counters.slice(7).every((value) => value >= 0)).toBe(true);
  });
});

describe('the order of preparation', () => {
  it.each([
    [0, 1],
    [1, 0],
    [2, 2],
  ])('[FD-PREP-10] the frigates of seat %i come before the troops of seat %i', (admiral, governor) => {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    Object.assign(table.state, { admiral, governor });
    table.enter('layFrigates');
    expect(table.question()).toEqual({ kind: 'placeFrigates', seat: admiral });
    table.play(FRIGATES);
    expect(table.question()).toEqual({ kind: 'placeTroops', seat: governor });
    table.play(TROOPS);
    expect(table.question().kind).toBe('placeMission');
    expect(table.state.discs.every((disc) => disc === 0)).toBe(true);
  });

  it('[FD-PREP-10] dealt frigates lie there before the Governor chooses, dealt troops after the Admiral chose', () => {
    const one = dockedTable([0, 1, 2], [1, 1, 1]);
    one.state.governor = 2;
    one.enter('layFrigates');
    expect(one.events.map((event) => event.kind)).toEqual(['treasureLaid', 'countersLaid']);
    expect(one.state.counters.slice(11).sort()).toEqual([0, 1, 2]);

    const other = dockedTable([0, 1, 2], [1, 1, 1]);
    other.state.admiral = 2;
    other.enter('layFrigates');
    expect(other.state.counters.every((value) => value === -1)).toBe(true);
    expect(other.play(FRIGATES).map((event) => event.kind)).toEqual(['countersLaid', 'countersLaid', 'rangesSet']);
  });
});

describe('the Governor’s swap', () => {
  it.each([
    [2, 1, [3, 0, 2, 1]],
    [1, 0, [3, 1, 0, 2]],
    [0, 3, [0, 3, 1, 2]],
  ])('[FD-PREP-04] [FD-PREP-05] seat %i trades places with seat %i, one dock ahead', (governor, other, docks) => {
    const table = dockedTable([3, 0, 1, 2], [1, 1, 1, 1]);
    table.state.governor = governor;
    table.enter('layTroops');
    const events = table.play(TROOPS);
    expect(table.state.outbound).toEqual(docks);
    expect(events).toEqual([
      { kind: 'countersLaid', seat: governor, places: [7, 8, 9, 10], values: [0, 0, 1, 2] },
      { kind: 'docksSwapped', seat: governor, other },
      { kind: 'rangesSet', ranges: [1, 1, 1, 1] },
    ]);
  });

  it('[FD-PREP-04] the docks are as they were until the troops lie', () => {
    const table = dockedTable([1, 2, 0], [1, 1, 1]);
    table.state.governor = 0;
    table.enter('layFrigates');
    expect(table.state.outbound).toEqual([1, 2, 0]);
    table.play(TROOPS);
    expect(table.state.outbound).toEqual([1, 0, 2]);
  });

  it('[FD-PREP-04] in dock 1 the Governor’s holder stays, and without a Governor everybody does', () => {
    const first = dockedTable([2, 0, 1], [1, 1, 1]);
    first.state.governor = 2;
    first.enter('layTroops');
    expect(first.play(TROOPS).map((event) => event.kind)).toEqual(['countersLaid', 'rangesSet']);
    expect(first.state.outbound).toEqual([2, 0, 1]);

    const nobody = dockedTable([2, 0, 1], [1, 1, 1]);
    nobody.enter('layTroops');
    expect(nobody.state.outbound).toEqual([2, 0, 1]);
    expect(nobody.events.map((event) => event.kind)).toEqual(['countersLaid', 'rangesSet']);
  });

  it('[FD-PREP-06] the swap is not asked for, and the new order stands until the voyage ends', () => {
    const table = dockedTable([0, 1, 2], [2, 2, 2]);
    for (const seat of [0, 1, 2]) table.give(seat, { crew: 9, guns: 9, goods: 1 });
    table.state.governor = 2;
    table.enter('layTroops');
    table.play(TROOPS);
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 0 });
    const orders = new Set<string>();
    const asked = playWhile(table, () => {
      if (table.state.voyage === 1) orders.add(table.state.outbound.join());
      return table.state.voyage === 1;
    });
    expect([...orders]).toEqual(['0,2,1']);
    const placing = asked.filter((frame) => frame.kind === 'placeMission').map((frame) => frame.seat);
    expect(placing).toEqual([0, 2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
    expect(new Set(asked.map((frame) => frame.kind))).toEqual(new Set(['placeMission', 'trade', 'goHome']));
  });

  it('[FD-PREP-12] a ship that cannot sail is swapped like any other, whichever of the two it is', () => {
    const back = dockedTable([0, 1, 2], [0, 1, 1]);
    back.state.governor = 1;
    back.enter('layTroops');
    back.play(TROOPS);
    expect(back.state.outbound).toEqual([1, 0, 2]);

    const forward = dockedTable([0, 1, 2], [1, 0, 1]);
    forward.state.governor = 1;
    forward.enter('layTroops');
    forward.play(TROOPS);
    expect(forward.state.outbound).toEqual([1, 0, 2]);
  });
});

describe('range', () => {
  it('[FD-PREP-07] the cube goes to the number of barrels, at most to 4', () => {
    const table = dockedTable([4, 3, 2, 1, 0], [1, 3, 4, 5, 9]);
    table.enter('setSail');
    expect(table.state.players.map((player) => player.range)).toEqual([1, 3, 4, 4, 4]);
    expect(table.view('spectator').players.map((player) => player.range)).toEqual([1, 3, 4, 4, 4]);
    expect(table.events).toEqual([{ kind: 'rangesSet', ranges: [1, 3, 4, 4, 4] }]);
  });

  it('[FD-PREP-07] before sailing the cube is on no marker, and without a barrel it stays so', () => {
    const table = dockedTable([0, 1, 2], [0, 2, 1]);
    expect(table.state.players.map((player) => player.range)).toEqual([0, 0, 0]);
    table.enter('setSail');
    expect(table.state.players.map((player) => player.range)).toEqual([0, 2, 1]);
  });

  it.each([
    [1, ['sanJuan', 'santoDomingo', 'trinidad', 'galleonA']],
    [2, 'sanJuan santoDomingo santiagoDeCuba puertoCabello cartagena trinidad maracaibo galleonA'.split(' ')],
    [
      3,
      `sanJuan santoDomingo santiagoDeCuba puertoCabello cartagena portobelo granGranada trinidad maracaibo panama
      galleonA galleonB`.split(/\s+/),
    ],
    [
      4,
      `sanJuan santoDomingo santiagoDeCuba puertoCabello cartagena portobelo granGranada trinidad maracaibo panama
      veracruz galleonA galleonB galleonC`.split(/\s+/),
    ],
  ])('[FD-PREP-08] marker %i opens the zones up to it and no other', (barrels, open) => {
    const table = dockedTable([0, 1, 2], [barrels, 4, 4]);
    table.enter('setSail');
    expect(table.legal().filter((move) => move.startsWith('mission 1 '))).toEqual(open.map((id) => `mission 1 ${id}`));
    for (const id of table.box.names.filter((name) => !open.includes(name))) {
      const text = `mission 1 ${id}`;
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-SAIL-04' });
    }
  });

  it('[FD-PREP-09] no barrel is spent: after three missions the range is what it was', () => {
    const table = dockedTable([0, 1, 2], [2, 0, 0]);
    table.give(0, { crew: 3 });
    table.enter('setSail');
    table.play('mission 1 cartagena', 'mission 2 puertoCabello', 'mission 3 sanJuan', 'mission 4 santoDomingo');
    table.play('attack', 'sail', 'attack', 'sail');
    expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 3 });
    expect(table.player(0)).toMatchObject({ barrels: 2, range: 2 });
  });
});
