// node packages/ui-kit/art/drawEmblems.ts generates the emblem font.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EMBLEMS, emblemLetter } from '../src/seatStyle.ts';
import { EMBLEM_PATHS } from './emblems.ts';
import { outline, type Point } from './outline.ts';
import { writeTrueType } from './trueType.ts';

/** The grid of the paths, and the resolution of the font relative to it. */
const GRID = 24;
const FINE = 10;

export function drawEmblems(): Uint8Array<ArrayBuffer> {
  const upright = ([x, y]: Point): Point => [x * FINE, (GRID - y) * FINE];
  const signs = EMBLEMS.map((emblem) => ({
    code: emblemLetter(emblem).charCodeAt(0),
    contours: outline(EMBLEM_PATHS[emblem]).map((contour) => contour.map(upright)),
  }));
  return writeTrueType({ name: 'Portolan Emblems', square: GRID * FINE, signs });
}

const FILE = fileURLToPath(new URL('../fonts/emblems.ttf', import.meta.url));

if (import.meta.main) {
  const font = drawEmblems();
  writeFileSync(FILE, font);
  console.log(`emblems.ttf ${(font.length / 1000).toFixed(1)} KB`);
}
