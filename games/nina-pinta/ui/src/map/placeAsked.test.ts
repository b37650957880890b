import { LANDS } from '@portolan/nina-pinta';
import { expect, it } from 'vitest';
import { placeAsked } from './placeAsked.ts';

it('a question about one Mine or Stronghold is about its land', () => {
  const lands = 0b1000;
  expect(placeAsked({ kind: 'storeGold', seat: 0, world: 1, lands })).toBe(LANDS.length + 3);
  expect(placeAsked({ kind: 'mineGold', seat: 0, world: 0, lands })).toBe(3);
  expect(placeAsked({ kind: 'removePair', seat: 0, place: 9, pairs: 0 })).toBe(9);
  expect(placeAsked({ kind: 'chooseWorld', seat: 0 })).toBeUndefined();
});
