import { rngFromSeed, type Seat } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATIONS, type LocationId } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { at, COUNTS, illegal, stopped } from './plymouth.ts';

/** Every stop of the printed street. */
const STOPS = LOCATIONS.map((id) => `stop ${id}`);

/** The seats that are asked while each of them plays `move`. */
function askedFor(table: Table, moves: readonly string[]): Seat[] {
  return moves.map((move) => {
    const { seat } = table.question();
    table.play(move);
    return seat;
  });
}

/** Everybody's holdings: crew, guns, goods, barrels. */
function holdings(table: Table): number[][] {
  return table.state.players.map(({ crew, guns, goods, barrels }) => [crew, guns, goods, barrels]);
}

describe('starting order', () => {
  it('[FD-PROV-01] the frigates are drawn at random, and the docks give the turn order', () => {
    const table = makeTable({ seats: 3 });
    const drawn = Array.from({ length: 60 }, (_, i) => {
      table.state = table.game.setup({ learner: false }, 3, rngFromSeed(`draw ${i}`));
      const docks = table.view('spectator').docks.plymouth;
      expect(askedFor(table, ['stop crewA', 'stop crewA', 'stop crewA'])).toEqual(docks);
      return docks.join('');
    });
    expect([...new Set(drawn)].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
  });

  it('[FD-PROV-02] in voyages 2 and 3 the turn order is the one the reset made', () => {
    const table = makeTable({ seats: 4, order: [1, 3, 0, 2] });
    const docks = ['dock', 'dock', 'dock', 'dock'];
    [30, 10, 20, 15].forEach((score, seat) => {
      table.give(seat, { score });
    });
    expect(askedFor(table, docks)).toEqual([1, 3, 0, 2]);
    expect(table.view('spectator').docks.plymouth).toEqual([1, 3, 2, 0]);
    table.give(1, { score: 40 });
    expect(askedFor(table, docks)).toEqual([1, 3, 2, 0]);
    expect(table.view('spectator').docks.plymouth).toEqual([3, 2, 0, 1]);
    expect(askedFor(table, docks)).toEqual([3, 2, 0, 1]);
  });

  it('[FD-PROV-03] the last in turn order gets a gun, in voyage 1 only', () => {
    for (const seats of COUNTS) {
      const table = makeTable({ seats });
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { order, players } = table.game.setup({ learner: false }, seats, rngFromSeed(seed));
        expect(order.map((seat) => players[seat].guns)).toEqual([0, 0, 0, 0, 1].slice(-seats));
      }
      for (const voyage of [2, 3]) {
        for (let turn = 0; turn < seats; turn++) table.play('dock');
        expect(table.state.voyage).toBe(voyage);
        expect(holdings(table)).toEqual(table.state.players.map(() => [0, 0, 0, 0]));
      }
    }
  });
});

describe('a turn', () => {
  it('[FD-PROV-04] in dock order each player puts one disc on a Location or goes to the dock', () => {
    const table = makeTable({ seats: 5, order: [4, 2, 0, 1, 3] });
    const moves = ['stop crewA', 'stop gunsA', 'dock', 'stop trade', 'stop pinnace', 'stop trade', 'stop pinnace'];
    expect(askedFor(table, moves)).toEqual([4, 2, 0, 1, 3, 4, 2]);
    expect(table.state.players.map((player) => player.discs)).toEqual([10, 9, 8, 9, 8]);
    expect(table.state.outbound).toEqual([0]);
    const street = table.view('spectator').street.filter((place) => place.discs.length > 0);
    expect(street).toEqual([
      { location: 'crewA', discs: [4] },
      { location: 'gunsA', discs: [2] },
      { location: 'trade', discs: [1, 4] },
      { location: 'pinnace', discs: [3, 2] },
    ]);
  });

  it('[FD-PROV-04] nothing else is a turn in Plymouth, and only the seat whose turn it is may take one', () => {
    const table = makeTable();
    for (const move of ['take crew', 'mission 1 panama', 'home', 'keep']) {
      expect(table.refuse(move)).toEqual(illegal(move, 'FD-PROV-04'));
    }
    expect(table.refuse('dock', 1)).toEqual({ code: 'wrongSeat', awaiting: [0] });
  });

  it('[FD-PROV-05] the first disc goes to any Location', () => {
    expect(makeTable().legal()).toEqual([...STOPS, 'dock']);
    for (const [place, move] of STOPS.entries()) {
      const table = makeTable();
      table.play(move);
      expect(table.player(0).place).toBe(place);
    }
  });

  it('[FD-PROV-06] a later disc goes further along the street than the player’s previous one', () => {
    const table = makeTable();
    table.play('stop governor', 'stop crewA', 'stop crewA', 'stop crewA');
    expect(table.legal()).toEqual([...STOPS.slice(6), 'dock']);
    for (const move of STOPS.slice(0, 6)) expect(table.refuse(move)).toEqual(illegal(move, 'FD-PROV-06'));
    table.play('stop suppliesB');
    expect(table.legal()).toEqual([...STOPS.slice(1), 'dock'].filter((move) => move !== 'stop governor'));
    table.play('dock', 'dock', 'dock');
    expect(table.legal()).toEqual(['stop investor', 'stop dockside', 'dock']);
  });

  it('[FD-PROV-06] what counts is the place on the street as it lies', () => {
    const table = makeTable({ seats: 3 });
    const tiles = LOCATIONS.slice(0, 16).toReversed();
    table.state.street = [...tiles, 'investor' as const, 'dockside' as const].map(at);
    table.play('stop gunsB', 'dock', 'dock');
    expect(table.player(0).place).toBe(3);
    expect(table.legal()).toEqual([...STOPS.slice(0, 12).toReversed(), 'stop investor', 'stop dockside', 'dock']);
    expect(table.refuse('stop drake')).toEqual(illegal('stop drake', 'FD-PROV-06'));
    expect(table.refuse('stop gunsB')).toEqual(illegal('stop gunsB', 'FD-PROV-06'));
  });

  it('[FD-PROV-06] the next voyage opens the whole street again', () => {
    const table = makeTable({ seats: 3, learner: true });
    table.play('stop goldenHind', 'stop drake', 'dock', 'dock', 'take crew', 'dock');
    expect(table.state.voyage).toBe(2);
    for (let turn = 0; turn < 3; turn++) {
      expect(table.legal()).toEqual([...STOPS, 'dock']);
      table.play('dock');
    }
  });

  it('[FD-PROV-07] a placement needs an empty circle, but for the Investor', () => {
    for (const [id, circles] of CIRCLES) {
      const table = makeTable({ seats: 5 });
      for (let visitor = 0; visitor < circles; visitor++) table.play(`stop ${id}`);
      expect(table.legal()).toEqual([...STOPS.filter((move) => move !== `stop ${id}`), 'dock']);
      expect(table.refuse(`stop ${id}`)).toEqual(illegal(`stop ${id}`, id === 'drake' ? 'FD-PROV-29' : 'FD-PROV-07'));
    }
    const table = makeTable({ seats: 5 });
    for (let visitor = 0; visitor < 5; visitor++) {
      expect(table.legal()).toContain('stop investor');
      table.play('stop investor', 'take galleon');
    }
  });

  it('[FD-PROV-08] nobody puts a second disc on a Location, though a circle is empty', () => {
    for (const id of ['crewA', 'suppliesA', 'trade', 'pinnace', 'tavern', 'gunsB'] as const) {
      const table = makeTable({ seats: 3 });
      table.play(`stop ${id}`, 'dock', 'dock');
      expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 0 });
      expect(table.legal()).toEqual([...STOPS.slice(at(id) + 1), 'dock']);
      expect(table.refuse(`stop ${id}`)).toEqual(illegal(`stop ${id}`, 'FD-PROV-06'));
    }
  });

  it('[FD-PROV-08] Drake alone takes two discs of one player', () => {
    const table = makeTable({ seats: 3 });
    table.play('stop drake');
    expect(table.player(0).discs).toBe(9);
    table.play('dock', 'dock');
    expect(table.player(0).discs).toBe(8);
    table.play('take crew');
    expect(table.legal()).toEqual([...STOPS.slice(at('drake') + 1), 'dock']);
    expect(table.refuse('stop drake')).toEqual(illegal('stop drake', 'FD-PROV-06'));
    expect(table.view('spectator').street[at('drake')].discs).toEqual([0]);
  });

  it('[FD-PROV-09] the visitor gets exactly what the circle under the disc shows', () => {
    const table = makeTable({ seats: 5 });
    const first = table.play('stop crewA');
    table.play('stop crewA');
    const third = table.play('stop crewA');
    expect(first).toEqual([stopped(0, 'crewA', 0, { crew: 3 })]);
    expect(third).toEqual([stopped(2, 'crewA', 2, { crew: 2 })]);
    expect(holdings(table)).toEqual([
      [3, 0, 0, 0],
      [3, 0, 0, 0],
      [2, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it('[FD-PROV-10] what a circle grants is taken at once, added to the ship log and kept there', () => {
    const table = makeTable({ seats: 3 });
    table.give(0, { crew: 1, guns: 1, goods: 1, barrels: 1 });
    table.play('stop suppliesA');
    expect(holdings(table)[0]).toEqual([1, 1, 1, 4]);
    table.play('stop crewA', 'stop gunsA', 'stop queen');
    expect(holdings(table)).toEqual([
      [1, 2, 2, 4],
      [3, 0, 0, 0],
      [0, 3, 0, 0],
    ]);
    table.play('stop crewB', 'dock', 'dock', 'dock');
    expect(table.question().kind).toBe('placeMission');
    expect(holdings(table)).toEqual([
      [1, 2, 2, 4],
      [5, 0, 0, 0],
      [0, 3, 0, 0],
    ]);
  });
});

/** The Locations where the number of visitors is limited. */
const CIRCLES: readonly (readonly [LocationId, number])[] = [
  ...(['crewA', 'crewB', 'gunsA', 'gunsB', 'suppliesA', 'suppliesB'] as const).map((id) => [id, 3] as const),
  ...(['trade', 'tavern', 'shipyard', 'pinnace'] as const).map((id) => [id, 2] as const),
  ...(['drake', 'queen', 'admiral', 'governor', 'informer', 'goldenHind'] as const).map((id) => [id, 1] as const),
];

describe('the dock', () => {
  it('[FD-PROV-11] the ship takes the lowest free outbound dock, and this is the whole turn', () => {
    const table = makeTable({ seats: 5 });
    table.play('stop crewA', 'stop crewA');
    expect(table.play('dock')).toEqual([{ kind: 'docked', seat: 2, dock: 1 }]);
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 3 });
    table.play('stop crewA');
    expect(table.play('dock')).toEqual([{ kind: 'docked', seat: 4, dock: 2 }]);
    expect(table.play('dock')).toEqual([{ kind: 'docked', seat: 0, dock: 3 }]);
    expect(table.view('spectator').docks.outbound).toEqual([2, 4, 0]);
    expect(table.player(2)).toMatchObject({ crew: 0, discs: 10, docked: true });
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 1 });
  });

  it('[FD-PROV-12] going to the dock is allowed on any turn, the very first one included', () => {
    const table = makeTable({ seats: 3 });
    for (const move of ['stop crewA', 'stop queen', 'stop crewB', 'stop investor']) {
      expect(table.legal().at(-1)).toBe('dock');
      table.play(move);
    }
    const idle = makeTable({ seats: 3 });
    expect(idle.play('dock')).toEqual([{ kind: 'docked', seat: 0, dock: 1 }]);
  });

  it('[FD-PROV-13] after a disc on Dockside the next turn is the dock', () => {
    const table = makeTable({ seats: 3 });
    table.play('stop dockside', 'take barrels', 'stop crewA');
    expect(table.play('stop crewA')).toEqual([
      stopped(2, 'crewA', 1, { crew: 2 }),
      { kind: 'docked', seat: 0, dock: 1 },
    ]);
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 1 });
    expect(table.player(0)).toMatchObject({ docked: true, barrels: 1, discs: 9 });
    table.play('dock');
    expect(table.state.outbound).toEqual([0, 1]);
  });

  it('a player without a disc left docks automatically, one with a disc is still asked', () => {
    const table = makeTable({ seats: 3 });
    table.give(0, { discs: 1 });
    table.give(1, { discs: 2 });
    table.play('stop crewA', 'stop crewA');
    expect(table.play('stop crewA').at(-1)).toEqual({ kind: 'docked', seat: 0, dock: 1 });
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 1 });
  });

  it('[FD-PROV-14] docked ships are skipped, and the phase ends when all are docked', () => {
    const table = makeTable({ seats: 4 });
    const moves = ['stop crewA', 'dock', 'stop crewA', 'dock', 'stop suppliesA', 'stop suppliesA', 'dock'];
    expect(askedFor(table, moves)).toEqual([0, 1, 2, 3, 0, 2, 0]);
    expect(askedFor(table, ['stop queen', 'stop trade'])).toEqual([2, 2]);
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 2 });
    const kinds = table.play('dock').map((event) => event.kind);
    expect(kinds).toEqual(['docked', 'treasureLaid', 'countersLaid', 'countersLaid', 'rangesSet']);
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 0 });
  });

  it('[FD-PROV-15] the outbound docks from 1 upward are the Sailing Order', () => {
    const table = makeTable({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) table.give(seat, { barrels: 1 });
    table.play('stop crewA', 'stop crewA', 'dock', 'stop crewA', 'dock', 'stop gunsA', 'dock', 'dock');
    expect(table.view('spectator').docks.outbound).toEqual([2, 0, 3, 1]);
    const missions = ['1 sanJuan', '1 sanJuan', '1 sanJuan', '1 sanJuan', '2 trinidad', '2 trinidad'];
    const moves = missions.map((mission) => `mission ${mission}`);
    expect(askedFor(table, moves)).toEqual([2, 0, 3, 1, 2, 0]);
  });
});

describe('circles and choices', () => {
  it('[FD-PROV-42] the richest empty circle is taken without a question', () => {
    for (const seats of COUNTS) {
      for (const id of ['crewA', 'crewB', 'gunsA', 'gunsB', 'suppliesA', 'suppliesB', 'trade'] as const) {
        const table = makeTable({ seats });
        expect(table.legal().filter((move) => move.includes(id))).toEqual([`stop ${id}`]);
        const circles = id === 'trade' ? 2 : 3;
        const got = Array.from({ length: circles }, (_, visitor) => {
          const before = holdings(table)[visitor].reduce((sum, amount) => sum + amount);
          table.play(`stop ${id}`);
          expect(table.state.stack.map((frame) => frame.kind)).toEqual(['plymouthTurn']);
          return holdings(table)[visitor].reduce((sum, amount) => sum + amount) - before;
        });
        expect(got).toEqual(table.box.components.amounts[seats][id]?.toSorted((one, other) => other - one));
      }
    }
  });

  it('[FD-PROV-43] at Tavern, Shipyard and Pinnace the order of arrival decides, not the seat', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ] as const) {
      const table = makeTable({ seats: 3, order });
      for (const seat of [0, 1, 2]) table.give(seat, { crew: 0, guns: 0 });
      const stops = ['stop pinnace', 'stop pinnace', 'dock', 'stop shipyard', 'stop shipyard'];
      const circles = stops.flatMap((move) => table.play(move)).flatMap((event) => ('circle' in event ? event : []));
      expect(circles.map(({ seat, circle }) => [seat, circle])).toEqual([
        [order[0], 0],
        [order[1], 1],
        [order[0], 0],
        [order[1], 1],
      ]);
      const [first, second] = order.map((seat) => table.player(seat));
      expect(first).toMatchObject({ pinnace: true, galleon: true, crew: 1, guns: 1 });
      expect(second).toMatchObject({ pinnace: true, galleon: true, crew: 0, guns: 0 });
      table.rollNext(5);
      expect(table.play('stop tavern').at(-1)).toMatchObject({ seat: order[0], roll: 5, result: 6 });
      table.rollNext(5);
      expect(table.play('stop tavern').at(-1)).toMatchObject({ seat: order[1], roll: 5, result: 5 });
    }
  });

  it('[FD-PROV-45] a choice is made in the same turn, before the next player acts', () => {
    for (const id of ['investor', 'dockside'] as const) {
      const table = makeTable({ seats: 3 });
      table.play(`stop ${id}`);
      expect(table.state.stack).toEqual([{ kind: 'chooseYield', seat: 0, location: at(id) }]);
      expect(table.refuse('stop crewA', 1)).toEqual({ code: 'wrongSeat', awaiting: [0] });
      for (const move of ['dock', 'stop dockside']) expect(table.refuse(move)).toEqual(illegal(move, 'FD-PROV-45'));
      table.play(table.legal()[0]);
      expect(table.state.stack).toEqual([{ kind: 'plymouthTurn', seat: 1 }]);
    }
    const table = makeTable({ seats: 3 });
    table.play('stop drake');
    expect(table.state.stack).toEqual([{ kind: 'plymouthTurn', seat: 1 }]);
    table.play('stop crewA', 'stop crewA');
    expect(table.state.stack).toEqual([{ kind: 'chooseYield', seat: 0, location: at('drake') }]);
    expect(table.refuse('dock', 1)).toEqual({ code: 'wrongSeat', awaiting: [0] });
    table.play('take guns');
    expect(table.state.stack).toEqual([{ kind: 'plymouthTurn', seat: 1 }]);
  });
});
