import type { LANDS } from '@portolan/nina-pinta';
import type { Size, Spot } from '@portolan/table-kit';

export type LandId = (typeof LANDS)[number];
export type Area = Spot & Size;

/** Where the things of a land are, in units of the sheet. */
export interface LandLayout {
  /** Its clickable area, where its pieces stand. */
  readonly room: Area;
  /** Where ships lie, off its coast. */
  readonly harbours: readonly [Spot, Spot];
}

function layout(room: readonly [number, number, number, number], ...harbours: readonly [Spot, Spot]): LandLayout {
  const [x, y, w, h] = room;
  return { room: { x, y, w, h }, harbours };
}

export const LAND_LAYOUT: Readonly<Record<LandId, LandLayout>> = {
  rockies: layout([38, 42, 98, 96], { x: 20, y: 86 }, { x: 20, y: 121 }),
  appalachia: layout([183, 48, 96, 90], { x: 297, y: 143 }, { x: 319, y: 108 }),
  isthmus: layout([48, 172, 126, 78], { x: 58, y: 268 }, { x: 93, y: 284 }),
  caribbean: layout([184, 204, 136, 66], { x: 319, y: 186 }, { x: 284, y: 184 }),
  andes: layout([110, 320, 90, 82], { x: 92, y: 346 }, { x: 92, y: 381 }),
  amazonia: layout([212, 308, 90, 94], { x: 320, y: 326 }, { x: 320, y: 396 }),
  patagonia: layout([148, 408, 104, 76], { x: 290, y: 444 }, { x: 270, y: 479 }),
};

/** The width and height of a ship in harbour. */
export const BERTH: Size = { w: 34, h: 34 };

/** The middle and the radius of the compass rose. */
export const COMPASS = { x: 54, y: 432, r: 34 };

/** Height of the line with a land's name. */
const HEADING = 18;
const GAP = 3;
/** Widths of a piece, best first; none is smaller. */
const SIZES = [32, 30, 28, 26, 24, 22, 20];

/**
 * The width of a piece in a land, in units of the sheet: as large as its room allows for pieces of the given widths,
 * each relative to a single piece.
 */
export function pieceSize(land: LandId, widths: readonly number[]): number {
  const { w, h } = LAND_LAYOUT[land].room;
  return SIZES.find((size) => rowsOf(widths, size, w) * (size + 1) <= h - HEADING) ?? 20;
}

function rowsOf(widths: readonly number[], size: number, room: number): number {
  let [rows, left] = [0, -1];
  for (const width of widths) {
    if (width * size > left) [rows, left] = [rows + 1, room];
    left -= width * size + GAP;
  }
  return rows;
}
