import { francisDrake, openBox } from '@portolan/francis-drake';
import { InvariantError } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { PAGES } from './pages.ts';
import { sceneWith } from './testing/sceneWith.ts';

function sayWith(changes: Readonly<Record<string, unknown>>, page: string): string | undefined {
  const opened = openBox({ ...(francisDrake.components as object), ...changes });
  if (!opened.ok) throw new InvariantError('the components are faulty');
  return PAGES.find(({ id }) => id === page)?.text({ ...sceneWith({}), box: opened.value });
}

describe('what the guide says with other components', () => {
  it('a hidden counter of a galleon may be stronger than those of the forts [FD-PREP-02] [FD-PREP-03]', () => {
    expect(sayWith({ frigateCounters: [0, 1, 5] }, 'leave')).toMatch(/stronger by up to 5\./);
    expect(sayWith({ troopCounters: [0, 0, 1, 4] }, 'leave')).toMatch(/stronger by up to 4\./);
  });
});
