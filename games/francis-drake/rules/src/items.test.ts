import { describe, expect, it } from 'vitest';
import { itemNames, makeItems, writeItems } from './items.ts';

const NAMES = [
  ...['crew', 'guns', 'goods', 'barrels', 'galleon'],
  ...['pinnace', 'admiral', 'governor', 'informer', 'hindDisc'],
] as const;

describe('items', () => {
  it('are ten kinds, always in one order', () => {
    expect(itemNames()).toEqual(NAMES);
  });

  it('default to 0 and keep what is given', () => {
    const nothing = Object.fromEntries(NAMES.map((name) => [name, 0]));
    expect(makeItems({})).toEqual(nothing);
    for (const name of NAMES) expect(makeItems({ [name]: 3 })).toEqual({ ...nothing, [name]: 3 });
    expect(makeItems({})).toEqual(nothing);
  });

  it('leave out the counters that come with Admiral and Governor', () => {
    expect(makeItems({ admiral: 1, frigateCounters: 3 })).toEqual(makeItems({ admiral: 1 }));
    expect(makeItems({ governor: 1, troopCounters: 4 })).toEqual(makeItems({ governor: 1 }));
  });

  it('are written by name, with a number where there is more than one', () => {
    expect(writeItems(makeItems({}))).toBe('');
    expect(writeItems(makeItems({ barrels: 1 }))).toBe('barrels');
    expect(writeItems(makeItems({ guns: 2, crew: 1 }))).toBe('crew+2guns');
    expect(writeItems(makeItems({ galleon: 1, guns: 1, goods: 3 }))).toBe('guns+3goods+galleon');
  });
});
