import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/ids.ts';
import { selectionObstacle } from '../src/queries/selectionObstacle.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, illegal, selects } from './helpers.ts';

const ARTS = ['painting', 'sculpture', 'music', 'literature', 'architecture', 'anyArts', 'physics', 'medicine'];

/** Four at the table, each with so much gold, and these Benefits. */
function selecting(gold: number, shown: readonly string[] = ARTS, era = 2): Table {
  const table = makeTable();
  for (const seat of [0, 1, 2, 3]) table.give(seat, { gold });
  table.display(...shown);
  selects(table, 0, { era });
  return table;
}

describe('selecting', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('[NP-BENEFIT-01] the first round of era %i costs %i', (era, cost) => {
    const table = selecting(9, ARTS, era);
    expect(table.play('take music')).toEqual([{ kind: 'benefitSelected', seat: 0, face: table.face('music'), cost }]);
    expect(table.player(0).gold).toBe(9 - cost);
  });

  it('[NP-BENEFIT-02] in turn order each selects one or passes', () => {
    const table = makeTable();
    for (const seat of [0, 1, 2, 3]) table.give(seat, { gold: 9 });
    table.display(...ARTS);
    table.enter('selecting', { era: 2, order: [2, 0, 3, 1] });
    expect(table.asked()).toBe(2);
    table.play('take music');
    expect(table.asked()).toBe(0);
    table.play('pass 4');
    expect(table.asked()).toBe(3);
    table.play('take painting');
    expect(table.asked()).toBe(1);
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-BENEFIT-02'));
    table.play('take physics');
    expect(table.asked()).toBe(2);
  });

  it('[NP-BENEFIT-03] any Benefit on display, Bonus or Progress, is paid from behind the screen', () => {
    const table = selecting(2, ['gold5', 'music', 'pirate']);
    expect(table.legal()).toEqual(['take gold5', 'take music', 'take pirate', 'pass 1', 'pass 2', 'pass 3', 'pass 4']);
    expect(table.refuse('take painting')).toEqual(illegal('take painting', 'NP-BENEFIT-03'));
    table.give(0, { gold: 1 });
    expect(table.refuse('take painting')).toEqual(illegal('take painting', 'NP-BENEFIT-03'));
    table.give(0, { gold: 2 });
    table.play('take pirate');
    expect(table.player(0)).toMatchObject({ gold: 1, kept: [1, 0, 0] });
    expect(table.shown()).toEqual(['gold5', 'music']);
  });

  it('[NP-BENEFIT-03] equal Benefits are offered once, and one of them is taken', () => {
    const table = selecting(2, ['music', 'pirate', 'music']);
    expect(table.legal()).toEqual(['take music', 'take pirate', 'pass 1', 'pass 2', 'pass 3', 'pass 4']);
    table.play('take music');
    expect(table.shown()).toEqual(['pirate', 'music']);
  });

  it('[NP-BENEFIT-06] [NP-SETUP-24] every kind of Progress Benefit can be taken and is kept', () => {
    const { names, progressFrom } = makeTable().box.faces;
    for (const [kind, name] of names.slice(progressFrom).entries()) {
      const table = selecting(2, [name, 'corn']);
      table.play(`take ${name}`);
      expect(
        table
          .player(0)
          .progress.map((count, one) => [one, count])
          .filter(([, count]) => count > 0),
      ).toEqual([[kind, 1]]);
    }
  });

  it('[NP-BENEFIT-04] the cost rises by one with every round, up to 7', () => {
    const table = selecting(99, [...ARTS, 'cartography', 'astronomy', 'mathematics'], 5);
    table.play('pass 2', 'pass 3', 'pass 4');
    const costs: number[] = [];
    // The only player left: seat 3 has had no turn in the first round yet.
    for (const name of ['music', 'painting', 'sculpture', 'literature', 'physics', 'medicine', 'cartography']) {
      costs.push(...eventsOf(table.play(`take ${name}`), 'benefitSelected').map(({ cost }) => cost));
    }
    expect(costs).toEqual([3, 4, 5, 6, 7, 7, 7]);
    expect(table.player(3).gold).toBe(99 - 39);
  });

  it('[NP-BENEFIT-04] all pay the same in a round', () => {
    const table = selecting(9);
    const costs = ARTS.map((name) => eventsOf(table.play(`take ${name}`), 'benefitSelected')[0].cost);
    expect(costs).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  it('[NP-BENEFIT-05] a round is one turn for every player who has not passed', () => {
    const table = selecting(12);
    table.play('take music', 'pass 1', 'take painting', 'pass 2');
    expect(table.asked()).toBe(0);
    expect(eventsOf(table.play('take physics'), 'benefitSelected')[0].cost).toBe(2);
    expect(table.asked()).toBe(2);
    table.play('pass 3');
    // Seat 0 is left and continues with rounds of a single turn.
    expect(eventsOf(table.play('take medicine'), 'benefitSelected')[0].cost).toBe(3);
    expect(eventsOf(table.play('take sculpture'), 'benefitSelected')[0].cost).toBe(4);
  });

  it('[NP-BENEFIT-06] Progress Benefits are kept to the end', () => {
    const table = selecting(9);
    table.play('take music', 'pass 1', 'pass 2', 'pass 3', 'pass 4');
    expect(table.state.era).toBe(3);
    const kind = table.face('music') - table.box.faces.progressFrom;
    expect(table.player(0).progress[kind]).toBe(1);
    expect(table.player(0).progress.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('[NP-BENEFIT-07] a Bonus Benefit is discarded after use, or kept until its moment', () => {
    const table = selecting(9, ['gold5', 'turnOrder']);
    table.play('take gold5', 'take turnOrder');
    expect(table.player(0)).toMatchObject({ gold: 9 - 1 + 5, kept: [0, 0, 0] });
    expect(table.player(1)).toMatchObject({ gold: 8, kept: [0, 0, 1] });
    expect(table.shown()).toEqual([]);
  });
});

describe('passing', () => {
  it('[NP-BENEFIT-08] the marker goes to any empty Pass space, and its player selects no more', () => {
    const table = selecting(9);
    table.play('pass 3');
    expect(table.state.passes).toEqual([NOBODY, NOBODY, 0, NOBODY]);
    expect(table.legal().filter((move) => move.startsWith('pass'))).toEqual(['pass 1', 'pass 2', 'pass 4']);
    expect(table.refuse('pass 3')).toEqual(illegal('pass 3', 'NP-BENEFIT-08'));
    table.play('take music', 'take painting', 'take physics');
    expect(table.asked()).toBe(1);
  });

  it('[NP-BENEFIT-09] a player who cannot pay must pass', () => {
    const table = selecting(0);
    const obstacle = () => selectionObstacle(table.box, table.view(0), 0);
    expect(obstacle()).toBe('gold');
    expect(table.legal()).toEqual(['pass 1', 'pass 2', 'pass 3', 'pass 4']);
    expect(table.refuse('take music')).toEqual(illegal('take music', 'NP-BENEFIT-09'));
    table.give(0, { gold: 1 });
    expect(table.legal()).toContain('take music');
    expect(obstacle()).toBeUndefined();
    table.give(0, { gold: 0, kept: [0, 1, 0] });
    expect(table.refuse('double')).toEqual(illegal('double', 'NP-BENEFIT-09'));
  });

  it('[NP-BENEFIT-09] a player who finds the display empty must pass', () => {
    const table = selecting(9, []);
    expect(table.legal()).toEqual(['pass 1', 'pass 2', 'pass 3', 'pass 4']);
    expect(selectionObstacle(table.box, table.view(0), 0)).toBe('display');
    expect(table.refuse('take music')).toEqual(illegal('take music', 'NP-BENEFIT-09'));
  });

  it.each([2, 3])('[NP-BENEFIT-10] with %i players only as many spaces are used', (seats) => {
    const table = makeTable({ seats });
    selects(table, 0);
    const spaces = table.legal().filter((move) => move.startsWith('pass'));
    expect(spaces).toEqual(['pass 1', 'pass 2', 'pass 3'].slice(0, seats));
    expect(table.refuse('pass 4')).toEqual(illegal('pass 4', 'NP-BENEFIT-10'));
    expect(table.refuse('push 4')).toEqual(illegal('push 4', 'NP-BONUS-21'));
  });

  it('[NP-BENEFIT-11] the spaces become the new turn order once all have passed', () => {
    const table = selecting(9);
    table.play('pass 3', 'pass 1', 'pass 4');
    expect(table.state.order).toEqual([0, 1, 2, 3]);
    table.play('take music', 'pass 2');
    expect(table.state).toMatchObject({ era: 3, order: [1, 3, 0, 2] });
  });

  it('[NP-BENEFIT-12] until then the old order holds', () => {
    const table = selecting(9);
    table.play('take music', 'take painting', 'pass 1', 'take physics');
    expect(table.asked()).toBe(0);
    table.play('take sculpture');
    expect(table.asked()).toBe(1);
    table.play('take medicine');
    expect(table.asked()).toBe(3);
  });
});
