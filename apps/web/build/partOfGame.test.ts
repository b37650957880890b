import { describe, expect, it } from 'vitest';
import { partOfGame } from './partOfGame.ts';

const ROOT = '/repo/games/ferry/';
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'ui/src/web.ts': ['ui/src/words.ts', 'rules/src/index.ts'],
  'ui/src/table/Table.tsx': ['ui/src/map/Map.tsx'],
  'ui/src/map/Map.tsx': ['ui/src/map/geometry.ts'],
  'rules/src/index.ts': ['rules/src/box.ts', 'rules/src/decisions/cross.ts'],
};

const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: (IMPORTS[id.slice(ROOT.length)] ?? []).map((file) => ROOT + file),
  }),
};

describe('the file for a module of a game', () => {
  it.each([
    ['ui/src/words.ts', 'ferry'],
    ['ui/src/map/geometry.ts', 'ferry'],
    ['rules/src/box.ts', 'ferry'],
    ['rules/src/decisions/cross.ts', 'ferry-later'],
    ['ui/src/tellEvent.ts', 'ferry-later'],
    ['ui/src/guide/plan.ts', null],
  ])('of %s is %s', (file, expected) => {
    expect(partOfGame(ROOT + file, modules)).toBe(expected);
  });

  it('is chosen by other rules outside the games', () => {
    expect(partOfGame('/repo/packages/kernel/src/play.ts', modules)).toBeNull();
  });
});
