import { describe, expect, it } from 'vitest';
import { firstPartOfGame, laterPartOfGame } from './partOfGame.ts';

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

describe('the file for the first picture of a game’s table', () => {
  it.each([
    ['ui/src/web.ts', 'ferry'],
    ['ui/src/words.ts', 'ferry'],
    ['rules/src/box.ts', 'ferry'],
    ['ui/src/table/Table.tsx', 'ferry-table'],
    ['ui/src/map/geometry.ts', 'ferry-table'],
    ['rules/src/decisions/cross.ts', null],
    ['ui/src/tellEvent.ts', null],
  ])('that contains %s is %s', (file, expected) => {
    expect(firstPartOfGame(ROOT + file, modules)).toBe(expected);
  });

  it('contains of the kit only what no other table uses', () => {
    expect(firstPartOfGame('/repo/packages/table-kit/src/panZoom/PanZoom.tsx', modules)).toBe('amerigo-table');
    expect(firstPartOfGame('/repo/packages/table-kit/src/Board.tsx', modules)).toBeNull();
    expect(firstPartOfGame('/repo/packages/kernel/src/play.ts', modules)).toBeNull();
  });
});

describe('the file for what comes after the first picture', () => {
  it.each([
    ['rules/src/decisions/cross.ts', 'ferry-later'],
    ['ui/src/tellEvent.ts', 'ferry-later'],
    ['ui/src/guide/plan.ts', null],
  ])('that contains %s is %s', (file, expected) => {
    expect(laterPartOfGame(ROOT + file)).toBe(expected);
  });

  it('contains nothing from outside the games', () => {
    expect(laterPartOfGame('/repo/packages/kernel/src/play.ts')).toBeNull();
  });
});
