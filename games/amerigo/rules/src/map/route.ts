import type { Berth } from '../ids.ts';
import { WATER } from './atlas.ts';
import type { MapLayout } from './mapLayout.ts';
import { stepsBetween, voyagesFrom } from './voyages.ts';

/**
 * The berths of a shortest voyage, both ends included; a ship that comes back to where it was sails to a neighbouring
 * berth in between. Empty where there is no path.
 */
export function routeBetween(layout: MapLayout, from: Berth, to: Berth): readonly Berth[] {
  const steps = stepsBetween(layout, from, to);
  if (steps === undefined) return [];
  const route = [to];
  if (steps === 0) return [from, ...neighboursOf(layout, from).slice(0, 1), to];
  const { berths, steps: away } = voyagesFrom(layout, from, steps);
  const distances = new Map(berths.map((berth, at) => [berth, away[at]]));
  for (let left = steps - 1, at = to; left >= 0; left--) {
    const before = neighboursOf(layout, at).find((berth) => distances.get(berth) === left);
    if (before === undefined) return [];
    route.unshift(before);
    at = before;
  }
  return route;
}

/** One step away, never diagonally and never on land. [AM-BLUE-04] [AM-BLUE-05] [AM-BLUE-06] */
function neighboursOf({ squares, stride, frame }: MapLayout, berth: Berth): Berth[] {
  const first = stride * stride;
  const isWater = (space: number): boolean => squares[space] === WATER;
  if (berth >= first) return [...frame.ring[berth - first], ...frame.shore[berth - first].filter(isWater)];
  const beside = [berth - 1, berth + 1, berth - stride, berth + stride];
  return [...beside.filter(isWater), ...(frame.beside[berth] ?? [])];
}
