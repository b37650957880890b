import { expect, it } from 'vitest';
import { tabFor } from './tabFor.ts';

it('the turn order is in sight while a marker is pushed', () => {
  const view = { phase: 'selecting', question: { kind: 'makeWay', seat: 0, by: 1, space: 1 } } as const;
  expect(tabFor(view, true)).toBe('benefits');
  expect(tabFor(view, false)).toBe('benefits');
});

it('the map is in sight while a ship sails, wherever it has room', () => {
  const view = { phase: 'sailing', question: { kind: 'sailShip', seat: 0, world: 1 } } as const;
  expect(tabFor(view, true)).toBe('worlds');
  expect(tabFor(view, false)).toBe('players');
});
