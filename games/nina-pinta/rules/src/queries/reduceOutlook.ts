import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { reduceWorld } from '../effects/reduce.ts';
import type { Event } from '../events.ts';
import type { Place, World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';

/** Settlers that have to leave a land. */
export interface Reduction {
  readonly place: Place;
  readonly count: number;
}

/** The lands of a world that own Settlers would have to leave now. [NP-REDUCE-05] */
export function reduceOutlook(box: Box, view: View, seat: Seat, world: World): readonly Reduction[] {
  const events: Event[] = [];
  reduceWorld({ box, state: stateOfView(box, view), emit: (event) => void events.push(event) }, seat, world);
  return events.flatMap((event) =>
    event.kind === 'settlersReduced' ? [{ place: event.place, count: event.count }] : [],
  );
}
