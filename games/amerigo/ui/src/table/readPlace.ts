import type { Box } from '@portolan/amerigo';

/** The Berth behind `7,12` or `T0`, the inverse of `placeId`; undefined for anything else. */
export function readPlace({ atlas: { stride } }: Box, id: string): number | undefined {
  const frame = /^([TRBL])([0-3])$/.exec(id);
  if (frame !== null) return stride * stride + 'TRBL'.indexOf(frame[1] ?? '') * 4 + Number(frame[2]);
  const square = /^(\d+),(\d+)$/.exec(id);
  if (square === null) return undefined;
  const [row, col] = [Number(square[1]), Number(square[2])];
  return row < stride && col < stride ? row * stride + col : undefined;
}
