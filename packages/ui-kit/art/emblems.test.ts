import { readFileSync } from 'node:fs';
import { createFont, type TTF } from 'fonteditor-core';
import { describe, expect, it } from 'vitest';
import { EMBLEMS, emblemLetter } from '../src/seatStyle.ts';
import { drawEmblems } from './drawEmblems.ts';

const EM = 240;

function glyphsOf(file: Buffer): TTF.Glyph[] {
  const { glyf } = createFont(file, { type: 'ttf' }).get();
  return EMBLEMS.flatMap((emblem) =>
    glyf.filter(({ unicode }) => unicode?.includes(emblemLetter(emblem).charCodeAt(0))),
  );
}

describe('the emblem font', () => {
  const file = readFileSync(new URL('../fonts/emblems.ttf', import.meta.url));

  it('matches the paths it is generated from', () => {
    expect(drawEmblems().equals(file)).toBe(true);
  });

  it('has a glyph for every emblem, inside its em square', () => {
    const glyphs = glyphsOf(file);
    expect(glyphs.map(({ advanceWidth }) => advanceWidth)).toEqual(EMBLEMS.map(() => EM));
    for (const { xMin, yMin, xMax, yMax } of glyphs) {
      expect(Math.min(xMin, yMin)).toBeGreaterThanOrEqual(0);
      expect(Math.max(xMax, yMax)).toBeLessThanOrEqual(EM);
    }
  });

  it('fills a line of text exactly, so that an emblem sits where a letter would', () => {
    const { hhea, 'OS/2': os2 } = createFont(file, { type: 'ttf' }).get();
    expect([hhea.ascent, hhea.descent, hhea.lineGap]).toEqual([EM, 0, 0]);
    expect([os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap]).toEqual([EM, 0, 0]);
  });

  it('stays small, because every page loads it', () => {
    expect(file.length).toBeLessThanOrEqual(1516);
  });
});
