import { describe, expect, it } from 'vitest';
import { commodityPoints } from '../src/scoring.ts';
import { audit } from '../src/testing/index.ts';
import { makeTable } from '../src/testing/table.ts';
import { boxWith, discsAt, eventsOf, finish, holdOf, mapOf, missionsOf, resolving } from './missionTable.ts';

const GREEN = 0;
const RED = 1;
const YELLOW = 2;
const BLUE = 3;
const SAILING_ORDER = [GREEN, RED, YELLOW, BLUE];
const RICH = { crew: 20, guns: 30, goods: 5, galleon: true };

/** The discs of Example 8, with the free places as in the reference voyage. */
const EXAMPLE_8 = [
  { 1: 'panama', 2: 'granGranada', 3: 'puertoCabello', 4: 'portobelo' },
  { 1: 'cartagena', 2: 'trinidad', 3: 'santiagoDeCuba', 4: 'maracaibo' },
  { 1: 'cartagena', 2: 'galleonA', 3: 'santoDomingo', 4: 'panama' },
  { 1: 'cartagena', 2: 'galleonA', 3: 'santoDomingo', 4: 'puertoCabello' },
];

/** Green and Blue go home after mission 3. */
function asInExample12(frame: { readonly kind: string; readonly seat: number; readonly disc?: number }) {
  const early = frame.seat === GREEN || frame.seat === BLUE;
  return frame.kind === 'goHome' && frame.disc === 3 && early ? 'home' : undefined;
}

describe('worked examples', () => {
  it('Order of resolution: Hind, then by number and Sailing Order, without ships that are home [FD-RESOLVE-01]', () => {
    const ships = EXAMPLE_8.map((missions, seat) => ({
      ...RICH,
      missions: seat === BLUE ? { ...missions, hind: 'veracruz' } : missions,
    }));
    const table = resolving({ ships, outbound: SAILING_ORDER, watcher: false });
    finish(table, (frame) => (frame.kind === 'goHome' && frame.seat === RED && frame.disc === 2 ? 'home' : undefined));
    const order = missionsOf(table).map((one) => one.split(' ')[0]);
    expect(order).toEqual([
      '3:hind',
      ...['0:1', '1:1', '2:1', '3:1'],
      ...['0:2', '1:2', '2:2', '3:2'],
      ...['0:3', '2:3', '3:3'],
      ...['0:4', '2:4', '3:4'],
    ]);
  });

  it('Example 9: attacking a fort [FD-RESOLVE-07] [FD-RESOLVE-09] [FD-RESOLVE-11] [FD-RESOLVE-15] [FD-RESOLVE-16]', () => {
    const missions = { 1: 'veracruz', 4: 'sanJuan' };
    const table = resolving({
      ships: [
        { crew: 4, guns: 1, missions },
        { crew: 4, pinnace: true, missions },
        { crew: 9, guns: 9, missions },
      ],
      counters: { veracruz: 2 },
    });
    table.play('attack', 'attack', 'sail', 'attack', 'sail');
    const success = { kind: 'attacked', destination: table.at('veracruz'), disc: 1, crew: 4, points: 5 };
    expect(eventsOf(table.events, 'attacked')).toEqual([
      { ...success, seat: 0, guns: 1, treasure: 1 },
      { ...success, seat: 1, guns: 0, treasure: -1 },
    ]);
    expect(missionsOf(table).at(-1)).toBe('2:1 veracruz missedOut');
    expect([0, 1, 2].map((seat) => holdOf(table, seat))).toEqual([
      { crew: 0, guns: 0, goods: 0 },
      { crew: 0, guns: 0, goods: 0 },
      { crew: 9, guns: 9, goods: 0 },
    ]);
    expect(table.state.players.map((player) => player.score)).toEqual([9, 9, 4, 4]);

    const poor = resolving({ ships: [{ crew: 4, missions }], counters: { veracruz: 2 } });
    expect(missionsOf(poor)).toEqual(['0:1 veracruz unable']);
  });

  it('Example 10: attacking a Spanish galleon [FD-RESOLVE-17] [FD-RESOLVE-18]', () => {
    const table = resolving({
      ships: [
        { galleon: true, guns: 4, missions: { 1: 'galleonB', 4: 'sanJuan' } },
        { galleon: true, guns: 4, missions: { 2: 'galleonB', 4: 'sanJuan' } },
        { galleon: false, guns: 9, missions: { 1: 'galleonB', 4: 'sanJuan' } },
      ],
      outbound: [2, 0, 1, 3],
      counters: { galleonB: 1 },
    });
    expect(missionsOf(table)).toEqual(['2:1 galleonB unable']);
    table.play('sail', 'attack', 'attack', 'sail', 'attack');
    const success = { kind: 'attacked', destination: table.at('galleonB'), crew: 0, guns: 4, points: 8 };
    expect(eventsOf(table.events, 'attacked')).toEqual([
      { ...success, seat: 0, disc: 1, treasure: 2 },
      { ...success, seat: 1, disc: 2, treasure: -1 },
    ]);
    expect(table.state.players.map((player) => [player.guns, player.score])).toEqual([
      [0, 12],
      [0, 12],
      [9, 4],
      [0, 4],
    ]);
    expect(mapOf(table, 2)).toEqual({ sanJuan: '4' });
  });

  it('Example 11: trading [FD-RESOLVE-24] [FD-RESOLVE-25]', () => {
    const table = resolving({
      ships: [
        { goods: 1, missions: { 3: 'santoDomingo' } },
        { goods: 1, missions: { 3: 'santoDomingo' } },
        { goods: 1, missions: { 3: 'santoDomingo' } },
      ],
    });
    expect(table.legal()).toEqual(['trade sugar', 'trade tobacco', 'decline']);
    table.play('trade sugar');
    expect(table.legal()).toEqual(['trade tobacco', 'decline']);
    table.play('trade tobacco');
    expect(table.view(0).map[table.at('santoDomingo')]).toMatchObject({ wares: [], successes: 2 });
    expect(table.state.players.map((player) => player.goods)).toEqual([0, 0, 1, 1]);
    expect(table.player(0).commodities).toEqual([0, 1, 0, 0]);
    expect(table.player(1).commodities).toEqual([0, 0, 0, 1]);
    expect(missionsOf(table).at(-1)).toBe('2:3 santoDomingo missedOut');
  });

  it('Example 12: going home [FD-HOME-01] [FD-HOME-04] [FD-HOME-06] [FD-HOME-08]', () => {
    const ships = EXAMPLE_8.map((missions) => ({ ...RICH, missions }));
    const table = resolving({ ships, outbound: SAILING_ORDER, watcher: false });
    finish(table, asInExample12);
    expect(eventsOf(table.events, 'returned')).toEqual([
      { kind: 'returned', seat: GREEN, dock: 1, bonus: 2 },
      { kind: 'returned', seat: BLUE, dock: 2, bonus: 1 },
      { kind: 'returned', seat: RED, dock: 3, bonus: 0 },
      { kind: 'returned', seat: YELLOW, dock: 4, bonus: 0 },
    ]);
    expect(missionsOf(table).filter((one) => one.includes(':4 '))).toEqual([
      '1:4 maracaibo attacked',
      '2:4 panama attacked',
    ]);
  });

  it('Example 13: scoring the kinds [FD-SCORE-01] [FD-SCORE-02] [FD-SCORE-05]', () => {
    const ships = [
      { ...RICH, missions: { 1: 'cartagena', 2: 'portobelo', 3: 'panama' } },
      { ...RICH, missions: { 1: 'trinidad', 2: 'maracaibo', 3: 'cartagena' } },
      { ...RICH, missions: { 1: 'granGranada', 2: 'panama', 3: 'galleonA', 4: 'santoDomingo' } },
      { ...RICH, missions: { 1: 'galleonA', 4: 'santoDomingo' } },
    ];
    const table = resolving({ ships, outbound: SAILING_ORDER, watcher: false });
    finish(table);
    expect(eventsOf(table.events, 'kindsScored')).toEqual([{ kind: 'kindsScored', points: [4, 4, 10, 1] }]);
    expect(eventsOf(table.events, 'traded')).toHaveLength(2);
    expect(table.player(BLUE).points).toEqual([4, 0, 0, 0, 6, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    { held: [0, 2, 1, 3], points: 26, text: '3 tobacco, 2 sugar, 1 coffee' },
    { held: [1, 1, 1, 1], points: 26, text: 'one of each kind' },
    { held: [0, 0, 0, 3], points: 6, text: '3 tobacco' },
    { held: [2, 2, 2, 2], points: 52, text: '2 of each kind' },
    { held: [2, 2, 2, 3], points: 54, text: '3 tobacco, 2 of each other kind' },
    { held: [2, 2, 1, 0], points: 24, text: '2 indigo, 2 sugar, 1 coffee' },
  ])('Example 14: commodities at the end, $text score $points [FD-END-01] [FD-END-02]', ({ held, points }) => {
    const table = makeTable({ seats: 3 });
    expect(commodityPoints(table.box, held)).toBe(points);
    table.state.voyage = 3;
    table.state.outbound = [0, 1, 2];
    table.give(1, { commodities: held });
    table.enter('endVoyage');
    expect(table.game.outcome(table.state)?.breakdown[1].commodities).toBe(points);
  });
});

describe('reference voyage', () => {
  /** Laid before the Informer: Yellow's discs 1 and 2 are exchanged by Example 6B. */
  const laid = [EXAMPLE_8[0], EXAMPLE_8[1], { ...EXAMPLE_8[2], 2: 'cartagena', 1: 'galleonA' }, EXAMPLE_8[3]];

  function played(voyage: number) {
    const table = makeTable();
    const { state } = table;
    state.voyage = voyage;
    state.outbound = [GREEN, RED, BLUE, YELLOW];
    state.governor = YELLOW;
    state.informer = YELLOW;
    state.galleonCounters = [1, 0, 2];
    table.give(GREEN, { docked: true, barrels: 3, crew: 5, guns: 2, goods: 0 });
    table.give(RED, { docked: true, barrels: 2, crew: 5, guns: 2, goods: 1 });
    table.give(YELLOW, { docked: true, barrels: 3, crew: 4, guns: 6, goods: 1, galleon: true });
    table.give(BLUE, { docked: true, barrels: 2, crew: 1, guns: 4, goods: 1, galleon: true });
    table.enter('layFrigates');
    table.box.galleons.forEach((place, i) => {
      state.counters[place] = [1, 0, 2][i];
    });
    table.play('troops trinidad=0 maracaibo=1 panama=2 veracruz=0');
    for (const disc of [2, 3, 4, 1] as const) {
      for (const seat of SAILING_ORDER) table.play(`mission ${disc} ${laid[seat][disc]}`);
    }
    table.play('inspect discs cartagena', 'exchange 1 2');
    finish(table, asInExample12);
    return table;
  }

  it.each([1, 2, 3])(
    'Examples 3 to 13 in voyage %i: every mission pays, scores and gains as told [FD-RESOLVE-09] [FD-RESOLVE-10] [FD-SETUP-02]',
    (voyage) => {
      const table = played(voyage);
      const rows = eventsOf(table.events, 'attacked', 'traded', 'missionDeclined', 'returned').map((event) => {
        if (event.kind === 'returned') return [event.seat, 'home', event.dock, event.bonus];
        const place = `${event.disc} ${table.box.names[event.destination]}`;
        if (event.kind === 'traded') return [event.seat, place, event.commodity];
        if (event.kind === 'missionDeclined') return [event.seat, place, event.reason];
        return [event.seat, place, event.crew, event.guns, event.points, event.treasure];
      });
      expect(rows).toEqual([
        [GREEN, '1 panama', 3, 2, 4, 1],
        [RED, '1 cartagena', 1, 0, 2, 0],
        [YELLOW, '1 cartagena', 1, 0, 2, -1],
        [BLUE, '1 cartagena', 'missedOut'],
        [GREEN, '2 granGranada', 1, 0, 3, 1],
        [RED, '2 trinidad', 1, 1, 3, 0],
        [YELLOW, '2 galleonA', 0, 4, 8, 2],
        [BLUE, '2 galleonA', 0, 4, 8, -1],
        [GREEN, '3 puertoCabello', 1, 0, 2, 0],
        [GREEN, 'home', 1, 2],
        [RED, '3 santiagoDeCuba', 0],
        [YELLOW, '3 santoDomingo', 1],
        [BLUE, '3 santoDomingo', 3],
        [BLUE, 'home', 2, 1],
        [RED, '4 maracaibo', 3, 1, 4, 0],
        [RED, 'home', 3, 0],
        [YELLOW, '4 panama', 3, 2, 4, -1],
        [YELLOW, 'home', 4, 0],
      ]);
    },
  );

  it.each([1, 2])(
    'Examples 3 to 13 in voyage %i: its scores and the next turn order [FD-SCORE-01] [FD-SCORE-03] [FD-RESET-07]',
    (voyage) => {
      const table = played(voyage);
      expect(eventsOf(table.events, 'kindsScored', 'counterScored')).toEqual([
        { kind: 'kindsScored', points: [4, 4, 10, 1] },
        { kind: 'counterScored', counter: 'governor', seat: YELLOW, points: 0 },
      ]);
      expect(table.state.players.map((player) => player.score)).toEqual([19, 17, 28, 14]);
      expect(table.state.order).toEqual([BLUE, RED, GREEN, YELLOW]);
      expect(table.state.players.map((player) => player.chest)).toEqual([
        [1, 2, 0],
        [3, 0, 0],
        [0, 0, 1],
        [0, 0, 0],
      ]);
      // Two gold and two jewels went back before one of each was laid again.
      expect(table.state.treasureStock).toEqual([4, 6, 5]);
      expect(audit.pieces(table.state)).toEqual([]);
    },
  );
});

describe('further cases', () => {
  it('Waiting discs at a town, the first declining [FD-RESOLVE-08]', () => {
    const ships = [1, 2, 3].map((disc) => ({ crew: 1, missions: { [disc]: 'cartagena' } }));
    const table = resolving({ ships });
    table.play('decline', 'attack', 'attack');
    expect(eventsOf(table.events, 'attacked').map(({ seat, treasure }) => [seat, treasure])).toEqual([
      [1, 0],
      [2, -1],
    ]);
  });

  it('Waiting discs at a town, the second gone home [FD-HOME-12]', () => {
    const table = resolving({
      ships: [
        { crew: 1, missions: { 1: 'cartagena' } },
        { crew: 2, missions: { 1: 'portobelo', 2: 'cartagena' } },
        { crew: 1, missions: { 3: 'cartagena' } },
      ],
    });
    table.play('attack', 'attack', 'home');
    expect(discsAt(table, 'cartagena')).toEqual(['0:1*', '2:3']);
    table.play('attack');
    expect(eventsOf(table.events, 'attacked').map(({ seat, treasure }) => [seat, treasure])).toEqual([
      [0, 0],
      [1, 1],
      [2, -1],
    ]);
  });

  it('Waiting discs at a port with two circles [FD-RESOLVE-29]', () => {
    const ships = [1, 2, 3].map((disc) => ({ goods: disc === 1 ? 0 : 1, missions: { [disc]: 'sanJuan' } }));
    const table = resolving({ ships });
    table.play('trade coffee', 'trade tobacco');
    expect(missionsOf(table)).toEqual(['0:1 sanJuan unable', '1:2 sanJuan traded', '2:3 sanJuan traded']);
  });

  it.each([
    { crew: 0, asked: false },
    { crew: 2, asked: true },
    { crew: 3, asked: true },
  ])(
    'A fort of one troop, no guns and a hidden 2, with $crew crew [FD-RESOLVE-20] [FD-RESOLVE-21] [FD-RESOLVE-22]',
    (row) => {
      const table = resolving({
        box: boxWith({ panama: { guns: 0 } }),
        ships: [{ crew: row.crew, missions: { 1: 'panama', 4: 'sanJuan' } }],
        counters: { panama: 2 },
      });
      const panama = table.at('panama');
      expect(table.question().kind).toBe(row.asked ? 'attack' : 'goHome');
      if (!row.asked) return expect(table.state.countersUp[panama]).toBe(0);
      table.play('attack');
      expect(table.state.countersUp[panama]).toBe(1);
      if (row.crew === 2) expect(missionsOf(table)).toEqual(['0:1 panama tooDear']);
      else {
        expect(table.legal()).toEqual(['attack', 'decline']);
        table.play('decline');
      }
      expect(table.player(0)).toMatchObject({ crew: row.crew, back: 0b10 });
      expect(table.state.treasure[panama]).toBe(1);
    },
  );

  it('A frigate’s disc on a Spanish galleon comes back and its owner may go home [FD-SAIL-09] [FD-HOME-02]', () => {
    const missions = { 2: 'galleonA', 3: 'cartagena' };
    const table = resolving({ ships: [{ ...RICH, galleon: false, missions }] });
    expect(missionsOf(table)).toEqual(['0:2 galleonA unable']);
    expect(eventsOf(table.events, 'counterTurned', 'shipsSailed')).toEqual([]);
    expect(table.player(0)).toMatchObject({ back: 0b100, ship: -1 });
    expect(table.legal()).toEqual(['home', 'sail']);
  });

  it('Hero’s bonus: first a trader, then a conqueror, then another [FD-HOME-09]', () => {
    const table = resolving({
      ships: [
        { goods: 1, missions: { 1: 'sanJuan', 4: 'trinidad' } },
        { crew: 1, missions: { 2: 'cartagena', 4: 'trinidad' } },
        { crew: 1, missions: { 3: 'portobelo', 4: 'trinidad' } },
      ],
    });
    table.play('trade coffee', 'home', 'attack', 'home', 'attack', 'home');
    expect(eventsOf(table.events, 'returned').map((event) => event.bonus)).toEqual([0, 1, 0]);
  });

  it('Reset: equal scores keep the order of the homebound docks [FD-RESET-07] [FD-RESET-08]', () => {
    const [red, blue, green] = [0, 1, 2];
    const table = makeTable({ seats: 3 });
    table.state.outbound = [red, green, blue];
    table.state.homebound = [blue, green, red];
    table.give(red, { score: 20, home: true });
    table.give(blue, { score: 20, home: true });
    table.give(green, { score: 15, home: true });
    table.enter('endVoyage');
    expect(table.state.order).toEqual([green, blue, red]);
  });

  it.each([
    { text: 'sailing', missions: { 1: 'sanJuan' } },
    { text: 'staying in harbour', missions: {} },
  ])(
    'Admiral 2 for two gold, Governor 1 for one silver, the Admiral’s holder $text [FD-SCORE-03] [FD-LIMITS-02]',
    (row) => {
      const table = resolving({ ships: [{ missions: row.missions }, {}], state: { admiral: 0, governor: 1 } });
      const left = ['panama', 'veracruz', 'trinidad'];
      table.state.treasure = table.box.names.map((name) => (left.includes(name) ? 1 : 0));
      table.play('decline');
      expect(eventsOf(table.events, 'counterScored')).toEqual([
        { kind: 'counterScored', counter: 'admiral', seat: 0, points: 2 },
        { kind: 'counterScored', counter: 'governor', seat: 1, points: 1 },
      ]);
    },
  );
});
