import type { Location } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { HarbourAssessment } from './assessment.ts';
import { packItems } from './outfits.ts';
import { readStreet, type Street, tryWay, type Way } from './street.ts';
import type { Almanac } from './worth.ts';

/** Rates each stop by the best way along the street that begins with it. */
export function ratePlymouth(assessment: HarbourAssessment, almanac: Almanac, moves: readonly Move[]): number[] {
  const street = readStreet(assessment, almanac);
  const { way } = findWay(street);
  const firsts = moves.map((move) => (move.kind === 'stop' ? findStop(street, move.location) : NO_STOP));
  const ways = firsts.map((first) => (first === NO_STOP ? 0 : (1 << first) | (way & (-2 << first))));
  const rough = ways.map((one) => tryWay(street, one));
  const least = Math.max(...rough) - HOPE;
  return rough.map((value, i) =>
    firsts[i] === NO_STOP || value < least ? value : refine(street, { way: ways[i], value }, firsts[i] + 1).value,
  );
}

const NO_STOP = -1;

/** Ways that are so many points behind are not worth refining. */
const HOPE = 6;

function findStop(street: Street, location: Location): number {
  return street.stops.findIndex((stop) => stop.location === location);
}

/** Rates what a Location offers by the best way onward with it. */
export function rateYield(assessment: HarbourAssessment, almanac: Almanac, moves: readonly Move[]): number[] {
  const street = readStreet(assessment, almanac);
  const { start } = street;
  return moves.map((move) => {
    street.start = start + (move.kind === 'take' ? packItems(assessment.box.yields[move.yield]) : 0);
    return findWay(street).value;
  });
}

interface Found {
  readonly way: Way;
  readonly value: number;
}

/** Begins with every stop, leaves out, one by one, those that are not worth their turn, and looks back once. */
function findWay(street: Street): Found {
  let way = (1 << street.stops.length) - 1;
  let best = tryWay(street, way);
  for (let stop = street.stops.length - 1; stop >= 0; stop--) {
    const value = tryWay(street, way & ~(1 << stop));
    if (value < best) continue;
    way &= ~(1 << stop);
    best = value;
  }
  return refine(street, { way, value: best }, 0);
}

/** Adds or leaves out stops, `from` a given one onward, wherever that helps. */
function refine(street: Street, begun: Found, from: number): Found {
  let { way, value: best } = begun;
  for (let stop = from; stop < street.stops.length; stop++) {
    const value = tryWay(street, way ^ (1 << stop));
    if (value <= best) continue;
    way ^= 1 << stop;
    best = value;
  }
  return { way, value: best };
}
