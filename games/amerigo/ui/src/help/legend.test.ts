import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GLYPH_NAMES } from '../art/Glyph.tsx';
import { GLYPH_SECTIONS } from './legendSections.ts';
import { t } from './messages/legend.ts';

const svg = readFileSync(new URL('../art/glyphs.svg', import.meta.url), 'utf8');
const drawn = new Map(
  [...svg.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id = '', shape]) => [id, shape]),
);

describe('the legend', () => {
  const explained = Object.values(GLYPH_SECTIONS).flat();

  it('explains every glyph once', () => {
    expect(explained.toSorted()).toEqual([...GLYPH_NAMES].toSorted());
  });

  it('gives every thing a name and a drawing of its own', () => {
    expect([...drawn.keys()].toSorted()).toEqual([...GLYPH_NAMES].toSorted());
    expect(new Set(drawn.values()).size).toBe(GLYPH_NAMES.length);
    expect(new Set(explained.map((name) => t(name))).size).toBe(GLYPH_NAMES.length);
  });
});
