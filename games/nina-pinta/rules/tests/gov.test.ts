import { describe, expect, it } from 'vitest';
import { makeTable } from '../src/testing/table.ts';
import { eventsOf, governs, illegal } from './helpers.ts';

describe('governing', () => {
  it('[NP-GOV-01] three rounds, in each of which every player governs one world in turn order', () => {
    const table = makeTable({ seats: 3 });
    table.enter('governing', { order: [2, 0, 1] });
    while (table.question().kind === 'chooseWorld') table.play(table.legal().at(-1) ?? '');
    const course = eventsOf(table.events, 'worldGoverned').map(({ seat, world }) => `${seat} ${world}`);
    expect(course).toEqual(['2 2', '0 2', '1 2', '2 1', '0 1', '1 1', '2 0', '0 0', '1 0']);
    expect(table.question().kind).toBe('selectBenefit');
    expect(table.refuse('govern nina')).toEqual(illegal('govern nina', 'NP-BENEFIT-02'));
  });

  it('[NP-GOV-02] any world, whether or not others have governed it', () => {
    const table = makeTable({ seats: 2 });
    table.enter('governing');
    table.play('govern pinta');
    expect(table.asked()).toBe(1);
    expect(table.legal()).toEqual(['govern nina', 'govern pinta', 'govern santaMaria']);
    expect(table.play('govern pinta')[0]).toEqual({ kind: 'worldGoverned', seat: 1, world: 1 });
  });

  it('[NP-GOV-03] each world once in an era', () => {
    const table = makeTable({ seats: 2 });
    table.enter('governing');
    table.play('govern pinta', 'govern nina');
    expect(table.legal()).toEqual(['govern nina', 'govern santaMaria']);
    expect(table.refuse('govern pinta')).toEqual(illegal('govern pinta', 'NP-GOV-03'));
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-GOV-01'));
    table.play('govern nina', 'govern pinta');
    // The third world is governed without asking.
    expect(table.state.players.map(({ governed }) => governed)).toEqual([7, 7]);
  });

  it('[NP-GOV-04] Revenue, then building, then Sail back, all in that world', () => {
    const table = makeTable();
    for (const world of ['nina', 'pinta', 'santaMaria']) table.settle(0, `${world} isthmus`);
    table.token('pinta', 'build');
    table.ship(0, 'pinta isthmus', 2);
    table.ship(0, 'nina isthmus', 9);
    table.captain(0, 'pinta isthmus');
    governs(table, 0, 'pinta');
    // Two gold and one of Revenue make a Town.
    expect(table.legal()).toEqual(['town pinta isthmus', 'done']);
    expect(table.refuse('town nina isthmus')).toEqual(illegal('town nina isthmus', 'NP-GOV-04'));
    expect(table.refuse('remain')).toEqual(illegal('remain', 'NP-BUILD-02'));
    table.play('town pinta isthmus');
    expect(table.question().kind).toBe('recallCaptain');
    table.play('board');
    expect(table.events.map(({ kind }) => kind)).toEqual([
      ...['worldGoverned', 'revenueCollected', 'built', 'captainBoarded', 'shipSailedBack'],
    ]);
    expect(table.player(0).harbours[0]).toBe(table.at('nina isthmus'));
    expect(table.player(0).cargo).toEqual([9, 0, 0]);
  });

  it('[NP-GOV-05] a world is governed also without ship or pieces there', () => {
    const table = makeTable({ seats: 2 });
    const before = table.player(0).gold;
    expect(governs(table, 0, 'santaMaria')).toEqual([
      { kind: 'worldGoverned', seat: 0, world: 2 },
      { kind: 'revenueCollected', seat: 0, world: 2, gold: 0, lost: 0 },
    ]);
    expect(table.player(0)).toMatchObject({ gold: before, governed: 4 });
    expect(table.asked()).toBe(1);
  });
});
