import type { MapLayout } from '@portolan/amerigo';
import type { Sheet, Size, Spot } from '@portolan/table-kit';
import { frameSpot } from '../frameSpot.ts';

/** Units of the drawing along a square. */
export const SQUARE = 10;
/** Room around the squares for the frame. */
export const EDGE = 15;

export function sheetOf({ height, width }: MapLayout): Sheet {
  return { width: width * SQUARE + 2 * EDGE, height: height * SQUARE + 2 * EDGE };
}

/** The rectangle of a square or frame space (a Berth) on the sheet. */
export function rectangleOf(layout: MapLayout, berth: number): Spot & Size {
  const { stride, side, height, width } = layout;
  const spot = frameSpot(layout, berth);
  if (spot === undefined) {
    const [row, col] = [Math.floor(berth / stride), berth % stride];
    return { x: EDGE + col * SQUARE, y: EDGE + row * SQUARE, w: SQUARE, h: SQUARE };
  }
  const along = EDGE + spot.at * side * SQUARE;
  const length = side * SQUARE;
  switch (spot.side) {
    case 'top':
      return { x: along, y: 0, w: length, h: EDGE };
    case 'right':
      return { x: EDGE + width * SQUARE, y: along, w: EDGE, h: length };
    case 'bottom':
      return { x: along, y: EDGE + height * SQUARE, w: length, h: EDGE };
    default:
      return { x: 0, y: along, w: EDGE, h: length };
  }
}

/** How deep the graduated scale around the frame spaces is. */
export const SCALE = 2.2;

/** The part of a frame space that is seen as water, beside the scale. */
export function frameWater(layout: MapLayout, berth: number): Spot & Size {
  const { x, y, w, h } = rectangleOf(layout, berth);
  const { width, height } = sheetOf(layout);
  const [left, top] = [Math.max(x, SCALE), Math.max(y, SCALE)];
  return {
    x: left,
    y: top,
    w: Math.min(x + w, width - SCALE) - left,
    h: Math.min(y + h, height - SCALE) - top,
  };
}
