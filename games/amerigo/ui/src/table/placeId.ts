import { type Box, MOST_TILES } from '@portolan/amerigo';
import { frameSpot } from '../frameSpot.ts';

/** The notation's name of a space or frame space: `7,12` or `T0`. */
export function placeId({ atlas }: Pick<Box, 'atlas'>, berth: number): string {
  const spot = frameSpot(atlas, berth);
  if (spot !== undefined) return `${spot.letter}${spot.at}`;
  return `${Math.floor(berth / atlas.stride)},${berth % atlas.stride}`;
}

/** The Berth behind the notation's name of a place. */
export function placeOf({ atlas: { stride } }: Box, id: string): number {
  const side = 'TRBL'.indexOf(id.charAt(0));
  if (side >= 0) return stride * stride + side * MOST_TILES + Number(id.slice(1));
  const [row = 0, col = 0] = id.split(',').map(Number);
  return row * stride + col;
}
