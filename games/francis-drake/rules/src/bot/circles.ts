import type { Box } from '../box.ts';
import { DOCKSIDE, DRAKE, INVESTOR, LOCATIONS, type Location, TAVERN } from '../ids.ts';
import { type Outfit, packChoice, packCrew, packItems } from './outfits.ts';

/** How often a way along the street is tried, with luck spread evenly over the tries. */
export const TRIES = 6;

/** An irrational step decorrelates the luck at different Locations. */
const SPREAD = 0.6180339887498949;

/** By salt and try: a number from 0 to 1, spread evenly over the tries. */
export const LUCK: readonly (readonly number[])[] = Array.from({ length: LOCATIONS.length + 1 }, (_, salt) =>
  Array.from({ length: TRIES }, (_none, luck) => ((luck + 0.5) / TRIES + salt * SPREAD) % 1),
);
const DIE = LOCATIONS.length;

/** Locations that offer their visitor a choice. */
export const OFFERING: readonly Location[] = [DRAKE, INVESTOR, DOCKSIDE];

/** By try, then by circle: what a Location gives. Only the Tavern's die differs from try to try. */
export type Circles = readonly (readonly Outfit[])[];

/** The circles of every Location for every number of players, each computed on first use. */
export function makeCircles(box: Box): (seats: number, location: Location) => Circles {
  const known: Circles[] = [];
  return (seats, location) => {
    const key = seats * LOCATIONS.length + location;
    known[key] ??= circlesOf(box, seats, location);
    return known[key];
  };
}

function circlesOf(box: Box, seats: number, location: Location): Circles {
  if (location === TAVERN) return LUCK[DIE].map((luck) => tavernGains(box, luck));
  const choice = OFFERING.indexOf(location);
  const granted = box.grants[seats][location];
  const gains: Outfit[] = [];
  for (let circle = 0; circle < box.locationCircles[location]; circle++) {
    const items = granted[circle];
    gains.push((items === undefined ? 0 : packItems(items)) | (choice < 0 ? 0 : packChoice(choice)));
  }
  return Array.from({ length: TRIES }, () => gains);
}

function tavernGains({ components }: Box, luck: number): Outfit[] {
  const { constants, locations, tavern } = components;
  const roll = Math.floor(luck * constants.dieFaces) + 1;
  return (locations.tavern.dieBonus ?? []).map((bonus) =>
    packCrew(tavern[roll + bonus].crew, tavern[roll + bonus].ghost),
  );
}
