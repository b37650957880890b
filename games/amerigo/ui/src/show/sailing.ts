import { type MapLayout, routeBetween } from '@portolan/amerigo';
import type { Spot } from '@portolan/table-kit';
import { type CueTime, travel, type Waypoint } from '@portolan/table-kit/motion';
import { boxOf, sheetOf } from '../map/geometry.ts';
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

/** The middle of every berth on the way, as shares of the map. */
export function waypoints(layout: MapLayout, from: number, to: number): readonly Waypoint[] {
  const { width, height } = sheetOf(layout);
  const route = routeBetween(layout, from, to);
  const spots = route.flatMap((berth, at) => {
    const last = route[at - 1];
    return last === undefined ? [middleOf(layout, berth)] : [...between(layout, last, berth), middleOf(layout, berth)];
  });
  return spots.map(({ x, y }) => ({ x: x / width, y: y / height }));
}

function middleOf(layout: MapLayout, berth: number): Spot {
  const { x, y, w, h } = boxOf(layout, berth);
  return { x: x + w / 2, y: y + h / 2 };
}

/** A frame space is long, and a corner of the map may be land: where a straight line would cross it, another point. */
function between(layout: MapLayout, from: number, to: number): Spot[] {
  const first = layout.stride * layout.stride;
  if (from < first && to < first) return [];
  const [one, other] = [middleOf(layout, from), middleOf(layout, to)];
  const isUpright = (berth: number): boolean => boxOf(layout, berth).h > boxOf(layout, berth).w;
  if (from >= first && to >= first) {
    if (isUpright(from) === isUpright(to)) return [];
    return isUpright(from) ? [{ x: one.x, y: other.y }] : [{ x: other.x, y: one.y }];
  }
  // Along the frame until the square is straight ahead.
  const [frame, square] = from >= first ? [from, other] : [to, one];
  const { x, y } = middleOf(layout, frame);
  return isUpright(frame) ? [{ x, y: square.y }] : [{ x: square.x, y }];
}
