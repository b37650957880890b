import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import type { Event } from '../events.ts';
import { LANDS, NOBODY, NOWHERE, PLANCK, type Place, type World } from '../ids.ts';
import { captainAt, worldOf } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { collectable, postureOf } from './posture.ts';

/** To the Captain ashore, else where most can be collected, his landing counted. [NP-SOLO-53] [NP-SOLO-54] */
export function fallBack(box: Box, state: State, world: World, emit?: EventSink<Event>): void {
  const ashore = state.players[PLANCK].captains[world];
  if (ashore !== NOWHERE) {
    harbourInFallback(state, ashore, emit);
    return;
  }
  const posture = postureOf(state, PLANCK, world);
  const lands = bestOf(LANDS.length, NEVER, (land) => {
    if (((state.explored[world] >> land) & 1) === 0) return NEVER;
    const place = world * LANDS.length + land;
    const captain = captainAt(state, place) === NOBODY ? place : NOWHERE;
    return collectable(box, state, { ...posture, harbour: place, captain });
  });
  const place = choose(state, 'fallback', lands << (world * LANDS.length));
  if (place !== ASKED) harbourInFallback(state, place, emit);
}

/** The Settlers return to the supply, a Captain aboard lands if he can. [NP-SOLO-54] */
export function harbourInFallback(state: State, place: Place, emit?: EventSink<Event>): void {
  const planck = state.players[PLANCK];
  const world = worldOf(place);
  const count = planck.crews[world];
  harbour(state, PLANCK, place, 'fallback', emit);
  planck.settlers += count;
  planck.crews[world] = 0;
  if (count > 0) emit?.({ kind: 'settlersReturned', seat: PLANCK, place, count });
  landCrew(state, PLANCK, place, emit);
}
