import { drawSymbols } from '@portolan/table-kit/art';
import { GLYPH_FILLS, GLYPHS } from './glyphs.ts';

/** The icons, as symbols of one sheet. */
export function drawGlyphs(): string {
  return drawSymbols(GLYPHS, GLYPH_FILLS, { title: 'Signs', box: '0 0 24 24', stroke: 1.6 });
}
