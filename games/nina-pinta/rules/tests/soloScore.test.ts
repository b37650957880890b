import { describe, expect, it } from 'vitest';
import { BONUSES, SOURCES } from '../src/ids.ts';
import { victoryGrade } from '../src/solo/score.ts';
import type { Table } from '../src/testing/table.ts';
import { bonusOf, eventsOf, ME, mark, PLANCK, score, solo, stackProgress } from './soloHelpers.ts';

function points(table: Table, source: (typeof SOURCES)[number], seat = PLANCK): number {
  return table.player(seat).points[SOURCES.indexOf(source)];
}

/** The game ends with these totals besides Planck's points for Cities that were not built. */
function endWith(mine: number, planck: number, order: readonly number[]): Table {
  const table = solo();
  table.give(ME, { gold: 0, points: SOURCES.map((_, i) => (i === 0 ? mine : 0)), score: mine });
  table.give(PLANCK, { gold: 0, points: SOURCES.map((_, i) => (i === 0 ? planck - 18 : 0)), score: planck - 18 });
  score(table, order);
  return table;
}

describe('scoring', () => {
  it('[NP-SOLO-86] both sides score as in the ordinary game, drawn Military counters too', () => {
    const table = solo();
    mark(table, { arts: 'nina', science: 'pinta', religion: 'santaMaria' });
    table.settle(ME, 'nina caribbean', 2);
    table.settle(PLANCK, 'nina caribbean', 3);
    table.town(PLANCK, 'nina isthmus');
    table.city(PLANCK, 'nina andes');
    table.own(PLANCK, 'music', 'painting');
    table.own(ME, 'music');
    table.give(PLANCK, { gold: 11 });
    table.give(ME, { gold: 9 });
    stackProgress(table, 'knight', 'castle', 'music');
    table.enter('sailing', { round: 3, order: [ME, PLANCK] });
    score(table);
    expect(points(table, 'nina', ME)).toBe(2);
    expect(points(table, 'nina')).toBe(3 + 2 + 3 + 3);
    expect([points(table, 'arts', ME), points(table, 'arts')]).toEqual([1, 3]);
    expect(points(table, 'military')).toBe(3 + 4);
    expect([points(table, 'gold', ME), points(table, 'gold')]).toEqual([1, 2]);
  });

  it('[NP-SOLO-87] a point for each retained counter of Planck, none for the Soloist', () => {
    const table = solo();
    for (const id of ['gems', 'corn', 'turnOrder', 'town'] as const) table.player(PLANCK).retained[bonusOf(id)]++;
    table.player(PLANCK).retained[bonusOf('gems')]++;
    table.own(PLANCK, 'pirate', 'doubleSelection');
    table.player(PLANCK).kept[0] = 2;
    table.own(ME, 'pirate', 'doubleSelection');
    table.give(ME, { gold: 0 });
    score(table);
    expect(points(table, 'gold')).toBe(8);
    expect(points(table, 'gold', ME)).toBe(0);
    const all = solo({ planck: 'france' });
    for (const bonus of BONUSES.keys()) all.player(PLANCK).retained[bonus] = 1;
    score(all);
    expect(points(all, 'gold')).toBe(BONUSES.length);
  });

  it('[NP-SOLO-88] six, three, one or no points for each world by its Cities, whoever owns them', () => {
    const table = solo();
    table.city(ME, 'pinta caribbean');
    for (const land of ['isthmus', 'andes', 'rockies']) table.city(ME, `santaMaria ${land}`);
    score(table);
    expect([points(table, 'nina'), points(table, 'pinta'), points(table, 'santaMaria')]).toEqual([6, 3, 0]);
    const own = solo();
    own.city(PLANCK, 'pinta caribbean');
    own.city(ME, 'pinta andes');
    score(own);
    expect([points(own, 'nina'), points(own, 'pinta'), points(own, 'santaMaria')]).toEqual([6, 1 + 3, 6]);
  });

  it('[NP-SOLO-93] retained counters stand in the row for gold, Cities in the rows of the worlds', () => {
    const table = solo();
    table.player(PLANCK).retained[bonusOf('gems')] = 2;
    table.give(PLANCK, { gold: 5 });
    score(table);
    expect(table.player(PLANCK).points).toEqual([6, 6, 6, 0, 0, 0, 0, 3]);
    const rows = eventsOf(table.events, 'finalScored').filter(({ source }) => source === 'gold');
    expect(rows.map((row) => row.points[PLANCK])).toEqual([3]);
  });
});

describe('victory', () => {
  it('[NP-SOLO-89] the higher total wins, by a grade after the lead', () => {
    const table = endWith(85, 78, [PLANCK, ME]);
    expect(table.game.outcome(table.state)).toMatchObject({
      scores: [85],
      places: [1],
      rivals: [{ name: 'Planck', score: 78, place: 2 }],
    });
    expect(eventsOf(table.events, 'victoryGraded')).toEqual([{ kind: 'victoryGraded', winner: ME, lead: 7, grade: 1 }]);
    const lost = endWith(60, 99, [ME, PLANCK]);
    expect(lost.game.outcome(lost.state)).toMatchObject({ scores: [60], places: [2], rivals: [{ place: 1 }] });
  });

  it('[NP-SOLO-90] with equal totals the earlier in the turn order wins without a grade; Planck is graded too', () => {
    const mine = endWith(50, 50, [ME, PLANCK]);
    mine.state.order = [ME, PLANCK];
    expect(eventsOf(endTied(ME).events, 'victoryGraded')).toEqual([
      { kind: 'victoryGraded', winner: ME, lead: 0, grade: -1 },
    ]);
    const planck = endTied(PLANCK);
    expect(eventsOf(planck.events, 'victoryGraded')).toEqual([
      { kind: 'victoryGraded', winner: PLANCK, lead: 0, grade: -1 },
    ]);
    expect(planck.game.outcome(planck.state)?.places).toEqual([2]);
    const graded = endWith(50, 66, [ME, PLANCK]);
    expect(eventsOf(graded.events, 'victoryGraded')).toEqual([
      { kind: 'victoryGraded', winner: PLANCK, lead: 16, grade: 3 },
    ]);
    expect(victoryGrade(mine.box, 0)).toBe(-1);
  });
});

/** Equal totals; `first` has passed to the first space. */
function endTied(first: number): Table {
  const table = solo();
  table.give(ME, { gold: 0, points: [50, 0, 0, 0, 0, 0, 0, 0], score: 50 });
  table.give(PLANCK, { gold: 0, points: [32, 0, 0, 0, 0, 0, 0, 0], score: 32 });
  table.display('music');
  table.events.length = 0;
  table.enter('selecting', { era: 6, order: [ME, PLANCK] });
  table.play(first === ME ? 'pass 1' : 'pass 2');
  return table;
}
