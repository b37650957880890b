import { describe, expect, it } from 'vitest';
import { DRAKE, LOCATIONS, type LocationId } from '../ids.ts';
import { addVisitor } from '../queries/visitors.ts';
import type { PlayerState } from '../state.ts';
import { makeTable, type Table } from '../testing/table.ts';

/** Four players in the printed street; the first of them has come as far as `after`. */
function outfitting(after: LocationId | undefined, fields: Partial<PlayerState>): Table {
  const table = makeTable();
  const place = after === undefined ? -1 : table.state.street.indexOf(LOCATIONS.indexOf(after));
  table.give(0, { place, ...fields });
  return table;
}

function fill(table: Table, location: LocationId, seats: readonly number[]): void {
  const at = LOCATIONS.indexOf(location);
  for (const seat of seats) table.state.visits[at] = addVisitor(table.state.visits[at], seat);
}

function rated(table: Table, move: string): number {
  const rating = table.ratings().get(move);
  if (rating === undefined) throw new Error(`${move} is not legal`);
  return rating;
}

describe('a stop in Plymouth', () => {
  it('takes the last barrel rather than docking with none', () => {
    const table = outfitting('goldenHind', { crew: 3, guns: 2 });
    fill(table, 'suppliesB', [1, 2]);
    expect(table.best()).toBe('stop suppliesB');
    expect(rated(table, 'dock')).toBe(0);
  });

  it('asks Dockside for the barrel that lets the ship sail', () => {
    const table = outfitting('suppliesB', { crew: 3, guns: 2, investor: false });
    expect(table.best()).toBe('stop dockside');
    table.play('stop dockside');
    expect(table.best()).toBe('take barrels');
  });

  it('asks Dockside for the gun that makes the galleon an easy prize', () => {
    const table = outfitting('investor', { crew: 4, guns: 3, barrels: 3, galleon: true, place: 16 });
    table.play('stop dockside');
    expect(table.best()).toBe('take guns');
  });

  it('does not stop for useless items', () => {
    const full = { crew: 20, guns: 20, goods: 3, barrels: 4, galleon: true, pinnace: true };
    expect(outfitting('goldenHind', full).best()).toBe('dock');
    const table = outfitting('pinnace', full);
    expect(['stop admiral', 'stop informer', 'stop goldenHind']).toContain(table.best());
  });

  it('pays the Investor for a galleon when guns wait for one', () => {
    const table = outfitting('suppliesB', { crew: 3, guns: 7, barrels: 4 });
    expect(table.best()).toBe('stop investor');
    table.play('stop investor');
    expect(table.best()).toBe('take galleon');
  });

  it('saves the points when the Investor has little to add', () => {
    const table = outfitting('suppliesB', { crew: 12, guns: 14, barrels: 4, galleon: true });
    expect(rated(table, 'stop investor')).toBeLessThan(rated(table, 'dock') - 4);
  });

  it('prefers Drake to an empty Location, and takes there what is short', () => {
    const table = outfitting('tavern', { crew: 0, guns: 7, barrels: 4, galleon: true });
    expect(rated(table, 'stop drake')).toBeGreaterThan(rated(table, 'dock') + 5);
    table.state.stack = [{ kind: 'chooseYield', seat: 0, location: DRAKE }];
    expect(table.best()).toBe('take crew');
  });

  it('takes the first place where the street offers more now than later', () => {
    const table = outfitting(undefined, {});
    expect(rated(table, 'stop crewA')).toBeGreaterThan(rated(table, 'stop suppliesB'));
    expect(rated(table, 'stop suppliesB')).toBeGreaterThan(rated(table, 'dock'));
  });

  it('hurries to a Location for one visitor while rivals are about to reach it', () => {
    const urgency = (place: LocationId): number => {
      const table = outfitting('suppliesA', { crew: 3, barrels: 3 });
      const behind = table.state.street.indexOf(LOCATIONS.indexOf(place));
      for (const seat of [1, 2, 3]) table.give(seat, { place: behind });
      return rated(table, 'stop queen') - rated(table, 'stop gunsA');
    };
    expect(urgency('gunsA')).toBeGreaterThan(urgency('queen') + 1);
  });
});
