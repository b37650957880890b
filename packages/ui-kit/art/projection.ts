import { type GeoProjection, geoEquirectangular, geoProjection } from 'd3-geo';

/** A region in degrees and the rectangle in pixels that it fills. */
export interface Extent {
  readonly lon: readonly [west: number, east: number];
  readonly lat: readonly [south: number, north: number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far lines continue beyond the rectangle. */
  readonly beyond: number;
}

/** A Mercator projection, stretched from north to south to fill the rectangle. */
export function drawnOut({ lon, lat, x, y, width, height, beyond }: Extent): GeoProjection {
  const across = width / radians(lon[1] - lon[0]);
  const down = height / (rise(radians(lat[1])) - rise(radians(lat[0])));
  return geoProjection((lambda, phi) => [lambda, (rise(phi) * down) / across])
    .scale(across)
    .translate([x - radians(lon[0]) * across, y + height + rise(radians(lat[0])) * down])
    .clipExtent([
      [x - beyond, y - beyond],
      [x + width + beyond, y + height + beyond],
    ]);
}

/** Degrees as they are, south counted up: for drawings that place every point themselves. */
export function inDegrees({ lon, lat }: Pick<Extent, 'lon' | 'lat'>): GeoProjection {
  return geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .clipExtent([
      [lon[0], -lat[1]],
      [lon[1], -lat[0]],
    ]);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The Mercator projection is infinite at the poles, so latitudes stop short of them. */
const HIGHEST = radians(85);

function rise(phi: number): number {
  return Math.log(Math.tan(Math.PI / 4 + Math.min(HIGHEST, Math.max(-HIGHEST, phi)) / 2));
}
