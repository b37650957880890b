import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, governs, illegal } from './helpers.ts';
import { governPlanck, ME, mark, PLANCK, solo, stackProgress, tiesAt } from './soloHelpers.ts';

describe('Settlers that run short', () => {
  /** Planck's ships plan for two, one and one Settlers, and there are only so many. */
  function shortOf(settlers: number, { captainAshore = false } = {}): readonly number[] {
    const table = solo({ settlersSpread: true });
    mark(table, { arts: 'nina', science: 'pinta', religion: 'santaMaria' });
    stackProgress(table, 'music', 'music', 'catholic');
    if (captainAshore) table.captain(PLANCK, 'nina caribbean');
    table.explore('nina caribbean', 'nina amazonia');
    table.give(PLANCK, { settlers });
    table.give(ME, { gold: 3 });
    table.enter('loading', { order: [ME, PLANCK] });
    table.play('load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    expect(table.player(PLANCK)).toMatchObject({ settlers: Math.max(0, settlers - 4), owed: 0 });
    return eventsOf(table.events, 'planckLoaded')[0].load.crews;
  }

  it('[NP-SOLO-37] other reading: every ship gets one before the first gets more', () => {
    expect(shortOf(4)).toEqual([2, 1, 1]);
    expect(shortOf(3)).toEqual([1, 1, 1]);
    expect(shortOf(2)).toEqual([1, 1, 0]);
    expect(shortOf(0)).toEqual([0, 0, 0]);
  });

  it('[NP-SOLO-31] [NP-SOLO-37] other reading: what is left then fills the ships in sailing order', () => {
    expect(shortOf(4, { captainAshore: true })).toEqual([2, 1, 1]);
  });
});

describe('Planck’s Pirate', () => {
  it('[NP-SOLO-75] other reading: goes where revenue is highest, whether it reaches the ship or not', () => {
    const trial = (pirateByRevenue: boolean): Table => {
      const table = solo(pirateByRevenue ? { pirateByRevenue: true } : {});
      table.own(PLANCK, 'pirate');
      table.tile('nina caribbean', 'mixed');
      table.tile('pinta caribbean', 'plains');
      table.settle(ME, 'nina caribbean', 3);
      table.ship(ME, 'nina patagonia');
      table.settle(ME, 'pinta caribbean', 2);
      table.ship(ME, 'pinta caribbean');
      table.enter('sailing', { round: 3, order: [ME, PLANCK] });
      return table;
    };
    expect(trial(false).state.pirates).toEqual([0, 1, 0]);
    expect(trial(true).state.pirates).toEqual([1, 0, 0]);
  });

  it('[NP-SOLO-75] other reading: Mines count, and the Soloist decides ties', () => {
    const table = solo({ pirateByRevenue: true });
    table.own(PLANCK, 'pirate');
    table.tile('pinta caribbean', 'plains');
    table.tile('santaMaria caribbean', 'mountains');
    table.settle(ME, 'pinta caribbean', 2);
    table.settle(ME, 'santaMaria caribbean');
    table.state.mines[table.at('santaMaria caribbean')] = 1;
    table.enter('sailing', { round: 3, order: [ME, PLANCK] });
    expect(tiesAt(table)).toEqual(['pirate pinta', 'pirate santaMaria']);
    expect(table.refuse('pirate nina')).toMatchObject({ rule: 'NP-SOLO-75' });
  });
});

describe('gold in Strongholds', () => {
  /** Seat 0 has 3 gold in the Isthmus and none in the Andes, earns 2, and its ship lies at the Isthmus. */
  function arranging(ship = true): Table {
    const table = makeTable({ strongholdGoldStays: true });
    table.tile('nina isthmus', 'inhospitable');
    table.tile('nina andes', 'mountains');
    table.settle(0, 'nina isthmus');
    table.settle(0, 'nina andes', 2);
    table.stronghold(0, 'nina isthmus', 2);
    table.stronghold(0, 'nina andes', 0);
    if (ship) table.ship(0, 'nina isthmus', 0);
    governs(table, 0, 'nina');
    table.play('arrange');
    return table;
  }

  it('[NP-REV-10] other reading: what a Stronghold held before stays there; new gold is divided', () => {
    const table = arranging();
    expect(table.legal()).toEqual([0, 1, 2].map((gold) => `store nina andes ${gold}`));
    expect(table.refuse('store nina andes 3')).toEqual(illegal('store nina andes 3', 'NP-REV-10'));
    table.play('store nina andes 1');
    expect(table.legal()).toEqual(['store nina isthmus 2', 'store nina isthmus 3']);
    expect(table.refuse('store nina isthmus 1')).toEqual(illegal('store nina isthmus 1', 'NP-REV-10'));
    table.play('store nina isthmus 2');
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ gold: 1 }]);
    expect(table.state.vaults[table.at('nina andes')]).toBe(1);
  });

  it('[NP-REV-10] other reading: far from the ship, too', () => {
    const table = arranging(false);
    // One of the two new gold fills the Isthmus, the other one lies in the Andes.
    const vault = (place: string): number => table.state.vaults[table.at(place)];
    expect(vault('nina isthmus') + vault('nina andes')).toBe(4);
    expect(table.legal()).toEqual([1, 2].map((gold) => `store nina andes ${gold}`));
    table.play('store nina andes 2');
    expect([vault('nina isthmus'), vault('nina andes')]).toEqual([2, 2]);
  });

  it('[NP-REV-10] other reading: the conditions agree with the list of legal moves', () => {
    for (const ship of [true, false]) {
      const { game, state } = arranging(ship);
      const legal = new Set(game.legalMoves(state, 0, []));
      const wrong = game.allMoves().filter((move) => legal.has(move) !== (game.whyNot(state, 0, move) === undefined));
      expect(wrong.map((move) => game.writeMove(move))).toEqual([]);
    }
  });

  /** Planck has 2 gold in the Isthmus, where the ship lies, and 2 in Patagonia, which is cut off. */
  function planckCollects(options: Parameters<typeof solo>[0]): Table {
    const table = solo(options);
    table.tile('nina isthmus', 'mixed');
    table.settle(PLANCK, 'nina isthmus');
    table.stronghold(PLANCK, 'nina isthmus', 2);
    table.tile('nina patagonia', 'inhospitable');
    table.settle(PLANCK, 'nina patagonia');
    table.stronghold(PLANCK, 'nina patagonia', 2);
    table.ship(PLANCK, 'nina isthmus');
    governPlanck(table);
    return table;
  }

  it('[NP-SOLO-61] other reading: Planck moves gold to the ship as soon as it is connected', () => {
    const table = planckCollects({ planckShiftsGold: true });
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(0);
    expect(table.state.vaults[table.at('nina patagonia')]).toBe(2);
    expect(table.player(PLANCK).gold).toBe(4);
    const place = table.at('nina isthmus');
    expect(eventsOf(table.events, 'goldStored')).toEqual([{ kind: 'goldStored', seat: PLANCK, place, gold: 0 }]);
  });

  it('[NP-REV-10] [NP-SOLO-61] other readings together: Planck shifts no more than people may', () => {
    const table = planckCollects({ planckShiftsGold: true, strongholdGoldStays: true });
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(2);
    expect(table.player(PLANCK).gold).toBe(2);
  });
});

describe('pushed markers', () => {
  /** Seat 2 pushes; seats 0 and 1 have passed. */
  function pushing(passes: readonly number[], space: number): Table {
    const table = makeTable({ pushedChoosesSide: true });
    table.own(2, 'turnOrder');
    table.display('music');
    table.enter('selecting', { era: 5, order: [2, 3, 0, 1] });
    table.state.passes = [...passes];
    for (const seat of [0, 1]) table.give(seat, { passed: true });
    table.play(`push ${space}`);
    return table;
  }

  it.each([
    { passes: [NOBODY, 0, NOBODY, 1], space: 2, to: 'pass 1', after: [0, 2, NOBODY, 1] },
    { passes: [NOBODY, 0, NOBODY, 1], space: 2, to: 'pass 3', after: [NOBODY, 2, 0, 1] },
    { passes: [NOBODY, 0, 1, NOBODY], space: 2, to: 'pass 3', after: [NOBODY, 2, 0, 1] },
    { passes: [NOBODY, 1, 0, NOBODY], space: 3, to: 'pass 2', after: [1, 0, 2, NOBODY] },
  ])('[NP-BONUS-20] other reading: of $passes the owner at $space chooses $to', ({ passes, space, to, after }) => {
    const table = pushing(passes, space);
    expect(table.question()).toEqual({ kind: 'makeWay', seat: 0, by: 2, space: space - 1 });
    expect(table.legal()).toEqual([`pass ${space - 1}`, `pass ${space + 1}`]);
    expect(table.state.passes).toEqual(passes);
    expect(table.play(to)[0]).toEqual({ kind: 'passed', seat: 2, space: space - 1, pushed: true, spaces: after });
    expect(table.state.passes).toEqual(after);
    expect(table.player(2)).toMatchObject({ passed: true, kept: [0, 0, 0] });
  });

  it('[NP-BONUS-20] other reading: nobody is asked where only one side has an empty space', () => {
    for (const [passes, space, after] of [
      [[0, 1, NOBODY, NOBODY], 1, [2, 0, 1, NOBODY]],
      [[NOBODY, NOBODY, 0, 1], 4, [NOBODY, 0, 1, 2]],
    ] as const) {
      const table = pushing(passes, space);
      expect(eventsOf(table.events, 'passed')[0].spaces).toEqual(after);
      expect(table.question().kind).toBe('selectBenefit');
    }
  });

  it('[NP-BONUS-20] other reading: only the spaces beside it, and nothing else, are open to the owner', () => {
    const table = pushing([NOBODY, 0, NOBODY, 1], 2);
    for (const text of ['pass 2', 'pass 4']) expect(table.refuse(text)).toEqual(illegal(text, 'NP-BONUS-20'));
    expect(table.refuse('push 1')).toEqual(illegal('push 1', 'NP-BONUS-20'));
    const { game, state } = table;
    const legal = new Set(game.legalMoves(state, 0, []));
    const wrong = game.allMoves().filter((move) => legal.has(move) !== (game.whyNot(state, 0, move) === undefined));
    expect(wrong.map((move) => game.writeMove(move))).toEqual([]);
    expect(table.best()).toBe('pass 1');
  });
});

describe('other readings', () => {
  it('leave no trace in a game with defaults', () => {
    const table = makeTable();
    expect('readings' in table.state).toBe(false);
    expect('readings' in table.view(0)).toBe(false);
    expect('readings' in table.game.clone(table.state)).toBe(false);
  });

  it('are public [NP-HIDDEN-05]', () => {
    const table = makeTable({ pushedChoosesSide: true });
    expect(table.view('spectator').readings).toEqual({ pushedChoosesSide: true });
  });
});
