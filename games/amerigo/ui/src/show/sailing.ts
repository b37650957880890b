import type { MapLayout } from '@portolan/amerigo';
import { type CueTime, travel, type Waypoint } from '@portolan/table-kit/motion';
import { sheetOf } from '../map/geometry.ts';
import { routeSpots } from '../map/routeSpots.ts';
import { placeId } from '../table/placeId.ts';
import type { ShownScene } from './scene.ts';
import type { SpriteCue } from './sprite.ts';

/** The spot of the whole map. */
const MAP = 'map:all';

export interface Sailing {
  readonly seat: number;
  readonly ship: number;
  readonly from: number;
  readonly to: number;
}

/** A ship sails along water, step by step. */
export function sail({ box, layout }: ShownScene, { seat, ship, from, to }: Sailing, time: CueTime): SpriteCue {
  const piece = `ship:${seat}:${ship}`;
  const broad = to >= layout.stride * layout.stride;
  return travel(
    { is: 'ship', seat, ship, broad },
    {
      from: [piece, `place:${placeId(box, from)}`],
      to: [`place:${placeId(box, to)}`],
      time,
      hides: piece,
      via: { within: MAP, through: waypoints(layout, from, to), faces: 'right' },
    },
  );
}

/** The way as shares of the map. */
export function waypoints(layout: MapLayout, from: number, to: number): readonly Waypoint[] {
  const { width, height } = sheetOf(layout);
  return routeSpots(layout, from, to).map(({ x, y }) => ({ x: x / width, y: y / height }));
}
