import { describe, expect, it } from 'vitest';
import { BONUSES, LOADING } from './ids.ts';
import { REVEALED } from './queries/loading.ts';
import { makeTable, type Table } from './testing/table.ts';
import type { PlaceView } from './viewPlace.ts';
import type { PlayerView } from './viewPlayer.ts';

function place(table: Table, name: string): PlaceView {
  return table.view('spectator').places[table.at(name)];
}

function player(table: Table, seat: number, viewer: number | 'spectator' = 'spectator'): PlayerView {
  return table.view(viewer).players[seat];
}

describe('a land in the view', () => {
  it('is bare at first', () => {
    expect(place(makeTable(), 'pinta andes')).toEqual({
      ...{ id: 'pinta andes', world: 'pinta', land: 'andes', explored: false, lookedAt: [], settlers: [], towns: [] },
      ...{ ships: [], cathedral: false, counters: [] },
    });
  });

  it('shows its tile and capacity once explored', () => {
    const table = makeTable();
    table.explore('nina andes', 'nina isthmus', 'santaMaria caribbean');
    table.token('nina', 'grow');
    expect(place(table, 'nina andes')).toMatchObject({
      terrain: 'mountains',
      discovery: 'mine',
      found: 5,
      capacity: 3,
    });
    const plains = place(table, 'nina isthmus');
    expect(plains).toMatchObject({ terrain: 'plains', capacity: 3 });
    expect(plains).not.toHaveProperty('discovery');
    const forest = place(table, 'santaMaria caribbean');
    expect(forest).toMatchObject({ terrain: 'forest', discovery: 'stronghold', capacity: 2 });
    expect(forest).not.toHaveProperty('found');
  });

  it('shows everything that is there', () => {
    const table = makeTable();
    table.settle(1, 'nina isthmus', 2);
    table.settle(3, 'nina isthmus');
    table.stronghold(3, 'nina isthmus', 2);
    table.town(0, 'nina isthmus');
    table.town(2, 'nina isthmus');
    table.city(1, 'nina isthmus');
    table.captain(2, 'nina isthmus');
    table.ship(0, 'nina isthmus');
    table.ship(3, 'nina isthmus');
    table.state.mines[table.at('nina isthmus')] = 1;
    table.state.increases[table.at('nina isthmus')] = 2;
    table.state.cathedrals[table.at('nina isthmus')] = 1;
    table.state.laid.push(BONUSES.indexOf('corn'), table.at('nina isthmus'));
    table.state.laid.push(BONUSES.indexOf('gems'), table.at('nina andes'));
    table.state.laid.push(BONUSES.indexOf('cathedral'), table.at('nina isthmus'));
    table.state.looked[table.at('nina isthmus')] = 0b1010;
    expect(place(table, 'nina isthmus')).toEqual({
      ...{ id: 'nina isthmus', world: 'nina', land: 'isthmus', explored: true, terrain: 'plains', capacity: 2 },
      lookedAt: [1, 3],
      settlers: [
        { seat: 1, count: 2 },
        { seat: 3, count: 1 },
      ],
      ...{ towns: [0, 2], city: 1, captain: 2, ships: [0, 3], stronghold: 3, vault: 2, mine: 1, increase: 2 },
      ...{ cathedral: true, counters: ['corn', 'cathedral'] },
    });
  });

  it('tells an open Stronghold from none', () => {
    const table = makeTable();
    table.stronghold('open', 'nina isthmus');
    expect(place(table, 'nina isthmus').stronghold).toBe('open');
    expect(place(table, 'nina andes')).not.toHaveProperty('stronghold');
  });
});

describe('a player in the view', () => {
  it('has everything open but what is behind the screen', () => {
    const table = makeTable();
    table.own(3, 'knight', 'painting', 'pirate');
    table.ship(3, 'nina andes', 4);
    table.ship(3, 'santaMaria rockies');
    table.captain(3, 'pinta isthmus');
    table.give(3, { bound: [0, 2, 0], manifest: [3, 0, 1], governed: 5, declined: true, passed: true, owed: 1 });
    table.give(3, { settlers: 12, towns: 7, score: 9, points: [1, 2, 3, 0, 0, 0, 0, 3] });
    table.state.phase = 3;
    table.state.stack = [{ kind: 'chooseWorld', seat: 0 }];
    expect(player(table, 3)).toEqual({
      ...{ nation: 'france', score: 9, military: ['knight'], supply: { settlers: 12, towns: 7 }, crewLimit: 3 },
      ...{ loads: {}, sealed: false, sailedWith: { nina: 3, santaMaria: 1 }, toRecover: 1 },
      ...{ harbours: { nina: 'andes', santaMaria: 'rockies' }, cargo: { nina: 4 }, captains: { pinta: 'isthmus' } },
      ...{ boundInEra: { pinta: 2 }, governed: ['nina', 'santaMaria'], passed: true, noPirates: true, banner: true },
      retained: [],
      tally: { nina: 1, pinta: 2, santaMaria: 3, arts: 0, science: 0, religion: 0, military: 0, gold: 3 },
    });
    expect(player(table, 2)).toMatchObject({ nation: 'england', banner: false, noPirates: false, passed: false });
  });

  it('shows crews that have not landed, and the order of sailing until the last ship', () => {
    const table = makeTable();
    table.crew(0, 'pinta', 0, 'captain');
    table.crew(0, 'santaMaria', 2);
    table.give(0, { voyage: [2, 1, 0] });
    table.state.stack = [{ kind: 'chooseWorld', seat: 1 }];
    table.state.phase = 2;
    const loads = { pinta: { captain: true, settlers: 0 }, santaMaria: { captain: false, settlers: 2 } };
    expect(player(table, 0)).toMatchObject({ loads, voyage: ['santaMaria', 'pinta', 'nina'], sealed: false });
    Object.assign(table.state, { phase: LOADING, step: REVEALED });
    expect(player(table, 0).voyage).toEqual(['santaMaria', 'pinta', 'nina']);
    table.state.phase = 3;
    expect(player(table, 0)).not.toHaveProperty('voyage');
  });

  it('shows loaders their own progress', () => {
    const table = makeTable();
    expect(player(table, 1, 1)).toMatchObject({ loads: {}, sealed: false });
    expect(player(table, 1, 1)).not.toHaveProperty('voyage');
    table.playAs(1, 'load nina 0');
    expect(player(table, 1, 1).loads).toEqual({ nina: { captain: false, settlers: 0 } });
    expect(player(table, 1, 0)).not.toHaveProperty('loads');
    table.playAs(1, 'load pinta 1', 'load santaMaria 0', 'seal pinta santaMaria nina');
    expect(player(table, 1, 1)).toMatchObject({ sealed: true, voyage: ['pinta', 'santaMaria', 'nina'] });
    expect(player(table, 1, 0).sealed).toBe(true);
    expect(player(table, 1, 0)).not.toHaveProperty('voyage');
  });

  it('is Planck in the second place of a solo game, without a screen but with hidden Progress', () => {
    const table = makeTable({ seats: 1, nations: ['spain'], planck: 'france' });
    table.own(1, 'painting', 'knight', 'pirate');
    table.give(1, { gold: 3, retained: BONUSES.map((id) => (id === 'gems' ? 2 : 0)) });
    const { name, gold, kept, military, nation, retained } = player(table, 1, 0);
    expect({ name, gold, kept, military, nation, retained }).toEqual({
      ...{ name: 'Planck', gold: 3, kept: ['pirate'], military: ['knight'], nation: 'france' },
      retained: ['gems', 'gems'],
    });
    expect(player(table, 1, 0)).not.toHaveProperty('progress');
    expect(player(table, 0, 0)).not.toHaveProperty('name');
    expect(player(makeTable({ seats: 1, nations: [], planck: 'france' }), 0)).not.toHaveProperty('nation');
  });
});

describe('the whole view', () => {
  it('tells worlds, markers, discs and tokens', () => {
    const table = makeTable();
    table.city(1, 'pinta andes', 'science');
    table.city(2, 'pinta rockies');
    table.token('pinta', 'grow');
    table.war('nina');
    table.state.pirates[2] = 1;
    const { worlds, cityDiscs, tokens } = table.view('spectator');
    expect(worlds).toEqual([
      { id: 'nina', atWar: true, grown: false, buildable: false, markers: [], cities: 0, pirates: 0 },
      { id: 'pinta', atWar: false, grown: true, buildable: false, markers: ['science'], cities: 2, pirates: 0 },
      { id: 'santaMaria', atWar: false, grown: false, buildable: true, markers: [], cities: 0, pirates: 1 },
    ]);
    expect(cityDiscs).toEqual(['caribbean', 'amazonia', 'patagonia', 'isthmus', 'appalachia']);
    expect(tokens).toEqual([
      { world: 'santaMaria', kind: 'build', gold: 1 },
      { world: 'pinta', kind: 'grow', gold: 2 },
    ]);
  });

  it('tells phase, round, cost, display and Pass spaces', () => {
    const table = makeTable();
    expect(table.view(0)).toMatchObject({ viewer: 0, seats: 4, era: 1, phase: 'loading', round: 1, open: false });
    expect(table.view(0)).not.toHaveProperty('cost');
    expect(table.view(0)).not.toHaveProperty('world');
    table.display('corn', 'painting', 'anyMilitary');
    table.enter('selecting', { era: 3, round: 2, order: [3, 1, 0, 2] });
    table.play('pass 3');
    const view = table.view(2);
    expect(view).toMatchObject({ era: 3, phase: 'selecting', round: 3, cost: 4, order: [3, 1, 0, 2] });
    expect(view.passes).toEqual([{ space: 3, seat: 3 }]);
    expect(view.display).toEqual([
      ...[{ name: 'corn' }, { name: 'painting', group: 'arts' }, { name: 'anyMilitary', group: 'military' }],
    ]);
    expect(view.question).toEqual({ kind: 'selectBenefit', seat: 1 });
    expect(view).not.toHaveProperty('faceDown');
  });

  it('tells the world of the turn', () => {
    const table = makeTable();
    table.explore('pinta caribbean', 'pinta isthmus');
    table.give(0, { voyage: [1, 0, 2] });
    table.enter('sailing');
    expect(table.view(0).world).toBe('pinta');
    table.captain(0, 'santaMaria andes');
    table.ship(0, 'santaMaria andes');
    table.enter('governing');
    expect(table.view(0)).not.toHaveProperty('world');
    table.play('govern santaMaria');
    expect(table.view(0).world).toBe('santaMaria');
    // Also where the frame itself does not name it.
    table.state.stack = [{ kind: 'payBuilding', seat: 0, place: 14, what: 'town', left: 3, lands: 1 }];
    expect(table.view(0).world).toBe('santaMaria');
    table.state.stack = [];
    table.state.phase = 6;
    expect(table.view(0).phase).toBe('over');
    expect(table.view(0)).not.toHaveProperty('question');
    table.state.phase = -1;
    expect(table.view(0).phase).toBe('start');
  });

  it('shows what left the game to the open viewer', () => {
    const table = makeTable({ seats: 3 });
    const { faceDown } = table.view('open');
    const { names } = table.box.faces;
    expect(faceDown?.spareTiles).toHaveLength(14);
    expect(faceDown?.spareTiles).toContain('caribbean inhospitable');
    expect(faceDown?.spareTiles).not.toContain('caribbean mixed');
    expect(faceDown?.bonuses).toEqual(table.state.bonusOut.map((faces) => faces.map((face) => names[face])));
    expect(faceDown?.progress).toEqual(table.state.progressOut.map((face) => names[face]));
  });

  it('shows the public part of the solo stacks, the next one first', () => {
    const table = makeTable({ seats: 1, nations: ['spain'], planck: 'france', askTies: false });
    const { progressStack, tileStack } = table.state;
    table.state.progressSeen = progressStack.map((_, at) => (at === 0 ? 1 : 0));
    table.state.tileSeen = tileStack.map((_, at) => (at === tileStack.length - 1 ? 1 : 0));
    table.state.goals = [1, 2, 0];
    const view = table.view(0);
    expect(view.progressStack.at(-1)).toBe(table.box.faces.names[progressStack[0]]);
    expect(view.progressStack.slice(0, -1).every((name) => name === '?')).toBe(true);
    // Tiles are drawn from the bottom: the tile drawn last is on top and is drawn last again.
    expect(view.tileStack.at(-1)).toBe(table.box.names.lands[tileStack[tileStack.length - 1]]);
    expect(view.tileStack.slice(0, -1).every((name) => name === '?')).toBe(true);
    expect(view.goals).toEqual(['pinta', 'santaMaria', 'nina']);
    expect(view).toMatchObject({ seats: 1, askTies: false });
  });
});
