import { describe, expect, it } from 'vitest';
import { GLYPH_NAMES } from '../art/Glyph.tsx';
import { box } from '../testing/randomGames.ts';
import { GLYPH_SECTIONS } from './legendSections.ts';
import { symbolName } from './symbolName.ts';

describe('the legend', () => {
  const explained = Object.values(GLYPH_SECTIONS).flat();

  it('explains every glyph once', () => {
    expect(explained.toSorted()).toEqual([...GLYPH_NAMES].toSorted());
  });

  it('gives every thing a name of its own', () => {
    const names = explained.map((name) => symbolName(box, name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
  });
});
