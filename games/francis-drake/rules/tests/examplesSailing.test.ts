import { describe, expect, it } from 'vitest';
import type { Table } from '../src/testing/table.ts';
import { discsOf, dockedTable, layAll, layCounters, revealedDiscs, sailingTable, seatsAsked } from './sailing.ts';

const RED = 0;
const BLUE = 1;
const YELLOW = 2;
const GREEN = 3;

/** The Sailing Order of examples 5 to 8. */
const ORDER = [GREEN, RED, YELLOW, BLUE];

/** By seat, Red, Blue, Yellow, Green: barrels for range 2, 2, 3, 3. */
const BARRELS = [2, 2, 3, 3];

/** The discs of example 8, with the galleons and forts of the reference voyage. */
const EXAMPLE_8 = [
  { cartagena: '1', trinidad: '2', santiagoDeCuba: '3', maracaibo: '4' },
  { cartagena: '1', galleonA: '2', santoDomingo: '3', puertoCabello: '4' },
  { cartagena: '1', galleonA: '2', santoDomingo: '3', panama: '4' },
  { panama: '1', granGranada: '2', puertoCabello: '3', portobelo: '4' },
];

/** The discs at a Destination in order of arrival, as in `Red 1`. */
function arrivals(table: Table, destination: string): string[] {
  const names = ['Red', 'Blue', 'Yellow', 'Green'];
  return table.view('spectator').map[table.at(destination)].discs.map((disc) => `${names[disc.seat]} ${disc.disc}`);
}

/** Lays the discs with the Informer in Yellow's hands and asks Yellow. */
function informerTable(discs: readonly Readonly<Record<string, string>>[]): Table {
  const table = sailingTable(ORDER, BARRELS);
  layCounters(table, { panama: 2, maracaibo: 1, galleonA: 1, galleonB: 2 });
  layAll(table, discs);
  for (const seat of ORDER) table.give(seat, { crew: 9, guns: 9, goods: 1, galleon: true });
  table.state.informer = YELLOW;
  table.enter('askInformer');
  return table;
}

describe('Example 3: the Governor’s swap', () => {
  it('Example 3: Yellow in dock 4 changes places with Blue [FD-PREP-04] [FD-PREP-05] [FD-PREP-06]', () => {
    const table = dockedTable([GREEN, RED, BLUE, YELLOW], BARRELS);
    table.state.governor = YELLOW;
    table.enter('layTroops');
    table.play('troops trinidad=0 maracaibo=1 panama=2 veracruz=0');
    expect(table.state.outbound).toEqual([GREEN, RED, YELLOW, BLUE]);
    expect(seatsAsked(table, 'placeMission').slice(0, 5)).toEqual([GREEN, RED, YELLOW, BLUE, GREEN]);
  });

  it('Example 3: in dock 1 Yellow would have stayed there [FD-PREP-04]', () => {
    const table = dockedTable([YELLOW, GREEN, RED, BLUE], BARRELS);
    table.state.governor = YELLOW;
    table.enter('layTroops');
    table.play('troops trinidad=0 maracaibo=1 panama=2 veracruz=0');
    expect(table.state.outbound).toEqual([YELLOW, GREEN, RED, BLUE]);
  });
});

describe('Example 4: range', () => {
  it('Example 4: 3 barrels open zones 1 to 3, 2 barrels zones 1 and 2, 5 barrels all four [FD-PREP-07] [FD-PREP-08]', () => {
    const table = dockedTable([GREEN, YELLOW, RED, BLUE], [5, 1, 2, 3]);
    table.enter('setSail');
    expect(ORDER.map((seat) => table.player(seat).range)).toEqual([3, 4, 2, 1]);
    const zones = (): number[] => {
      const open = table.legal().map((move) => table.box.zone[table.at(move.split(' ')[2])]);
      return [...new Set(open)].sort();
    };
    expect(zones()).toEqual([1, 2, 3]);
    table.play('mission 1 panama');
    expect(zones()).toEqual([1, 2]);
    table.play('mission 1 cartagena');
    expect(zones()).toEqual([1, 2, 3, 4]);
  });
});

describe('Example 5: placing mission discs', () => {
  it('Example 5: five discs in Sailing Order, then Red again, and 16 in all [FD-SAIL-01] [FD-SAIL-02] [FD-SAIL-05]', () => {
    const table = sailingTable(ORDER, BARRELS);
    const five = [
      'mission 2 granGranada',
      'mission 3 santiagoDeCuba',
      'mission 3 santoDomingo',
      'mission 4 puertoCabello',
      'mission 1 panama',
    ];
    const seats = five.map((move) => {
      const { seat } = table.question();
      table.play(move);
      return seat;
    });
    expect(seats).toEqual([GREEN, RED, YELLOW, BLUE, GREEN]);
    expect(table.question()).toEqual({ kind: 'placeMission', seat: RED });
    expect(ORDER.map((seat) => discsOf(table, seat))).toEqual([
      { granGranada: '2', panama: '1' },
      { santiagoDeCuba: '3' },
      { santoDomingo: '3' },
      { puertoCabello: '4' },
    ]);

    table.play('mission 1 cartagena', 'mission 4 panama', 'mission 1 cartagena'); // Red, Yellow, Blue
    expect(seatsAsked(table, 'placeMission')).toEqual([...ORDER, ...ORDER]);
    const zones = revealedDiscs(table).map((discs) => Object.keys(discs).map((id) => table.box.zone[table.at(id)]));
    expect(zones.map((list) => list.length)).toEqual([4, 4, 4, 4]);
    expect(zones.map((list) => Math.max(...list))).toEqual([2, 2, 3, 3]);
  });

  it('Example 5: range 2 does not reach Panama or Gran Granada [FD-SAIL-04]', () => {
    const table = sailingTable([RED, GREEN, YELLOW, BLUE], BARRELS);
    for (const text of ['mission 1 panama', 'mission 1 granGranada']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-SAIL-04' });
    }
  });
});

describe('Example 6: the Informer, option 1', () => {
  const DISCS = [{ cartagena: '1' }, { cartagena: '1' }, { cartagena: '2', galleonA: '1' }, {}];

  it('Example 6A: Yellow alone sees Red 1, Blue 1 and Yellow 2, and would be third [FD-INF-02] [FD-HIDDEN-06]', () => {
    const table = informerTable(DISCS);
    table.play('inspect discs cartagena');
    const faces = ([YELLOW, RED, 'spectator'] as const).map((viewer) =>
      table.view(viewer).map[4].discs.map((disc) => disc.disc),
    );
    expect(faces).toEqual([
      ['1', '1', '2'],
      ['1', undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    table.play('keep');
    expect(arrivals(table, 'cartagena')).toEqual(['Red 1', 'Blue 1', 'Yellow 2']);
  });

  it('Example 6B: after exchanging 1 and 2 Yellow arrives second and Blue misses out [FD-INF-03] [FD-REVEAL-03] [FD-REVEAL-04]', () => {
    const table = informerTable(DISCS);
    table.play('inspect discs cartagena', 'exchange 1 2');
    expect(arrivals(table, 'cartagena')).toEqual(['Red 1', 'Yellow 1', 'Blue 1']);
    expect(discsOf(table, YELLOW)).toEqual({ cartagena: '1', galleonA: '2' });
    table.play('attack');
    const events = table.play('attack', 'sail');
    expect(events[0]).toEqual({
      ...{ kind: 'missionDeclined', seat: BLUE, destination: 4, disc: 1 },
      reason: 'missedOut',
    });
  });
});

describe('Example 7: the Informer, option 2', () => {
  it('Example 7: Yellow alone learns Panama’s counter and moves disc 4 to Portobelo [FD-INF-04] [FD-INF-05] [FD-HIDDEN-04]', () => {
    const table = informerTable(EXAMPLE_8);
    table.play('inspect counter panama');
    const seen = ([YELLOW, RED, BLUE, GREEN, 'spectator'] as const).map((viewer) => table.view(viewer).map[9].counter);
    expect(seen).toEqual([{ up: false, value: 2 }, { up: false }, { up: false }, { up: false }, { up: false }]);
    expect(table.box.troops[9] + table.state.counters[9]).toBe(3);

    for (const text of ['move veracruz', 'move galleonC', 'move cartagena', 'move panama']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-05' });
    }
    table.play('move portobelo');
    expect(discsOf(table, YELLOW)).toEqual({ cartagena: '1', galleonA: '2', santoDomingo: '3', portobelo: '4' });
    expect(table.box.troops[5]).toBe(1);
    expect(arrivals(table, 'panama')).toEqual(['Green 1']);
    expect(table.view(RED).map[9].counter).toEqual({ up: false });
    expect(table.view(YELLOW).map[9].counter).toEqual({ up: false, value: 2 });
  });
});

describe('Example 8: reveal and arrival order', () => {
  it('Example 8: the discs stand in order of arrival [FD-REVEAL-01] [FD-REVEAL-03] [FD-REVEAL-04]', () => {
    const table = informerTable(EXAMPLE_8);
    table.play('keep');
    expect(arrivals(table, 'cartagena')).toEqual(['Red 1', 'Yellow 1', 'Blue 1']);
    expect(arrivals(table, 'panama')).toEqual(['Green 1', 'Yellow 4']);
    expect(arrivals(table, 'puertoCabello')).toEqual(['Green 3', 'Blue 4']);
    expect(arrivals(table, 'santoDomingo')).toEqual(['Yellow 3', 'Blue 3']);
    expect(arrivals(table, 'galleonA')).toEqual(['Yellow 2', 'Blue 2']);
    expect(table.box.circles[4]).toBe(2);
  });

  it('Example 8: a Hind would stand first and a Ghost be gone [FD-REVEAL-02] [FD-REVEAL-03]', () => {
    for (const [place, first] of [
      ['cartagena', 'Red 1'],
      ['panama', 'Green 1'],
      ['puertoCabello', 'Green 3'],
    ] as const) {
      const [red, blue, yellow, green] = EXAMPLE_8.map((map): Record<string, string> => {
        const { [place]: _, ...others } = map as Record<string, string>;
        return others;
      });
      const ghost = informerTable([EXAMPLE_8[RED], { ...blue, [place]: 'ghost' }, yellow, EXAMPLE_8[GREEN]]);
      ghost.play('keep');
      expect(arrivals(ghost, place)).toEqual([first]);
      const hind = informerTable([red, { ...blue, [place]: 'hind' }, EXAMPLE_8[YELLOW], green]);
      hind.play('keep');
      expect(arrivals(hind, place)[0]).toBe('Blue hind');
    }
  });
});

describe('Order of resolution', () => {
  it('Order of resolution: the Hind, then every number in Sailing Order [FD-REVEAL-03] [FD-RESOLVE-01]', () => {
    const table = informerTable([
      EXAMPLE_8[RED],
      { ...EXAMPLE_8[BLUE], sanJuan: 'hind' },
      EXAMPLE_8[YELLOW],
      EXAMPLE_8[GREEN],
    ]);
    table.play('keep');
    const due: string[] = [];
    while (table.state.voyage === 1) {
      const frame = table.question();
      if ('disc' in frame && frame.kind !== 'goHome') due.push(`${'RBYG'[frame.seat]}${frame.disc}`);
      table.play(frame.kind === 'goHome' ? 'sail' : 'decline');
    }
    expect(due.join(' ')).toBe('B6 G1 R1 Y1 B1 G2 R2 Y2 B2 G3 R3 Y3 B3 G4 R4 Y4 B4');
  });
});
