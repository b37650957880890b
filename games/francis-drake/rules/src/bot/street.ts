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
  readonly gains: Outfit[][];
  /** Yields to choose from besides. */
  readonly choices: readonly Outfit[];
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
  /** By try: what one would sail with; scratch for the way being tried. */
  readonly outfits: Outfit[];
}

export function readStreet(chart: Chart, almanac: Almanac): Street {
  return { chart, worth: readWorth(chart, almanac), stops: openStops(chart), start: packOwn(chart), outfits: [] };
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
      gains: gainsAt(chart, location, place),
      choices: box.choices[location].map((choice) => packItems(box.yields[choice])),
      turns: location === DRAKE ? 2 : 1,
      cost: location === INVESTOR ? investorCost : 0,
    });
  }
  return stops;
}

/** By turns from now, then by try: what the circle gives that the rivals have left by then. */
function gainsAt(chart: Chart, location: Location, place: number): Outfit[][] {
  const { box, view } = chart;
  const taken = view.street[place].discs.length;
  const rush = rushTo(chart, location, place);
  return Array.from({ length: box.components.constants.playerDiscs + 1 }, (_, turns) => {
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

/** How many rivals are thought to stop there within so many turns. */
function takers({ wanted, paces }: Rush, turns: number): number {
  let count = 0;
  for (const pace of paces) count += Math.min(1, turns * pace) ** 2;
  return wanted * count;
}

/** What a way brings on average, turns and the Investor paid for. */
export function tryWay(street: Street, way: Way): number {
  const { chart, stops, start, outfits, worth } = street;
  for (let attempt = 0; attempt < TRIES; attempt++) outfits[attempt] = start;
  let turns = 0;
  let cost = 0;
  for (let i = 0; i < stops.length; i++) {
    if ((way & (1 << i)) === 0) continue;
    const stop = stops[i];
    const gains = stop.gains[Math.min(turns, stop.gains.length - 1)];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      outfits[attempt] += gains[attempt];
      // Drake is closed to whom another came before.
      if (stop.choices.length > 0 && (gains[attempt] > 0 || stop.location !== DRAKE)) {
        outfits[attempt] += bestChoice(worth, outfits[attempt], stop.choices);
      }
    }
    turns += stop.turns;
    cost += stop.cost;
  }
  let sum = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) sum += worth(outfits[attempt]);
  return sum / TRIES - cost - turns * chart.weights.turn;
}

function bestChoice(worth: Worth, outfit: Outfit, choices: readonly Outfit[]): Outfit {
  let best = choices[0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = worth(outfit + choice);
    if (value <= bestWorth) continue;
    best = choice;
    bestWorth = value;
  }
  return best;
}
