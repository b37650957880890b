import { describe, expect, it } from 'vitest';
import { attackCost, canPay, publicDefenders } from '../src/queries/cost.ts';
import { discSet, makeTable, type Table } from '../src/testing/table.ts';
import { boxWith, discsAt, eventsOf, finish, holdOf, missionsOf, resolving, type ShipSetup } from './missionTable.ts';

const RICH = { crew: 20, guns: 30, goods: 5, galleon: true };
const TOWNS = ['puertoCabello', 'cartagena', 'portobelo', 'granGranada'];
const FORTS = ['trinidad', 'maracaibo', 'panama', 'veracruz'];
const GALLEONS = ['galleonA', 'galleonB', 'galleonC'];

/** One ship with disc 1 at `place` and a later mission, so that it is asked whether to go home. */
function alone(place: string, ship: ShipSetup, counter = 0): Table {
  const counters = counter === 0 ? {} : { [place]: counter };
  return resolving({ ships: [{ ...ship, missions: { 1: place, 4: 'sanJuan' } }], counters });
}

/** What `ship` pays for a success at `place`; undefined when it is not asked, or fails. */
function price(place: string, ship: ShipSetup, counter: number): { crew: number; guns: number } | undefined {
  const table = alone(place, ship, counter);
  while (table.question().kind.endsWith('ttack')) table.play('attack');
  const [success] = eventsOf(table.events, 'attacked');
  return success && { crew: success.crew, guns: success.guns };
}

describe('towns', () => {
  it.each(TOWNS)('[FD-RESOLVE-14] %s costs exactly one crew and no gun', (town) => {
    const table = alone(town, { crew: 1 });
    table.play('attack');
    expect(eventsOf(table.events, 'attacked')).toMatchObject([{ crew: 1, guns: 0 }]);
    expect(holdOf(table, 0)).toEqual({ crew: 0, guns: 0, goods: 0 });
    expect(missionsOf(alone(town, { crew: 0, guns: 9 }))[0]).toBe(`0:1 ${town} unable`);
  });

  it('[FD-RESOLVE-14] counters lie at forts and galleons alone, never at a town', () => {
    const table = makeTable();
    table.state.outbound = [0, 1, 2, 3];
    table.give(0, { barrels: 1 });
    table.enter('layFrigates');
    const guarded = table.view('spectator').map.filter((place) => place.counter !== undefined);
    expect(guarded.map((place) => place.id)).toEqual([...FORTS, ...GALLEONS]);
  });
});

describe('forts', () => {
  it.each([
    { fort: 'trinidad', troops: 1, guns: 1 },
    { fort: 'maracaibo', troops: 2, guns: 1 },
    { fort: 'panama', troops: 1, guns: 2 },
    { fort: 'veracruz', troops: 2, guns: 1 },
  ])('[FD-RESOLVE-15] $fort costs its troops with the counter in crew, and its guns', ({ fort, troops, guns }) => {
    for (const counter of [0, 1, 2]) {
      const crew = troops + counter;
      expect(price(fort, { crew, guns }, counter)).toEqual({ crew, guns });
      expect(price(fort, RICH, counter)).toEqual({ crew, guns });
      expect(price(fort, { crew: crew - 1, guns }, counter)).toBeUndefined();
      expect(price(fort, { crew, guns: guns - 1 }, counter)).toBeUndefined();
    }
  });

  it('[FD-RESOLVE-16] with a pinnace the guns of every fort are ignored, the crew is not', () => {
    const crew = [1, 2, 1, 2];
    const paid = FORTS.map((fort, i) => price(fort, { crew: crew[i] + 2, guns: 3, pinnace: true }, 2));
    expect(paid).toEqual(crew.map((troops) => ({ crew: troops + 2, guns: 0 })));
    expect(FORTS.map((fort, i) => price(fort, { crew: crew[i] + 1, pinnace: true }, 2))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('[FD-RESOLVE-16] the pinnace serves at more than one fort of a voyage', () => {
    const table = resolving({ ships: [{ crew: 3, pinnace: true, missions: { 1: 'panama', 2: 'maracaibo' } }] });
    table.play('attack', 'attack', 'sail', 'attack', 'attack');
    expect(eventsOf(table.events, 'attacked').map(({ crew, guns }) => [crew, guns])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(table.player(0).pinnace).toBe(true);
  });

  it('[FD-RESOLVE-16] a pinnace is of no use to another player at the same fort', () => {
    const table = resolving({
      ships: [
        { crew: 1, pinnace: true, missions: { 1: 'panama' } },
        { crew: 1, guns: 1, missions: { 1: 'panama' } },
      ],
    });
    table.play('attack', 'attack');
    expect(missionsOf(table)).toEqual(['0:1 panama attacked', '1:1 panama unable']);
  });
});

describe('galleons', () => {
  it('[FD-RESOLVE-17] only a galleon attacks a Spanish galleon', () => {
    for (const place of GALLEONS) {
      const table = alone(place, { ...RICH, galleon: false, pinnace: true });
      expect(missionsOf(table)).toEqual([`0:1 ${place} unable`]);
      expect(table.player(0)).toMatchObject({ crew: 20, guns: 30, back: discSet('1'), ship: -1 });
      expect(table.state.countersUp[table.at(place)]).toBe(0);
      expect(alone(place, RICH).legal()).toEqual(['attack', 'decline']);
    }
  });

  it('[FD-RESOLVE-17] every other Destination is open to a frigate', () => {
    for (const place of [...TOWNS, ...FORTS]) {
      expect(alone(place, { ...RICH, galleon: false }).legal()).toEqual(['attack', 'decline']);
    }
    for (const place of ['santoDomingo', 'santiagoDeCuba']) {
      expect(alone(place, { ...RICH, galleon: false }).question().kind).toBe('trade');
    }
  });

  it.each([
    { place: 'galleonA', guns: 2, points: 6 },
    { place: 'galleonB', guns: 3, points: 8 },
    { place: 'galleonC', guns: 4, points: 10 },
  ])('[FD-RESOLVE-18] $place costs the guns of both counters and no crew', ({ place, guns, points }) => {
    for (const counter of [0, 1, 2]) {
      const table = alone(place, { galleon: true, guns: guns + counter }, counter);
      table.play('attack', 'attack');
      const success = { crew: 0, guns: guns + counter, points, treasure: 2 };
      expect(eventsOf(table.events, 'attacked')).toMatchObject([success]);
      expect(holdOf(table, 0)).toEqual({ crew: 0, guns: 0, goods: 0 });
      expect(price(place, { galleon: true, guns: guns + counter - 1 }, counter)).toBeUndefined();
    }
  });

  it('[FD-RESOLVE-18] guns and points follow the counter that lies at the site', () => {
    const table = resolving({
      ships: [{ ...RICH, missions: { 1: 'galleonA', 2: 'galleonB', 3: 'galleonC' } }],
      state: { galleonCounters: [2, 0, 1] },
    });
    finish(table);
    expect(eventsOf(table.events, 'attacked').map(({ guns, points }) => [guns, points])).toEqual([
      [4, 10],
      [2, 6],
      [3, 8],
    ]);
  });

  it('[FD-RESOLVE-31] a pinnace spares no gun against a galleon', () => {
    expect(price('galleonA', { galleon: true, guns: 2, pinnace: true }, 0)).toEqual({ crew: 0, guns: 2 });
    expect(price('galleonA', { galleon: true, guns: 1, pinnace: true }, 0)).toBeUndefined();
  });

  it('[FD-RESOLVE-31] crew and guns never stand in for each other', () => {
    expect(price('cartagena', { guns: 30 }, 0)).toBeUndefined();
    expect(price('trinidad', { crew: 20 }, 0)).toBeUndefined();
    expect(price('trinidad', { guns: 30 }, 0)).toBeUndefined();
    expect(price('galleonA', { galleon: true, crew: 20, guns: 1 }, 0)).toBeUndefined();
  });
});

describe('hidden counters', () => {
  it.each([
    { place: 'panama', value: 2, cost: { crew: 3, guns: 2 } },
    { place: 'galleonA', value: 1, cost: { crew: 0, guns: 3 } },
  ])('[FD-RESOLVE-19] the first attack at $place turns its counter up, the second finds it up', (row) => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: row.place, 4: 'sanJuan' } },
        { ...RICH, missions: { 1: row.place, 4: 'sanJuan' } },
      ],
      counters: { [row.place]: row.value },
    });
    const destination = table.at(row.place);
    expect(table.view(0).map[destination].counter).toEqual({ up: false });
    expect(table.play('attack')).toEqual([{ kind: 'counterTurned', seat: 0, destination, value: row.value }]);
    expect(table.view('spectator').map[destination].counter).toEqual({ up: true, value: row.value });
    expect(table.play('attack')).toMatchObject([{ kind: 'attacked', seat: 0, ...row.cost }]);
    table.play('sail');
    expect(table.play('attack')).toMatchObject([{ kind: 'attacked', seat: 1, ...row.cost }]);
  });

  it('[FD-RESOLVE-19] an attack on one fort leaves the other counters down', () => {
    const table = alone('panama', RICH);
    table.play('attack');
    expect(table.state.countersUp.map((up, place) => (up === 1 ? table.box.names[place] : ''))).toEqual(
      table.box.names.map((name) => (name === 'panama' ? name : '')),
    );
  });

  it.each([
    { place: 'panama', hold: { crew: 1, guns: 2 } },
    { place: 'panama', hold: { crew: 1, pinnace: true } },
    { place: 'galleonB', hold: { guns: 3, galleon: true } },
  ])('[FD-RESOLVE-20] the visible cost is enough to declare at $place ($hold)', ({ place, hold }) => {
    const table = alone(place, hold, 2);
    expect(table.question()).toEqual({ kind: 'attack', seat: 0, destination: table.at(place), disc: 1 });
    expect(table.legal()).toEqual(['attack', 'decline']);
  });

  it.each([
    { place: 'panama', hold: { crew: 0, guns: 9 } },
    { place: 'panama', hold: { crew: 9, guns: 1 } },
    { place: 'panama', hold: { crew: 0, pinnace: true } },
    { place: 'galleonB', hold: { guns: 2, galleon: true } },
    { place: 'galleonB', hold: { guns: 9, galleon: false } },
  ])('[FD-RESOLVE-20] without it the mission at $place counts as declined ($hold)', ({ place, hold }) => {
    const table = alone(place, hold);
    const destination = table.at(place);
    expect(eventsOf(table.events, 'missionDeclined', 'counterTurned')).toEqual([
      { kind: 'missionDeclined', seat: 0, destination, disc: 1, reason: 'unable' },
    ]);
    expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 1 });
    expect(table.view(1).map[destination]).toMatchObject({ counter: { up: false }, discs: [], treasure: true });
    expect(table.player(0)).toMatchObject(hold);
  });

  it('[FD-RESOLVE-20] a player who secretly knows that the counter is too dear is asked all the same', () => {
    const countersKnown = Array(14).fill(1);
    const ships = [{ crew: 1, guns: 2, missions: { 1: 'panama' } }];
    const table = resolving({ ships, counters: { panama: 2 }, state: { governor: 0, countersKnown } });
    expect(table.view(0).map[table.at('panama')].counter).toEqual({ up: false, value: 2 });
    expect(table.legal()).toEqual(['attack', 'decline']);
  });

  it('[FD-RESOLVE-20] once the counter is up, its value belongs to the visible cost', () => {
    const table = resolving({
      ships: [
        { crew: 9, guns: 2, missions: { 1: 'panama' } },
        { crew: 2, guns: 2, missions: { 1: 'panama' } },
        { crew: 3, guns: 2, missions: { 1: 'panama' } },
      ],
      counters: { panama: 2 },
    });
    table.play('attack', 'decline');
    expect(missionsOf(table)).toEqual(['0:1 panama chosen', '1:1 panama unable']);
    expect(table.question()).toMatchObject({ kind: 'attack', seat: 2 });
  });

  it('[FD-RESOLVE-20] the public cost takes a face-down counter as 0', () => {
    const table = alone('veracruz', { crew: 2, guns: 1 }, 2);
    const { box, state } = table;
    const [veracruz, cartagena, galleonC] = ['veracruz', 'cartagena', 'galleonC'].map(table.at);
    state.counters[galleonC] = 2;
    const player = table.player(0);
    const costs = () =>
      [veracruz, cartagena, galleonC].map((at) => {
        const { crew, guns } = attackCost(box, at, publicDefenders(box, state, at), player.pinnace);
        return [crew, guns];
      });
    expect(costs()).toEqual([
      [2, 1],
      [1, 0],
      [0, 4],
    ]);
    expect(canPay(box, state, veracruz, player)).toBe(true);
    state.countersUp.fill(1);
    expect(costs()).toEqual([
      [4, 1],
      [1, 0],
      [0, 6],
    ]);
    expect(canPay(box, state, veracruz, player)).toBe(false);
  });

  it.each([
    { place: 'panama', hold: { crew: 2, guns: 2 }, treasure: 'gold' },
    { place: 'galleonA', hold: { guns: 3, galleon: true }, treasure: 'jewel' },
  ])('[FD-RESOLVE-21] an attack at $place that the counter makes too dear fails without cost', ({ place, hold }) => {
    const table = alone(place, hold, 2);
    const destination = table.at(place);
    const before = structuredClone(table.player(0));
    expect(table.play('attack')).toEqual([
      { kind: 'counterTurned', seat: 0, destination, value: 2 },
      { kind: 'missionDeclined', seat: 0, destination, disc: 1, reason: 'tooDear' },
    ]);
    expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 1 });
    expect(table.player(0)).toEqual({ ...before, back: discSet('1') });
    expect(table.view(1).map[destination]).toMatchObject({ treasure: true, successes: 0, discs: [] });
  });

  it('[FD-RESOLVE-22] the player who turned the counter up may still decline', () => {
    const table = alone('panama', { crew: 3, guns: 2 }, 2);
    const destination = table.at('panama');
    const before = structuredClone(table.player(0));
    table.play('attack');
    expect(table.question()).toEqual({ kind: 'pressAttack', seat: 0, destination, disc: 1 });
    expect(table.legal()).toEqual(['attack', 'decline']);
    expect(table.refuse('home')).toEqual({ code: 'illegal', text: 'home', rule: 'FD-RESOLVE-22' });
    expect(table.refuse('decline', 2)).toEqual({ code: 'wrongSeat', awaiting: [0] });
    expect(table.play('decline')).toEqual([
      { kind: 'missionDeclined', seat: 0, destination, disc: 1, reason: 'chosen' },
    ]);
    expect(table.player(0)).toEqual({ ...before, back: discSet('1') });
    expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 1 });
    expect(table.state.successes[destination]).toBe(0);
  });

  it('[FD-RESOLVE-22] pressing on pays and takes all that a success brings', () => {
    const table = alone('panama', { crew: 3, guns: 2 }, 2);
    table.play('attack');
    expect(table.play('attack')).toEqual([
      {
        kind: 'attacked',
        seat: 0,
        destination: table.at('panama'),
        disc: 1,
        crew: 3,
        guns: 2,
        points: 4,
        treasure: 1,
      },
    ]);
    expect(table.player(0)).toMatchObject({ crew: 0, guns: 0, score: 8, chest: [0, 1, 0], conquests: 2 });
    expect(discsAt(table, 'panama')).toEqual(['0:1*']);
  });

  it('[FD-RESOLVE-22] a later attacker, who found the counter face up, cannot reconsider', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'panama' } },
        { ...RICH, missions: { 1: 'panama', 4: 'sanJuan' } },
      ],
    });
    table.play('attack', 'decline', 'attack');
    expect(table.question()).toEqual({ kind: 'goHome', seat: 1, disc: 1 });
    expect(missionsOf(table)).toEqual(['0:1 panama chosen', '1:1 panama attacked']);
  });

  it('[FD-RESOLVE-23] a counter once turned up stays up for the rest of the voyage', () => {
    const table = resolving({
      ships: [
        { crew: 2, guns: 2, missions: { 1: 'panama' } },
        { ...RICH, missions: { 2: 'panama' } },
        { ...RICH, missions: { 3: 'panama' } },
      ],
      counters: { panama: 2 },
    });
    const panama = table.at('panama');
    table.play('attack');
    for (const move of ['decline', 'attack', 'trade indigo']) {
      expect(table.view('spectator').map[panama].counter).toEqual({ up: true, value: 2 });
      table.play(move);
    }
    expect(eventsOf(table.events, 'counterTurned')).toHaveLength(1);
    expect(table.state.voyage).toBe(2);
  });

  it('[FD-RESOLVE-15] a fort without printed guns costs crew alone', () => {
    const box = boxWith({ trinidad: { guns: 0 } });
    const table = resolving({ box, ships: [{ crew: 1, missions: { 1: 'trinidad', 4: 'sanJuan' } }] });
    table.play('attack', 'attack');
    expect(eventsOf(table.events, 'attacked')).toMatchObject([{ crew: 1, guns: 0 }]);
  });
});
