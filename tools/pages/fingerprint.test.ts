import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const TREE = {
  'package-lock.json': '{}',
  'apps/web/src/main.tsx': 'one',
  'packages/kernel/src/index.ts': 'two',
  'games/specimen/RULES.md': 'three',
};

function printOf(changes: Readonly<Record<string, string>> = {}): string {
  return fingerprint(tempTree({ ...TREE, ...changes }));
}

describe('the fingerprint of the sources', () => {
  it('is the same for the same files in any folder', () => {
    expect(printOf()).toBe(printOf());
  });

  it.each(Object.keys(TREE))('changes with %s', (path) => {
    expect(printOf({ [path]: 'other' })).not.toBe(printOf());
  });

  it('changes with a new file, and with text moved between files', () => {
    expect(printOf({ 'apps/web/public/a.svg': '' })).not.toBe(printOf());
    const pair = (one: string, other: string) => printOf({ 'games/a.ts': one, 'games/b.ts': other });
    expect(pair('xy', 'z')).not.toBe(pair('x', 'yz'));
  });

  it('ignores built, test and installed files', () => {
    const others = {
      'apps/web/dist/index.html': 'a',
      'apps/web/e2e/game.e2e.ts': 'b',
      'packages/kernel/src/play.test.ts': 'c',
      'apps/web/node_modules/x/index.js': 'd',
      'tools/test.ts': 'e',
    };
    expect(printOf(others)).toBe(printOf());
  });
});
