import type { Context } from '../decisions/types.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import { LANDS, NOBODY, NOWHERE, PLANCK, type Place, type World } from '../ids.ts';
import { captainAt, worldOf } from '../queries/lands.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { collectable, postureOf } from './posture.ts';

/** To the Captain ashore, else where most can be collected after a Captain aboard has landed. [NP-SOLO-53] [NP-SOLO-54] */
export function fallBack(context: Context, world: World): void {
  const { box, state } = context;
  const ashore = state.players[PLANCK].captains[world];
  if (ashore !== NOWHERE) {
    harbourInFallback(context, ashore);
    return;
  }
  const posture = postureOf(state, PLANCK, world);
  // All lands are explored here: with a Captain aboard, Planck would have explored.
  const lands = bestOf(LANDS.length, NEVER, (land) => {
    const place = world * LANDS.length + land;
    const captain = captainAt(state, place) === NOBODY ? place : NOWHERE;
    return collectable(box, state, { ...posture, harbour: place, captain });
  });
  const place = choose(state, 'fallback', lands << (world * LANDS.length));
  if (place !== ASKED) harbourInFallback(context, place);
}

/** The Settlers return to the supply, a Captain aboard lands if possible. [NP-SOLO-54] */
export function harbourInFallback(context: Context, place: Place): void {
  const { state, emit } = context;
  const planck = state.players[PLANCK];
  const world = worldOf(place);
  const count = planck.crews[world];
  harbour(context, PLANCK, place, 'fallback');
  planck.settlers += count;
  planck.crews[world] = 0;
  if (count > 0) emit?.({ kind: 'settlersReturned', seat: PLANCK, place, count });
  landCrew(context, PLANCK, place);
}
