import type { Outcome, Seat } from '@portolan/kernel';
import { resignedSeats, type Seated } from './resignedSeats.ts';

/** An outcome as it is recorded and shown: whoever resigned comes last, whatever the bot in their seat made of it. */
export interface ToldOutcome extends Outcome {
  /** The seats whose players resigned; absent if nobody did. */
  readonly resigned?: readonly Seat[];
}

/**
 * Those who resigned share the place after all others, who keep their order. Nobody who resigned is first: if everybody
 * did, nobody is.
 */
export function toldPlaces(places: readonly number[], resigned: readonly Seat[]): number[] {
  const stayed = places.filter((_, seat) => !resigned.includes(seat));
  const last = Math.max(2, stayed.length + 1);
  return places.map((place, seat) =>
    resigned.includes(seat) ? last : 1 + stayed.filter((other) => other < place).length,
  );
}

/** Whoever shows or records an outcome tells it like this. Logs keep what the rules say, which can be replayed. */
export function tellOutcome(outcome: Outcome, seats: readonly Seated[]): ToldOutcome {
  const resigned = resignedSeats(seats);
  if (resigned.length === 0) return outcome;
  const { rivals, places } = outcome;
  const told = toldPlaces([...places, ...(rivals ?? []).map(({ place }) => place)], resigned);
  const ranked = rivals?.map((rival, at) => ({ ...rival, place: told[places.length + at] ?? rival.place }));
  return {
    ...outcome,
    places: told.slice(0, places.length),
    ...(ranked === undefined ? {} : { rivals: ranked }),
    resigned,
  };
}
