// node packages/ui-kit/art/drawFonts.ts: makes the small fonts of fonts/ from the full ones of Fontsource.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFont, type TTF } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { thinOutline } from './thinOutline.ts';

const ASCII = range(0x20, 0x7e);
const PUNCTUATION = '\u00A0·×°–—‘’“”…−';
/** The accents in names of ships and places; the rest of Latin is in files that load on demand. */
const ACCENTS = 'áéíóúñüã';
/** The old-style figures of the display face are hard to read, so digits come from the text face; so do rare symbols. */
const DISPLAY = `${ASCII.replaceAll(/[^A-Za-z !"&'(),./:;?-]/g, '')}–—‘’“”…${ACCENTS}`;

/** Font units in the em of the display face. */
const EM = 1000;
/** The display face traces ink on rough paper with thousands of points. At 48 px, a unit is a twentieth of a pixel. */
const TOLERANCE = 1;

const FONTS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'source-sans': () => drawText(`${ASCII}${PUNCTUATION}${ACCENTS}`),
  'im-fell-english': () => drawDisplay('normal', DISPLAY),
  'im-fell-english-latin': () => drawDisplay('normal', without(range(0xa1, 0xff), DISPLAY)),
  'im-fell-english-italic': () => drawDisplay('italic', DISPLAY),
};

/** The text face, in the weights and with the features that style sheets use. */
function drawText(text: string): Promise<Buffer> {
  return subsetFont(source('@fontsource-variable/source-sans-3', 'source-sans-3-latin-wght-normal'), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'lnum', 'tnum'],
    noHinting: true,
    dropTables: ['BASE', 'MVAR', 'STAT', 'gasp'],
  });
}

async function drawDisplay(style: 'normal' | 'italic', text: string): Promise<Buffer> {
  const full = source('@fontsource/im-fell-english', `im-fell-english-latin-400-${style}`);
  const plain = { keepFeatures: [], noHinting: true };
  const font = createFont(await subsetFont(full, text, { targetFormat: 'sfnt', ...plain }), {
    type: 'ttf',
    compound2simple: true,
  });
  thin(font.get());
  const ttf = font.write({ type: 'ttf', toBuffer: true });
  return subsetFont(ttf, text, { targetFormat: 'woff2', ...plain, dropTables: ['gasp'] });
}

/** Scales a font to the em, and thins its outlines. */
function thin(tables: TTF.TTFObject): void {
  const { head, hhea, 'OS/2': os2, glyf } = tables;
  const scale = EM / (head.unitsPerEm ?? EM);
  const scaled = <T extends object>(table: T, keys: RegExp): void => {
    for (const [key, value] of Object.entries(table)) {
      if (keys.test(key) && typeof value === 'number') Object.assign(table, { [key]: Math.round(value * scale) });
    }
  };
  scaled(hhea, /^(ascent|descent|lineGap|caretOffset)$/);
  scaled(os2, /^(sTypo|sxHeight|sCapHeight|usWin|ySu|yStrikeout|xAvgCharWidth)/);
  for (const glyph of glyf) {
    scaled(glyph, /^(advanceWidth|leftSideBearing)$/);
    const contours = (glyph.contours ?? []).map((outline) =>
      thinOutline(
        outline.map(({ x, y, onCurve }) => ({ x: x * scale, y: y * scale, onCurve: Boolean(onCurve) })),
        TOLERANCE,
      ),
    );
    Object.assign(glyph, { contours, ...bounds(contours.flat()) });
  }
  Object.assign(head, { unitsPerEm: EM });
}

function bounds(points: readonly { readonly x: number; readonly y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  if (points.length === 0) return { xMin: 0, xMax: 0, yMin: 0, yMax: 0 };
  return { xMin: Math.min(...xs), xMax: Math.max(...xs), yMin: Math.min(...ys), yMax: Math.max(...ys) };
}

function source(name: string, file: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`${name}/files/${file}.woff2`)));
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
}

function without(text: string, other: string): string {
  return [...text].filter((letter) => !other.includes(letter)).join('');
}

for (const [name, draw] of Object.entries(FONTS)) {
  const file = await draw();
  writeFileSync(new URL(`../fonts/${name}.woff2`, import.meta.url), file);
  console.log(`${name}.woff2 ${(file.length / 1000).toFixed(1)} KB`);
}
