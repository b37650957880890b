import { DRAKE, INVESTOR, LOCATIONS, type Location, TAVERN } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { Chart } from './chart.ts';
import { type Almanac, addItems, type Outfit, outfitOf, readWorth, resetOutfit, type Worth } from './outfitting.ts';

/** A Location that the asked seat can still reach. */
interface Stop {
  readonly location: Location;
  /** Discs there already. */
  readonly taken: number;
  /** By rival who may still come: how much likelier each turn makes it, and how likely it gets at most. */
  readonly rush: readonly number[];
  readonly wanted: number;
}

/** Stops on the way to the docks, a bit for each, in the order of the street. */
type Way = number;

/** How often a way is tried, with luck spread evenly over the tries. */
const TRIES = 6;

/** Anything irrational spreads the luck at different Locations apart. */
const SPREAD = 0.6180339887498949;

interface Street {
  readonly chart: Chart;
  readonly worth: Worth;
  readonly stops: readonly Stop[];
  /** What one has now. */
  readonly start: Outfit;
  /** By try: what one would sail with. */
  readonly outfits: readonly Outfit[];
}

/** Rates each stop by the best way along the street that begins with it. */
export function ratePlymouth(chart: Chart, almanac: Almanac, moves: readonly Move[]): number[] {
  const street = readStreet(chart, almanac);
  const way = bestWay(street);
  return moves.map((move) => {
    if (move.kind !== 'stop') return tryWay(street, 0);
    const first = street.stops.findIndex((stop) => stop.location === move.location);
    return tryWay(street, (1 << first) | (way & (-2 << first)));
  });
}

/** Rates what a Location offers by the best way onward with it. */
export function rateYield(chart: Chart, almanac: Almanac, moves: readonly Move[]): number[] {
  const street = readStreet(chart, almanac);
  return moves.map((move) => {
    resetOutfit(street.start, outfitOf(chart));
    if (move.kind === 'take') addItems(street.start, chart.box.yields[move.yield], 1);
    return tryWay(street, bestWay(street));
  });
}

function readStreet(chart: Chart, almanac: Almanac): Street {
  return {
    chart,
    worth: readWorth(chart, almanac),
    stops: openStops(chart),
    start: outfitOf(chart),
    outfits: Array.from({ length: TRIES }, () => outfitOf(chart)),
  };
}

/** Every Location ahead with a circle for the asked seat. */
function openStops(chart: Chart): Stop[] {
  const { box, view, self, weights } = chart;
  const stops: Stop[] = [];
  for (let place = self.place + 1; place < view.street.length && self.playerDiscs > 0; place++) {
    const location = LOCATIONS.indexOf(view.street[place].location);
    const taken = view.street[place].discs.length;
    const circles = box.locationCircles[location];
    if (taken >= circles || (location === INVESTOR && !self.investor)) continue;
    const wanted = Math.min(1, (weights.popularity * circles) / view.seats);
    stops.push({ location, taken, wanted, rush: rushTo(chart, place) });
  }
  return stops;
}

/** By rival who may still come: the nearer he is, the sooner. */
function rushTo({ view, me, weights }: Chart, place: number): number[] {
  const rush: number[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const distance = place - view.players[seat].place;
    if (seat === me || distance <= 0 || view.docks.outbound.includes(seat)) continue;
    rush.push(weights.pace / distance);
  }
  return rush;
}

/** How many rivals are thought to stop there within so many turns. */
function takers({ rush, wanted }: Stop, turns: number): number {
  let count = 0;
  for (let i = 0; i < rush.length; i++) count += Math.min(1, turns * rush[i]) ** 2;
  return wanted * count;
}

/** Begins with every stop and leaves out, one by one, those that are not worth their turn; then looks back once. */
function bestWay(street: Street): Way {
  const all = (1 << street.stops.length) - 1;
  let way = all;
  let best = tryWay(street, way);
  for (let stop = street.stops.length - 1; stop >= 0; stop--) {
    const value = tryWay(street, way & ~(1 << stop));
    if (value < best) continue;
    way &= ~(1 << stop);
    best = value;
  }
  for (let stop = 0; stop < street.stops.length; stop++) {
    if ((way & (1 << stop)) !== 0) continue;
    const value = tryWay(street, way | (1 << stop));
    if (value <= best) continue;
    way |= 1 << stop;
    best = value;
  }
  return way;
}

/** What a way brings on average, turns and the Investor paid for. */
function tryWay(street: Street, way: Way): number {
  const { chart, stops, start, outfits, worth } = street;
  const { weights, box } = chart;
  for (const outfit of outfits) resetOutfit(outfit, start);
  let turns = 0;
  let cost = 0;
  for (let i = 0; i < stops.length; i++) {
    if ((way & (1 << i)) === 0) continue;
    const { location, taken } = stops[i];
    const expected = taken + takers(stops[i], turns);
    for (let luck = 0; luck < TRIES; luck++) {
      const circle = Math.floor(expected + chance(location, luck));
      if (circle < box.locationCircles[location]) visit(street, outfits[luck], location, circle, luck);
    }
    if (location === INVESTOR) cost += box.components.constants.investorCost;
    turns += location === DRAKE ? 2 : 1;
  }
  let sum = 0;
  for (const outfit of outfits) sum += worth(outfit);
  return sum / TRIES - cost - turns * weights.turn;
}

/** Takes what a circle gives. */
function visit(street: Street, outfit: Outfit, location: Location, circle: number, luck: number): void {
  const { box, view } = street.chart;
  if (location === TAVERN) rollDie(street, outfit, circle, luck);
  const granted = box.grants[view.seats][location][circle];
  if (granted !== undefined) addItems(outfit, granted, 1);
  const choices = box.choices[location];
  if (choices.length > 0) addItems(outfit, box.yields[bestChoice(street, outfit, choices)], 1);
}

function bestChoice({ chart, worth }: Street, outfit: Outfit, choices: readonly number[]): number {
  let best = choices[0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const items = chart.box.yields[choice];
    addItems(outfit, items, 1);
    const value = worth(outfit);
    addItems(outfit, items, -1);
    if (value <= bestWorth) continue;
    best = choice;
    bestWorth = value;
  }
  return best;
}

function rollDie({ chart }: Street, outfit: Outfit, circle: number, luck: number): void {
  const { components } = chart.box;
  const roll = Math.floor(chance(TAVERN + LOCATIONS.length, luck) * components.constants.dieFaces) + 1;
  const line = components.tavern[roll + (components.locations.tavern.dieBonus?.[circle] ?? 0)];
  outfit.crew += line.crew;
  if (line.ghost) outfit.ghost++;
}

/** A number from 0 to 1, spread evenly over the tries. */
function chance(salt: number, luck: number): number {
  const at = (luck + 0.5) / TRIES + salt * SPREAD;
  return at - Math.floor(at);
}
