import { type Destination, type Disc, GHOST } from '../ids.ts';
import type { Move } from '../moves.ts';
import { type Chart, ownDisc, purseOf } from './chart.ts';
import { type Guess, readGuesses } from './guesses.ts';
import { certain } from './odds.ts';
import { bestPlan, type Mission } from './plan.ts';
import { missionAt, prospectAt } from './prospects.ts';
import { missionsAhead } from './rivals.ts';
import { ownWares } from './wares.ts';

/** By Destination: one's own disc there. */
type Fleet = ReadonlyMap<Destination, Disc>;

interface Lookout {
  readonly chart: Chart;
  readonly fleet: Fleet;
  readonly guess: Guess;
}

/** Rates each look by what one could make of what it may show; none is worth less than no look at all. */
export function rateInformer(chart: Chart, moves: readonly Move[]): number[] {
  const lookout = climb(chart);
  const keep = fleetValue(lookout, lookout.fleet);
  const exchange = Math.max(keep, ...exchanges(lookout.fleet).map((fleet) => fleetValue(lookout, fleet)));
  return moves.map((move) => {
    if (move.kind === 'inspectDiscs') return exchange + chart.weights.glimpse * doubt(lookout, move.destination);
    return move.kind === 'inspectCounter' ? counterLook(lookout, move.destination) : keep;
  });
}

/** Having seen the discs at `destination`. */
export function rateExchange(chart: Chart, destination: Destination, moves: readonly Move[]): number[] {
  const lookout = climb(chart, destination);
  return moves.map((move) =>
    fleetValue(lookout, move.kind === 'exchange' ? swapped(lookout.fleet, move.one, move.other) : lookout.fleet),
  );
}

/** Having seen the counter at `destination`, which the chart then knows. */
export function rateMove(chart: Chart, destination: Destination, moves: readonly Move[]): number[] {
  const lookout = climb(chart);
  return moves.map((move) =>
    fleetValue(lookout, move.kind === 'move' ? moved(lookout.fleet, destination, move.destination) : lookout.fleet),
  );
}

function climb(chart: Chart, seen?: Destination): Lookout {
  const fleet = new Map<Destination, Disc>();
  for (let destination = 0; destination < chart.view.map.length; destination++) {
    const disc = ownDisc(chart, destination);
    if (disc !== undefined) fleet.set(destination, disc);
  }
  const guess = readGuesses(chart);
  if (seen === undefined) return { chart, fleet, guess };
  const wares = ownWares(chart);
  const known: Guess = (destination, disc) =>
    destination === seen
      ? prospectAt(chart, destination, missionsAhead(chart, destination, disc), wares)
      : guess(destination, disc);
  return { chart, fleet, guess: known };
}

function fleetValue({ chart, guess }: Lookout, fleet: Fleet): number {
  const missions: Mission[] = [];
  for (const [destination, disc] of fleet) {
    if (disc !== GHOST) missions.push(missionAt(chart, destination, guess(destination, disc), true));
  }
  return bestPlan(chart.box, missions, purseOf(chart.box, chart.self), { discs: 0, conquests: 0 }).value;
}

function exchanges(fleet: Fleet): Fleet[] {
  const discs = [...fleet.values()];
  return discs.flatMap((one, i) => discs.slice(i + 1).map((other) => swapped(fleet, one, other)));
}

function swapped(fleet: Fleet, one: Disc, other: Disc): Fleet {
  return new Map([...fleet].map(([place, disc]) => [place, disc === one ? other : disc === other ? one : disc]));
}

function moved(fleet: Fleet, from: Destination, to: Destination): Fleet {
  return new Map([...fleet].map(([place, disc]) => [place === from ? to : place, disc]));
}

/** What is at stake in the order of arrival at `destination`. */
function doubt({ guess, fleet, chart }: Lookout, destination: Destination): number {
  const disc = fleet.get(destination) ?? GHOST;
  const first = prospectAt(chart, destination, [], ownWares(chart)).value;
  return first - guess(destination, disc).value;
}

/** The best to be made of each value that the counter may have. */
function counterLook(lookout: Lookout, destination: Destination): number {
  const { chart, fleet } = lookout;
  const odds = chart.odds[destination];
  let sum = 0;
  for (let value = 0; value < odds.length; value++) {
    const chance = odds[value] - (odds[value - 1] ?? 0);
    if (chance === 0) continue;
    const known = chart.odds.map((one, place) => (place === destination ? certain(value) : one));
    const seen = { ...lookout, chart: { ...chart, odds: known } };
    let best = fleetValue(seen, fleet);
    for (const to of freePlaces(lookout)) best = Math.max(best, fleetValue(seen, moved(fleet, destination, to)));
    sum += chance * best;
  }
  return sum;
}

function freePlaces({ chart, fleet }: Lookout): Destination[] {
  const { box, self, view } = chart;
  const { range } = purseOf(box, self);
  return view.map.map((_, place) => place).filter((place) => !fleet.has(place) && box.zone[place] <= range);
}
