import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { exploreLand } from '../effects/explore.ts';
import { addSettlers, enterStronghold } from '../effects/settle.ts';
import type { Event } from '../events.ts';
import { LANDS, NOWHERE, PLANCK, type Place, type World } from '../ids.ts';
import { worldOf } from '../queries/lands.ts';
import { canExplore } from '../queries/sailing.ts';
import type { State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { collectableReduced, postureOf } from './posture.ts';
import { findTarget } from './target.ts';

/** With a Captain; the Caribbean while it is unexplored, and no tile is drawn for it. [NP-SOLO-48] [NP-SOLO-49] */
export function tryExplore(box: Box, state: State, world: World, emit?: EventSink<Event>): boolean {
  if (state.players[PLANCK].aboard[world] === 0) return false;
  const place =
    state.explored[world] === 0
      ? world * LANDS.length + box.atlas.firstLand
      : findTarget(state, world, (one) => canExplore(box, state, one), emit);
  if (place === NOWHERE) return false;
  exploreLand(box, state, PLANCK, place, emit); // [NP-SOLO-50]
  const question = state.stack.pop();
  if (question !== undefined) placeNativesForPlanck(box, state, place, emit);
  return true;
}

/** Where the most can be collected after Reduce: in the land found or next to it. [NP-SOLO-51] */
function placeNativesForPlanck(box: Box, state: State, found: Place, emit?: EventSink<Event>): void {
  const world = worldOf(found);
  const land = found % LANDS.length;
  const near = state.explored[world] & (box.atlas.beside[land] | (1 << land));
  const posture = postureOf(state, PLANCK, world);
  const lands = bestOf(LANDS.length, NEVER, (one) => {
    if (((near >> one) & 1) === 0) return NEVER;
    posture.settlers[one]++;
    const gold = collectableReduced(box, state, posture);
    posture.settlers[one]--;
    return gold;
  });
  const place = choose(state, 'natives', lands << (world * LANDS.length));
  if (place !== ASKED) putNatives(state, place, emit);
}

export function putNatives(state: State, place: Place, emit?: EventSink<Event>): void {
  state.players[PLANCK].settlers--;
  addSettlers(state, PLANCK, place, 1);
  emit?.({ kind: 'nativesPlaced', seat: PLANCK, place });
  enterStronghold(state, PLANCK, place, emit);
}
