import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { HIND } from '../src/ids.ts';
import { discSet, makeTable } from '../src/testing/table.ts';
import { discsAt, eventsOf, finish, holdOf, mapOf, missionsOf, resolving } from './missionTable.ts';

const RICH = { crew: 20, guns: 30, goods: 5, galleon: true };

describe('the order of the missions', () => {
  it.each([
    { outbound: [2, 0, 1], hind: 1 },
    { outbound: [3, 1, 0, 2], hind: 0 },
    { outbound: [4, 0, 3, 1, 2], hind: 2 },
  ])('[FD-RESOLVE-01] the Hind comes first, then 1 to 4, each in Sailing Order ($outbound)', ({ outbound, hind }) => {
    const places = ['portobelo', 'panama', 'veracruz', 'galleonC'];
    const ships = outbound.map((_, seat) => ({
      ...RICH,
      missions: {
        ...Object.fromEntries(places.map((place, i) => [i + 1, place])),
        ...(seat === hind ? { hind: 'granGranada' } : {}),
      },
    }));
    const table = resolving({ ships, outbound, watcher: false });
    finish(table, (frame) => (frame.kind === 'attack' ? 'decline' : undefined));
    const numbered = places.flatMap((place, i) => outbound.map((seat) => `${seat}:${i + 1} ${place} chosen`));
    expect(missionsOf(table)).toEqual([`${hind}:hind granGranada chosen`, ...numbered]);
  });

  it('[FD-RESOLVE-02] the Hind sails and acts alone, then all ships sail together to each number', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { hind: 'trinidad', 1: 'cartagena', 2: 'sanJuan' } },
        { ...RICH, missions: { 1: 'cartagena', 3: 'panama' } },
        { ...RICH, missions: { 1: 'galleonA', 2: 'sanJuan' } },
      ],
      outbound: [3, 2, 1, 0],
    });
    const [trinidad, cartagena, galleonA, sanJuan] = ['trinidad', 'cartagena', 'galleonA', 'sanJuan'].map(table.at);
    expect(table.events).toEqual([{ kind: 'shipsSailed', disc: HIND, ships: [trinidad, -1, -1, -1] }]);
    expect(table.question()).toEqual({ kind: 'attack', seat: 0, destination: trinidad, disc: HIND });
    expect(table.state.players.map((player) => player.ship)).toEqual([trinidad, -1, -1, -1]);
    table.play('decline');
    expect(table.play('sail')).toEqual([{ kind: 'shipsSailed', disc: 1, ships: [cartagena, cartagena, galleonA, -1] }]);
    expect(table.question()).toEqual({ kind: 'attack', seat: 2, destination: galleonA, disc: 1 });
    table.play('decline', 'sail', 'decline', 'sail', 'decline');
    expect(table.play('sail')).toEqual([{ kind: 'shipsSailed', disc: 2, ships: [sanJuan, -1, sanJuan, -1] }]);
    expect(table.view('spectator').players.map((player) => player.ship)).toEqual([
      'sanJuan',
      'cartagena',
      'sanJuan',
      undefined,
    ]);
  });

  it('[FD-RESOLVE-02] a frigate sails like a galleon, but not to a Spanish galleon', () => {
    const table = resolving({
      ships: [
        { ...RICH, galleon: false, missions: { 1: 'sanJuan', 2: 'galleonA', 3: 'panama' } },
        { ...RICH, missions: { 1: 'cartagena', 2: 'galleonA', 3: 'panama' } },
      ],
    });
    finish(table);
    const [sanJuan, cartagena, galleonA, panama] = ['sanJuan', 'cartagena', 'galleonA', 'panama'].map(table.at);
    expect(eventsOf(table.events, 'shipsSailed')).toEqual([
      { kind: 'shipsSailed', disc: 1, ships: [sanJuan, cartagena, -1] },
      { kind: 'shipsSailed', disc: 2, ships: [-1, galleonA, -1] },
      { kind: 'shipsSailed', disc: 3, ships: [panama, panama, -1] },
      { kind: 'shipsSailed', disc: 4, ships: [-1, -1, table.at('santiagoDeCuba')] },
    ]);
  });

  it('[FD-RESOLVE-02] no ship is reported to sail for a number that nobody has on the map', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { 3: 'cartagena' } }] });
    expect(table.events).toEqual([{ kind: 'shipsSailed', disc: 3, ships: [table.at('cartagena'), -1, -1] }]);
  });

  it('[FD-RESOLVE-03] the Hind attacks like any other disc, in addition to the four numbered ones', () => {
    const places = { hind: 'cartagena', 1: 'trinidad', 2: 'galleonA', 3: 'santoDomingo', 4: 'portobelo' };
    const table = resolving({ ships: [{ ...RICH, missions: places }] });
    expect(table.legal()).toEqual(['attack', 'decline']);
    const cartagena = table.at('cartagena');
    expect(table.play('attack')).toEqual([
      { kind: 'attacked', seat: 0, destination: cartagena, disc: HIND, crew: 1, guns: 0, points: 2, treasure: 0 },
    ]);
    expect(table.player(0)).toMatchObject({ crew: 19, guns: 30, score: 6, chest: [1, 0, 0], conquests: 1 });
    expect(discsAt(table, 'cartagena')).toEqual(['0:hind*']);
    finish(table);
    expect(missionsOf(table).filter((one) => one.startsWith('0'))).toEqual([
      '0:hind cartagena attacked',
      '0:1 trinidad attacked',
      '0:2 galleonA attacked',
      '0:3 santoDomingo traded',
      '0:4 portobelo attacked',
    ]);
  });

  it('[FD-RESOLVE-03] the Hind trades like any other disc', () => {
    const table = resolving({ ships: [{ goods: 1, missions: { hind: 'sanJuan', 1: 'trinidad' } }] });
    expect(table.legal()).toEqual(['trade coffee', 'trade tobacco', 'decline']);
    expect(table.play('trade tobacco')).toEqual([
      { kind: 'traded', seat: 0, destination: table.at('sanJuan'), disc: HIND, commodity: 3 },
    ]);
    expect(discsAt(table, 'sanJuan')).toEqual(['0:hind*']);
  });

  it('[FD-RESOLVE-03] one Hind at most sails in a voyage', () => {
    const table = makeTable({ seats: 3 });
    table.play('stop goldenHind');
    expect(table.state.hind).toBe(0);
    expect(table.refuse('stop goldenHind')).toMatchObject({ code: 'illegal', rule: 'FD-PROV-07' });
    expect(table.state.players.map((player) => player.hand)).toEqual([
      discSet('1', '2', '3', '4', 'hind'),
      discSet('1', '2', '3', '4'),
      discSet('1', '2', '3', '4'),
    ]);
  });

  it('[FD-RESOLVE-04] discs at a Destination act in the order of their circles', () => {
    const discs = ['2', '1', 'hind', '1', '3'];
    const ships = discs.map((disc) => ({ ...RICH, missions: { [disc]: 'panama' } }));
    const table = resolving({ ships, outbound: [3, 4, 1, 0, 2], watcher: false });
    const arrival = discsAt(table, 'panama');
    expect(arrival).toEqual(['2:hind', '3:1', '1:1', '0:2', '4:3']);
    finish(table, (frame) => (frame.kind === 'attack' ? 'decline' : undefined));
    expect(missionsOf(table)).toEqual(arrival.map((one) => `${one} panama chosen`));
  });

  it('[FD-RESOLVE-05] a player without a disc of the number is skipped', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'cartagena', 3: 'portobelo' } },
        { ...RICH, missions: { 2: 'cartagena', 3: 'portobelo' } },
      ],
    });
    finish(table);
    expect(missionsOf(table)).toEqual([
      '0:1 cartagena attacked',
      '1:2 cartagena attacked',
      '0:3 portobelo attacked',
      '1:3 portobelo attacked',
      '2:4 santiagoDeCuba traded',
    ]);
  });
});

describe('attacks in general', () => {
  it('[FD-RESOLVE-06] a player may decline an attack: the disc comes back and nothing is paid or gained', () => {
    const table = resolving({ ships: [{ crew: 1, guns: 2, missions: { 2: 'cartagena', 3: 'trinidad' } }] });
    const before = structuredClone(table.player(0));
    expect(table.legal()).toEqual(['attack', 'decline']);
    const cartagena = table.at('cartagena');
    expect(table.play('decline')).toEqual([
      { kind: 'missionDeclined', seat: 0, destination: cartagena, disc: 2, reason: 'chosen' },
    ]);
    expect(table.player(0)).toEqual({ ...before, back: discSet('2') });
    expect(mapOf(table, 0)).toEqual({ trinidad: '3' });
    expect(table.state.treasure[cartagena]).toBe(1);
    expect(table.state.successes[cartagena]).toBe(0);
  });

  it('[FD-RESOLVE-06] a player may decline a trade and keep the goods', () => {
    const table = resolving({ ships: [{ goods: 1, missions: { 1: 'sanJuan', 2: 'trinidad' } }] });
    const before = structuredClone(table.player(0));
    const sanJuan = table.at('sanJuan');
    expect(table.play('decline')).toEqual([
      { kind: 'missionDeclined', seat: 0, destination: sanJuan, disc: 1, reason: 'chosen' },
    ]);
    expect(table.player(0)).toEqual({ ...before, back: discSet('1') });
    expect(table.view(0).map[sanJuan]).toMatchObject({ wares: ['coffee', 'tobacco'], successes: 0, discs: [] });
  });

  it('[FD-RESOLVE-06] the only answers to an attack are to make it or to decline it', () => {
    const table = resolving({ ships: [{ crew: 1, missions: { 1: 'cartagena' } }] });
    const refusal = (text: string) => ({ code: 'illegal', text, rule: 'FD-RESOLVE-06' });
    expect(table.refuse('sail')).toEqual(refusal('sail'));
    expect(table.refuse('trade sugar')).toEqual(refusal('trade sugar'));
    expect(table.refuse('attack', 2)).toEqual({ code: 'wrongSeat', awaiting: [0] });
  });

  it.each(['cartagena', 'trinidad', 'galleonA'])('[FD-RESOLVE-07] a third disc misses out at %s', (place) => {
    const ships = [1, 2, 3, 4].map((disc) => ({ ...RICH, missions: { [disc]: place } }));
    const table = resolving({ ships });
    table.play('attack', ...(place === 'cartagena' ? [] : ['attack']));
    const before = [structuredClone(table.player(2)), structuredClone(table.player(3))];
    const events = table.play('attack');
    const missed = (seat: number, disc: number) => [
      { kind: 'missionDeclined', seat, destination: table.at(place), disc, reason: 'missedOut' },
      { kind: 'returned', seat, dock: seat + 1, bonus: 0 },
    ];
    expect(events.filter((event) => 'seat' in event && event.seat > 1)).toEqual([...missed(2, 3), ...missed(3, 4)]);
    expect(table.state.successes[table.at(place)]).toBe(2);
    expect(discsAt(table, place)).toEqual(['0:1*', '1:2*']);
    expect(table.player(2)).toEqual({ ...before[0], back: discSet('3'), home: true });
    expect(table.player(3)).toEqual({ ...before[1], back: discSet('4'), home: true });
  });

  it('[FD-RESOLVE-07] the limit of successes is a number of its own, not that of the circles', () => {
    const constants = { ...shipped.constants, attackLimit: 1 };
    const ships = [1, 2].map((disc) => ({ ...RICH, missions: { [disc]: 'cartagena' } }));
    const table = resolving({ box: makeBox({ ...shipped, constants }), ships });
    table.play('attack');
    expect(missionsOf(table)).toEqual(['0:1 cartagena attacked', '1:2 cartagena missedOut']);
  });

  it('[FD-RESOLVE-08] a mission not carried out leaves its chance to the next disc', () => {
    const crew = [1, 0, 1, 1, 1];
    const ships = crew.map((amount, seat) => ({ crew: amount, missions: { [seat === 4 ? 4 : 1]: 'cartagena' } }));
    const table = resolving({ ships, watcher: false });
    table.play('decline', 'attack', 'attack');
    expect(missionsOf(table)).toEqual([
      '0:1 cartagena chosen',
      '1:1 cartagena unable',
      '2:1 cartagena attacked',
      '3:1 cartagena attacked',
      '4:4 cartagena missedOut',
    ]);
  });

  it('[FD-RESOLVE-09] a success is paid in full, to the last cube', () => {
    const table = resolving({
      ships: [
        { crew: 3, guns: 1, missions: { 1: 'maracaibo' } },
        { crew: 5, guns: 4, goods: 2, missions: { 1: 'maracaibo' } },
        { galleon: true, crew: 1, guns: 4, missions: { 1: 'galleonA' } },
      ],
      counters: { maracaibo: 1, galleonA: 2 },
    });
    table.play('attack', 'attack', 'attack', 'attack', 'attack');
    expect(holdOf(table, 0)).toEqual({ crew: 0, guns: 0, goods: 0 });
    expect(holdOf(table, 1)).toEqual({ crew: 2, guns: 3, goods: 2 });
    expect(holdOf(table, 2)).toEqual({ crew: 1, guns: 0, goods: 0 });
  });

  it.each([
    { crew: 1, guns: 9 },
    { crew: 9, guns: 0 },
  ])('[FD-RESOLVE-09] an attack one cube short cannot be made ($crew crew, $guns guns)', (hold) => {
    const table = resolving({ ships: [{ ...hold, missions: { 1: 'maracaibo' } }] });
    expect(missionsOf(table)).toEqual(['0:1 maracaibo unable']);
    expect(holdOf(table, 0)).toEqual({ ...hold, goods: 0 });
  });

  it.each([
    { place: 'puertoCabello', points: 2, source: 2 },
    { place: 'cartagena', points: 2, source: 2 },
    { place: 'portobelo', points: 3, source: 2 },
    { place: 'granGranada', points: 3, source: 2 },
    { place: 'trinidad', points: 3, source: 3 },
    { place: 'maracaibo', points: 4, source: 3 },
    { place: 'panama', points: 4, source: 3 },
    { place: 'veracruz', points: 5, source: 3 },
    { place: 'galleonA', points: 6, source: 4 },
    { place: 'galleonB', points: 8, source: 4 },
    { place: 'galleonC', points: 10, source: 4 },
  ])('[FD-RESOLVE-10] success at $place scores $points at once and turns the disc face down', (row) => {
    const table = resolving({ ships: [{ ...RICH, missions: { 1: row.place, 2: 'sanJuan' } }] });
    expect(discsAt(table, row.place)).toEqual(['0:1']);
    table.play('attack', ...(row.source === 2 ? [] : ['attack']));
    const points = [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    points[row.source] = row.points;
    expect(table.player(0)).toMatchObject({ score: 4 + row.points, points });
    expect(discsAt(table, row.place)).toEqual(['0:1*']);
  });

  it.each([
    { place: 'cartagena', chest: [1, 0, 0], treasure: 0 },
    { place: 'panama', chest: [0, 1, 0], treasure: 1 },
    { place: 'galleonA', chest: [0, 0, 1], treasure: 2 },
  ])('[FD-RESOLVE-11] the first success at $place wins the treasure, whoever makes it', (row) => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: row.place } },
        { ...RICH, missions: { 2: row.place } },
      ],
    });
    table.play('decline', 'attack', ...(row.place === 'cartagena' ? [] : ['attack']));
    expect(eventsOf(table.events, 'attacked')).toMatchObject([{ seat: 1, treasure: row.treasure }]);
    expect(table.player(0).chest).toEqual([0, 0, 0]);
    expect(table.player(1).chest).toEqual(row.chest);
    expect(table.state.treasure[table.at(row.place)]).toBe(0);
  });

  it('[FD-RESOLVE-12] the second success costs and scores the same and finds no treasure', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'panama', 4: 'sanJuan' } },
        { ...RICH, missions: { 1: 'panama', 4: 'sanJuan' } },
      ],
      counters: { panama: 2 },
    });
    table.play('attack', 'attack', 'sail', 'attack');
    const success = { kind: 'attacked', destination: table.at('panama'), disc: 1, crew: 3, guns: 2, points: 4 };
    expect(eventsOf(table.events, 'attacked')).toEqual([
      { ...success, seat: 0, treasure: 1 },
      { ...success, seat: 1, treasure: -1 },
    ]);
    expect(table.player(1)).toMatchObject({ crew: 17, guns: 28, score: 8, chest: [0, 0, 0], conquests: 2 });
  });

  it('[FD-RESOLVE-13] the first success of a kind moves its cube, a further one moves nothing', () => {
    const places = { 1: 'trinidad', 2: 'maracaibo', 3: 'galleonA', 4: 'cartagena' };
    const table = resolving({ ships: [{ ...RICH, missions: { hind: 'galleonB', ...places } }] });
    const cubes = () => table.view('spectator').players[0].conquests;
    expect(cubes()).toEqual({ town: false, fort: false, galleon: false });
    table.play('attack', 'attack', 'sail');
    expect(cubes()).toEqual({ town: false, fort: false, galleon: true });
    table.play('attack', 'attack', 'sail');
    expect(cubes()).toEqual({ town: false, fort: true, galleon: true });
    table.play('attack', 'attack', 'sail', 'attack', 'attack', 'sail');
    expect(cubes()).toEqual({ town: false, fort: true, galleon: true });
    table.play('attack');
    expect(cubes()).toEqual({ town: true, fort: true, galleon: true });
  });

  it('[FD-RESOLVE-32] a disc allows one mission: declined, failed or made, it is not asked again', () => {
    const table = resolving({
      ships: [
        { crew: 2, guns: 9, missions: { 1: 'trinidad', 2: 'panama' } },
        { crew: 9, guns: 9, missions: { 1: 'portobelo', 4: 'granGranada' } },
      ],
      counters: { panama: 2 },
    });
    finish(table, (frame) => (frame.kind === 'attack' && frame.disc === 1 ? 'decline' : undefined));
    expect(missionsOf(table)).toEqual([
      '0:1 trinidad chosen',
      '1:1 portobelo chosen',
      '0:2 panama tooDear',
      '1:4 granGranada attacked',
      '2:4 santiagoDeCuba traded',
    ]);
  });
});
