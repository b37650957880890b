// node packages/ui-kit/art/drawEmblems.ts: draws the font with the seats' emblems.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFont } from 'fonteditor-core';
import svgpath from 'svgpath';
import { EMBLEMS, emblemLetter } from '../src/seatStyle.ts';
import { EMBLEM_PATHS } from './emblems.ts';

/** The grid the paths are drawn on, and the font units in each of its squares. */
const GRID = 24;
const UNITS = 10;
const EM = GRID * UNITS;
const METRICS = {
  usWeightClass: 400,
  sTypoAscender: EM,
  sTypoDescender: 0,
  sTypoLineGap: 0,
  usWinAscent: EM,
  usWinDescent: 0,
  sxHeight: EM / 2,
  sCapHeight: EM,
};
const DATE = Date.UTC(2026, 0);

/** The emblems as a TrueType font: one letter each, filling the em square from the baseline up. */
export function drawEmblems(): Buffer {
  const font = createFont(svgFont(), { type: 'svg' });
  font.optimize();
  const tables = font.get();
  // The same bytes whenever it is drawn, and no names that a page would never read.
  Object.assign(tables.head, { created: DATE, modified: DATE, flags: 3 });
  Object.assign(tables.post, { format: 3 });
  Object.assign(tables, { name: { fontFamily: 'E' } });
  // The library's own defaults are for an em of 1024 units.
  Object.assign(tables.hhea, { lineGap: 0 });
  Object.assign(tables['OS/2'], METRICS);
  for (const glyph of tables.glyf) glyph.advanceWidth = EM;
  return font.write({ type: 'ttf', toBuffer: true });
}

/** The form in which the font library reads outlines: an SVG font, whose y axis points up. */
function svgFont(): string {
  const glyphs = EMBLEMS.map((emblem) => {
    const path = svgpath(EMBLEM_PATHS[emblem]).scale(UNITS, -UNITS).translate(0, EM).round(0);
    return `<glyph unicode="${emblemLetter(emblem)}" d="${path}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="emblems" horiz-adv-x="${EM}">
    <font-face font-family="Emblems" units-per-em="${EM}" ascent="${EM}" descent="0"/>
    <missing-glyph horiz-adv-x="${EM}"/>${glyphs.join('')}</font></defs></svg>`;
}

const FILE = fileURLToPath(new URL('../fonts/emblems.ttf', import.meta.url));

if (import.meta.main) {
  const font = drawEmblems();
  writeFileSync(FILE, font);
  console.log(`emblems.ttf ${(font.length / 1000).toFixed(1)} KB`);
}
