import { type Played, play, type UndoStep, undoBarrier } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import type { Event } from '../src/events.ts';
import type { State } from '../src/state.ts';
import { audit } from '../src/testing/index.ts';
import { discSet, makeTable, type Table } from '../src/testing/table.ts';
import { docked, eventsOf, finish, resolving, wander } from './missionTable.ts';

const box = makeBox(shipped);
const RICH = { crew: 20, guns: 30, goods: 5, galleon: true };

describe('pieces', () => {
  it.each([
    { item: 'crew', stop: 'stop crewA', gives: 3, stock: 28 },
    { item: 'guns', stop: 'stop gunsA', gives: 3, stock: 28 },
    { item: 'barrels', stop: 'stop suppliesA', gives: 3, stock: 21 },
    { item: 'goods', stop: 'stop trade', gives: 2, stock: 8 },
  ] as const)('[FD-LIMITS-09] $item never run out: the full amount is given from an empty stock', (row) => {
    const table = makeTable({ box });
    expect(shipped.stock[row.item]).toBe(row.stock);
    table.give(1, { [row.item]: row.stock });
    table.give(0, { [row.item]: 0 });
    table.play(row.stop);
    expect(table.player(0)[row.item]).toBe(row.gives);
  });

  it('[FD-LIMITS-10] treasure and commodities suffice exactly for three voyages', () => {
    const table = makeTable({ box, seats: 3 });
    for (let voyage = 1; voyage <= 3; voyage++) {
      const { state } = table;
      state.outbound = [0, 1, 2];
      state.homebound = [];
      table.give(0, { barrels: 1 });
      table.enter('layFrigates');
      const rest = 3 - voyage;
      expect(state.treasureStock).toEqual([4 * rest, 4 * rest, 3 * rest]);
      expect(state.commodityStock).toEqual([rest, 2 * rest, 2 * rest, 2 * rest]);
      for (let place = 0; place < 14; place++) {
        if (state.treasure[place] === 1) state.players[0].chest[box.treasure[place]]++;
        for (let ware = 0; ware < 4; ware++) state.players[1].commodities[ware] += (state.wares[place] >> ware) & 1;
      }
      state.treasure.fill(0);
      state.wares.fill(0);
      table.enter('endVoyage');
      expect(audit.pieces(table.state)).toEqual([]);
    }
    expect(table.player(0).chest).toEqual([12, 12, 9]);
    expect(table.player(1).commodities).toEqual([3, 6, 6, 6]);
  });

  it('[FD-LIMITS-10] one set of troop and frigate counters is in play', () => {
    const table = docked([1, 1, 1]);
    table.enter('layFrigates');
    const laid = (places: readonly number[]) => places.map((place) => table.state.counters[place]).sort();
    expect(laid(box.galleons)).toEqual([0, 1, 2]);
    expect(laid(box.forts)).toEqual([0, 0, 1, 2]);
    expect(table.state.counters.filter((value) => value >= 0)).toHaveLength(7);
  });

  it('[FD-LIMITS-11] the Investor cannot bring a score below 0', () => {
    const table = makeTable({ box, seats: 3 });
    table.play('stop investor', 'take crew+2guns');
    expect(table.player(0)).toMatchObject({ score: 0, investor: false });
    table.play('dock', 'dock', 'dock');
    while (table.question().seat !== 0) table.play('dock');
    expect(table.refuse('stop investor')).toMatchObject({ code: 'illegal', rule: 'FD-PROV-37' });
  });

  it('[FD-LIMITS-11] in random games no score falls below 0, and only the Investor lowers one', () => {
    for (const seats of [3, 4, 5]) {
      wander({ seats, seed: `scores ${seats}` }, (before, after, events) => {
        const paid = eventsOf(events, 'investorPaid').map((event) => event.seat);
        for (let seat = 0; seat < seats; seat++) {
          const change = after.players[seat].score - before.players[seat].score;
          if (after.players[seat].score < 0 || (change < 0 && !paid.includes(seat)))
            throw new Error(`${change} for seat ${seat} by ${JSON.stringify(events)}`);
        }
      });
    }
  });

  it('[FD-LIMITS-11] a score goes on beyond the end of the track', () => {
    const table = resolving({ ships: [{ crew: 2, score: 199, missions: { 1: 'cartagena', 2: 'portobelo' } }] });
    table.play('attack');
    expect(table.player(0).score).toBe(201);
  });

  it('[FD-LIMITS-12] a voyage holds at most 22 successes, 11 treasures taken and 7 trades', () => {
    const most = { attacked: 0, treasures: 0, traded: 0 };
    for (const { id, type } of shipped.destinations) {
      const ships = [0, 1, 2, 3, 4].map(() => ({ ...RICH, missions: { 1: id } }));
      const table = resolving({ ships, watcher: false });
      finish(table);
      const successes = eventsOf(table.events, 'attacked');
      const trades = eventsOf(table.events, 'traded');
      expect([successes.length, trades.length > 0]).toEqual(type === 'port' ? [0, true] : [2, false]);
      most.attacked += successes.length;
      most.treasures += successes.filter((event) => event.treasure >= 0).length;
      most.traded += trades.length;
    }
    expect(most).toEqual({ attacked: 22, treasures: 11, traded: 7 });
  });

  it('[FD-LIMITS-13] there is no move that names another player or their pieces', () => {
    const kinds = new Set([...box.moves.byText.values()].map((move) => move.kind));
    expect([...kinds].sort()).toEqual([
      ...['attack', 'decline', 'dock', 'exchange', 'frigates', 'home', 'inspectCounter', 'inspectDiscs', 'keep'],
      ...['mission', 'move', 'sail', 'stop', 'take', 'trade', 'troops'],
    ]);
    const table = makeTable({ box });
    expect(table.refuse('give crew 1')).toEqual({ code: 'unreadable', text: 'give crew 1' });
  });

  it('[FD-LIMITS-13] in random games a move changes no holdings but the mover’s', () => {
    const hold = (state: State, seat: number) => {
      const { crew, guns, goods, barrels, commodities, chest } = state.players[seat];
      return JSON.stringify([crew, guns, goods, barrels, commodities, chest]);
    };
    for (const seats of [3, 4, 5]) {
      wander({ seats, seed: `holdings ${seats}` }, (before, after, events) => {
        // Drake's second disc is laid at the end of the move before it, and the reset takes from all.
        const others = eventsOf(events, 'stopped').map((event) => event.seat);
        if (after.voyage !== before.voyage) return;
        for (let seat = 0; seat < seats; seat++) {
          if (seat === before.stack[0].seat || others.includes(seat)) continue;
          if (hold(before, seat) !== hold(after, seat)) throw new Error(`seat ${seat}: ${JSON.stringify(events)}`);
        }
      });
    }
  });
});

describe('taking back', () => {
  /** Plays checked moves and returns how far `seat` may then take back. */
  function barrier(table: Table, seat: number, moves: readonly string[]): number {
    const steps: UndoStep[] = [];
    for (const text of moves) {
      const asked = table.question().seat;
      const result = play(table.game, { state: table.state, seq: 0 }, { seat: asked, seq: 0, text });
      if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
      const played: Played<State, Event> = result.value;
      steps.push(played);
      table.state = played.state;
    }
    return undoBarrier(steps, seat);
  }

  it('[FD-LIMITS-14] a player may take back moves while nothing else has happened', () => {
    expect(barrier(makeTable({ box }), 0, ['stop dockside', 'take crew'])).toBe(0);
    expect(barrier(makeTable({ box }), 1, ['stop crewA', 'stop dockside', 'take guns'])).toBe(1);
    const attack = resolving({ ships: [{ crew: 1, missions: { 1: 'cartagena', 2: 'sanJuan' } }] });
    expect(barrier(attack, 0, ['attack', 'sail'])).toBe(0);
  });

  it('[FD-LIMITS-14] not once another player has acted', () => {
    expect(barrier(makeTable({ box }), 0, ['stop crewA', 'stop gunsA'])).toBe(2);
  });

  it('[FD-LIMITS-14] not once a die was rolled', () => {
    expect(barrier(makeTable({ box }), 0, ['stop tavern'])).toBe(1);
  });

  it('[FD-LIMITS-14] not once a counter was turned up', () => {
    const ships = [{ ...RICH, missions: { 1: 'trinidad', 2: 'sanJuan' } }];
    expect(barrier(resolving({ ships }), 0, ['attack'])).toBe(1);
    expect(barrier(resolving({ ships }), 0, ['attack', 'decline', 'sail'])).toBe(1);
  });

  it.each([{ look: 'inspect discs trinidad' }, { look: 'inspect counter trinidad' }])(
    '[FD-LIMITS-14] not once a hidden face was shown ($look)',
    ({ look }) => {
      const table = docked([1, 0, 0], { informer: 0 });
      table.give(0, { hand: discSet('1') });
      table.enter('layFrigates');
      expect(barrier(table, 0, ['mission 1 trinidad', look])).toBe(2);
    },
  );

  it('[FD-LIMITS-14] not once all discs were turned over or the chests opened', () => {
    const reveal = docked([1, 0, 0]);
    reveal.give(0, { crew: 9, guns: 9, hand: discSet('1') });
    reveal.enter('layFrigates');
    expect(barrier(reveal, 0, ['mission 1 trinidad'])).toBe(1);
    const last = resolving({ ships: [], state: { voyage: 3 } });
    expect(barrier(last, 2, ['trade indigo'])).toBe(1);
  });
});
