import { readFileSync } from 'node:fs';
import { DISCOVERIES, GROUPS, NATIONS, openBox, SOURCES, TERRAINS } from '@portolan/nina-pinta';
import { describe, expect, it } from 'vitest';
import { drawGlyphs } from '../../art/drawGlyphs.ts';
import { GLYPH_NAMES, glyphOf } from './Glyph.tsx';

describe('glyphs', () => {
  it('are drawn as the drawing script draws them, one for each name', () => {
    const sheet = readFileSync(new URL('./glyphs.svg', import.meta.url), 'utf8');
    expect(sheet).toBe(drawGlyphs());
    expect([...sheet.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual([...GLYPH_NAMES]);
  });

  it('exist for every counter, nation, terrain, discovery, group and source of points', () => {
    const box = openBox();
    if (!box.ok) throw new Error('the shipped components are refused');
    const things = [...box.value.faces.names, ...NATIONS, ...TERRAINS, ...DISCOVERIES, ...GROUPS, ...SOURCES];
    expect(things.filter((name) => glyphOf(name) === 'points')).toEqual([]);
  });
});
