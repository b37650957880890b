import { findGame } from '@portolan/cli/games';
import { expect, it } from 'vitest';
import { measureHostedSearch, measureSearch } from './searchSpeed.ts';

it('measures our search and that of boardgame.io on the same rules', { timeout: 120_000 }, async () => {
  const opened = findGame('nina-pinta')?.package.open();
  if (opened?.ok !== true) throw new Error('nina-pinta does not open');
  const ours = await measureSearch(opened.value, 1, 20);
  const theirs = await measureHostedSearch(opened.value.game, 1, 20);
  expect(ours.iterations).toBeGreaterThan(theirs);
  expect(ours.advised).toBeGreaterThan(0);
  expect(ours.bytes).toHaveLength(3);
  expect(theirs).toBeGreaterThan(0);
});
