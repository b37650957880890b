import type { Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../src/ids.ts';
import { discSet, makeTable } from '../src/testing/table.ts';
import { layAll, sailingTable } from './sailing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe('what is public', () => {
  it('[FD-HIDDEN-10] a spectator sees all of a ship log except hand and chest', () => {
    const table = sailingTable([2, 1, 0], [3, 1, 1]);
    table.give(1, {
      ...{ crew: 2, guns: 3, goods: 4, barrels: 5, score: 23, discs: 6, place: 7, range: 4 },
      ...{ galleon: true, pinnace: false, ghost: true, investor: false, atDrake: false, home: false },
      ...{ hand: discSet('1', '4'), ship: 0, conquests: 5, commodities: [1, 0, 2, 3], chest: [1, 1, 1] },
    });
    expect(table.view('spectator').players[1]).toStrictEqual({
      ...{ crew: 2, guns: 3, goods: 4, barrels: 5, score: 23, playerDiscs: 6, place: 7, range: 4 },
      ...{ galleon: true, pinnace: false, ghost: true, hind: false, investor: false, atDrake: false, home: false },
      ...{ handSize: 2, ship: 'sanJuan', conquests: { town: true, fort: false, galleon: true } },
      commodities: { indigo: 1, sugar: 0, coffee: 2, tobacco: 3 },
    });
    table.give(1, { galleon: false, pinnace: true, ghost: false, investor: true, atDrake: true, home: true });
    table.give(1, { ship: -1, conquests: 2 });
    table.state.hind = 1;
    expect(table.view('spectator').players[1]).toStrictEqual({
      ...{ crew: 2, guns: 3, goods: 4, barrels: 5, score: 23, playerDiscs: 6, place: 7, range: 4 },
      ...{ galleon: false, pinnace: true, ghost: false, hind: true, investor: true, atDrake: true, home: true },
      ...{ handSize: 2, conquests: { town: false, fort: true, galleon: false } },
      commodities: { indigo: 1, sugar: 0, coffee: 2, tobacco: 3 },
    });
  });

  it('[FD-HIDDEN-10] street, docks and personality counters are public', () => {
    const table = makeTable({ seats: 3, order: [2, 0, 1] });
    table.play('stop crewA', 'stop crewA', 'stop admiral', 'stop governor', 'stop informer', 'dock', 'dock');
    const seen = table.view('spectator');
    expect(seen.street.map((one) => one.location)).toEqual(LOCATIONS);
    expect(seen.street.filter((one) => one.discs.length > 0)).toEqual([
      { location: 'crewA', discs: [2, 0] },
      { location: 'governor', discs: [2] },
      { location: 'admiral', discs: [1] },
      { location: 'informer', discs: [0] },
    ]);
    expect(seen.docks).toEqual({ plymouth: [2, 0, 1], outbound: [1, 2], homebound: [] });
    expect(seen.holders).toEqual({ admiral: 1, governor: 2, informer: 0 });
    expect(makeTable({ seats: 3 }).view('spectator').holders).toEqual({});
  });

  it('[FD-HIDDEN-10] die rolls are public', () => {
    const table = makeTable({ seats: 3 });
    const rolled = table.play('stop tavern').find((event) => event.kind === 'tavernRolled');
    expect(rolled).toBeDefined();
    if (rolled !== undefined) for (const viewer of VIEWERS) expect(table.game.redact(rolled, viewer)).toEqual(rolled);
  });

  it('[FD-HIDDEN-10] the rest of the table is public as well', () => {
    const table = makeTable({ seats: 4 });
    Object.assign(table.state, { voyage: 2, homebound: [3, 1], treasureStock: [5, 6, 7] });
    table.state.commodityStock = [1, 2, 3, 4];
    table.state.wares[0] = 1 << 3;
    table.state.treasure[4] = 1;
    table.state.successes[4] = 1;
    const { viewer, seats, voyage, revealed, stock, docks, question, map } = table.view('spectator');
    expect({ viewer, seats, voyage, revealed, question }).toEqual({
      ...{ viewer: 'spectator', seats: 4, voyage: 2, revealed: false },
      question: { kind: 'plymouthTurn', seat: 0 },
    });
    expect(docks.homebound).toEqual([3, 1]);
    expect(stock).toEqual({ silver: 5, gold: 6, jewel: 7, indigo: 1, sugar: 2, coffee: 3, tobacco: 4 });
    expect(map.slice(0, 5)).toStrictEqual([
      { id: 'sanJuan', treasure: false, wares: ['tobacco'], successes: 0, discs: [] },
      { id: 'santoDomingo', treasure: false, wares: ['sugar', 'tobacco'], successes: 0, discs: [] },
      { id: 'santiagoDeCuba', treasure: false, wares: ['indigo', 'sugar', 'coffee'], successes: 0, discs: [] },
      { id: 'puertoCabello', treasure: false, wares: [], successes: 0, discs: [] },
      { id: 'cartagena', treasure: true, wares: [], successes: 1, discs: [] },
    ]);
  });

  it('[FD-HIDDEN-10] a view is a copy: what is done to the table later does not show in it', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    table.state.homebound = [1];
    const seen = table.view('spectator');
    const before = JSON.stringify(seen);
    const { street, order, outbound, homebound, stack } = table.state;
    for (const list of [street, order, outbound, homebound]) list.push(0);
    stack.pop();
    expect(JSON.stringify(seen)).toBe(before);
  });

  it('[FD-HIDDEN-10] two viewers differ only in hands, chests, faces and counters', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    layAll(table, [{ sanJuan: '3' }, { sanJuan: '1' }, { trinidad: '2' }]);
    const open = (viewer: Viewer): unknown => {
      const { viewer: _, players, map, ...rest } = table.view(viewer);
      return {
        rest,
        players: players.map(({ hand, chest, ...player }) => player),
        map: map.map(({ counter, ...one }) => ({ ...one, discs: one.discs.map(({ seat, done }) => ({ seat, done })) })),
      };
    };
    for (const viewer of VIEWERS) expect(open(viewer)).toEqual(open('spectator'));
    expect(VIEWERS.map((viewer) => table.view(viewer).viewer)).toEqual(VIEWERS);
  });
});

describe('looking back at a game with everything open', () => {
  it('every hand, chest, face and counter shows', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    layAll(table, [{ sanJuan: '3' }, { sanJuan: '1' }, { sanJuan: '2' }]);
    table.give(0, { chest: [1, 0, 2] });
    table.state.counters[7] = 2;
    const { players, map } = table.view('open');
    expect(players.map((player) => player.hand)).toEqual([
      ['1', '2', '4'],
      ['2', '3', '4'],
      ['1', '3', '4'],
    ]);
    expect(players[0].chest).toEqual({ silver: 1, gold: 0, jewel: 2 });
    expect(map[0].discs.map((disc) => disc.disc)).toEqual(['3', '1', '2']);
    expect(map[7].counter).toEqual({ up: false, value: 2 });
  });
});
