import type { Move } from '../moves.ts';
import type { Chart } from './chart.ts';
import { packItems } from './outfits.ts';
import { readStreet, type Street, tryWay, type Way } from './street.ts';
import type { Almanac } from './worth.ts';

/** Rates each stop by the best way along the street that begins with it. */
export function ratePlymouth(chart: Chart, almanac: Almanac, moves: readonly Move[]): number[] {
  const street = readStreet(chart, almanac);
  const way = shorten(street);
  return moves.map((move) => {
    if (move.kind !== 'stop') return tryWay(street, 0);
    const first = street.stops.findIndex((stop) => stop.location === move.location);
    return refine(street, (1 << first) | (way & (-2 << first)), first);
  });
}

/** Rates what a Location offers by the best way onward with it. */
export function rateYield(chart: Chart, almanac: Almanac, moves: readonly Move[]): number[] {
  const street = readStreet(chart, almanac);
  const { start } = street;
  return moves.map((move) => {
    street.start = start + (move.kind === 'take' ? packItems(chart.box.yields[move.yield]) : 0);
    return refine(street, shorten(street), -1);
  });
}

/** Begins with every stop and leaves out, one by one, those that are not worth their turn. */
function shorten(street: Street): Way {
  let way = (1 << street.stops.length) - 1;
  let best = tryWay(street, way);
  for (let stop = street.stops.length - 1; stop >= 0; stop--) {
    const value = tryWay(street, way & ~(1 << stop));
    if (value < best) continue;
    way &= ~(1 << stop);
    best = value;
  }
  return way;
}

/** Adds or leaves out stops behind the first as long as that helps; what the way is then worth. */
function refine(street: Street, from: Way, first: number): number {
  let way = from;
  let best = tryWay(street, way);
  for (let stop = first + 1; stop < street.stops.length; stop++) {
    const value = tryWay(street, way ^ (1 << stop));
    if (value <= best) continue;
    way ^= 1 << stop;
    best = value;
  }
  return best;
}
