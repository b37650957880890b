import { describe, expect, it } from 'vitest';
import { makeTable } from '../src/testing/table.ts';
import { eventsOf, illegal, playOut, playUntil } from './helpers.ts';

describe('the sequence of play', () => {
  it('[AM-ROUND-01] has five rounds of seven phases', () => {
    const table = makeTable({ seats: 3 });
    playOut(table);
    const phases = table.events.filter((event) => event.kind === 'phaseBegun' || event.kind === 'phaseSkipped');
    const first = { round: 1, phase: 0 };
    const seen = [first, ...phases.map(({ round, phase }) => ({ round, phase }))];
    expect(seen).toEqual(Array.from({ length: 35 }, (_, i) => ({ round: 1 + Math.floor(i / 7), phase: i % 7 })));
  });

  it('[AM-ROUND-02] goes through blue, black, red, brown, green, yellow and white', () => {
    const table = makeTable();
    const colours = Array.from({ length: 8 }, () => {
      const { phase } = table.view(0);
      table.endPhase();
      return phase;
    });
    expect(colours).toEqual(['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white', 'blue']);
  });

  it('[AM-ROUND-03] gives every player one action, in player order', () => {
    const table = makeTable({ seats: 4, order: [2, 0, 3, 1] });
    table.phase({ cubes: { black: 2, yellow: 1 } });
    const seats: number[] = [];
    const { phase } = table.state;
    while (table.state.phase === phase) {
      seats.push(table.question().seat);
      expect(table.refuse('gold', (table.question().seat + 1) % 4)).toMatchObject({ code: 'wrongSeat' });
      table.play('gold');
    }
    expect(seats).toEqual([2, 0, 3, 1]);
  });

  it('[AM-ROUND-04] makes an action available when a cube of its colour is out', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 4, black: 1, red: 1, green: 2 } });
    expect(table.legal()).toEqual(['act blue', 'act black', 'act red', 'act green', 'gold']);
    expect(table.refuse('act brown')).toEqual(illegal('act brown', 'AM-ROUND-04'));
    expect(table.refuse('load 1')).toEqual(illegal('load 1', 'AM-ROUND-03'));
    expect(table.refuse('act white')).toEqual(illegal('act white', 'AM-ROUND-04'));
    table.phase({ cubes: { white: 1, yellow: 1, brown: 3 } });
    expect(table.legal()).toEqual(['act brown', 'act yellow', 'act white', 'gold']);
  });

  it('[AM-ROUND-05] takes the action points of every action from the most frequent colour', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 2, black: 1, green: 5 } });
    expect(eventsOf(table.play('act black'), 'actionChosen')).toEqual([
      { kind: 'actionChosen', seat: 0, colour: 1, special: false, ap: 5 },
    ]);
    expect(table.legal()).toEqual(['load 0', 'load 1', 'load 2', 'load 3', 'load 4', 'load 5']);
  });

  it('[AM-ROUND-06] has all action points spent on one action', () => {
    const table = makeTable();
    table.phase({ cubes: { black: 3, brown: 3 } });
    table.play('act black');
    expect(table.refuse('act brown')).toEqual(illegal('act brown', 'AM-BLACK-01'));
    table.play('load 1');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-ROUND-07] lets several players choose the same action; cubes are not used up', () => {
    const table = makeTable();
    table.give(1, { gold: 0 });
    table.phase({ cubes: { black: 3 } });
    table.play('act black', 'load 3');
    expect(table.state.action).toEqual([0, 3, 0, 0, 0, 0, 0]);
    table.play('act black');
    expect(table.legal()).toEqual(['load 0', 'load 1', 'load 2', 'load 3']);
  });

  it('[AM-ROUND-08] starts with the leading disc; discs on one space follow from top to bottom', () => {
    const table = makeTable({ seats: 4, order: [3, 1, 0, 2] });
    table.phase({ cubes: { white: 4 }, order: [3, 1, 0, 2] });
    table.play('gold', 'act white', 'advance 2', 'act white', 'advance 4', 'act white', 'advance 2');
    // 0 on 4; 2 on top of 1 on 2; 3 on 0.
    expect(table.state.players.map(({ track }) => track)).toEqual([4, 2, 2, 0]);
    expect(table.state.order).toEqual([0, 2, 1, 3]);
    expect(table.question().seat).toBe(0);
  });

  it('[AM-ROUND-09] changes the order from the next phase on when a disc moves', () => {
    const table = makeTable({ seats: 3 });
    table.phase({ cubes: { white: 3 } });
    table.play('gold', 'act white', 'advance 3');
    expect(table.question().seat).toBe(2);
    expect(table.state.discs).toEqual([1, 0, 2]);
    table.play('gold');
    expect(table.question().seat).toBe(1);
  });

  it('[AM-ROUND-09] keeps the order of a phase that the game has begun, and the one in its event', () => {
    const table = makeTable({ seats: 3 });
    table.phase({ cubes: { red: 1 }, phase: 'yellow' });
    table.endPhase();
    const begun = eventsOf(table.events, 'phaseBegun').at(-1);
    expect(begun).toMatchObject({ order: [0, 1, 2] });
    expect(table.state.order).not.toBe(table.state.discs);
    expect(begun?.order).not.toBe(table.state.order);
    const told = JSON.stringify(begun);
    Object.assign(table.state.action, { 6: 3 });
    table.play('gold', 'act white', 'advance 2');
    expect(table.question().seat).toBe(2);
    expect(table.state).toMatchObject({ order: [0, 1, 2], discs: [1, 0, 2] });
    table.play('gold');
    expect(JSON.stringify(begun)).toBe(told);
  });

  it('[AM-ROUND-10] allows giving up action points, which are lost', () => {
    const table = makeTable();
    table.phase({ cubes: { black: 5, red: 1 } });
    table.play('act black', 'load 0');
    expect(table.player(0)).toMatchObject({ cannons: 0, gold: 0 });
    table.play('gold');
    const { ap } = eventsOf(table.events, 'phaseBegun')[0];
    expect(ap).toBe(Math.max(...table.state.action));
  });

  it('[AM-ROUND-11] allows choosing an available action without any use for it', () => {
    const table = makeTable();
    table.phase({ cubes: { green: 3 } });
    expect(table.legal()).toEqual(['act green', 'gold']);
    expect(table.play('act green')).toEqual([{ kind: 'actionChosen', seat: 0, colour: 4, special: false, ap: 3 }]);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(table.player(0)).toMatchObject({ gold: 0, score: 0 });
  });

  it('[AM-ROUND-12] adds up the points of the phase, bonus tokens and gold', () => {
    const table = makeTable();
    table.own(0, 'P02', 'P08');
    table.give(0, { gold: 2 });
    table.phase({ cubes: { black: 3 } });
    expect(table.play('act black')).toMatchObject([{ ap: 6 }]);
    expect(table.legal().at(-1)).toBe('load 8');
  });

  it('[AM-ROUND-13] returns the cubes to storage after the phase', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 2, white: 1 }, phase: 'blue' });
    table.state.storage[1] = 0;
    table.state.tower[1] = 7;
    table.play('gold', 'gold');
    // The black phase has nothing to drop; in the red phase only red and black cubes can come out.
    expect(eventsOf(table.events, 'phaseEnded').map(({ phase }) => phase)).toEqual([0, 1]);
    expect(table.view(0).phase).toBe('red');
    expect(table.state.storage).toEqual([7, 0, 0, 7, 7, 7, 7]);
    expect([table.state.action[0], table.state.action[6]]).toEqual([0, 0]);
  });

  it('[AM-ROUND-14] continues after white with the pirates, the preparation, and blue', () => {
    const table = makeTable();
    table.phase({ cubes: { white: 1 }, phase: 'white' });
    table.play('gold');
    const kinds = table.play('gold').map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...['goldTaken', 'goldGained', 'phaseEnded', 'piratesFought', 'piratesFought'],
      ...['pirateTurned', 'progressDealt', 'productionDealt', 'roundBegun', 'phaseBegun'],
    ]);
    expect([table.state.round, table.view(0).phase]).toEqual([2, 'blue']);
    playUntil(table, 3);
    expect(table.view(0).phase).toBe('blue');
  });
});
