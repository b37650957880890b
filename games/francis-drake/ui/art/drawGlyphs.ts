import { drawSymbols } from '@portolan/table-kit/art';
import { BODIES, BODY_FILLS } from './bodies.ts';
import { FILLS, GLYPHS } from './glyphs.ts';
import { HOUSE_FILLS, HOUSES } from './houses.ts';

/** The icons for pieces, goods and places. */
export function drawGlyphs(): string {
  return drawSymbols(GLYPHS, FILLS, { title: 'Signs', box: '0 0 24 24', stroke: 1.6 });
}

/** The pieces that have a body. The page makes an image of each, in the colour of a seat. */
export function drawBodies(): string {
  return drawSymbols(BODIES, BODY_FILLS, { title: 'Pieces', box: '0 0 48 48', stroke: 1.3, ink: BODY_FILLS.ink });
}

/** The buildings along Plymouth Street. */
export function drawHouses(): string {
  return drawSymbols(HOUSES, HOUSE_FILLS, { title: 'Plymouth', box: '0 -1 64 49', stroke: 1.2 });
}
