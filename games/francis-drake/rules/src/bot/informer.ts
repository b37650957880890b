import { type Destination, type Disc, GHOST } from '../ids.ts';
import type { Move } from '../moves.ts';
import { type Guess, readGuesses } from './guesses.ts';
import { certain } from './odds.ts';
import { bestPlan, type Mission } from './plan.ts';
import { missionAt, prospectAt } from './prospects.ts';
import { ownDisc, purseOf, type Reading } from './reading.ts';
import { missionsAhead } from './rivals.ts';
import { ownWares } from './wares.ts';

/** By Destination: the asked seat's disc there. */
type Fleet = ReadonlyMap<Destination, Disc>;

interface Lookout {
  readonly reading: Reading;
  readonly fleet: Fleet;
  readonly guess: Guess;
}

/** Rates each look by the use of what it may show; no look is worth less than none. */
export function rateInformer(reading: Reading, moves: readonly Move[]): number[] {
  const lookout = climb(reading);
  const keep = fleetValue(lookout, lookout.fleet);
  const exchange = Math.max(keep, ...exchanges(lookout.fleet).map((fleet) => fleetValue(lookout, fleet)));
  return moves.map((move) => {
    if (move.kind === 'inspectDiscs') return exchange + reading.weights.glimpse * doubt(lookout, move.destination);
    return move.kind === 'inspectCounter' ? counterLook(lookout, move.destination) : keep;
  });
}

/** After the discs at `destination` were seen. */
export function rateExchange(reading: Reading, destination: Destination, moves: readonly Move[]): number[] {
  const lookout = climb(reading, destination);
  return moves.map((move) =>
    fleetValue(lookout, move.kind === 'exchange' ? swapped(lookout.fleet, move.one, move.other) : lookout.fleet),
  );
}

/** After the counter at `destination` was seen, which the reading then knows. */
export function rateMove(reading: Reading, destination: Destination, moves: readonly Move[]): number[] {
  const lookout = climb(reading);
  return moves.map((move) =>
    fleetValue(lookout, move.kind === 'move' ? moved(lookout.fleet, destination, move.destination) : lookout.fleet),
  );
}

function climb(reading: Reading, seen?: Destination): Lookout {
  const fleet = new Map<Destination, Disc>();
  for (let destination = 0; destination < reading.box.names.length; destination++) {
    const disc = ownDisc(reading, destination);
    if (disc !== undefined) fleet.set(destination, disc);
  }
  const guess = readGuesses(reading);
  if (seen === undefined) return { reading, fleet, guess };
  const wares = ownWares(reading);
  const known: Guess = (destination, disc) =>
    destination === seen
      ? prospectAt(reading, destination, missionsAhead(reading, destination, disc), wares)
      : guess(destination, disc);
  return { reading, fleet, guess: known };
}

function fleetValue({ reading, guess }: Lookout, fleet: Fleet): number {
  const missions: Mission[] = [];
  for (const [destination, disc] of fleet) {
    if (disc !== GHOST) missions.push(missionAt(reading, destination, guess(destination, disc), true));
  }
  return bestPlan(reading.box, missions, purseOf(reading.box, reading.self), { discs: 0, conquests: 0 }).value;
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
function doubt({ guess, fleet, reading }: Lookout, destination: Destination): number {
  const disc = fleet.get(destination) ?? GHOST;
  const first = prospectAt(reading, destination, [], ownWares(reading)).value;
  return first - guess(destination, disc).value;
}

/** The best outcome for each value that the counter may have. */
function counterLook(lookout: Lookout, destination: Destination): number {
  const { reading, fleet } = lookout;
  const odds = reading.odds[destination];
  let sum = 0;
  for (let value = 0; value < odds.length; value++) {
    const chance = odds[value] - (odds[value - 1] ?? 0);
    if (chance === 0) continue;
    const known = reading.odds.map((one, place) => (place === destination ? certain(value) : one));
    const seen = { ...lookout, reading: { ...reading, odds: known } };
    let best = fleetValue(seen, fleet);
    for (const to of freePlaces(lookout)) best = Math.max(best, fleetValue(seen, moved(fleet, destination, to)));
    sum += chance * best;
  }
  return sum;
}

function freePlaces({ reading, fleet }: Lookout): Destination[] {
  const { box, self } = reading;
  const { range } = purseOf(box, self);
  return box.names.map((_, place) => place).filter((place) => !fleet.has(place) && box.zone[place] <= range);
}
