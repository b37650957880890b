import { DOCKSIDE, DRAKE, INVESTOR, LOCATIONS, type Location, TAVERN } from '../ids.ts';
import { hasChoice, type Outfit, packChoice, packCrew, packItems, packOwn, withoutChoices } from './outfits.ts';
import type { Reading } from './reading.ts';
import { type Almanac, readWorth, type Worth } from './worth.ts';

/** How often a way is tried, with luck spread evenly over the tries. */
const TRIES = 6;

/** An irrational step decorrelates the luck at different Locations. */
const SPREAD = 0.6180339887498949;

/** By salt and try: a number from 0 to 1, spread evenly over the tries. */
const LUCK: readonly (readonly number[])[] = Array.from({ length: LOCATIONS.length + 1 }, (_, salt) =>
  Array.from({ length: TRIES }, (_none, luck) => ((luck + 0.5) / TRIES + salt * SPREAD) % 1),
);
const DIE = LOCATIONS.length;

/** Locations that offer their visitor a choice. */
const OFFERING: readonly Location[] = [DRAKE, INVESTOR, DOCKSIDE];

/** Stops on the way to the docks, a bit for each, in the order of the street. */
export type Way = number;

/** A Location that the asked seat can still reach. */
export interface Stop {
  readonly location: Location;
  /** By turns from now, then by try: what is got there. */
  readonly gains: readonly (readonly Outfit[])[];
  /** Turns and points that it costs. */
  readonly turns: number;
  readonly cost: number;
}

/** What lies between the asked seat and the docks. */
export interface Street {
  readonly reading: Reading;
  readonly worth: Worth;
  readonly stops: readonly Stop[];
  /** By Location that offers a choice: what there is to choose from. */
  readonly offers: readonly (readonly Outfit[])[];
  /** What the asked seat has now. */
  start: Outfit;
  /** By try: the outfit at the end of the way; scratch space. */
  readonly outfits: Outfit[];
  /** What outfits are worth with the best choices, cached: different ways often end with the same outfit. */
  readonly known: Map<Outfit, number>;
}

export function readStreet(reading: Reading, almanac: Almanac): Street {
  return {
    reading,
    worth: readWorth(reading, almanac),
    stops: openStops(reading),
    offers: OFFERING.map((location) =>
      reading.box.choices[location].map((choice) => packItems(reading.box.yields[choice])),
    ),
    start: packOwn(reading),
    outfits: Array.from({ length: TRIES }, () => 0),
    known: new Map(),
  };
}

/** Every Location ahead with a circle for the asked seat. */
function openStops(reading: Reading): Stop[] {
  const { box, view, self } = reading;
  const { investorCost } = box.components.constants;
  const stops: Stop[] = [];
  for (let place = self.place + 1; place < view.street.length && self.playerDiscs > 0; place++) {
    const location = LOCATIONS.indexOf(view.street[place].location);
    if (view.street[place].discs.length >= box.locationCircles[location]) continue;
    if (location === INVESTOR && !self.investor) continue;
    stops.push({
      location,
      // Even Drake's two discs on the way delay it by one turn more than there are stops before.
      gains: gainsAt(reading, location, place, stops.length + 1),
      turns: location === DRAKE ? 2 : 1,
      cost: location === INVESTOR ? investorCost : 0,
    });
  }
  return stops;
}

/** By turns from now, then by try: what the circle gives that the rivals have left by then. */
function gainsAt(reading: Reading, location: Location, place: number, latest: number): Outfit[][] {
  const taken = reading.view.street[place].discs.length;
  const rush = rushTo(reading, location, place);
  const circles = circleGains(reading, location);
  const gains: Outfit[][] = [];
  for (let turns = 0; turns <= latest; turns++) {
    const expected = taken + takers(rush, turns);
    const byTry: Outfit[] = [];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      byTry.push(circles[attempt][Math.floor(expected + LUCK[location][attempt])] ?? 0);
    }
    gains.push(byTry);
  }
  return gains;
}

/** By try, then by circle; only the Tavern's die differs from try to try. */
function circleGains(reading: Reading, location: Location): Outfit[][] {
  const { box, view } = reading;
  const choice = OFFERING.indexOf(location);
  const granted = box.grants[view.seats][location];
  if (location === TAVERN) return LUCK[DIE].map((luck) => tavernGains(reading, luck));
  const gains: Outfit[] = [];
  for (let circle = 0; circle < box.locationCircles[location]; circle++) {
    const items = granted[circle];
    gains.push((items === undefined ? 0 : packItems(items)) | (choice < 0 ? 0 : packChoice(choice)));
  }
  return Array.from({ length: TRIES }, () => gains);
}

function tavernGains({ box }: Reading, luck: number): Outfit[] {
  const { constants, locations, tavern } = box.components;
  const roll = Math.floor(luck * constants.dieFaces) + 1;
  return (locations.tavern.dieBonus ?? []).map((bonus) =>
    packCrew(tavern[roll + bonus].crew, tavern[roll + bonus].ghost),
  );
}

/** How rivals may still come: the nearer, the sooner; the more circles, the likelier. */
interface Rush {
  readonly wanted: number;
  readonly paces: readonly number[];
}

function rushTo({ box, view, me, weights }: Reading, location: Location, place: number): Rush {
  const paces: number[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const distance = place - view.players[seat].place;
    if (seat === me || distance <= 0 || view.docks.outbound.includes(seat)) continue;
    paces.push(weights.pace / distance);
  }
  return { wanted: Math.min(1, (weights.popularity * box.locationCircles[location]) / view.seats), paces };
}

/** How many rivals are expected to stop there within so many turns. Squared, because they seldom jump far ahead. */
function takers({ wanted, paces }: Rush, turns: number): number {
  let count = 0;
  for (const pace of paces) count += Math.min(1, turns * pace) ** 2;
  return wanted * count;
}

/** What a way brings on average, turns and the Investor paid for. */
export function tryWay(street: Street, way: Way): number {
  const { reading, stops, start, outfits } = street;
  for (let attempt = 0; attempt < TRIES; attempt++) outfits[attempt] = start;
  let turns = 0;
  let cost = 0;
  for (let i = 0; i < stops.length; i++) {
    if ((way & (1 << i)) === 0) continue;
    const stop = stops[i];
    const gains = stop.gains[turns];
    for (let attempt = 0; attempt < TRIES; attempt++) outfits[attempt] += gains[attempt];
    turns += stop.turns;
    cost += stop.cost;
  }
  let sum = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) sum += bestWorth(street, outfits[attempt]);
  return sum / TRIES - cost - turns * reading.weights.turn;
}

function bestWorth(street: Street, outfit: Outfit): number {
  const known = street.known.get(outfit);
  if (known !== undefined) return known;
  const worth = chooseBest(street, outfit);
  street.known.set(outfit, worth);
  return worth;
}

/** What is chosen on the way is chosen here at its end, when all the rest is known. */
function chooseBest({ worth, offers }: Street, outfit: Outfit): number {
  let chosen = withoutChoices(outfit);
  if (chosen === outfit) return worth(outfit);
  let best = 0;
  for (let which = 0; which < offers.length; which++) {
    if (!hasChoice(outfit, which)) continue;
    const before = chosen;
    best = Number.NEGATIVE_INFINITY;
    for (const items of offers[which]) {
      const value = worth(before + items);
      if (value <= best) continue;
      best = value;
      chosen = before + items;
    }
  }
  return best;
}
