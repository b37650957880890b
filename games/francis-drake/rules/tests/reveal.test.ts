import { describe, expect, it } from 'vitest';
import { arrivalOrder } from '../src/queries/discs.ts';
import { discSet, type Table } from '../src/testing/table.ts';
import { discsOf, layAll, sailingTable } from './sailing.ts';

type Discs = readonly Readonly<Record<string, string>>[];

/** Lays the discs and stops just before they are turned up. */
function laidTable(order: readonly number[], discs: Discs): Table {
  const table = sailingTable(
    order,
    order.map(() => 4),
  );
  layAll(table, discs);
  return table;
}

/** The discs at a Destination as everybody sees them, as in `0:1` for disc 1 of seat 0. */
function arrivals(table: Table, destination: string): string[] {
  return table.view('spectator').map[table.at(destination)].discs.map((disc) => `${disc.seat}:${disc.disc}`);
}

/** What became of the missions, as in `1 attacked`. */
function outcomes(table: Table): string[] {
  return table.events.flatMap((event) => {
    if (event.kind === 'attacked' || event.kind === 'traded') return [`${event.seat} ${event.kind}`];
    return event.kind === 'missionDeclined' ? [`${event.seat} ${event.reason}`] : [];
  });
}

describe('turning the discs up', () => {
  it('[FD-REVEAL-01] all discs are turned up at once, for everybody', () => {
    const table = laidTable([2, 0, 1], [{ cartagena: '1', sanJuan: '2' }, { cartagena: '3' }, { panama: '4' }]);
    const faces = (): (string | undefined)[] =>
      table.view('spectator').map.flatMap((one) => one.discs.map((disc) => disc.disc));
    expect(faces()).toEqual([undefined, undefined, undefined, undefined]);
    const discs = table.state.discs.slice();
    table.give(0, { crew: 1 });
    table.enter('revealDiscs');
    expect(table.events.slice(0, 2)).toEqual([
      { kind: 'discsRevealed', discs },
      { kind: 'placeMarkersLaid', order: [2, 0, 1] },
    ]);
    expect(table.question()).toEqual({ kind: 'attack', seat: 0, destination: 4, disc: 1 });
    expect(faces()).toEqual(['2', '1', '3', '4']);
    expect(table.state.revealed).toBe(true);
  });

  it('[FD-REVEAL-02] Ghosts leave the map at this moment and go back to their owners', () => {
    const table = laidTable(
      [2, 0, 1],
      [{ cartagena: 'ghost', santoDomingo: '2' }, { cartagena: '3' }, { sanJuan: 'ghost', veracruz: '4' }],
    );
    table.give(0, { goods: 1 });
    const discs = table.state.discs.slice();
    table.enter('revealDiscs');
    expect(table.events.slice(0, 4)).toEqual([
      { kind: 'discsRevealed', discs },
      { kind: 'ghostVanished', seat: 2, destination: 0 },
      { kind: 'ghostVanished', seat: 0, destination: 4 },
      { kind: 'placeMarkersLaid', order: [2, 0, 1] },
    ]);
    expect([0, 1, 2].map((seat) => discsOf(table, seat))).toEqual([
      { santoDomingo: '2' },
      { cartagena: '3' },
      { veracruz: '4' },
    ]);
    expect([0, 1, 2].map((seat) => table.player(seat).back)).toEqual([discSet('ghost'), 0, discSet('ghost')]);
    expect(arrivals(table, 'cartagena')).toEqual(['1:3']);
  });

  it('[FD-REVEAL-02] a Ghost carries out no mission and takes no place from the others', () => {
    const table = laidTable([0, 1, 2], [{ cartagena: 'ghost', sanJuan: '1' }, { cartagena: '1' }, { cartagena: '2' }]);
    for (const seat of [0, 1, 2]) table.give(seat, { crew: 1, goods: 1 });
    table.enter('revealDiscs');
    table.play('decline', 'attack', 'attack');
    expect(outcomes(table)).toEqual(['0 chosen', '1 attacked', '2 attacked']);
  });

  it('[FD-REVEAL-06] markers keep the Sailing Order on record while the ships are away and after some are home', () => {
    const table = laidTable([2, 0, 1], [{ cartagena: '1', panama: '2' }, { cartagena: '2' }, { cartagena: '3' }]);
    for (const seat of [0, 1, 2]) table.give(seat, { crew: 1 });
    table.enter('revealDiscs');
    const [, markers] = table.events;
    expect(markers).toEqual({ kind: 'placeMarkersLaid', order: [2, 0, 1] });
    table.state.outbound.reverse();
    expect(markers).toEqual({ kind: 'placeMarkersLaid', order: [2, 0, 1] });
    table.state.outbound.reverse();
    expect(table.view('spectator').players.map((player) => player.ship)).toEqual(['cartagena', undefined, undefined]);
    expect(table.view('spectator').docks.outbound).toEqual([2, 0, 1]);
    table.play('attack', 'home');
    expect(table.view('spectator').docks).toMatchObject({ outbound: [2, 0, 1], homebound: [0] });
  });
});

describe('arrival order', () => {
  it.each([
    [[0, 1, 2, 3], '0:2 1:2 2:2 3:2'],
    [[3, 1, 0, 2], '3:2 1:2 0:2 2:2'],
  ])('[FD-REVEAL-03] equal numbers arrive in the Sailing Order %j', (order, wanted) => {
    const table = laidTable(order, [{ panama: '2' }, { panama: '2' }, { panama: '2' }, { panama: '2' }]);
    for (const seat of order) table.give(seat, { crew: 9, guns: 9 });
    table.enter('revealDiscs');
    expect(arrivals(table, 'panama')).toEqual(wanted.split(' '));
  });

  it('[FD-REVEAL-03] the Hind comes first, then ascending numbers, then the Sailing Order', () => {
    const table = laidTable(
      [4, 3, 2, 1, 0],
      [{ panama: '1' }, { panama: '3' }, { panama: '1' }, { panama: 'hind' }, { panama: '4' }],
    );
    for (const seat of [0, 1, 2, 3, 4]) table.give(seat, { crew: 9, guns: 9 });
    table.enter('revealDiscs');
    expect(arrivals(table, 'panama')).toEqual(['3:hind', '2:1', '0:1', '1:3', '4:4']);
  });

  it('[FD-REVEAL-03] a disc turned face down keeps its place in the order', () => {
    const table = laidTable([2, 1, 0], [{ panama: '1' }, { panama: '2' }, { panama: 'hind', sanJuan: '4' }]);
    for (const seat of [0, 1, 2]) table.give(seat, { crew: 9, guns: 9 });
    table.enter('revealDiscs');
    table.play('attack', 'attack', 'sail');
    expect(table.question()).toEqual({ kind: 'attack', seat: 0, destination: 9, disc: 1 });
    expect(table.view(1).map[9].discs).toEqual([
      { seat: 2, disc: 'hind', done: true },
      { seat: 0, disc: '1', done: false },
      { seat: 1, disc: '2', done: false },
    ]);
  });

  it('[FD-REVEAL-03] only players with a disc there arrive', () => {
    const table = laidTable([2, 1, 0], [{ galleonC: '1' }, { sanJuan: '2' }, { cartagena: '1' }]);
    expect(table.box.names.map((_, place) => arrivalOrder(table.state, place).join(''))).toEqual([
      ...['1', '', '', '', '2', '', ''],
      ...['', '', '', '', '', '', '0'],
    ]);
  });
});

describe('circles', () => {
  it('[FD-REVEAL-04] a third disc waits and misses out when the first two succeed', () => {
    const table = laidTable([0, 1, 2], [{ cartagena: '2' }, { cartagena: '1' }, { cartagena: '2' }]);
    for (const seat of [0, 1, 2]) table.give(seat, { crew: 1 });
    table.enter('revealDiscs');
    expect(arrivals(table, 'cartagena')).toEqual(['1:1', '0:2', '2:2']);
    table.play('attack', 'attack');
    expect(outcomes(table)).toEqual(['1 attacked', '0 attacked', '2 missedOut']);
  });

  it('[FD-REVEAL-04] the waiting discs move up when an earlier mission does not happen', () => {
    const table = laidTable(
      [0, 1, 2, 3, 4],
      [{ cartagena: '1' }, { cartagena: '1' }, { cartagena: '1' }, { cartagena: '1' }, { cartagena: '1' }],
    );
    for (const seat of [0, 1, 2, 3, 4]) table.give(seat, { crew: seat === 2 ? 0 : 1 });
    table.enter('revealDiscs');
    table.play('decline', 'attack', 'attack');
    expect(outcomes(table)).toEqual(['0 chosen', '1 attacked', '2 unable', '3 attacked', '4 missedOut']);
  });

  it('[FD-REVEAL-04] a port with two circles lets the third disc wait as well', () => {
    const table = laidTable([0, 1, 2], [{ sanJuan: '1' }, { sanJuan: '1' }, { sanJuan: '1' }]);
    for (const seat of [0, 1, 2]) table.give(seat, { goods: 1 });
    table.enter('revealDiscs');
    table.play('trade coffee', 'trade tobacco');
    expect(outcomes(table)).toEqual(['0 traded', '1 traded', '2 missedOut']);
  });

  it('[FD-REVEAL-05] at the port with three circles the third disc trades, the fourth and fifth wait', () => {
    const five = [0, 1, 2, 3, 4];
    const all = laidTable(
      five,
      five.map(() => ({ santiagoDeCuba: '2' })),
    );
    expect(all.box.circles.slice(0, 3)).toEqual([2, 2, 3]);
    for (const seat of five) all.give(seat, { goods: 1 });
    all.enter('revealDiscs');
    all.play('trade indigo', 'trade sugar', 'trade coffee');
    expect(outcomes(all)).toEqual(['0 traded', '1 traded', '2 traded', '3 missedOut', '4 missedOut']);
  });

  it('[FD-REVEAL-05] the fourth moves up when the third does not trade', () => {
    const five = [0, 1, 2, 3, 4];
    const table = laidTable(
      five,
      five.map(() => ({ santiagoDeCuba: '2' })),
    );
    for (const seat of five) table.give(seat, { goods: 1 });
    table.enter('revealDiscs');
    table.play('trade indigo', 'trade sugar', 'decline', 'trade coffee');
    expect(outcomes(table)).toEqual(['0 traded', '1 traded', '2 chosen', '3 traded', '4 missedOut']);
  });
});
