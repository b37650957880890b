import { advance, type Played, undoBarrier } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { NOWHERE } from '../src/ids.ts';
import type { State } from '../src/state.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, illegal } from './helpers.ts';

const NOTHING_ABOARD = ['load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria'];

/** Two at the table, loading with so much gold. */
function loading(gold: number, set: (table: Table) => void = () => undefined): Table {
  const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
  for (const seat of [0, 1]) table.give(seat, { gold });
  set(table);
  table.enter('loading');
  return table;
}

describe('what may be loaded', () => {
  it('[NP-LOAD-01] all load at the same time, in any order', () => {
    const table = makeTable();
    const { game } = table;
    expect(game.awaiting(table.state)).toEqual([0, 1, 2, 3]);
    table.playAs(2, 'load nina 1');
    table.playAs(0, 'load nina 2', 'load pinta captain 0');
    expect(game.awaiting(table.state)).toEqual([0, 1, 2, 3]);
    expect(table.refuse('load nina 1', 0)).toEqual(illegal('load nina 1', 'NP-LOAD-01'));
    expect(table.refuse('load santaMaria 1', 3)).toEqual(illegal('load santaMaria 1', 'NP-LOAD-01'));
    expect(table.refuse('done', 3)).toEqual(illegal('done', 'NP-LOAD-01'));
    table.playAs(2, 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    expect(game.awaiting(table.state)).toEqual([0, 1, 3]);
    expect(table.legal(2)).toEqual([]);
    expect(game.legalMoves(table.state, -1, [])).toEqual([]);
    expect(game.legalMoves(table.state, 4, [])).toEqual([]);
  });

  it('[NP-LOAD-02] [NP-LOAD-04] Settlers and at most one Captain, or no crew, up to the crew limit', () => {
    const table = loading(9);
    expect(table.legal(0)).toEqual([
      ...['load nina 0', 'load nina 1', 'load nina 2', 'load nina 3'],
      ...['load nina captain 0', 'load nina captain 1', 'load nina captain 2'],
    ]);
    expect(table.refuse('load nina captain 3')).toEqual(illegal('load nina captain 3', 'NP-LOAD-02'));
    expect(table.refuse('load nina 4')).toEqual(illegal('load nina 4', 'NP-LOAD-02'));
    expect(table.game.readMove('load nina captain 4')).toBeUndefined();
    table.give(0, { crewSide: 4 });
    expect(table.legal(0)).toEqual([
      ...['load nina 0', 'load nina 1', 'load nina 2', 'load nina 3', 'load nina 4'],
      ...['load nina captain 0', 'load nina captain 1', 'load nina captain 2', 'load nina captain 3'],
    ]);
    expect(table.play('load nina captain 3')).toEqual([
      { kind: 'shipLoaded', seat: 0, world: 0, captain: true, settlers: 3 },
    ]);
    expect(table.player(0)).toMatchObject({ crews: [3, 0, 0], aboard: [1, 0, 0] });
  });

  it('[NP-LOAD-03] a Captain counts as one crew', () => {
    const table = loading(1);
    expect(table.legal(0)).toEqual(['load nina 0', 'load nina 1', 'load nina captain 0']);
    table.play('load nina captain 0');
    expect(table.legal(0)).toEqual(['load pinta 0']);
  });

  it('[NP-LOAD-05] [NP-LOAD-06] no second Captain for a world where one stayed behind', () => {
    const table = loading(9, ({ captain }) => captain(0, 'nina andes'));
    expect(table.legal(0)).toEqual(['load nina 0', 'load nina 1', 'load nina 2', 'load nina 3']);
    expect(table.refuse('load nina captain 1')).toEqual(illegal('load nina captain 1', 'NP-LOAD-06'));
    table.play('load nina 1');
    expect(table.legal(0)).toContain('load pinta captain 2');
    expect(table.legal(1)).toContain('load nina captain 2');
    expect(table.player(0).captains).toEqual([table.at('nina andes'), NOWHERE, NOWHERE]);
  });

  it('[NP-LOAD-07] the ships leave home without gold', () => {
    const table = loading(9, ({ explore }) => explore('nina caribbean', 'nina isthmus'));
    table.playAs(0, 'load nina 2', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, ...NOTHING_ABOARD);
    table.play('consolidate nina isthmus');
    expect(table.player(0)).toMatchObject({ cargo: [0, 0, 0], gold: 7 });
  });
});

describe('the order of sailing', () => {
  it('[NP-LOAD-08] the largest crew first; equal crews as one likes', () => {
    const table = loading(9);
    table.play('load nina 1', 'load pinta captain 2', 'load santaMaria captain 1');
    expect(table.legal(0)).toEqual(['seal pinta santaMaria nina']);
    expect(table.refuse('seal nina pinta santaMaria')).toEqual(illegal('seal nina pinta santaMaria', 'NP-LOAD-08'));
    expect(table.play('seal pinta santaMaria nina')).toEqual([{ kind: 'loadsSealed', seat: 0, voyage: [1, 2, 0] }]);
    expect(table.player(0).voyage).toEqual([1, 2, 0]);
    const equal = loading(9);
    equal.play('load nina 1', 'load pinta captain 0', 'load santaMaria 2');
    expect(equal.legal(0)).toEqual(['seal santaMaria nina pinta', 'seal santaMaria pinta nina']);
    const same = loading(9);
    same.play('load nina 0', 'load pinta 0', 'load santaMaria 0');
    expect(same.legal(0)).toHaveLength(6);
  });

  it('[NP-LOAD-09] a placeholder counts as crew', () => {
    const table = loading(9, ({ settle, give }) => {
      settle(0, 'nina andes', 4);
      give(0, { settlers: 1 });
    });
    table.play('load nina 1');
    expect(table.legal(0).slice(0, 4)).toEqual(['load pinta 0', 'load pinta 1', 'load pinta 2', 'load pinta 3']);
    expect(table.refuse('load pinta 4')).toEqual(illegal('load pinta 4', 'NP-LOAD-02'));
    table.play('load pinta 2', 'load santaMaria captain 0');
    expect(table.legal(0)).toEqual(['seal pinta nina santaMaria', 'seal pinta santaMaria nina']);
  });

  it('[NP-LOAD-10] one sealed commitment, final, and secret until all have sealed', () => {
    const table = loading(9);
    expect(table.refuse('seal nina pinta santaMaria')).toEqual(illegal('seal nina pinta santaMaria', 'NP-LOAD-10'));
    table.play('load nina 2', 'load pinta 0', 'load santaMaria 0');
    expect(table.refuse('load nina 1', 0)).toEqual(illegal('load nina 1', 'NP-LOAD-08'));
    table.play('seal nina pinta santaMaria');
    expect(table.refuse('load nina 0', 0)).toEqual({ code: 'wrongSeat', awaiting: [1] });
    expect(eventsOf(table.events, 'loadsRevealed')).toEqual([]);
    expect(table.view(1).players[0].loads).toBeUndefined();
    expect(table.player(0).settlers).toBe(20);
    table.playAs(1, ...NOTHING_ABOARD);
    expect(eventsOf(table.events, 'loadsRevealed')).toHaveLength(1);
  });

  it('[NP-LOAD-10] loads can be taken back until they are sealed', () => {
    const { game, state } = loading(9);
    const steps: Played<State, Event>[] = [];
    const backTo = (): number => undoBarrier(steps, 0);
    for (const text of ['load nina captain 2', 'load pinta 1', 'load santaMaria 0', 'seal nina pinta santaMaria']) {
      expect(backTo()).toBe(0);
      const move = game.readMove(text);
      if (move === undefined) throw new Error(`no move ${text}`);
      steps.push(advance(game, steps.at(-1) ?? { state, seq: 0 }, 0, move));
    }
    expect(game.awaiting(steps[3].state)).toEqual([1]);
    expect(backTo()).toBe(4);
  });
});

describe('recovering Settlers', () => {
  /** One Settler at home, two on the map outside a Stronghold and one inside. */
  function short(): Table {
    return loading(9, ({ settle, stronghold, give }) => {
      settle(0, 'nina andes', 2);
      stronghold(0, 'nina andes');
      settle(0, 'pinta isthmus');
      give(0, { settlers: 1 });
    });
  }

  it('[NP-LOAD-11] [NP-LOAD-12] gold stands for Settlers that lack, once the supply is empty', () => {
    const table = short();
    table.play('load nina 2', 'load pinta 1', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, ...NOTHING_ABOARD);
    expect(table.player(0)).toMatchObject({ settlers: 0, owed: 2, crews: [2, 1, 0] });
    const enough = loading(9, ({ settle, give }) => {
      settle(0, 'nina andes', 2);
      settle(1, 'nina isthmus', 1);
      give(0, { settlers: 3 });
    });
    enough.play('load nina 2', 'load pinta 1', 'load santaMaria 0', 'seal nina pinta santaMaria');
    enough.playAs(1, ...NOTHING_ABOARD);
    expect(enough.player(0)).toMatchObject({ settlers: 0, owed: 0 });
    expect(eventsOf(enough.events, 'settlerRecovered')).toEqual([]);
  });

  it('[NP-LOAD-13] no more placeholders than free Settlers on the map', () => {
    const table = short();
    expect(table.legal(0)).toContain('load nina 3');
    table.play('load nina 2');
    expect(table.legal(0)).toEqual([
      ...['load pinta 0', 'load pinta 1', 'load pinta captain 0', 'load pinta captain 1'],
    ]);
    expect(table.refuse('load pinta 2')).toEqual(illegal('load pinta 2', 'NP-LOAD-13'));
    expect(table.refuse('load pinta captain 2')).toEqual(illegal('load pinta captain 2', 'NP-LOAD-13'));
    // Also where the gold would just do.
    table.give(0, { gold: 4 });
    expect(table.refuse('load pinta 2')).toEqual(illegal('load pinta 2', 'NP-LOAD-13'));
  });

  it('[NP-LOAD-14] [NP-LOAD-16] each is recovered after the reveal, from any land but not from a Stronghold', () => {
    const table = short();
    table.settle(0, 'pinta isthmus');
    table.explore('nina isthmus');
    table.play('load nina 3', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, ...NOTHING_ABOARD);
    expect(table.player(0)).toMatchObject({ owed: 3, settlers: 0 });
    expect(table.question()).toEqual({ kind: 'recoverSettler', seat: 0 });
    expect(table.legal()).toEqual(['recover nina andes', 'recover pinta isthmus']);
    expect(table.refuse('recover nina caribbean')).toEqual(illegal('recover nina caribbean', 'NP-LOAD-14'));
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-LOAD-14'));
    // The one that is left in the Andes is in the Stronghold, so the rest follows without a decision.
    expect(table.play('recover nina andes').slice(0, 3)).toEqual([
      { kind: 'settlerRecovered', seat: 0, place: table.at('nina andes') },
      { kind: 'settlerRecovered', seat: 0, place: table.at('pinta isthmus') },
      { kind: 'settlerRecovered', seat: 0, place: table.at('pinta isthmus') },
    ]);
    expect([table.settlers(0, 'nina andes'), table.settlers(0, 'pinta isthmus')]).toEqual([1, 0]);
    expect(table.player(0)).toMatchObject({ owed: 0, settlers: 0, gold: 6 });
  });

  it('[NP-LOAD-15] [NP-LOAD-16] in turn order, each finishing before the next', () => {
    const table = loading(9, ({ settle, give, explore, state }) => {
      for (const seat of [0, 1]) {
        settle(seat, 'nina andes', 2);
        settle(seat, 'pinta isthmus', 2);
        give(seat, { settlers: 0 });
      }
      explore('nina caribbean');
      state.order = [1, 0];
    });
    const two = ['load nina 2', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria'];
    table.playAs(0, ...two);
    table.playAs(1, ...two);
    for (const seat of [1, 1, 0, 0]) {
      expect(table.question()).toEqual({ kind: 'recoverSettler', seat });
      table.play('recover nina andes');
    }
    expect(table.question().kind).toBe('sailShip');
    expect(eventsOf(table.events, 'settlerRecovered').map(({ seat }) => seat)).toEqual([1, 1, 0, 0]);
  });
});

describe('reveal and payment', () => {
  it('[NP-LOAD-17] all screens go at the same moment', () => {
    const table = loading(9);
    table.playAs(1, 'load nina 0', 'load pinta captain 1', 'load santaMaria 0', 'seal pinta santaMaria nina');
    const before = table.events.length;
    table.playAs(0, 'load nina 1', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    expect(eventsOf(table.events.slice(before), 'loadsRevealed')).toEqual([
      {
        kind: 'loadsRevealed',
        loads: [
          { crews: [1, 0, 0], aboard: [0, 0, 0], voyage: [0, 1, 2] },
          { crews: [0, 1, 0], aboard: [0, 1, 0], voyage: [1, 2, 0] },
        ],
      },
    ]);
    // The crews that sailed stay public for the era.
    expect(table.view('spectator').players.map(({ sailedWith }) => sailedWith)).toEqual([{ nina: 1 }, { pinta: 2 }]);
  });

  it('[NP-LOAD-18] one gold for every Captain and every Settler, recovered ones too', () => {
    const table = loading(9, ({ settle, give }) => {
      settle(0, 'nina andes', 2);
      give(0, { settlers: 1 });
    });
    table.playAs(0, 'load nina captain 2', 'load pinta captain 1', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, 'load nina 0', 'load pinta captain 1', 'load santaMaria 0', 'seal pinta nina santaMaria');
    expect(eventsOf(table.events, 'crewPaid')).toEqual([
      { kind: 'crewPaid', seat: 0, gold: 5 },
      { kind: 'crewPaid', seat: 1, gold: 2 },
    ]);
    expect([table.player(0).gold, table.player(1).gold]).toEqual([4, 7]);
    expect(table.settlers(0, 'nina andes')).toBe(0);
  });

  it('[NP-LOAD-19] the crew of all ships within the gold behind the screen', () => {
    const table = loading(4);
    table.play('load nina captain 1');
    expect(table.legal(0)).toEqual([
      ...['load pinta 0', 'load pinta 1', 'load pinta 2', 'load pinta captain 0', 'load pinta captain 1'],
    ]);
    expect(table.refuse('load pinta 3')).toEqual(illegal('load pinta 3', 'NP-LOAD-19'));
    expect(table.refuse('load pinta captain 2')).toEqual(illegal('load pinta captain 2', 'NP-LOAD-19'));
    table.play('load pinta captain 1');
    expect(table.legal(0)).toEqual(['load santaMaria 0']);
    table.play('load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, ...NOTHING_ABOARD);
    expect([table.player(0).gold, table.player(1).gold]).toEqual([0, 4]);
  });
});
