import type { Box } from '@portolan/amerigo';

const SIDES = 'TRBL';
/** Frame spaces on each side, at most. */
const PER_SIDE = 4;

/** The notation's name of a space or frame space: `7,12` or `T0`. */
export function placeId({ atlas: { stride } }: Box, berth: number): string {
  const frame = berth - stride * stride;
  if (frame < 0) return `${Math.floor(berth / stride)},${berth % stride}`;
  return `${SIDES.charAt(Math.floor(frame / PER_SIDE))}${frame % PER_SIDE}`;
}

/** The Berth behind the notation's name of a place. */
export function placeOf({ atlas: { stride } }: Box, id: string): number {
  const side = SIDES.indexOf(id.charAt(0));
  if (side >= 0) return stride * stride + side * PER_SIDE + Number(id.slice(1));
  const [row = 0, col = 0] = id.split(',').map(Number);
  return row * stride + col;
}
