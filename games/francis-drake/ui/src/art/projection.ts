import type { Rectangle, Sheet, Spot } from './shapes.ts';

/** The map is drawn for a desktop, for a small screen and for a phone in portrait. */
export const MAP_FORMS = ['wide', 'middle', 'tall'] as const;
export type MapForm = (typeof MAP_FORMS)[number];

/** A Mercator projection of a part of the world onto a sheet. Taller sheets are stretched, as old maps often were. */
export interface Projection {
  readonly sheet: Sheet;
  /** How deep the graduated frame is. */
  readonly frame: number;
  /** West and east, south and north, in degrees. */
  readonly lon: readonly [number, number];
  readonly lat: readonly [number, number];
}

export const PROJECTIONS: Readonly<Record<MapForm, Projection>> = {
  wide: { sheet: { width: 1200, height: 500 }, frame: 8, lon: [-99.5, -57.5], lat: [6.7, 23.9] },
  middle: { sheet: { width: 720, height: 480 }, frame: 6, lon: [-98.7, -58.7], lat: [6.5, 24.3] },
  tall: { sheet: { width: 390, height: 590 }, frame: 5, lon: [-98.2, -59.8], lat: [4.6, 26.2] },
};

export function project(projection: Projection, longitude: number, latitude: number): Spot {
  const { lon, lat } = projection;
  const { x, y, w, h } = inside(projection);
  const [south, north] = [rise(lat[0]), rise(lat[1])];
  return {
    x: x + ((longitude - lon[0]) / (lon[1] - lon[0])) * w,
    y: y + h - ((rise(latitude) - south) / (north - south)) * h,
  };
}

/** The area inside the frame. */
export function inside({ sheet, frame }: Projection): Rectangle {
  return { x: frame, y: frame, w: sheet.width - 2 * frame, h: sheet.height - 2 * frame };
}

function rise(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}
