import { DRAKE, INVESTOR, LOCATIONS, type Location, TAVERN } from '../ids.ts';
import type { Chart } from './chart.ts';
import { type Outfit, packCrew, packItems, packOwn } from './outfits.ts';
import { type Almanac, readWorth, type Worth } from './worth.ts';

/** How often a way is tried, with luck spread evenly over the tries. */
const TRIES = 6;

/** Anything irrational spreads the luck at different Locations apart. */
const SPREAD = 0.6180339887498949;

/** By salt and try: a number from 0 to 1, spread evenly over the tries. */
const LUCK: readonly (readonly number[])[] = Array.from({ length: LOCATIONS.length + 1 }, (_, salt) =>
  Array.from({ length: TRIES }, (_none, luck) => ((luck + 0.5) / TRIES + salt * SPREAD) % 1),
);
const DIE = LOCATIONS.length;

/** Stops on the way to the docks, a bit for each, in the order of the street. */
export type Way = number;

/** A Location that the asked seat can still reach. */
export interface Stop {
  readonly location: Location;
  /** By turns from now, then by try: what is got there. */
  readonly gains: readonly (readonly Outfit[])[];
  /** Yields to choose from besides. */
  readonly choices: readonly Outfit[];
  /** Who comes late gets no choice either. */
  readonly limited: boolean;
  /** Turns and points that it costs. */
  readonly turns: number;
  readonly cost: number;
}

/** What lies between the asked seat and the docks. */
export interface Street {
  readonly chart: Chart;
  readonly worth: Worth;
  readonly stops: readonly Stop[];
  /** What one has now. */
  start: Outfit;
  /** Scratch for the way being tried: by try what one would sail with, and what is to be chosen. */
  readonly outfits: Outfit[];
  readonly pending: Choice[];
}

interface Choice {
  readonly choices: readonly Outfit[];
  /** By try: there is a choice only where something was got. */
  readonly gains: readonly Outfit[] | undefined;
}

export function readStreet(chart: Chart, almanac: Almanac): Street {
  return {
    chart,
    worth: readWorth(chart, almanac),
    stops: openStops(chart),
    start: packOwn(chart),
    outfits: [],
    pending: [],
  };
}

/** Every Location ahead with a circle for the asked seat. */
function openStops(chart: Chart): Stop[] {
  const { box, view, self } = chart;
  const { investorCost } = box.components.constants;
  const stops: Stop[] = [];
  for (let place = self.place + 1; place < view.street.length && self.playerDiscs > 0; place++) {
    const location = LOCATIONS.indexOf(view.street[place].location);
    if (view.street[place].discs.length >= box.locationCircles[location]) continue;
    if (location === INVESTOR && !self.investor) continue;
    stops.push({
      location,
      // Even Drake's two discs on the way delay it by one turn more than there are stops before.
      gains: gainsAt(chart, location, place, stops.length + 1),
      choices: box.choices[location].map((choice) => packItems(box.yields[choice])),
      limited: location === DRAKE,
      turns: location === DRAKE ? 2 : 1,
      cost: location === INVESTOR ? investorCost : 0,
    });
  }
  return stops;
}

/** By turns from now, then by try: what the circle gives that the rivals have left by then. */
function gainsAt(chart: Chart, location: Location, place: number, latest: number): Outfit[][] {
  const { view } = chart;
  const taken = view.street[place].discs.length;
  const rush = rushTo(chart, location, place);
  return Array.from({ length: latest + 1 }, (_, turns) => {
    const expected = taken + takers(rush, turns);
    return LUCK[location].map((luck, attempt) => circleGain(chart, location, Math.floor(expected + luck), attempt));
  });
}

function circleGain({ box, view }: Chart, location: Location, circle: number, attempt: number): Outfit {
  if (circle >= box.locationCircles[location]) return 0;
  if (location === TAVERN) {
    const { constants, locations, tavern } = box.components;
    const roll = Math.floor(LUCK[DIE][attempt] * constants.dieFaces) + 1;
    const { crew, ghost } = tavern[roll + (locations.tavern.dieBonus?.[circle] ?? 0)];
    return packCrew(crew, ghost);
  }
  const granted = box.grants[view.seats][location][circle];
  return granted === undefined ? 0 : packItems(granted);
}

/** A rival who may still come: the nearer he is, the sooner; the more circles, the likelier. */
interface Rush {
  readonly wanted: number;
  readonly paces: readonly number[];
}

function rushTo({ box, view, me, weights }: Chart, location: Location, place: number): Rush {
  const paces: number[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const distance = place - view.players[seat].place;
    if (seat === me || distance <= 0 || view.docks.outbound.includes(seat)) continue;
    paces.push(weights.pace / distance);
  }
  return { wanted: Math.min(1, (weights.popularity * box.locationCircles[location]) / view.seats), paces };
}

/** How many rivals are thought to stop there within so many turns. Squared, because they seldom jump far ahead. */
function takers({ wanted, paces }: Rush, turns: number): number {
  let count = 0;
  for (const pace of paces) count += Math.min(1, turns * pace) ** 2;
  return wanted * count;
}

/** What a way brings on average, turns and the Investor paid for. */
export function tryWay(street: Street, way: Way): number {
  const { chart, stops, start, outfits, pending } = street;
  for (let attempt = 0; attempt < TRIES; attempt++) outfits[attempt] = start;
  pending.length = 0;
  let turns = 0;
  let cost = 0;
  for (let i = 0; i < stops.length; i++) {
    if ((way & (1 << i)) === 0) continue;
    const stop = stops[i];
    const gains = stop.gains[turns];
    for (let attempt = 0; attempt < TRIES; attempt++) outfits[attempt] += gains[attempt];
    if (stop.choices.length > 0) pending.push({ choices: stop.choices, gains: stop.limited ? gains : undefined });
    turns += stop.turns;
    cost += stop.cost;
  }
  let sum = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) sum += worthWithChoices(street, outfits[attempt], attempt);
  return sum / TRIES - cost - turns * chart.weights.turn;
}

/** What is chosen on the way is chosen last here, when all the rest is known. */
function worthWithChoices({ worth, pending }: Street, outfit: Outfit, attempt: number): number {
  let chosen = outfit;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < pending.length; i++) {
    const { choices, gains } = pending[i];
    if (gains !== undefined && gains[attempt] === 0) continue;
    const before = chosen;
    best = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < choices.length; j++) {
      const value = worth(before + choices[j]);
      if (value <= best) continue;
      best = value;
      chosen = before + choices[j];
    }
  }
  return best === Number.NEGATIVE_INFINITY ? worth(outfit) : best;
}
