import { ferry } from '@portolan/match/testing';
import { expect, it } from 'vitest';
import { makeGameRegistry } from './gameRegistry.ts';

it('keeps the shipped components open, however many others are opened', () => {
  const games = makeGameRegistry([ferry]);
  const shipped = games.open('ferry', undefined);
  for (let i = 1; i <= 200; i++) expect(games.open('ferry', { id: `own${i}`, data: { cards: i } }).ok).toBe(true);
  expect(shipped.ok && games.open('ferry', undefined)).toEqual(shipped);
  const again = games.open('ferry', undefined);
  expect(shipped.ok && again.ok && again.value === shipped.value).toBe(true);
});

it('keeps the own components that are in use', () => {
  const games = makeGameRegistry([ferry]);
  const first = games.open('ferry', { id: 'first', data: { cards: 1 } });
  for (let i = 2; i <= 200; i++) {
    games.open('ferry', { id: `own${i}`, data: { cards: i } });
    games.open('ferry', { id: 'first', data: { cards: 1 } });
  }
  const again = games.open('ferry', { id: 'first', data: { cards: 1 } });
  expect(first.ok && again.ok && again.value === first.value).toBe(true);
});
