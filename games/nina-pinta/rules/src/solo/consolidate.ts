import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import type { Event } from '../events.ts';
import { NOWHERE, PLANCK, type World } from '../ids.ts';
import { capacityAt, crowdAt, isExplored } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { findTarget } from './target.ts';

/** With a Settler, to a land that has room for one at least; all go ashore. [NP-SOLO-52] */
export function tryConsolidate(box: Box, state: State, world: World, emit?: EventSink<Event>): boolean {
  if (state.players[PLANCK].crews[world] === 0) return false;
  const hasRoom = (place: number): boolean =>
    isExplored(state, place) && crowdAt(state, place) < capacityAt(box, state, place);
  const place = findTarget(state, world, hasRoom, emit);
  if (place === NOWHERE) return false;
  harbour(state, PLANCK, place, 'consolidate', emit);
  landCrew(state, PLANCK, place, emit);
  return true;
}
