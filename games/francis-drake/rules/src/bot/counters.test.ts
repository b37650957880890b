import { describe, expect, it } from 'vitest';
import { makeTable, type Table } from '../testing/table.ts';

function laying(counter: 'admiral' | 'governor'): Table {
  const table = makeTable();
  table.state.outbound = [0, 1, 2, 3];
  table.state.galleonCounters = [0, 1, 2];
  table.state[counter] = 0;
  return table;
}

/** The value laid at a place. */
function laidAt(move: string, place: string): string | undefined {
  return new RegExp(`${place}=(\\d)`).exec(move)?.[1];
}

describe('laying counters', () => {
  it('leaves open the only galleon that the Admiral can take', () => {
    const table = laying('admiral');
    table.give(0, { barrels: 1, guns: 2, galleon: true });
    table.enter('layFrigates');
    expect(laidAt(table.best(), 'galleonA')).toBe('0');
  });

  it('guards against the rival who could take one', () => {
    const table = laying('admiral');
    table.give(0, { barrels: 4, crew: 3 });
    table.give(1, { barrels: 3, guns: 4, galleon: true });
    table.enter('layFrigates');
    // A takes 2 guns and is safe from nobody; B takes 3 and is out of reach behind a counter of 2.
    expect(laidAt(table.best(), 'galleonB')).toBe('2');
  });

  it('leaves the weak counters to the forts that the Governor can take', () => {
    const table = laying('governor');
    table.give(0, { barrels: 2, crew: 3, guns: 2 });
    table.enter('layTroops');
    const best = table.best();
    expect([laidAt(best, 'trinidad'), laidAt(best, 'maracaibo')]).toEqual(['0', '0']);
  });

  it('rates every way, also for a Governor who cannot sail', () => {
    const table = laying('governor');
    table.enter('layTroops');
    expect([...table.ratings().values()].every(Number.isFinite)).toBe(true);
    expect(table.ratings().size).toBe(12);
  });
});
