import { describe, expect, it } from 'vitest';
import { NOTHING } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, selects } from './helpers.ts';

/** Three at the table pass, in this era. */
function passAll(era: number, set: (table: Table) => void = () => undefined): Table {
  const table = makeTable({ seats: 3, nations: ['spain', 'england', 'france'] });
  for (const seat of [0, 1, 2]) table.give(seat, { gold: 0 });
  set(table);
  selects(table, 0, { era });
  table.play('pass 2', 'pass 1');
  return table;
}

describe('completing an era', () => {
  it('[NP-END-01] Benefits still on display leave the game', () => {
    const table = passAll(2, ({ display }) => display('pirate', 'music'));
    const later = table.state.era === 3 ? table.shown() : [];
    expect(later).toHaveLength(12);
    expect(later.filter((name) => name === 'pirate').length).toBeLessThanOrEqual(1);
    const { faces } = table.box;
    const left = [
      ...table.state.progressStore.flat(),
      ...table.state.progressOut,
      ...table.state.display.filter((face) => face !== NOTHING && face >= faces.progressFrom),
    ];
    expect(table.state.progressStack).toEqual([]);
    // The six of era 1 lay on display before these two did.
    expect(left).toHaveLength(faces.progressSet.length - 6);
  });

  it('[NP-END-02] the cost starts again in the next era', () => {
    const table = passAll(2);
    expect(table.state).toMatchObject({ era: 3, round: 0 });
    for (const seat of [0, 1, 2]) table.give(seat, { gold: 9 });
    table.display('music', 'painting', 'physics');
    selects(table, 0);
    expect(table.play('take music')[0]).toMatchObject({ kind: 'benefitSelected', cost: 2 });
  });

  it('[NP-END-03] State of War markers are taken off', () => {
    const table = passAll(3, ({ war }) => war('nina', 'pinta'));
    // Era 4 asks for new ones at once.
    expect(table.state).toMatchObject({ era: 4, war: 0 });
    expect(table.question().kind).toBe('placeWar');
    expect(table.legal()).toEqual(['war nina', 'war pinta', 'war santaMaria']);
  });

  it('[NP-END-04] the banner is up again', () => {
    for (const banner of [false, true]) {
      const table = passAll(2, ({ state }) => {
        state.banner = banner;
      });
      expect(table.state).toMatchObject({ era: 3, banner: true });
    }
  });

  it('[NP-END-04] what each has done in the era is forgotten', () => {
    const table = passAll(2, ({ give }) => give(1, { governed: 7, declined: true, manifest: [2, 1, 0] }));
    expect(table.player(1)).toMatchObject({
      ...{ governed: 0, declined: false, passed: false, loaded: 0 },
      manifest: [0, 0, 0],
    });
    expect(table.state.passes).toEqual([-1, -1, -1]);
    expect(eventsOf(table.events, 'eraCompleted')).toEqual([{ kind: 'eraCompleted', era: 2, order: [1, 0, 2] }]);
  });

  it('[NP-END-05] the game ends right after the last selection, and is scored', () => {
    const table = passAll(6, ({ war, display }) => {
      war('nina', 'pinta', 'santaMaria');
      display('music');
    });
    expect(table.state.stack).toEqual([]);
    expect(table.game.outcome(table.state)?.scores).toEqual([0, 0, 0]);
    expect(eventsOf(table.events, 'eraCompleted')).toEqual([]);
    expect(table.shown()).toEqual(['music']);
    expect(table.state.war).toBe(7);
    expect(passAll(5).game.outcome(passAll(5).state)).toBeUndefined();
  });
});
