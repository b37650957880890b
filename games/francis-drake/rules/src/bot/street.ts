import { DRAKE, INVESTOR, type Location } from '../ids.ts';
import { visitorCount } from '../queries/visitors.ts';
import { LUCK, TRIES } from './circles.ts';
import { type Outfit, packOwn } from './outfits.ts';
import type { Pace } from './pace.ts';
import type { Reading } from './reading.ts';
import type { Almanac, Worth } from './worth.ts';

/** Stops on the way to the docks, a bit for each, in the order of the street. */
export type Way = number;

/** A Location that the asked seat can still reach. */
export interface Stop {
  readonly location: Location;
  /** By turns from now, then by try: what is got there. */
  readonly gains: Int32Array;
  /** Turns and points that it costs. */
  readonly turns: number;
  readonly cost: number;
}

/** What lies between the asked seat and the docks. */
export interface Street {
  readonly reading: Reading;
  readonly worth: Worth;
  readonly stops: readonly Stop[];
  /** What the asked seat has now. */
  start: Outfit;
}

export function readStreet(reading: Reading, almanac: Almanac): Street {
  return {
    reading,
    worth: almanac.worth(reading),
    stops: openStops(reading, almanac),
    start: packOwn(reading),
  };
}

/** Every Location ahead with a circle for the asked seat. */
function openStops(reading: Reading, almanac: Almanac): Stop[] {
  const { box, sight, self } = reading;
  const { investorCost } = box.components.constants;
  const stops: Stop[] = [];
  for (let place = self.place + 1; place < sight.street.length && self.discs > 0; place++) {
    const location = sight.street[place];
    const taken = visitorCount(sight.visits[location]);
    if (taken >= box.locationCircles[location]) continue;
    if (location === INVESTOR && !self.investor) continue;
    stops.push({
      location,
      // Even Drake's two discs on the way delay it by one turn more than there are stops before.
      gains: gainsAt(reading, almanac, { location, place, taken, latest: stops.length + 1 }),
      turns: location === DRAKE ? 2 : 1,
      cost: location === INVESTOR ? investorCost : 0,
    });
  }
  return stops;
}

interface Goal {
  readonly location: Location;
  readonly place: number;
  /** Circles that are taken. */
  readonly taken: number;
  /** The most turns until the asked seat comes. */
  readonly latest: number;
}

/** By turns from now, then by try: what the circle gives that the rivals have left by then. */
function gainsAt(reading: Reading, almanac: Almanac, goal: Goal): Int32Array {
  const { location, taken, latest } = goal;
  const takers = takersOf(reading, almanac.pace, goal);
  const circles = almanac.circles(reading.sight.seats, location);
  const luck = LUCK[location];
  const gains = new Int32Array((latest + 1) * TRIES);
  for (let turns = 0, at = 0; turns <= latest; turns++) {
    const expected = taken + takers[turns];
    for (let attempt = 0; attempt < TRIES; attempt++, at++) {
      const circle = Math.floor(expected + luck[attempt]);
      if (circle < circles[attempt].length) gains[at] = circles[attempt][circle];
    }
  }
  return gains;
}

/** By turns: how many rivals are expected to have stopped there by then. */
function takersOf({ sight, me, weights }: Reading, pace: Pace, { location, place, latest }: Goal): Float64Array {
  const takers = new Float64Array(latest + 1);
  const wanted = Math.min(1, weights.wanted[location]);
  for (let seat = 0; seat < sight.seats; seat++) {
    const distance = place - sight.players[seat].place;
    if (seat === me || distance <= 0 || sight.outbound.includes(seat)) continue;
    for (let turns = 1; turns <= latest; turns++) takers[turns] += wanted * pace(turns, distance);
  }
  return takers;
}

/** By try: the outfit at the end of the way; scratch space. */
const outfits = new Int32Array(TRIES);

/** What a way brings on average, turns and the Investor paid for. */
export function tryWay({ reading, stops, start, worth }: Street, way: Way): number {
  outfits.fill(start);
  let turns = 0;
  let cost = 0;
  for (let rest = way; rest !== 0; rest &= rest - 1) {
    const stop = stops[31 - Math.clz32(rest & -rest)];
    const from = turns * TRIES;
    for (let attempt = 0; attempt < TRIES; attempt++) outfits[attempt] += stop.gains[from + attempt];
    turns += stop.turns;
    cost += stop.cost;
  }
  let sum = 0;
  let value = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt === 0 || outfits[attempt] !== outfits[attempt - 1]) value = worth(outfits[attempt]);
    sum += value;
  }
  return sum / TRIES - cost - turns * reading.weights.turn;
}
