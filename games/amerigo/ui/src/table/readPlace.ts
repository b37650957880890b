import { type Box, MOST_TILES } from '@portolan/amerigo';
import { placeOf } from './placeId.ts';

/** The Berth behind `7,12` or `T0`, the inverse of `placeId`; undefined for anything else. */
export function readPlace(box: Box, id: string): number | undefined {
  const frame = /^[TRBL](\d)$/.exec(id);
  if (frame !== null) return Number(frame[1]) < MOST_TILES ? placeOf(box, id) : undefined;
  const square = /^(\d+),(\d+)$/.exec(id);
  if (square === null) return undefined;
  const { stride } = box.atlas;
  return Number(square[1]) < stride && Number(square[2]) < stride ? placeOf(box, id) : undefined;
}
