import { describe, expect, it } from 'vitest';
import { NOTHING, WORLDS } from '../src/ids.ts';
import { capacityAt } from '../src/queries/lands.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { COUNTS, eventsOf, governs, illegal, landsOf } from './helpers.ts';

function atWar({ state }: Table): string[] {
  return WORLDS.filter((_, world) => (state.war >> world) & 1);
}

function capacities(table: Table, world: (typeof WORLDS)[number]): number[] {
  return landsOf(world).map((place) => capacityAt(table.box, table.state, table.at(place)));
}

describe('the token', () => {
  it('[NP-ERA-01] the top of the stack is revealed on its world', () => {
    const table = makeTable();
    const top = table.state.tokenStack.at(-1);
    table.enter('establish', { era: 2 });
    expect(table.events[0]).toEqual({ kind: 'eraBegun', era: 2, token: top, order: [0, 1, 2, 3] });
    expect(table.state.tokens.at(-1)).toBe(top);
    expect(table.state.tokenStack).toHaveLength(4);
    expect(table.state.build).toEqual([1, 0, 1]);
    expect(table.state.grow).toEqual([0, 0, 0]);
    table.enter('establish', { era: 3 });
    expect(table.state.grow).toEqual([0, 1, 0]);
    expect(table.view('spectator').tokens).toEqual([
      { world: 'santaMaria', kind: 'build', gold: 1 },
      { world: 'nina', kind: 'build', gold: 3 },
      { world: 'pinta', kind: 'grow', gold: 2 },
    ]);
  });

  it('[NP-ERA-02] Grow raises the capacity of every land of its world by one', () => {
    const table = makeTable();
    const before = WORLDS.map((world) => capacities(table, world));
    table.token('pinta', 'grow');
    expect(capacities(table, 'nina')).toEqual(before[0]);
    expect(capacities(table, 'pinta')).toEqual(before[1].map((capacity) => capacity + 1));
    expect(capacities(table, 'santaMaria')).toEqual(before[2]);
    table.token('pinta', 'build');
    expect(capacities(table, 'pinta')).toEqual(before[1].map((capacity) => capacity + 1));
  });

  it('[NP-ERA-03] Build opens its world for Towns and Cities', () => {
    const table = makeTable();
    for (const world of ['nina', 'pinta', 'santaMaria']) table.settle(0, `${world} andes`);
    table.ship(0, 'pinta andes', 9);
    governs(table, 0, 'pinta');
    expect(table.asked()).toBe(1);
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ seat: 0, world: 1 }]);
    table.token('pinta', 'build');
    table.ship(0, 'pinta andes', 9);
    table.give(0, { governed: 0 });
    governs(table, 0, 'pinta');
    expect(table.legal()).toEqual(['town pinta andes', 'city pinta andes', 'done']);
  });

  it('[NP-ERA-04] a token works at once and for good: Grow in Reduce', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'england'] });
    table.state.tokenStack.push(...table.state.tokenStack.splice(1, 1));
    table.explore('nina caribbean');
    table.enter('establish', { era: 1 });
    expect(table.state.grow).toEqual([1, 0, 0]);
    table.playAs(0, 'load nina 3', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, 'load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    expect(eventsOf(table.events, 'settlersReduced')).toEqual([]);
    expect(table.settlers(0, 'nina caribbean')).toBe(3);
    table.enter('completing');
    expect(table.state.grow[0]).toBe(1);
  });

  it('[NP-ERA-04] and Build in Govern', () => {
    const table = makeTable();
    for (const world of ['nina', 'pinta', 'santaMaria']) table.settle(0, `${world} andes`);
    table.ship(0, 'nina andes', 3);
    table.enter('establish', { era: 2 });
    table.play('war pinta');
    governs(table, 0, 'nina');
    expect(table.legal()).toContain('town nina andes');
  });

  it('[NP-ERA-05] every player takes gold to its figure', () => {
    const table = makeTable();
    for (const [seat, gold] of [3, 0, 7, 1].entries()) table.give(seat, { gold });
    table.enter('establish', { era: 2 });
    expect(table.state.players.map(({ gold }) => gold)).toEqual([6, 3, 10, 4]);
    expect(table.events[1]).toEqual({ kind: 'goldAwarded', gold: 3 });
    table.enter('establish', { era: 3 });
    expect(table.state.players.map(({ gold }) => gold)).toEqual([8, 5, 12, 6]);
  });
});

describe('Benefits on display', () => {
  it('[NP-ERA-06] [NP-ERA-17] all stored for the era, circles and squares in turn from the blunt end', () => {
    for (const [seats, n] of [
      [4, 7],
      [3, 6],
      [2, 5],
    ]) {
      const table = makeTable({ seats });
      const bonuses = table.state.bonusStore[3].slice();
      const progress = table.state.progressStore[3].slice();
      table.enter('establish', { era: 4 });
      const { display } = table.state;
      expect(display).toHaveLength(14);
      expect(display.filter((_, space) => space % 2 === 0).slice(0, n)).toEqual(bonuses);
      expect(display.filter((_, space) => space % 2 === 1).slice(0, n)).toEqual(progress);
      expect(display.slice(2 * n).every((face) => face === NOTHING)).toBe(true);
      expect(table.events[2]).toEqual({ kind: 'benefitsShown', display });
      expect(table.view('spectator').display.map(({ name }) => name)).toEqual(table.shown());
      expect(table.state.bonusStore[3]).toEqual([]);
      expect(table.state.progressStore[3]).toEqual([]);
    }
  });

  it('[NP-ERA-06] example 2: fourteen, twelve and ten counters', () => {
    expect(COUNTS.map((seats) => makeTable({ seats }).shown().length)).toEqual([10, 12, 14]);
  });

  it('[NP-ERA-07] in random order, which does not matter here', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => makeTable({ seed: `display ${i}` }).shown()[0]);
    expect(new Set(firsts).size).toBeGreaterThan(4);
    const table = makeTable();
    table.display('painting', 'music', 'painting', 'corn');
    table.give(0, { gold: 9 });
    table.enter('selecting');
    expect(table.legal().filter((move) => move.startsWith('take'))).toEqual([
      'take painting',
      'take music',
      'take corn',
    ]);
  });
});

describe('State of War', () => {
  it('[NP-ERA-08] 0, 1, 1, 2, 2 and 3 worlds in the six eras', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((era) => {
      const table = makeTable();
      table.enter('establish', { era });
      while (table.question().kind === 'placeWar') table.play(table.legal()[0]);
      expect(table.question().kind).toBe('loadShips');
      return atWar(table).length;
    });
    expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('[NP-ERA-09] [NP-ERA-16] a marker on any world without one', () => {
    const table = makeTable();
    table.enter('establish', { era: 4 });
    expect(table.legal()).toEqual(['war nina', 'war pinta', 'war santaMaria']);
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-ERA-16'));
    expect(table.play('war pinta')).toEqual([{ kind: 'warPlaced', seat: 0, world: 1 }]);
    expect(table.question()).toEqual({ kind: 'placeWar', seat: 1 });
    expect(table.view(1).worlds.map(({ atWar }) => atWar)).toEqual([false, true, false]);
    expect(table.legal()).toEqual(['war nina', 'war santaMaria']);
    expect(table.refuse('war pinta')).toEqual(illegal('war pinta', 'NP-ERA-16'));
    expect(table.play('war santaMaria')[0]).toEqual({ kind: 'warPlaced', seat: 1, world: 2 });
    expect(atWar(table)).toEqual(['pinta', 'santaMaria']);
  });

  it('[NP-ERA-10] one marker: the most types of Military choose, duplicates count once', () => {
    const table = makeTable();
    table.own(1, 'infantry', 'infantry', 'infantry');
    table.own(2, 'infantry', 'knight');
    table.own(3, 'painting', 'music', 'sculpture', 'catholic');
    table.enter('establish', { era: 3 });
    expect(table.question()).toEqual({ kind: 'placeWar', seat: 2 });
    table.play('war nina');
    expect(table.question().kind).toBe('loadShips');
    expect(atWar(table)).toEqual(['nina']);
  });

  it('[NP-ERA-11] two markers: the most and the second most', () => {
    const table = makeTable();
    table.own(3, 'infantry', 'knight', 'castle');
    table.own(1, 'general', 'artillery');
    table.own(0, 'general');
    table.enter('establish', { era: 5 });
    expect(table.asked()).toBe(3);
    table.play('war nina');
    expect(table.asked()).toBe(1);
    table.play('war pinta');
    expect(table.question().kind).toBe('loadShips');
  });

  it('[NP-ERA-12] three markers: every world, without a choice', () => {
    const table = makeTable();
    table.own(3, 'infantry');
    table.enter('establish', { era: 6 });
    expect(table.question().kind).toBe('loadShips');
    expect(atWar(table)).toEqual(['nina', 'pinta', 'santaMaria']);
    expect(eventsOf(table.events, 'warPlaced')).toEqual([0, 1, 2].map((world) => ({ kind: 'warPlaced', world })));
  });

  it('[NP-ERA-13] of those tied the earliest in turn order', () => {
    const table = makeTable();
    table.own(1, 'infantry', 'knight');
    table.own(3, 'castle', 'general');
    table.enter('establish', { era: 2, order: [2, 3, 0, 1] });
    expect(table.asked()).toBe(3);
    // The turn order itself stays.
    expect(table.state.order).toEqual([2, 3, 0, 1]);
  });

  it('[NP-ERA-14] also for the second place and with no Benefit at all; two different players place', () => {
    const none = makeTable();
    none.enter('establish', { era: 4, order: [2, 3, 0, 1] });
    expect(none.asked()).toBe(2);
    none.play('war nina');
    expect(none.asked()).toBe(3);
    const table = makeTable();
    table.own(0, 'infantry', 'knight', 'castle');
    table.own(1, 'infantry');
    table.own(2, 'infantry');
    table.enter('establish', { era: 4, order: [3, 2, 1, 0] });
    expect(table.asked()).toBe(0);
    table.play('war nina');
    expect(table.asked()).toBe(2);
    const two = makeTable({ seats: 2 });
    two.enter('establish', { era: 4, order: [1, 0] });
    expect(two.asked()).toBe(1);
    two.play('war nina');
    expect(two.asked()).toBe(0);
  });

  it('[NP-ERA-15] an Any Type is one further type, five in all', () => {
    const table = makeTable();
    table.own(1, 'infantry', 'anyMilitary');
    table.own(2, 'infantry');
    table.enter('establish', { era: 2, order: [2, 1, 0, 3] });
    expect(table.asked()).toBe(1);
    const full = makeTable();
    full.own(1, 'infantry', 'knight', 'artillery', 'castle', 'general', 'anyMilitary');
    full.own(2, 'infantry', 'knight', 'artillery', 'castle', 'general');
    full.enter('establish', { era: 2, order: [2, 1, 0, 3] });
    expect(full.asked()).toBe(2);
  });
});
