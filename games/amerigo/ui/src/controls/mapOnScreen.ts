import type { MapLayout } from '@portolan/amerigo';
import { EDGE, SQUARE, sheetOf } from '../map/geometry.ts';

/** The side of a square of the map, in pixels. */
export function squarePx(layout: MapLayout, { width }: { readonly width: number }): number {
  return (width / sheetOf(layout).width) * SQUARE;
}

/** A point of the screen in squares from the upper left corner of the map; `map` is its sheet on the screen. */
export function squaresAt(
  layout: MapLayout,
  map: DOMRect,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } {
  const { width, height } = sheetOf(layout);
  return {
    x: (((clientX - map.left) / map.width) * width - EDGE) / SQUARE,
    y: (((clientY - map.top) / map.height) * height - EDGE) / SQUARE,
  };
}
