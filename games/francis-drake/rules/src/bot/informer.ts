import { type Destination, type Disc, GHOST } from '../ids.ts';
import type { Move } from '../moves.ts';
import { type Assessment, ownDisc, purseOf } from './assessment.ts';
import { type Guess, readGuesses } from './guesses.ts';
import { certain } from './odds.ts';
import { type Mission, planValue } from './plan.ts';
import { missionAt, prospectAt } from './prospects.ts';
import { missionsAhead } from './rivals.ts';
import { type Offers, readOffers } from './wares.ts';

/** By Destination: the asked seat's disc there. */
type Fleet = ReadonlyMap<Destination, Disc>;

interface Lookout {
  readonly assessment: Assessment;
  readonly fleet: Fleet;
  readonly guess: Guess;
  readonly offers: Offers;
}

/** Rates each look by the use of what it may show; no look is worth less than none. */
export function rateInformer(assessment: Assessment, moves: readonly Move[]): number[] {
  const lookout = climb(assessment);
  const keep = fleetValue(lookout, lookout.fleet);
  const exchange = Math.max(keep, ...exchanges(lookout.fleet).map((fleet) => fleetValue(lookout, fleet)));
  return moves.map((move) => {
    if (move.kind === 'inspectDiscs') return exchange + assessment.weights.glimpse * doubt(lookout, move.destination);
    return move.kind === 'inspectCounter' ? counterLook(lookout, move.destination) : keep;
  });
}

/** After the discs at `destination` were seen. */
export function rateExchange(assessment: Assessment, destination: Destination, moves: readonly Move[]): number[] {
  const lookout = climb(assessment, destination);
  return moves.map((move) =>
    fleetValue(lookout, move.kind === 'exchange' ? swapped(lookout.fleet, move.one, move.other) : lookout.fleet),
  );
}

/** After the counter at `destination` was seen, which the assessment then knows. */
export function rateMove(assessment: Assessment, destination: Destination, moves: readonly Move[]): number[] {
  const lookout = climb(assessment);
  return moves.map((move) =>
    fleetValue(lookout, move.kind === 'move' ? moved(lookout.fleet, destination, move.destination) : lookout.fleet),
  );
}

function climb(assessment: Assessment, seen?: Destination): Lookout {
  const fleet = new Map<Destination, Disc>();
  for (let destination = 0; destination < assessment.box.names.length; destination++) {
    const disc = ownDisc(assessment, destination);
    if (disc !== undefined) fleet.set(destination, disc);
  }
  const offers = readOffers(assessment);
  const guess = readGuesses(assessment, offers);
  if (seen === undefined) return { assessment, fleet, guess, offers };
  const known: Guess = (destination, disc) =>
    destination === seen
      ? prospectAt(assessment, destination, missionsAhead(assessment, destination, disc), offers)
      : guess(destination, disc);
  return { assessment, fleet, guess: known, offers };
}

function fleetValue({ assessment, guess }: Lookout, fleet: Fleet): number {
  const missions: Mission[] = [];
  for (const [destination, disc] of fleet) {
    if (disc !== GHOST) missions.push(missionAt(assessment, destination, guess(destination, disc), true));
  }
  return planValue(assessment.box, missions, purseOf(assessment.box, assessment.self), { discs: 0, conquests: 0 });
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
function doubt({ guess, fleet, assessment, offers }: Lookout, destination: Destination): number {
  const disc = fleet.get(destination) ?? GHOST;
  const first = prospectAt(assessment, destination, [], offers).value;
  return first - guess(destination, disc).value;
}

/** The best outcome for each value that the counter may have. */
function counterLook(lookout: Lookout, destination: Destination): number {
  const { assessment, fleet } = lookout;
  const odds = assessment.odds[destination];
  let sum = 0;
  for (let value = 0; value < odds.length; value++) {
    const chance = odds[value] - (odds[value - 1] ?? 0);
    if (chance === 0) continue;
    const known = assessment.odds.map((one, place) => (place === destination ? certain(value) : one));
    const seen = { ...lookout, assessment: { ...assessment, odds: known } };
    let best = fleetValue(seen, fleet);
    for (const to of freePlaces(lookout)) best = Math.max(best, fleetValue(seen, moved(fleet, destination, to)));
    sum += chance * best;
  }
  return sum;
}

function freePlaces({ assessment, fleet }: Lookout): Destination[] {
  const { box, self } = assessment;
  const { range } = purseOf(box, self);
  return box.names.map((_, place) => place).filter((place) => !fleet.has(place) && box.zone[place] <= range);
}
