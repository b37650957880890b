import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import { removeSettlers } from '../effects/settle.ts';
import type { Event } from '../events.ts';
import { NOWHERE, PLANCK, type Place, type World } from '../ids.ts';
import { capacityAt, crowdAt, freeSettlers, isAtWar } from '../queries/lands.ts';
import { canAttackIn } from '../queries/sailing.ts';
import type { State } from '../state.ts';
import { SOLOIST } from './choose.ts';
import { findTarget } from './target.ts';

/** With a Captain and a Settler, at war or under France's banner. [NP-SOLO-39] [NP-SOLO-43] */
export function tryAttack(box: Box, state: State, world: World, emit?: EventSink<Event>): boolean {
  if (!canAttackIn(box, state, PLANCK, world)) return false;
  const place = findTarget(state, world, (one) => freeSettlers(state, SOLOIST, one) > 0, emit);
  if (place === NOWHERE) return false;
  harbour(state, PLANCK, place, 'attack', emit);
  landCrew(state, PLANCK, place, emit); // [NP-SOLO-44]
  if (!isAtWar(state, world)) {
    state.banner = false; // [NP-SOLO-18] [NP-SOLO-47]
    emit?.({ kind: 'bannerTurned', seat: PLANCK });
  }
  removePairs(box, state, place, emit);
  return true;
}

/** One pair, and more while the land is overcrowded. [NP-SOLO-45] [NP-SOLO-46] */
function removePairs(box: Box, state: State, place: Place, emit?: EventSink<Event>): void {
  do {
    removeSettlers(state, PLANCK, place, 1);
    removeSettlers(state, SOLOIST, place, 1);
    emit?.({ kind: 'pairRemoved', seat: PLANCK, victim: SOLOIST, place });
  } while (
    crowdAt(state, place) > capacityAt(box, state, place) &&
    freeSettlers(state, PLANCK, place) > 0 &&
    freeSettlers(state, SOLOIST, place) > 0
  );
}
