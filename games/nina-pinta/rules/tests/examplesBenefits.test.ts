import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, selects } from './helpers.ts';

const FOURTEEN = [
  ...['painting', 'sculpture', 'music', 'literature', 'architecture', 'astronomy', 'medicine'],
  ...['mathematics', 'cartography', 'physics', 'infantry', 'knight', 'artillery', 'castle'],
];

describe('example 8: rising cost of Benefits', () => {
  it('[NP-BENEFIT-01] [NP-BENEFIT-04] [NP-BENEFIT-09] twelve are taken after three rounds, the last two cost 4 each', () => {
    const table = makeTable();
    for (const seat of [0, 1, 2, 3]) table.give(seat, { gold: 20 });
    table.display(...FOURTEEN);
    selects(table, 0, { era: 2 });
    const costs = FOURTEEN.slice(0, 12).map((name) => eventsOf(table.play(`take ${name}`), 'benefitSelected')[0].cost);
    expect(costs).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(table.state.players.map(({ gold }) => gold)).toEqual([14, 14, 14, 14]);
    table.play('take artillery', 'take castle');
    expect(table.state.players.map(({ gold }) => gold)).toEqual([10, 10, 14, 14]);
    expect(table.asked()).toBe(2);
    expect(table.legal()).toEqual(['pass 1', 'pass 2', 'pass 3', 'pass 4']);
    table.play('pass 1');
    expect(table.asked()).toBe(3);
    expect(table.legal()).toEqual(['pass 2', 'pass 3', 'pass 4']);
  });

  it('[NP-BENEFIT-04] rounds 7, 8 and later cost 7', () => {
    const table = makeTable({ seats: 2 });
    for (const seat of [0, 1]) table.give(seat, { gold: 99 });
    table.display(...FOURTEEN);
    selects(table, 0, { era: 2 });
    table.play('pass 2');
    const costs = FOURTEEN.slice(0, 9).map((name) => eventsOf(table.play(`take ${name}`), 'benefitSelected')[0].cost);
    expect(costs).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 7]);
  });
});

/** Three Cities in the world of the group, and these counters. */
function scored(
  group: 'arts' | 'religion' | 'military',
  cities: readonly string[],
  ...names: readonly string[]
): number {
  const table = makeTable({ seats: 2 });
  for (const seat of [0, 1]) table.give(seat, { gold: 0 });
  for (const place of cities) table.city(1, place);
  if (group !== 'military') table.state.markers[group === 'arts' ? 0 : 2] = 0;
  table.own(0, ...names);
  selects(table, 0, { era: 6 });
  table.play('pass 1');
  return table.game.outcome(table.state)?.breakdown[0][group] ?? Number.NaN;
}

const THREE = ['nina andes', 'nina rockies', 'nina isthmus'];
const FIVE = [...THREE, 'pinta caribbean', 'pinta amazonia'];

describe('examples 9 to 11: Progress Benefits', () => {
  it('[NP-SCORE-09] [NP-SCORE-16] 9: Religion', () => {
    expect(scored('religion', THREE, 'catholic')).toBe(3);
    expect(scored('religion', THREE, 'catholic', 'catholic', 'protestant')).toBe(7);
    expect(scored('religion', THREE, 'catholic', 'catholic', 'protestant', 'protestant')).toBe(7);
    expect(scored('religion', THREE, 'catholic', 'catholic', 'protestant', 'anyReligion')).toBe(12);
  });

  it('[NP-SCORE-13] 10: five Arts', () => {
    const five = FOURTEEN.slice(0, 5);
    expect(scored('arts', THREE, ...five)).toBe(25);
    expect(scored('arts', THREE, ...five, 'music')).toBe(25);
    expect(scored('arts', THREE, ...five, 'anyArts')).toBe(25);
    expect(scored('arts', THREE, ...five.slice(0, 4), 'anyArts')).toBe(25);
  });

  it('[NP-SCORE-12] 11: Military with two Cities not built', () => {
    expect(scored('military', FIVE, 'infantry')).toBe(2);
    expect(scored('military', FIVE, 'infantry', 'knight')).toBe(5);
    expect(scored('military', FIVE, 'infantry', 'infantry', 'knight')).toBe(5);
  });
});

describe('example 29: Turn Order and pushed markers', () => {
  /** Seat 2 passes with a Turn Order counter when these have passed. */
  function pushed(passes: readonly number[], space: number): Table {
    const table = makeTable();
    table.own(2, 'turnOrder');
    table.display();
    table.enter('selecting', { era: 2, order: [2, 3, 0, 1] });
    table.state.passes = [...passes];
    for (const seat of [0, 1]) table.give(seat, { passed: true });
    table.play(`push ${space}`);
    return table;
  }

  it('[NP-BONUS-19] [NP-BONUS-20] C takes space 1, A moves to 2 and B to 3; D finds only 4', () => {
    const table = pushed([0, 1, NOBODY, NOBODY], 1);
    expect(eventsOf(table.events, 'passed').map(({ spaces }) => spaces)).toEqual([
      [2, 0, 1, NOBODY],
      [2, 0, 1, 3],
    ]);
    expect(table.state.order).toEqual([2, 0, 1, 3]);
  });

  it('[NP-BONUS-20] only as many move as must', () => {
    const later = pushed([0, NOBODY, 1, NOBODY], 1);
    expect(eventsOf(later.events, 'passed')[0].spaces).toEqual([2, 0, 1, NOBODY]);
    const earlier = pushed([NOBODY, NOBODY, 0, 1], 3);
    expect(eventsOf(earlier.events, 'passed')[0].spaces).toEqual([NOBODY, 0, 2, 1]);
  });
});
