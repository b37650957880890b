import { drawSymbols } from '@portolan/table-kit/art';
import { BODIES, BODY_FILLS } from './bodies.ts';

/** The pieces that have a body. The page makes an image of each, in the colour of a seat. */
export function drawBodies(): string {
  return drawSymbols(BODIES, BODY_FILLS, { title: 'Pieces', box: '0 0 48 48', stroke: 1.5, ink: BODY_FILLS.ink });
}
