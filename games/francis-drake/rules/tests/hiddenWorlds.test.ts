import { hashState, rngFromSeed, type Seat } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { DESTINATIONS } from '../src/ids.ts';
import { listDiscs } from '../src/queries/discs.ts';
import type { State } from '../src/state.ts';
import { discNamed, discSet, type Table } from '../src/testing/table.ts';
import { discsOf, layAll, layCounters, sailingTable } from './sailing.ts';

/** Worlds that `seat` imagines, each with its own generator. */
function worlds(table: Table, seat: Seat, count: number): State[] {
  return Array.from({ length: count }, (_, i) => table.game.determinize(table.state, seat, rngFromSeed(`world ${i}`)));
}

/** Every distinct value of `what` in worlds that `seat` imagines. */
function readings(table: Table, seat: Seat, what: (world: State) => string, count = 80): string[] {
  return [...new Set(worlds(table, seat, count).map(what))].sort();
}

/** The discs of `seat` on the map in the order of the Destinations, then those in hand. */
function discsIn(world: State, seat: Seat): string {
  const row = world.discs.slice(seat * DESTINATIONS, (seat + 1) * DESTINATIONS).filter((disc) => disc > 0);
  return `${row.join('')}|${listDiscs(world.players[seat].hand).join('')}`;
}

const countersIn =
  (places: readonly number[]) =>
  (world: State): string =>
    places.map((place) => world.counters[place]).join('');

/** Discs of three seats half laid: seat 1 still has disc 3 in hand, seat 2 has a Ghost. */
function halfLaid(): Table {
  const table = sailingTable([0, 1, 2], [2, 2, 2]);
  layAll(table, [
    { sanJuan: '1', galleonA: '4' },
    { sanJuan: '1', cartagena: '2' },
    { trinidad: 'ghost', galleonA: '3' },
  ]);
  table.give(1, { hand: discSet('3') });
  table.give(2, { hand: 0 });
  layCounters(table, { trinidad: 1, panama: 2, galleonA: 1, galleonB: 2 });
  return table;
}

describe('moves offered', () => {
  it.each([0, 1, 2])(
    '[FD-HIDDEN-11] a face-down troop counter of %i changes no offer, not even for the seat that laid it',
    (value) => {
      for (const known of [0, 1]) {
        const table = sailingTable([0, 1, 2], [1, 1, 1]);
        layCounters(table, { trinidad: value });
        layAll(table, [{ trinidad: '1' }, {}, {}]);
        table.give(0, { crew: 1, guns: 1 });
        table.state.countersKnown[7] = known;
        table.enter('revealDiscs');
        expect(table.question()).toEqual({ kind: 'attack', seat: 0, destination: 7, disc: 1 });
        expect(table.legal()).toEqual(['attack', 'decline']);
      }
    },
  );

  it.each([0, 1, 2])(
    '[FD-HIDDEN-11] a frigate counter of %i changes nothing in what is done automatically',
    (value) => {
      const table = sailingTable([0, 1, 2], [1, 1, 1]);
      layCounters(table, { galleonA: value });
      table.state.galleonCounters = [0, 1, 2];
      layAll(table, [{ galleonA: '1', sanJuan: '2' }, {}, {}]);
      table.give(0, { galleon: true, guns: 1 });
      table.state.countersKnown[11] = 1;
      table.enter('revealDiscs');
      expect(table.events.at(-1)).toEqual({
        ...{ kind: 'missionDeclined', seat: 0, destination: 11, disc: 1 },
        reason: 'unable',
      });
      expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 1 });
      expect(table.state.countersUp[11]).toBe(0);
    },
  );

  it('[FD-HIDDEN-11] the Informer is offered the same whatever lies there', () => {
    const offers = ['1', '2', 'ghost'].map((disc) => {
      const table = sailingTable([0, 1, 2], [1, 1, 1]);
      layCounters(table, { trinidad: discNamed(disc) % 3 });
      layAll(table, [{ trinidad: '1' }, { trinidad: disc }, {}]);
      table.state.informer = 0;
      table.enter('askInformer');
      return table.legal();
    });
    expect(offers[0]).toEqual(['keep', 'inspect discs trinidad', 'inspect counter trinidad']);
    expect(offers[1]).toEqual(offers[0]);
    expect(offers[2]).toEqual(offers[0]);
  });
});

describe('worlds that a computer player imagines', () => {
  it('[FD-HIDDEN-11] look like the real one to the seat and offer it the same moves', () => {
    const table = halfLaid();
    for (const seat of [0, 1, 2]) {
      for (const world of worlds(table, seat, 20)) {
        expect(table.game.view(world, seat)).toEqual(table.view(seat));
        expect(Object.keys(world.discs)).toEqual(Object.keys(table.state.discs));
        expect(Object.keys(world.counters)).toEqual(Object.keys(table.state.counters));
        expect(table.game.legalMoves(world, seat, [])).toEqual(table.game.legalMoves(table.state, seat, []));
      }
    }
  });

  it('[FD-HIDDEN-11] hold every disc of a rival that the seat has not seen in any place, map or hand', () => {
    const table = halfLaid();
    expect(readings(table, 0, (world) => discsIn(world, 1))).toEqual(['12|3', '13|2', '21|3', '23|1', '31|2', '32|1']);
    expect(readings(table, 0, (world) => discsIn(world, 2))).toEqual(['35|', '53|']);
    expect(readings(table, 0, (world) => discsIn(world, 0))).toEqual([discsIn(table.state, 0)]);
    expect(readings(table, 1, (world) => discsIn(world, 1))).toEqual(['12|3']);
    expect(readings(table, 1, (world) => discsIn(world, 0), 200)).toEqual(
      '12|34 13|24 14|23 21|34 23|14 24|13 31|24 32|14 34|12 41|23 42|13 43|12'.split(' '),
    );
  });

  it('[FD-HIDDEN-11] keep what the Informer’s holder is looking at, for the holder alone', () => {
    const table = halfLaid();
    table.state.informer = 0;
    table.enter('askInformer');
    table.play('inspect discs sanJuan');
    expect(readings(table, 0, (world) => discsIn(world, 1))).toEqual(['12|3', '13|2']);
    expect(readings(table, 2, (world) => discsIn(world, 1)).length).toBe(6);
  });

  it('[FD-HIDDEN-11] deal no disc again once all are turned up', () => {
    const table = halfLaid();
    table.give(0, { goods: 1 });
    table.enter('revealDiscs');
    const { discs, players } = table.state;
    for (const world of worlds(table, 0, 10))
      expect({ discs: world.discs, players: world.players }).toEqual({ discs, players });
  });

  it('[FD-HIDDEN-11] deal the unseen counters again, troops among forts and frigates among galleons', () => {
    const table = halfLaid();
    const { forts, galleons } = table.box;
    expect(readings(table, 0, countersIn(galleons))).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(readings(table, 0, countersIn(forts), 200)).toEqual(
      '0012 0021 0102 0120 0201 0210 1002 1020 1200 2001 2010 2100'.split(' '),
    );
    expect(readings(table, 0, (world) => world.counters.slice(0, 7).join())).toEqual(['-1,-1,-1,-1,-1,-1,-1']);
  });

  it('[FD-HIDDEN-11] leave alone the counters that lie face up or that the seat knows', () => {
    const table = halfLaid();
    const { forts, galleons } = table.box;
    table.state.countersUp[table.at('galleonA')] = 1;
    table.state.countersKnown[table.at('panama')] = 1 << 1;
    expect(readings(table, 0, countersIn(galleons))).toEqual(['102', '120']);
    expect(readings(table, 1, countersIn(forts))).toEqual(['0021', '0120', '1020']);
    for (const fort of forts) table.state.countersKnown[fort] = 1 << 2;
    expect(readings(table, 2, countersIn(forts))).toEqual(['1020']);
    expect(readings(table, 1, countersIn(forts)).length).toBe(12);
  });

  it('[FD-HIDDEN-11] depend on the generator alone, not on what is really hidden', () => {
    const one = halfLaid();
    const other = halfLaid();
    layAll(other, [{}, { sanJuan: '3', cartagena: '1' }, { trinidad: '3', galleonA: 'ghost' }]);
    other.give(1, { hand: discSet('2') });
    layCounters(other, { veracruz: 2, maracaibo: 1, galleonC: 2, galleonB: 1 });
    expect(other.view(0)).toEqual(one.view(0));
    expect(worlds(other, 0, 10)).toEqual(worlds(one, 0, 10));
  });

  it('[FD-HIDDEN-11] have a future of their own and leave the real one untouched', () => {
    const table = halfLaid();
    const before = hashState(table.state);
    const dice = rngFromSeed('future');
    const first = table.game.determinize(table.state, 0, dice);
    const second = table.game.determinize(table.state, 0, dice);
    expect(first.rng).not.toEqual(table.state.rng);
    expect(second.rng).not.toEqual(first.rng);
    expect(first.rng).not.toEqual(dice);
    first.discs.fill(0);
    expect(hashState(table.state)).toBe(before);
    expect(discsOf(table, 0)).toEqual({ sanJuan: '1', galleonA: '4' });
  });
});
