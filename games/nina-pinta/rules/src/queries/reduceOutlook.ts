import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { reduceWorld } from '../effects/reduce.ts';
import type { Event } from '../events.ts';
import type { Place, World } from '../ids.ts';
import { clone, type State } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { isExplored, landOf, roomAt } from './lands.ts';

/** Settlers that have to leave a land. */
export interface Reduction {
  readonly place: Place;
  readonly count: number;
  /** A land next to it has room, so that one of them could migrate instead. [NP-MIGRATE-01] */
  readonly canMigrate: boolean;
}

/** The lands of a world that the player's Settlers would have to leave now. [NP-REDUCE-05] */
export function reduceOutlook(box: Box, view: View, seat: Seat, world: World): readonly Reduction[] {
  const events: Event[] = [];
  const state = stateOfView(box, view);
  reduceWorld({ box, state: clone(state), emit: (event) => void events.push(event) }, seat, world);
  return events.flatMap((event) =>
    event.kind === 'settlersReduced'
      ? [{ place: event.place, count: event.count, canMigrate: hasRoomBeside(box, state, event.place) }]
      : [],
  );
}

function hasRoomBeside(box: Box, state: State, place: Place): boolean {
  const land = landOf(place);
  return box.atlas.neighbours[land]
    .map((other) => place - land + other)
    .some((other) => isExplored(state, other) && roomAt(box, state, other) > 0);
}
