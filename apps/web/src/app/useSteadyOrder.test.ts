import type { TableInfo } from '@portolan/protocol';
import { expect, it } from 'vitest';
import { keepOrder } from './useSteadyOrder.ts';

it('tables stay in the order in which they were seen; new ones follow in their own', () => {
  const tables = ['new', 'b', 'newer', 'a'].map((id) => ({ id }) as TableInfo);
  const ids = (before: readonly string[]): string[] => keepOrder(before, tables).map(({ id }) => id);
  expect(ids([])).toEqual(['new', 'b', 'newer', 'a']);
  expect(ids(['a', 'gone', 'b'])).toEqual(['a', 'b', 'new', 'newer']);
});
