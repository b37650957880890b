import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { placeWarMarker } from '../effects/war.ts';
import type { Event } from '../events.ts';
import { PLANCK, WORLDS } from '../ids.ts';
import { isAtWar } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { worldStanding } from './standing.ts';

/** Planck's marker goes where he earns least, of the worlds without one. [NP-SOLO-21] */
export function placeWarForPlanck(box: Box, state: State, emit?: EventSink<Event>): void {
  const options = bestOf(WORLDS.length, NEVER, (world) =>
    isAtWar(state, world) ? NEVER : -worldStanding(box, state, PLANCK, world),
  );
  const world = choose(state, 'war', options);
  if (world !== ASKED) placeWarMarker(state, PLANCK, world, emit);
}
