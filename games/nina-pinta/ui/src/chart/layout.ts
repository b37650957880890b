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

export const LAND_LAYOUT: Readonly<Record<LandId, LandLayout>> = {
  rockies: {
    room: { x: 28, y: 42, w: 106, h: 94 },
    harbours: [
      { x: 15, y: 88 },
      { x: 20, y: 116 },
    ],
  },
  appalachia: {
    room: { x: 172, y: 50, w: 116, h: 92 },
    harbours: [
      { x: 294, y: 145 },
      { x: 316, y: 120 },
    ],
  },
  isthmus: {
    room: { x: 48, y: 172, w: 126, h: 78 },
    harbours: [
      { x: 58, y: 268 },
      { x: 90, y: 284 },
    ],
  },
  caribbean: {
    room: { x: 184, y: 194, w: 142, h: 74 },
    harbours: [
      { x: 318, y: 194 },
      { x: 290, y: 182 },
    ],
  },
  andes: {
    room: { x: 110, y: 322, w: 90, h: 78 },
    harbours: [
      { x: 94, y: 350 },
      { x: 102, y: 378 },
    ],
  },
  amazonia: {
    room: { x: 212, y: 308, w: 102, h: 94 },
    harbours: [
      { x: 320, y: 326 },
      { x: 323, y: 394 },
    ],
  },
  patagonia: {
    room: { x: 148, y: 410, w: 112, h: 66 },
    harbours: [
      { x: 288, y: 450 },
      { x: 268, y: 478 },
    ],
  },
};

/** The middle and the radius of the compass rose. */
export const COMPASS = { x: 58, y: 424, r: 40 };
