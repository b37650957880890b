import { LANDS, type View, WORLDS } from '@portolan/nina-pinta';
import type { PlaceView } from './words.ts';

/** The seat that is asked: that of the question, or else the viewer. */
export function askedSeat({ question, viewer }: View): number {
  if (question !== undefined && 'seat' in question) return question.seat;
  return typeof viewer === 'number' ? viewer : -1;
}

/** True when the Soloist decides on Planck's behalf. */
export function isForPlanck({ question }: View): boolean {
  return question?.kind === 'decideForPlanck' || question?.kind === 'migrateForPlanck';
}

/** Whose pieces a question is about. */
export function moverOf(view: View): number {
  return isForPlanck(view) ? view.seats : askedSeat(view);
}

/** Settlers, Towns and Cities of one side. */
export function settlementsOf(place: PlaceView, seat: number): number {
  return settlersOf(place, seat) + (place.towns.includes(seat) ? 1 : 0) + (place.city === seat ? 1 : 0);
}

export function settlersOf(place: PlaceView, seat: number): number {
  return place.settlers.find((here) => here.seat === seat)?.count ?? 0;
}

/** Settlers outside the Stronghold. */
export function freeSettlers(place: PlaceView, seat: number): number {
  return settlersOf(place, seat) - (place.stronghold === seat ? 1 : 0);
}

export function crowdAt(place: PlaceView): number {
  const all = place.settlers.reduce((sum, { count }) => sum + count, 0);
  return all + place.towns.length + (place.city === undefined ? 0 : 1);
}

/** Settlers that Reduce sends home when this many more are in the land. */
export function lostAt(place: PlaceView, seat: number, more: number): number {
  if (place.capacity === undefined) return 0;
  const over = crowdAt(place) + more - place.capacity;
  return Math.max(0, Math.min(over, freeSettlers(place, seat) + more));
}

export function placesOf(view: View, world: number): readonly PlaceView[] {
  return view.places.filter((place) => place.world === WORLDS[world]);
}

/** The first land of a set, a bit for each: the one that is asked about. */
export function firstOf(world: number, lands: number): number {
  return world * LANDS.length + (31 - Math.clz32(lands & -lands));
}
