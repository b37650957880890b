import { describe, expect, it } from 'vitest';
import { NOWHERE, PIRATE } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, from, governs, illegal } from './helpers.ts';

/** Spain's ship at Niña's Isthmus with gold, and its Captain somewhere. */
function home(captain: string, gold = 0): Table {
  const table = makeTable();
  table.ship(0, 'nina isthmus', gold);
  table.captain(0, captain);
  return table;
}

/** Spain's ship sails back with this much gold; by seat, Pirates held. */
function prey(gold: number, pirates: readonly number[], options: Parameters<typeof makeTable>[0] = {}): Table {
  const table = makeTable(options);
  table.ship(0, 'nina isthmus', gold);
  for (const [seat, count] of pirates.entries()) table.give(seat, { kept: [count, 0, 0], gold: 0 });
  governs(table, 0, 'nina');
  return table;
}

describe('Captain and ship', () => {
  it('[NP-BACK-01] the player decides whether the Captain stays', () => {
    const table = home('nina isthmus');
    governs(table, 0, 'nina');
    expect(table.question()).toEqual({ kind: 'recallCaptain', seat: 0, world: 0 });
    expect(table.legal()).toEqual(['board', 'remain']);
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-BACK-01'));
    expect(table.play('board')).toEqual([
      { kind: 'captainBoarded', seat: 0, world: 0 },
      { kind: 'shipSailedBack', seat: 0, world: 0, gold: 0 },
    ]);
    expect(table.player(0)).toMatchObject({ captains: [NOWHERE, NOWHERE, NOWHERE], aboard: [0, 0, 0] });
  });

  it('[NP-BACK-02] by a way of lands with own settlements', () => {
    const cut = home('nina caribbean');
    cut.settle(1, 'nina isthmus');
    governs(cut, 0, 'nina');
    expect(cut.asked()).toBe(1);
    const table = home('nina caribbean');
    table.settle(0, 'nina isthmus');
    governs(table, 0, 'nina');
    expect(table.legal()).toEqual(['board', 'remain']);
    const far = home('nina amazonia');
    far.settle(0, 'nina isthmus');
    governs(far, 0, 'nina');
    expect(far.asked()).toBe(1);
  });

  it('[NP-BACK-03] the land the Captain leaves needs none, all others do, including that of the ship', () => {
    const gap = home('nina patagonia');
    gap.settle(0, 'nina patagonia');
    gap.settle(0, 'nina andes');
    governs(gap, 0, 'nina');
    expect(gap.asked()).toBe(1);
    const way = home('nina patagonia');
    way.settle(0, 'nina andes');
    way.town(0, 'nina isthmus');
    governs(way, 0, 'nina');
    expect(way.question().kind).toBe('recallCaptain');
    const same = home('nina isthmus');
    governs(same, 0, 'nina');
    expect(same.question().kind).toBe('recallCaptain');
  });

  it('[NP-BACK-04] the ship goes home with Captain and gold, at no cost', () => {
    const table = home('nina isthmus', 7);
    table.give(0, { gold: 5 });
    governs(table, 0, 'nina');
    table.play('board');
    expect(table.player(0)).toMatchObject({ gold: 12, cargo: [0, 0, 0], harbours: [NOWHERE, NOWHERE, NOWHERE] });
    table.enter('loading');
    expect(table.legal(0)).toContain('load nina captain 2');
  });

  it('[NP-BACK-05] Settlers stay', () => {
    const table = home('nina isthmus');
    table.settle(0, 'nina isthmus', 2);
    governs(table, 0, 'nina');
    table.play('board');
    expect(table.settlers(0, 'nina isthmus')).toBe(2);
    expect(table.player(0).settlers).toBe(18);
  });

  it('[NP-BACK-06] every ship in the world sails back, also an empty one', () => {
    const table = makeTable();
    table.ship(0, 'nina isthmus');
    table.ship(0, 'pinta isthmus', 3);
    table.ship(1, 'nina isthmus', 4);
    const events = governs(table, 0, 'nina');
    expect(eventsOf(events, 'shipSailedBack')).toEqual([{ kind: 'shipSailedBack', seat: 0, world: 0, gold: 0 }]);
    expect(table.player(0).harbours).toEqual([NOWHERE, table.at('pinta isthmus'), NOWHERE]);
    expect(table.player(0).cargo).toEqual([0, 3, 0]);
    expect(table.player(1).harbours[0]).toBe(table.at('nina isthmus'));
  });

  it('[NP-BACK-07] a Captain who stays remains in the land, also where the ship is missing', () => {
    const table = home('nina isthmus');
    governs(table, 0, 'nina');
    expect(table.play('remain')[0]).toEqual({ kind: 'captainStayed', seat: 0, world: 0 });
    expect(table.player(0).captains[0]).toBe(table.at('nina isthmus'));
    expect(table.player(0).harbours[0]).toBe(NOWHERE);
    const missing = makeTable();
    missing.captain(0, 'nina isthmus');
    missing.settle(0, 'nina isthmus');
    governs(missing, 0, 'nina');
    expect(missing.asked()).toBe(1);
    expect(missing.player(0).captains[0]).toBe(missing.at('nina isthmus'));
    missing.ship(0, 'nina isthmus');
    governs(missing, 0, 'nina', { era: 2 });
    expect(missing.question().kind).toBe('recallCaptain');
    const none = makeTable();
    none.ship(0, 'nina isthmus');
    none.settle(0, 'nina isthmus');
    governs(none, 0, 'nina');
    expect(none.asked()).toBe(1);
  });
});

describe('Pirates', () => {
  it('[NP-BACK-08] up to half of the gold goes behind the screen of its player', () => {
    const table = prey(9, [0, 1, 0, 0]);
    expect(table.question()).toEqual({ kind: 'playPirate', seat: 1, owner: 0, world: 0 });
    expect(table.play('plunder 3')[0]).toEqual({ kind: 'piratePlayed', seat: 1, owner: 0, gold: 3 });
    expect(table.player(1)).toMatchObject({ gold: 3, kept: [0, 0, 0] });
    expect(eventsOf(table.events, 'shipSailedBack')).toMatchObject([{ seat: 0, gold: 6 }]);
    expect(table.player(0).gold).toBe(6);
  });

  it('[NP-BACK-09] only in an era after it was selected', () => {
    const table = makeTable({ seats: 2 });
    table.display('pirate', 'painting', 'music', 'sculpture');
    table.enter('selecting', { era: 2 });
    table.play('take pirate');
    expect(table.player(0).kept[PIRATE]).toBe(1);
    expect(table.state.stack.some(({ kind }) => kind === 'playPirate')).toBe(false);
    table.play('pass 1', 'pass 2');
    expect(table.state.era).toBe(3);
    table.ship(1, 'nina isthmus', 6);
    governs(table, 1, 'nina');
    expect(table.question()).toMatchObject({ kind: 'playPirate', seat: 0 });
  });

  it('[NP-BACK-10] the earliest in turn order first', () => {
    const table = makeTable();
    table.ship(0, 'nina isthmus', 9);
    for (const seat of [1, 2, 3]) table.give(seat, { kept: [1, 0, 0] });
    table.enter('governing', { order: [0, 3, 1, 2] });
    table.play('govern nina');
    const asked = [0, 1, 2].map(() => {
      const seat = table.asked();
      table.play('decline');
      return seat;
    });
    expect(asked).toEqual([3, 1, 2]);
    const middle = makeTable();
    middle.ship(0, 'nina isthmus', 9);
    middle.give(2, { kept: [1, 0, 0] });
    middle.enter('governing', { order: [3, 0, 1, 2], turn: 1 });
    middle.play('govern nina');
    expect(middle.asked()).toBe(3);
  });

  it('[NP-BACK-11] after building and the Captain, before the gold is home', () => {
    const table = makeTable();
    for (const world of ['nina', 'pinta', 'santaMaria']) table.settle(0, `${world} isthmus`);
    table.token('nina', 'build');
    table.ship(0, 'nina isthmus', 6);
    table.captain(0, 'nina isthmus');
    table.give(1, { kept: [1, 0, 0] });
    const before = table.player(0).gold;
    governs(table, 0, 'nina');
    table.play('town nina isthmus');
    expect(table.question().kind).toBe('recallCaptain');
    table.play('remain');
    expect(table.question().kind).toBe('playPirate');
    expect(table.player(0)).toMatchObject({ gold: before });
    // Six and one of Revenue less three.
    expect(table.legal()).toEqual(['plunder 1', 'plunder 2', 'decline', 'decline all']);
  });

  it('[NP-BACK-12] from 1 to half rounded down; of less than 2 gold nothing', () => {
    expect(prey(5, [0, 1, 0, 0]).legal()).toEqual(['plunder 1', 'plunder 2', 'decline', 'decline all']);
    const table = prey(4, [0, 1, 0, 0]);
    expect(table.legal()).toEqual(['plunder 1', 'plunder 2', 'decline', 'decline all']);
    expect(table.refuse('plunder 3')).toEqual(illegal('plunder 3', 'NP-BACK-12'));
    expect(table.refuse('plunder 0')).toEqual(illegal('plunder 0', 'NP-BACK-12'));
    expect(prey(2, [0, 1, 0, 0]).legal()).toEqual(['plunder 1', 'decline', 'decline all']);
    expect(prey(1, [0, 1, 0, 0]).question().kind).toBe('chooseWorld');
    expect(prey(0, [0, 1, 0, 0]).question().kind).toBe('chooseWorld');
  });

  it('[NP-BACK-13] example 28: two Pirates on one ship', () => {
    const table = prey(9, [0, 1, 1, 0]);
    table.play('plunder 4');
    expect(table.player(0).cargo[0]).toBe(5);
    while (table.asked() === 1) table.play('decline');
    expect(table.legal()).toEqual(['plunder 1', 'plunder 2', 'decline', 'decline all']);
    table.play('plunder 2');
    // No Pirate is left, so there are no further decisions.
    expect(table.question().kind).toBe('chooseWorld');
    expect(table.state.players.map(({ gold }) => gold)).toEqual([3, 4, 2, 0]);
  });

  it('[NP-BACK-13] example 28: the second takes of what is left, and one player may play two', () => {
    const table = prey(9, [0, 1, 1, 0]);
    table.play('plunder 1', 'decline');
    expect(table.legal()).toEqual(['plunder 1', 'plunder 2', 'plunder 3', 'plunder 4', 'decline', 'decline all']);
    const both = prey(9, [0, 2, 0, 0]);
    both.play('plunder 4');
    expect(both.asked()).toBe(1);
    expect(both.legal()).toEqual(['plunder 1', 'plunder 2', 'decline', 'decline all']);
    both.play('plunder 2');
    expect(both.state.players.map(({ gold }) => gold)).toEqual([3, 6, 0, 0]);
    const once = prey(9, [0, 1, 0, 0]);
    const asked: number[] = [];
    while (once.question().kind === 'playPirate') {
      asked.push(once.asked());
      once.play('decline');
    }
    expect(asked).toEqual([1, 2, 3]);
  });

  it('[NP-BACK-14] all opponents are asked in the same form while a Pirate is unplayed, the owner of the ship never', () => {
    for (const holder of [0, 1, 2, 3]) {
      const pirates = [0, 0, 0, 0];
      pirates[holder] = 1;
      const table = prey(6, pirates);
      const asked: number[] = [];
      while (table.question().kind === 'playPirate') {
        const { seat, ...form } = table.question() as { seat: number };
        expect(form).toEqual({ kind: 'playPirate', owner: 0, world: 0 });
        asked.push(seat);
        if (seat !== holder) {
          expect(table.legal()).toEqual(['decline', 'decline all']);
          expect(table.refuse('plunder 1')).toEqual(illegal('plunder 1', 'NP-BACK-14'));
          expect(table.refuse('done')).toEqual(illegal('done', 'NP-BACK-14'));
        }
        table.play('decline');
      }
      expect(asked).toEqual([1, 2, 3]);
      expect(eventsOf(table.events, 'pirateDeclined')).toEqual(
        [1, 2, 3].map((seat) => ({ kind: 'pirateDeclined', seat, owner: 0, rest: false })),
      );
    }
    expect(prey(6, [0, 0, 0, 0]).question().kind).toBe('chooseWorld');
  });

  it('[NP-BACK-14] a player may decline for the rest of the era', () => {
    const table = prey(6, [0, 1, 1, 0]);
    expect(table.play('decline all')[0]).toEqual({ kind: 'pirateDeclined', seat: 1, owner: 0, rest: true });
    table.play('decline', 'decline');
    table.ship(0, 'pinta isthmus', 6);
    table.enter('governing', { order: from(table, 0) });
    table.play('govern pinta');
    expect(table.asked()).toBe(2);
    table.play('decline');
    expect(table.asked()).toBe(3);
    table.enter('completing');
    expect(table.state.players.map(({ declined }) => declined)).toEqual([false, false, false, false]);
  });

  it('[NP-BACK-14] with open play only holders are asked', () => {
    const table = prey(6, [0, 0, 1, 0], { open: true });
    expect(table.asked()).toBe(2);
    table.play('decline');
    expect(table.question().kind).toBe('chooseWorld');
  });

  it('[NP-BACK-15] gold in Strongholds is safe', () => {
    const table = makeTable();
    table.tile('nina isthmus', 'inhospitable');
    table.settle(0, 'nina isthmus');
    table.stronghold(0, 'nina isthmus', 3);
    table.ship(0, 'nina isthmus', 1);
    table.give(1, { kept: [1, 0, 0] });
    governs(table, 0, 'nina');
    table.play('collect');
    expect(table.question().kind).toBe('chooseWorld');
    expect(table.state.vaults[table.at('nina isthmus')]).toBe(3);
  });

  it('[NP-BACK-16] only the ship that is sailing back now', () => {
    const table = makeTable();
    table.ship(0, 'nina isthmus', 1);
    table.ship(0, 'pinta isthmus', 8);
    table.ship(2, 'nina isthmus', 8);
    table.give(1, { kept: [1, 0, 0] });
    governs(table, 0, 'nina');
    expect(table.question().kind).toBe('chooseWorld');
    expect(table.player(0).cargo[1]).toBe(8);
    expect(table.player(2).cargo[0]).toBe(8);
  });
});
