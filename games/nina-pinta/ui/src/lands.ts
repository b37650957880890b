import { LANDS, placeAt, type View, WORLDS } from '@portolan/nina-pinta';
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

/** The lands of a world. */
export function placesIn(world: number): readonly number[] {
  return LANDS.map((_, land) => placeAt(world, land));
}

export function placesOf(view: View, world: number): readonly PlaceView[] {
  return view.places.filter((place) => place.world === WORLDS[world]);
}

/** The first land of a set, a bit for each: the one that is asked about. */
export function firstOf(world: number, lands: number): number {
  return placeAt(world, 31 - Math.clz32(lands & -lands));
}
