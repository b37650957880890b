import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../src/ids.ts';
import { makeTable } from '../src/testing/table.ts';

const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3];

describe('worked examples in Plymouth', () => {
  it('Example 1: the frigates are drawn Red, Blue, Yellow, Green [FD-PROV-01] [FD-PROV-03] [FD-PROV-04]', () => {
    const table = makeTable({ seats: 4 });
    const seeds = Array.from({ length: 400 }, (_, i) => `cup ${i}`);
    const drawn = seeds.map((seed) => table.game.setup({ learner: false }, 4, rngFromSeed(seed)));
    table.state = drawn.find((state) => state.order.join() === [RED, BLUE, YELLOW, GREEN].join()) ?? table.state;
    expect(table.view('spectator').docks.plymouth).toEqual([RED, BLUE, YELLOW, GREEN]);
    expect(table.state.players.map((player) => player.guns)).toEqual([0, 0, 0, 1]);
    for (const stop of ['stop crewA', 'stop crewB']) {
      for (const seat of [RED, BLUE, YELLOW]) {
        expect(table.question()).toEqual({ kind: 'plymouthTurn', seat });
        table.play(stop);
      }
      expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: GREEN });
      table.play(stop === 'stop crewA' ? 'stop gunsA' : 'stop gunsB');
    }
    expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: RED });
  });

  it('Example 2: from place 5 the places 6 to 18 and the dock are open [FD-PROV-05] [FD-PROV-06] [FD-PROV-07]', () => {
    const table = makeTable({ seats: 4 });
    const stops = table.state.street.map((location) => `stop ${LOCATIONS[location]}`);
    expect([stops[0], stops[17]]).toEqual(['stop crewA', 'stop dockside']);
    table.play(stops[4], 'stop admiral', 'dock', 'dock');
    const open = stops.slice(5).filter((stop) => stop !== 'stop admiral');
    expect(table.legal()).toEqual([...open, 'dock']);
    for (const stop of stops.slice(0, 5)) {
      expect(table.refuse(stop)).toEqual({ code: 'illegal', text: stop, rule: 'FD-PROV-06' });
    }
    expect(table.refuse('stop admiral')).toEqual({ code: 'illegal', text: 'stop admiral', rule: 'FD-PROV-07' });
  });
});

describe('further cases in Plymouth', () => {
  it('Further case: Tavern, first visitor [FD-PROV-23] [FD-PROV-24] [FD-PROV-25]', () => {
    for (const [face, result, crew, ghost] of [
      [1, 2, 0, true],
      [2, 3, 1, false],
      [6, 7, 3, false],
    ] as const) {
      const table = makeTable();
      table.rollNext(face);
      const rolled = table.play('stop tavern').at(-1);
      expect(rolled).toEqual({ kind: 'tavernRolled', seat: 0, roll: face, result, crew, ghost });
      expect(table.player(0)).toMatchObject({ crew, ghost });
    }
  });

  it('Further case: Tavern, second visitor [FD-PROV-23] [FD-PROV-24] [FD-PROV-25]', () => {
    const table = makeTable();
    table.play('stop tavern');
    table.rollNext(2);
    const rolled = table.play('stop tavern').at(-1);
    expect(rolled).toEqual({ kind: 'tavernRolled', seat: 1, roll: 2, result: 2, crew: 0, ghost: true });
    expect(table.player(1)).toMatchObject({ crew: 0, ghost: true });
  });
});
