import { describe, expect, it } from 'vitest';
import { NOWHERE, SOURCES } from '../src/ids.ts';
import type { Table } from '../src/testing/table.ts';
import { UNSEEN } from '../src/view.ts';
import {
  bonusOf,
  eventsOf,
  kindsOf,
  ME,
  PLANCK,
  progressFromTop,
  retainedBy,
  score,
  selectPlanck,
  solo,
  stackProgress,
  tiesAt,
} from './soloHelpers.ts';

function goldPoints(table: Table): number {
  return table.player(PLANCK).points[SOURCES.indexOf('gold')];
}

describe('selecting', () => {
  it('[NP-SOLO-68] the Benefit nearest the blunt end, for the current cost', () => {
    const table = solo();
    selectPlanck(table, { era: 3, round: 1, gold: 3, display: ['music', 'gold3', 'physics'] });
    expect(eventsOf(table.events, 'benefitSelected')).toEqual([
      { kind: 'benefitSelected', seat: PLANCK, face: table.face('music'), cost: 3 },
    ]);
    expect(table.player(PLANCK).gold).toBe(0);
    expect(table.player(PLANCK).progress[table.face('music') - table.box.faces.progressFrom]).toBe(1);
    expect(table.shown()).toEqual(['gold3', 'physics']);
    const first = solo();
    selectPlanck(first, { display: ['painting'] });
    expect(first.player(PLANCK).progress[0]).toBe(1);
    table.play('take physics');
    expect(eventsOf(table.events, 'passed').map(({ seat }) => seat)).toContain(PLANCK);
  });

  it('[NP-SOLO-68] Planck passes only when unable to pay or when nothing is left', () => {
    const poor = solo();
    selectPlanck(poor, { era: 3, gold: 1, display: ['music'] });
    expect(poor.player(PLANCK)).toMatchObject({ passed: true, gold: 1 });
    const nothing = solo();
    selectPlanck(nothing, { gold: 9, display: [] });
    expect(nothing.events.map((event) => event.kind)).toContain('passed');
    const able = solo();
    selectPlanck(able, { era: 6, gold: 3, display: ['spyglass'] });
    expect(able.player(PLANCK).passed).toBe(false);
  });

  it('[NP-SOLO-69] Planck passes to the first space if it is free, else to the second', () => {
    const first = solo();
    selectPlanck(first, { era: 2, gold: 0, display: ['music'] });
    expect(first.state.passes).toEqual([PLANCK, -1]);
    const second = solo();
    second.display('music');
    second.give(PLANCK, { gold: 0 });
    second.enter('selecting', { era: 2, order: [ME, PLANCK] });
    second.play('pass 1');
    expect(eventsOf(second.events, 'passed')[1]).toMatchObject({ seat: PLANCK, space: 1, spaces: [ME, PLANCK] });
  });

  it('[NP-SOLO-70] unselected Progress Benefits are shuffled under the stack, Bonus Benefits leave the game', () => {
    const orders = Array.from({ length: 12 }, (_, i) => {
      const table = solo({ seed: `under ${i}` });
      stackProgress(table, 'catholic', 'castle');
      table.display('gold3', 'painting', 'spyglass', 'physics', 'knight');
      table.state.progressStore = table.state.progressStore.map(() => []);
      table.enter('completing', { era: 2 });
      const stack = progressFromTop(table);
      expect(stack.slice(0, 2)).toEqual(['catholic', 'castle']);
      expect(stack.slice(2).sort()).toEqual(['knight', 'painting', 'physics']);
      // The same mark for all whose order is unknown.
      expect(table.state.progressSeen).toEqual([3, 3, 3, 0, 0]);
      expect(table.view(ME).progressStack).toEqual(Array.from({ length: 5 }, () => UNSEEN));
      expect(eventsOf(table.events, 'progressReturned')).toEqual([{ kind: 'progressReturned', count: 3 }]);
      return stack.slice(2).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(3);
    const nothing = solo();
    nothing.display('gold3');
    nothing.enter('completing', { era: 2 });
    expect(kindsOf(nothing.events)).not.toContain('progressReturned');
  });
});

describe('Bonus counters', () => {
  it('[NP-SOLO-71] one that cannot be played is retained and never played later', () => {
    const table = solo();
    selectPlanck(table, { display: ['town', 'music', 'physics'] });
    expect(retainedBy(table)).toEqual(['town']);
    expect(eventsOf(table.events, 'bonusRetained')).toEqual([
      { kind: 'bonusRetained', seat: PLANCK, bonus: bonusOf('town') },
    ]);
    table.settle(PLANCK, 'nina isthmus');
    table.play('take physics');
    expect(table.state.towns.every((set) => set === 0)).toBe(true);
    expect(retainedBy(table)).toEqual(['town']);
  });

  it('[NP-SOLO-72] Native: where its standing revenue is highest, near own settlements, with room', () => {
    const table = solo();
    table.tile('nina caribbean', 'plains');
    table.tile('nina isthmus', 'mixed');
    table.tile('nina andes', 'mixed');
    table.tile('nina amazonia', 'forest');
    table.settle(PLANCK, 'nina caribbean');
    table.explore('nina isthmus', 'nina andes', 'nina amazonia');
    selectPlanck(table, { display: ['native'] });
    expect(table.settlers(PLANCK, 'nina isthmus')).toBe(1);
    expect(table.player(PLANCK).settlers).toBe(18);
    const full = solo();
    full.tile('nina caribbean', 'plains');
    full.tile('nina isthmus', 'mixed');
    full.tile('nina amazonia', 'forest');
    full.settle(PLANCK, 'nina caribbean');
    full.settle(ME, 'nina isthmus', 2);
    full.explore('nina amazonia');
    selectPlanck(full, { display: ['native'] });
    expect(full.settlers(PLANCK, 'nina amazonia')).toBe(1);
  });

  it('[NP-SOLO-72] Native: the Soloist decides ties; retained without a land or a Settler', () => {
    const tied = solo();
    tied.tile('nina caribbean', 'plains');
    tied.tile('nina isthmus', 'forest');
    tied.tile('nina amazonia', 'mountains');
    tied.settle(PLANCK, 'nina caribbean');
    tied.explore('nina isthmus', 'nina amazonia');
    selectPlanck(tied, { display: ['native'] });
    expect(tiesAt(tied)).toEqual(['place nina amazonia', 'place nina isthmus']);
    expect(tied.refuse('place nina caribbean')).toMatchObject({ rule: 'NP-SOLO-72' });
    const nowhere = solo();
    selectPlanck(nowhere, { display: ['native'] });
    expect(retainedBy(nowhere)).toEqual(['native']);
    const nobody = solo();
    nobody.tile('nina caribbean', 'mixed');
    nobody.settle(PLANCK, 'nina caribbean');
    nobody.give(PLANCK, { settlers: 0 });
    selectPlanck(nobody, { display: ['native'] });
    expect(retainedBy(nobody)).toEqual(['native']);
  });

  it('[NP-SOLO-73] Spyglass: retained, nothing is looked at', () => {
    const table = solo();
    selectPlanck(table, { display: ['spyglass'] });
    expect(retainedBy(table)).toEqual(['spyglass']);
    expect(kindsOf(table.events)).not.toContain('landsLooked');
  });

  it("[NP-SOLO-76] Stronghold: where a free Settler of Planck's has the highest standing revenue, who enters it", () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina isthmus', 'mixed');
    table.tile('nina andes', 'plains');
    table.settle(PLANCK, 'nina caribbean');
    table.stronghold(PLANCK, 'nina caribbean');
    table.settle(ME, 'nina isthmus');
    table.settle(PLANCK, 'nina andes');
    selectPlanck(table, { display: ['stronghold'] });
    expect(table.state.strongholds[table.at('nina andes')]).toBe(PLANCK);
    expect(table.state.laid).toEqual([bonusOf('stronghold'), table.at('nina andes')]);
    const none = solo();
    none.settle(ME, 'nina isthmus');
    selectPlanck(none, { display: ['stronghold'] });
    expect(retainedBy(none)).toEqual(['stronghold']);
  });

  it('[NP-SOLO-77] Gold: taken at once and spent in a later round', () => {
    const table = solo();
    table.give(ME, { gold: 9 });
    selectPlanck(table, { era: 2, gold: 1, display: ['gold3', 'music', 'physics', 'painting'] });
    expect(table.player(PLANCK).gold).toBe(3);
    expect(eventsOf(table.events, 'goldTaken')).toEqual([{ kind: 'goldTaken', seat: PLANCK, gold: 3 }]);
    table.play('take painting');
    expect(table.player(PLANCK).gold).toBe(1);
    expect(table.shown()).toEqual(['physics']);
    expect(retainedBy(table)).toEqual([]);
  });

  it('[NP-SOLO-78] Double Selection: the two nearest Progress Benefits for one payment', () => {
    const table = solo();
    table.own(PLANCK, 'doubleSelection');
    selectPlanck(table, { era: 2, gold: 1, display: ['spyglass', 'gold3', 'music', 'native', 'physics', 'painting'] });
    expect(table.shown()).toEqual(['spyglass', 'gold3', 'native', 'painting']);
    expect(table.player(PLANCK)).toMatchObject({ gold: 0, kept: [0, 0, 0] });
    expect(eventsOf(table.events, 'doublePlayed')).toEqual([{ kind: 'doublePlayed', seat: PLANCK, cost: 1 }]);
  });

  it('[NP-SOLO-79] Double Selection: from the next turn on, once Planck can pay and two are on display', () => {
    const table = solo();
    table.give(ME, { gold: 9 });
    selectPlanck(table, { display: ['doubleSelection', 'music', 'physics', 'painting'] });
    expect(table.shown()).toEqual(['music', 'physics', 'painting']);
    table.play('take painting');
    expect(table.shown()).toEqual([]);
    const single = solo();
    single.own(PLANCK, 'doubleSelection');
    selectPlanck(single, { display: ['gold3', 'music'] });
    expect(single.shown()).toEqual(['music']);
    expect(single.player(PLANCK).kept).toEqual([0, 1, 0]);
    const never = solo();
    never.own(PLANCK, 'doubleSelection');
    score(never);
    expect(goldPoints(never)).toBe(1);
  });

  it('[NP-SOLO-80] Turn Order: pushes the Soloist off the first space when Planck passes, or is retained', () => {
    const pushed = solo();
    pushed.own(PLANCK, 'turnOrder', 'turnOrder');
    pushed.display('music');
    pushed.give(PLANCK, { gold: 0 });
    pushed.enter('selecting', { era: 6, order: [ME, PLANCK] });
    pushed.play('pass 1');
    expect(pushed.state.order).toEqual([PLANCK, ME]);
    expect(retainedBy(pushed)).toEqual(['turnOrder']);
    const behind = solo();
    behind.own(PLANCK, 'turnOrder');
    behind.display('music');
    behind.give(PLANCK, { gold: 0 });
    behind.enter('selecting', { era: 6, order: [ME, PLANCK] });
    behind.play('pass 2');
    expect(behind.state.order).toEqual([PLANCK, ME]);
    expect(retainedBy(behind)).toEqual(['turnOrder']);
    const first = solo();
    first.own(PLANCK, 'turnOrder');
    selectPlanck(first, { era: 2, gold: 0, display: ['music'] });
    expect(first.state.passes).toEqual([PLANCK, -1]);
    expect(retainedBy(first)).toEqual(['turnOrder']);
    expect(first.player(PLANCK).kept).toEqual([0, 0, 0]);
  });

  it('[NP-SOLO-81] Increase: on the terrain where Planck outnumbers the Soloist most', () => {
    const table = solo();
    table.tile('nina caribbean', 'plains');
    table.tile('nina isthmus', 'plains');
    table.tile('nina amazonia', 'mixed');
    table.settle(PLANCK, 'nina caribbean', 3);
    table.settle(ME, 'nina caribbean', 2);
    table.settle(PLANCK, 'nina isthmus');
    table.town(PLANCK, 'nina isthmus');
    table.settle(PLANCK, 'nina amazonia', 4);
    selectPlanck(table, { display: ['corn'] });
    expect(table.state.increases[table.at('nina isthmus')]).toBe(1);
    const gems = solo();
    gems.tile('nina isthmus', 'inhospitable');
    gems.settle(PLANCK, 'nina isthmus');
    selectPlanck(gems, { display: ['gems'] });
    expect(gems.state.increases[gems.at('nina isthmus')]).toBe(2);
  });

  it('[NP-SOLO-81] Increase: the Soloist decides ties; retained where there is no gain', () => {
    const tied = solo();
    tied.tile('nina caribbean', 'forest');
    tied.tile('pinta isthmus', 'forest');
    tied.settle(PLANCK, 'nina caribbean');
    tied.settle(PLANCK, 'pinta isthmus');
    selectPlanck(tied, { display: ['timber'] });
    expect(tiesAt(tied)).toEqual(['place nina caribbean', 'place pinta isthmus']);
    expect(tied.refuse('place nina isthmus')).toMatchObject({ rule: 'NP-SOLO-81' });
    const even = solo();
    even.tile('nina caribbean', 'mountains');
    even.settle(PLANCK, 'nina caribbean');
    even.settle(ME, 'nina caribbean');
    selectPlanck(even, { display: ['iron'] });
    expect(retainedBy(even)).toEqual(['iron']);
    expect(even.state.increases.every((gold) => gold === 0)).toBe(true);
  });

  it('[NP-SOLO-82] Larger Ships: all ships at once; retained if they are large already', () => {
    const table = solo();
    selectPlanck(table, { display: ['largerShips'] });
    expect(table.player(PLANCK).crewSide).toBe(4);
    expect(retainedBy(table)).toEqual([]);
    const england = solo({ planck: 'england' });
    selectPlanck(england, { display: ['largerShips'] });
    expect(england.player(PLANCK).crewSide).toBe(4);
    expect(retainedBy(england)).toEqual(['largerShips']);
  });

  it('[NP-SOLO-83] Town: where standing revenue rises most, without Build token or group', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina isthmus', 'plains');
    table.tile('nina andes', 'inhospitable');
    for (const place of ['nina caribbean', 'nina isthmus', 'nina andes']) table.settle(PLANCK, place);
    selectPlanck(table, { display: ['town'] });
    expect(table.state.towns[table.at('nina andes')]).toBe(1 << PLANCK);
    expect(table.settlers(PLANCK, 'nina andes')).toBe(0);
    const own = solo();
    own.tile('nina isthmus', 'plains');
    own.tile('nina caribbean', 'mixed');
    own.settle(PLANCK, 'nina isthmus');
    own.town(PLANCK, 'nina isthmus');
    own.settle(PLANCK, 'nina caribbean');
    selectPlanck(own, { display: ['town'] });
    expect(own.state.towns[own.at('nina caribbean')]).toBe(1 << PLANCK);
    const fortified = solo();
    fortified.settle(PLANCK, 'nina isthmus');
    fortified.stronghold(PLANCK, 'nina isthmus');
    selectPlanck(fortified, { display: ['town'] });
    expect(retainedBy(fortified)).toEqual(['town']);
  });

  it('[NP-SOLO-92] Town: then where it makes the greatest revenue safe, which an Increase decides', () => {
    const table = solo();
    table.tile('nina caribbean', 'forest');
    table.tile('pinta isthmus', 'plains');
    table.settle(PLANCK, 'nina caribbean');
    table.settle(PLANCK, 'pinta isthmus');
    table.state.increases[table.at('pinta isthmus')] = 1;
    selectPlanck(table, { display: ['town'] });
    expect(table.state.towns[table.at('pinta isthmus')]).toBe(1 << PLANCK);
    const tied = solo();
    tied.tile('nina caribbean', 'forest');
    tied.tile('pinta isthmus', 'plains');
    tied.settle(PLANCK, 'nina caribbean');
    tied.settle(PLANCK, 'pinta isthmus');
    selectPlanck(tied, { display: ['town'] });
    expect(tiesAt(tied)).toEqual(['place nina caribbean', 'place pinta isthmus']);
    expect(tied.refuse('place nina isthmus')).toMatchObject({ rule: 'NP-SOLO-83' });
  });

  it("[NP-SOLO-84] City: on any Town of Planck's that may take one; the Soloist chooses among all", () => {
    const table = solo();
    table.token('nina', 'build');
    table.token('pinta', 'build');
    table.state.build[2] = 0;
    table.city(ME, 'santaMaria andes');
    for (const place of ['nina caribbean', 'nina andes', 'pinta rockies', 'santaMaria isthmus']) {
      table.town(PLANCK, place);
    }
    table.state.cathedrals[table.at('pinta rockies')] = 1;
    table.town(PLANCK, 'pinta isthmus');
    table.state.increases[table.at('pinta isthmus')] = 1;
    selectPlanck(table, { display: ['city'] });
    expect(tiesAt(table)).toEqual(['place nina caribbean', 'place pinta isthmus']);
    expect(table.refuse('place nina andes')).toMatchObject({ rule: 'NP-SOLO-84' });
    table.play('place nina caribbean');
    expect(table.state.cities[table.at('nina caribbean')]).toBe(PLANCK);
    const single = solo();
    single.token('nina', 'build');
    single.town(PLANCK, 'nina caribbean');
    selectPlanck(single, { display: ['city'] });
    expect(single.state.cities[single.at('nina caribbean')]).toBe(PLANCK);
    const none = solo();
    none.town(PLANCK, 'nina caribbean');
    selectPlanck(none, { display: ['city'] });
    expect(retainedBy(none)).toEqual(['city']);
    const unasked = solo({ askTies: false });
    unasked.token('nina', 'build');
    for (const place of ['nina rockies', 'nina amazonia']) unasked.town(PLANCK, place);
    selectPlanck(unasked, { display: ['city'] });
    expect(unasked.state.cities[unasked.at('nina amazonia')]).toBe(PLANCK);
  });

  it("[NP-SOLO-85] Cathedral: where Planck's points exceed the Soloist's by most; retained without an excess", () => {
    const table = solo();
    table.town(ME, 'nina caribbean');
    table.settle(PLANCK, 'nina caribbean', 3);
    table.town(PLANCK, 'nina isthmus');
    table.settle(PLANCK, 'nina andes', 4);
    selectPlanck(table, { display: ['cathedral'] });
    expect(table.state.cathedrals[table.at('nina isthmus')]).toBe(1);
    const tied = solo();
    tied.town(PLANCK, 'nina caribbean');
    tied.town(PLANCK, 'pinta caribbean');
    tied.town(PLANCK, 'santaMaria caribbean');
    tied.settle(ME, 'santaMaria caribbean');
    selectPlanck(tied, { display: ['cathedral'] });
    expect(tiesAt(tied)).toEqual(['place nina caribbean', 'place pinta caribbean']);
    expect(tied.refuse('place santaMaria caribbean')).toMatchObject({ rule: 'NP-SOLO-85' });
    const even = solo();
    even.town(PLANCK, 'nina caribbean');
    even.settle(ME, 'nina caribbean', 2);
    even.town(PLANCK, 'nina isthmus');
    even.city(ME, 'nina isthmus');
    selectPlanck(even, { display: ['cathedral'] });
    expect(retainedBy(even)).toEqual(['cathedral']);
  });
});

describe('a choice of the Soloist', () => {
  it('[NP-SOLO-81][NP-SOLO-83][NP-SOLO-85] is carried out where the Soloist decides, and not before', () => {
    for (const [id, terrain, rule] of [
      ['corn', 'plains', 'NP-SOLO-81'],
      ['timber', 'forest', 'NP-SOLO-81'],
      ['iron', 'mountains', 'NP-SOLO-81'],
      ['gems', 'inhospitable', 'NP-SOLO-81'],
      ['town', 'plains', 'NP-SOLO-83'],
      ['cathedral', 'plains', 'NP-SOLO-85'],
    ] as const) {
      const table = solo();
      for (const place of ['nina caribbean', 'santaMaria andes']) {
        table.tile(place, terrain);
        table.settle(PLANCK, place);
        if (id === 'cathedral') table.town(PLANCK, place);
      }
      selectPlanck(table, { display: [id] });
      expect(tiesAt(table)).toEqual(['place nina caribbean', 'place santaMaria andes']);
      expect(kindsOf(table.events)).toEqual(['benefitSelected']);
      expect(table.state.laid).toEqual([]);
      expect(table.refuse('place pinta andes')).toMatchObject({ rule });
      const events = table.play('place santaMaria andes');
      const place = table.at('santaMaria andes');
      expect(events[0]).toEqual({ kind: 'bonusPlayed', seat: PLANCK, bonus: bonusOf(id), place });
      if (id === 'town') expect(table.state.towns[place]).toBe(1 << PLANCK);
      else if (id === 'cathedral') expect(table.state.cathedrals[place]).toBe(1);
      else expect(table.state.increases[place]).toBe(id === 'gems' ? 2 : 1);
    }
  });
});

describe('Pirates of Planck', () => {
  /** Sailing is over; the Soloist has ships with one Settler's revenue each in these worlds. */
  function endSailing(table: Table): Table {
    table.events.length = 0;
    table.enter('sailing', { round: 3, order: [ME, PLANCK] });
    return table;
  }

  it('[NP-SOLO-74] laid after sailing where the Soloist earns most; half of that ship is taken', () => {
    const table = solo();
    table.own(PLANCK, 'pirate');
    table.tile('nina caribbean', 'plains');
    table.tile('pinta caribbean', 'mixed');
    table.settle(ME, 'nina caribbean');
    table.settle(ME, 'pinta caribbean', 2);
    table.ship(ME, 'nina caribbean');
    table.ship(ME, 'pinta caribbean', 1);
    endSailing(table);
    expect(table.state.pirates).toEqual([0, 1, 0]);
    expect(eventsOf(table.events, 'pirateLaid')).toEqual([{ kind: 'pirateLaid', seat: PLANCK, world: 1 }]);
    expect(table.player(PLANCK).kept).toEqual([0, 0, 0]);
    const gold = table.player(ME).gold;
    table.play('govern pinta');
    expect(eventsOf(table.events, 'piratePlayed')).toEqual([
      { kind: 'piratePlayed', seat: PLANCK, owner: ME, gold: 2 },
    ]);
    expect(table.player(ME).gold).toBe(gold + 3);
    expect(table.player(PLANCK).gold).toBeGreaterThanOrEqual(2);
    expect(table.state.pirates).toEqual([0, 0, 0]);
    table.play('govern nina');
    expect(eventsOf(table.events, 'piratePlayed')).toHaveLength(1);
  });

  it('[NP-SOLO-75] what reaches the ship counts, Mines too and Strongholds not; ties are the choice of the Soloist', () => {
    const table = solo();
    table.own(PLANCK, 'pirate', 'pirate');
    table.tile('nina caribbean', 'mixed');
    table.tile('pinta caribbean', 'plains');
    table.tile('santaMaria caribbean', 'mountains');
    table.settle(ME, 'nina caribbean', 3);
    table.stronghold(ME, 'nina caribbean');
    table.ship(ME, 'nina patagonia');
    table.settle(ME, 'pinta caribbean', 2);
    table.ship(ME, 'pinta caribbean');
    table.settle(ME, 'santaMaria caribbean');
    table.state.mines[table.at('santaMaria caribbean')] = 1;
    table.ship(ME, 'santaMaria caribbean');
    endSailing(table);
    expect(tiesAt(table)).toEqual(['pirate pinta', 'pirate santaMaria']);
    expect(table.refuse('pirate nina')).toMatchObject({ rule: 'NP-SOLO-75' });
    expect(table.state.pirates).toEqual([0, 0, 0]);
    table.play('pirate santaMaria');
    expect(table.state.pirates).toEqual([0, 1, 1]);
    const many = solo({ askTies: false });
    many.own(PLANCK, 'pirate', 'pirate', 'pirate', 'pirate');
    endSailing(many);
    expect(many.state.pirates).toEqual([1, 1, 1]);
    expect(many.player(PLANCK).kept).toEqual([1, 0, 0]);
  });

  it('[NP-SOLO-75] a Pirate is discarded even if it took nothing; one of the last era is retained', () => {
    const table = solo({ askTies: false });
    table.own(PLANCK, 'pirate');
    endSailing(table);
    expect(table.state.pirates).toEqual([1, 0, 0]);
    table.play('govern nina');
    expect(table.state.pirates).toEqual([0, 0, 0]);
    expect(eventsOf(table.events, 'piratePlayed')).toEqual([
      { kind: 'piratePlayed', seat: PLANCK, owner: ME, gold: 0 },
    ]);
    const last = solo();
    selectPlanck(last, { era: 6, gold: 3, display: ['pirate'] });
    expect(last.player(PLANCK).kept).toEqual([1, 0, 0]);
    last.play(last.legal().at(-1) ?? '');
    expect(goldPoints(last)).toBe(1);
    expect(last.player(PLANCK).harbours).toEqual([NOWHERE, NOWHERE, NOWHERE]);
  });
});
