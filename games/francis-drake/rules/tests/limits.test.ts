import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { makeGame } from '../src/game.ts';
import { canSail } from '../src/queries/canSail.ts';
import { discSet, makeTable } from '../src/testing/table.ts';
import { docked, eventsOf, finish, missionsOf, resolving, wander } from './missionTable.ts';

const box = makeBox(shipped);
const game = makeGame(box);

describe('a ship without barrels', () => {
  it('[FD-LIMITS-01] cannot sail; one barrel is enough', () => {
    const table = docked([0, 1, 0, 2]);
    table.enter('setSail');
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 1 });
    const asked = new Set<number>();
    while (table.question().kind === 'placeMission') {
      asked.add(table.question().seat);
      table.play(table.legal()[0]);
    }
    expect([...asked]).toEqual([1, 3]);
    expect([0, 1, 2, 3].filter((seat) => canSail(table.player(seat)))).toEqual([1, 3]);
    finish(table);
    expect(missionsOf(table).filter((one) => one.startsWith('0:') || one.startsWith('2:'))).toEqual([]);
  });

  it('[FD-LIMITS-02] places no disc and no range cube, and cannot use the Informer', () => {
    const table = docked([0, 1, 1], { informer: 0 });
    table.enter('setSail');
    expect(eventsOf(table.events, 'rangesSet')).toEqual([{ kind: 'rangesSet', ranges: [0, 1, 1] }]);
    while (table.question().kind === 'placeMission') table.play(table.legal()[0]);
    expect(eventsOf(table.events, 'missionPlaced').filter((event) => event.seat === 0)).toEqual([]);
    expect(table.player(0)).toMatchObject({ range: 0, hand: discSet('1', '2', '3', '4'), ship: -1 });
    expect(eventsOf(table.events, 'informerUnused', 'discsInspected')).toEqual([]);
    expect(table.state.revealed).toBe(true);
  });

  it('[FD-LIMITS-02] still places counters, takes the swap and scores them', () => {
    const table = docked([1, 1, 0], { admiral: 2, governor: 2 });
    table.enter('layFrigates');
    expect(table.question()).toEqual({ kind: 'placeFrigates', seat: 2 });
    table.play('frigates galleonA=0 galleonB=1 galleonC=2');
    expect(table.question()).toEqual({ kind: 'placeTroops', seat: 2 });
    table.play('troops trinidad=0 maracaibo=0 panama=1 veracruz=2');
    expect(table.state.outbound).toEqual([0, 2, 1]);
    while (table.question().kind === 'placeMission') table.play(table.legal()[0]);
    finish(table);
    expect(eventsOf(table.events, 'counterScored')).toEqual([
      { kind: 'counterScored', counter: 'admiral', seat: 2, points: 4 },
      { kind: 'counterScored', counter: 'governor', seat: 2, points: 4 },
    ]);
  });

  it('[FD-LIMITS-03] docks after all ships that sailed, several in Sailing Order, without a bonus', () => {
    const ships = [{}, { missions: { 1: 'sanJuan' } }, {}, { crew: 1, missions: { 1: 'cartagena' } }, {}];
    const table = resolving({ ships, outbound: [4, 3, 0, 2, 1], watcher: false, state: { voyage: 3 } });
    for (const seat of [0, 2, 4]) table.give(seat, { conquests: 1 });
    table.play('attack');
    expect(eventsOf(table.events, 'returned')).toEqual([
      { kind: 'returned', seat: 3, dock: 1, bonus: 2 },
      { kind: 'returned', seat: 1, dock: 2, bonus: 0 },
      { kind: 'returned', seat: 4, dock: 3, bonus: 0 },
      { kind: 'returned', seat: 0, dock: 4, bonus: 0 },
      { kind: 'returned', seat: 2, dock: 5, bonus: 0 },
    ]);
    expect(table.state.homebound).toEqual([3, 1, 4, 0, 2]);
    expect(table.state.players.every((player) => player.home)).toBe(true);
  });

  it('[FD-LIMITS-04] if nobody can sail, the voyage goes straight to its scoring', () => {
    const table = docked([0, 0, 0], { governor: 1, voyage: 3 });
    table.give(0, { conquests: 1 });
    table.enter('layTroops');
    table.state.treasure[table.at('trinidad')] = 1;
    table.play('troops trinidad=0 maracaibo=0 panama=1 veracruz=2');
    const kinds = table.events.map((event) => event.kind);
    expect(kinds.slice(kinds.indexOf('rangesSet') + 1)).toEqual([
      'discsRevealed',
      'placeMarkersLaid',
      'returned',
      'returned',
      'returned',
      'kindsScored',
      'counterScored',
      'commoditiesScored',
      'chestsOpened',
    ]);
    expect(eventsOf(table.events, 'returned').map(({ seat, bonus }) => [seat, bonus])).toEqual([
      [1, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(table.state.players.map((player) => player.score)).toEqual([5, 5, 4]);
  });
});

describe('dead ends', () => {
  it('[FD-LIMITS-05] a player without a legal Destination keeps the discs and is skipped', () => {
    const table = docked([1, 4, 0]);
    for (const seat of [0, 1]) table.give(seat, { hand: discSet('1', '2', '3', '4', 'ghost', 'hind') });
    table.enter('setSail');
    const asked: number[] = [];
    while (table.question().kind === 'placeMission') {
      asked.push(table.question().seat);
      table.play(table.legal()[0]);
    }
    // Zone 1 has four Destinations.
    expect(asked).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 1, 1]);
    expect(table.player(0).hand).toBe(discSet('ghost', 'hind'));
  });

  it('[FD-LIMITS-05] the discs kept count as not used: without disc 4 the return is early', () => {
    const table = resolving({ ships: [{ crew: 1, missions: { 1: 'cartagena' } }] });
    table.play('attack');
    expect(eventsOf(table.events, 'returned')).toEqual([{ kind: 'returned', seat: 0, dock: 1, bonus: 2 }]);
  });

  it('[FD-LIMITS-06] a player has ten discs a voyage, and docks when the last one is placed', () => {
    const table = makeTable({ box, seats: 3 });
    expect(table.state.players.map((player) => player.discs)).toEqual([10, 10, 10]);
    table.play('dock', 'dock');
    const free = table.state.street.filter((location) => box.choices[location].length === 0);
    for (const location of free.slice(0, 10)) {
      expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: 2 });
      table.play(table.game.writeMove(box.moves.stop[location]));
    }
    expect(table.player(2).place).toBeLessThan(17);
    expect(eventsOf(table.events, 'docked').at(-1)).toEqual({ kind: 'docked', seat: 2, dock: 3 });
    expect(table.question().kind).toBe('placeFrigates');
    expect(table.player(2).discs).toBe(0);
  });

  it('[FD-LIMITS-06] the ten discs are there again in the next voyage', () => {
    const table = makeTable({ box, seats: 3 });
    table.play('stop crewA', 'dock', 'dock', 'stop gunsA', 'dock');
    expect(table.state.voyage).toBe(2);
    expect(table.state.players.map((player) => player.discs)).toEqual([10, 10, 10]);
  });

  it('[FD-LIMITS-07] Drake is open to a player with two discs left, not with one', () => {
    const table = makeTable({ box });
    table.give(0, { discs: 1 });
    expect(table.legal()).not.toContain('stop drake');
    expect(table.refuse('stop drake')).toEqual({ code: 'illegal', text: 'stop drake', rule: 'FD-LIMITS-07' });
    table.give(0, { discs: 2 });
    table.play('stop drake');
    expect(table.player(0)).toMatchObject({ discs: 1, atDrake: true });
  });

  it('[FD-LIMITS-08] with a disc and no stop at Dockside yet there is always Dockside, and the dock', () => {
    for (const seats of [3, 4, 5]) {
      let turns = 0;
      wander({ seats, seed: `dockside ${seats}` }, (before) => {
        if (before.stack[0].kind !== 'plymouthTurn') return;
        const { seat } = before.stack[0];
        const legal = game.legalMoves(before, seat, []).map((move) => game.writeMove(move));
        expect(legal.slice(-2)).toEqual(['stop dockside', 'dock']);
        expect(before.players[seat].discs).toBeGreaterThan(0);
        turns++;
      });
      expect(turns).toBeGreaterThan(20);
    }
  });

  it('[FD-LIMITS-08] Dockside holds every colour', () => {
    const table = makeTable({ box, seats: 5 });
    for (let seat = 0; seat < 5; seat++) table.play('stop dockside', 'take barrels');
    expect(table.view(0).street[17]).toEqual({ location: 'dockside', discs: [0, 1, 2, 3, 4] });
  });

  it('[FD-LIMITS-08] a player may not dock between the two discs on Drake', () => {
    const table = makeTable({ box, seats: 3 });
    table.play('stop drake', 'dock', 'dock');
    expect(table.question()).toMatchObject({ kind: 'chooseYield', seat: 0 });
    expect(table.refuse('dock')).toMatchObject({ code: 'illegal', text: 'dock' });
    expect(table.player(0).docked).toBe(false);
  });
});
