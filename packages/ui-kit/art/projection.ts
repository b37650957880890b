import { type GeoProjection, geoProjection } from 'd3-geo';

/** A part of the world, in degrees, and the rectangle of pixels it fills. */
export interface Extent {
  readonly lon: readonly [west: number, east: number];
  readonly lat: readonly [south: number, north: number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far beyond the rectangle lines still run. */
  readonly beyond: number;
}

/** Mercator's projection, drawn out or pressed together from north to south until it fills the rectangle. */
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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Where the poles would be, Mercator's chart has no end; it stops short of them. */
const HIGHEST = radians(85);

function rise(phi: number): number {
  return Math.log(Math.tan(Math.PI / 4 + Math.min(HIGHEST, Math.max(-HIGHEST, phi)) / 2));
}
