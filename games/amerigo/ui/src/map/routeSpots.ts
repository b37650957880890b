import { type MapLayout, routeBetween } from '@portolan/amerigo';
import type { Spot } from '@portolan/table-kit';
import { rectangleOf } from './geometry.ts';
import { middleOf } from './mapPlan.ts';

/** The middle of every berth on a shortest voyage, and points between them so that no line crosses land. */
export function routeSpots(layout: MapLayout, from: number, to: number): readonly Spot[] {
  const route = routeBetween(layout, from, to);
  return route.flatMap((berth, at) => {
    const last = route[at - 1];
    return last === undefined ? [middleOf(layout, berth)] : [...between(layout, last, berth), middleOf(layout, berth)];
  });
}

/** A frame space is long, and a corner of the map may be land: where a straight line would cross it, another point. */
function between(layout: MapLayout, from: number, to: number): Spot[] {
  const first = layout.stride * layout.stride;
  if (from < first && to < first) return [];
  const [one, other] = [middleOf(layout, from), middleOf(layout, to)];
  const isUpright = (berth: number): boolean => rectangleOf(layout, berth).h > rectangleOf(layout, berth).w;
  if (from >= first && to >= first) {
    if (isUpright(from) === isUpright(to)) return [];
    return isUpright(from) ? [{ x: one.x, y: other.y }] : [{ x: other.x, y: one.y }];
  }
  // Along the frame until the square is straight ahead.
  const [frame, square] = from >= first ? [from, other] : [to, one];
  const { x, y } = middleOf(layout, frame);
  return isUpright(frame) ? [{ x, y: square.y }] : [{ x: square.x, y }];
}
