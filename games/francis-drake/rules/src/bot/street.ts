import { DRAKE, INVESTOR, LOCATIONS, type Location } from '../ids.ts';
import { visitorCount } from '../queries/visitors.ts';
import type { HarbourAssessment } from './assessment.ts';
import { LUCK, TRIES } from './circles.ts';
import { type Outfit, packOwn } from './outfits.ts';
import type { Pace } from './pace.ts';
import type { Almanac, Worth } from './worth.ts';

/** Stops on the way to the docks, a bit for each, in the order of the street. */
export type Way = number;

/** A Location that the asked seat can still reach. */
export interface Stop {
  readonly location: Location;
  /** Where in `gains` its own begin. */
  readonly from: number;
  /** Turns and points that it costs. */
  readonly turns: number;
  readonly cost: number;
}

const MOST_TURNS = LOCATIONS.length;
const GAINS_PER_STOP = (MOST_TURNS + 1) * TRIES;

/**
 * By stop, by turns from now, then by try: what is got there. Scratch space: one street is done with before the next is
 * read.
 */
const gains = new Int32Array(LOCATIONS.length * GAINS_PER_STOP);

/** What lies between the asked seat and the docks. */
export interface Street {
  readonly assessment: HarbourAssessment;
  readonly worth: Worth;
  readonly stops: readonly Stop[];
  /** What the asked seat has now. */
  start: Outfit;
}

export function readStreet(assessment: HarbourAssessment, almanac: Almanac): Street {
  return {
    assessment,
    worth: almanac.worth(assessment),
    stops: openStops(assessment, almanac),
    start: packOwn(assessment),
  };
}

/** Every Location ahead with a circle for the asked seat. */
function openStops(assessment: HarbourAssessment, almanac: Almanac): Stop[] {
  const { box, sight, self } = assessment;
  const { investorCost } = box.components.constants;
  const stops: Stop[] = [];
  for (let place = self.place + 1; place < sight.street.length && self.discs > 0; place++) {
    const location = sight.street[place];
    const taken = visitorCount(sight.visits[location]);
    if (taken >= box.locationCircles[location]) continue;
    if (location === INVESTOR && !self.investor) continue;
    const from = stops.length * GAINS_PER_STOP;
    // Even Drake's two discs on the way delay it by one turn more than there are stops before.
    fillGains(assessment, almanac, { location, place, taken, latest: stops.length + 1, from });
    stops.push({
      location,
      from,
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
  /** Where in `gains` its own begin. */
  readonly from: number;
}

/** What the circle gives that the rivals have left by then. */
function fillGains(assessment: HarbourAssessment, almanac: Almanac, goal: Goal): void {
  const { location, taken, latest, from } = goal;
  fillTakers(assessment, almanac.pace, goal);
  const circles = almanac.circles(assessment.sight.seats, location);
  const luck = LUCK[location];
  for (let turns = 0, at = from; turns <= latest; turns++) {
    const expected = taken + takers[turns];
    for (let attempt = 0; attempt < TRIES; attempt++, at++) {
      const circle = Math.floor(expected + luck[attempt]);
      gains[at] = circle < circles[attempt].length ? circles[attempt][circle] : 0;
    }
  }
}

/** By turns: how many rivals are expected to have stopped at a goal by then. Scratch space. */
const takers = new Float64Array(MOST_TURNS + 1);

function fillTakers({ sight, me, weights }: HarbourAssessment, pace: Pace, { location, place, latest }: Goal): void {
  takers.fill(0, 0, latest + 1);
  const wanted = Math.min(1, weights.wanted[location]);
  for (let seat = 0; seat < sight.seats; seat++) {
    const distance = place - sight.players[seat].place;
    if (seat === me || distance <= 0 || sight.outbound.includes(seat)) continue;
    for (let turns = 1; turns <= latest; turns++) takers[turns] += wanted * pace(turns, distance);
  }
}

/** By try: the outfit at the end of the way; scratch space. */
const outfits = new Int32Array(TRIES);

/** What a way brings on average, turns and the Investor paid for. */
export function tryWay({ assessment, stops, start, worth }: Street, way: Way): number {
  outfits.fill(start);
  let turns = 0;
  let cost = 0;
  for (let rest = way; rest !== 0; rest &= rest - 1) {
    const stop = stops[31 - Math.clz32(rest & -rest)];
    const from = stop.from + turns * TRIES;
    for (let attempt = 0; attempt < TRIES; attempt++) outfits[attempt] += gains[from + attempt];
    turns += stop.turns;
    cost += stop.cost;
  }
  let sum = 0;
  let value = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt === 0 || outfits[attempt] !== outfits[attempt - 1]) value = worth(outfits[attempt]);
    sum += value;
  }
  return sum / TRIES - cost - turns * assessment.weights.turn;
}
