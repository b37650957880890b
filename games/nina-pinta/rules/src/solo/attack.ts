import type { Context } from '../decisions/types.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import { removeSettlers } from '../effects/settle.ts';
import { NOWHERE, PLANCK, type Place, type World } from '../ids.ts';
import { freeSettlers, isAtWar, roomAt } from '../queries/lands.ts';
import { canAttackIn } from '../queries/sailing.ts';
import { SOLOIST } from './choose.ts';
import { findTarget } from './target.ts';

/** With a Captain and a Settler, at war or under France's banner. [NP-SOLO-39] [NP-SOLO-43] */
export function tryAttack(context: Context, world: World): boolean {
  const { box, state, emit } = context;
  if (!canAttackIn(box, state, PLANCK, world)) return false;
  const place = findTarget(context, world, (one) => freeSettlers(state, SOLOIST, one) > 0);
  if (place === NOWHERE) return false;
  harbour(context, PLANCK, place, 'attack');
  landCrew(context, PLANCK, place); // [NP-SOLO-44]
  if (!isAtWar(state, world)) {
    state.banner = false; // [NP-SOLO-18] [NP-SOLO-47]
    emit?.({ kind: 'bannerTurned', seat: PLANCK });
  }
  removePairs(context, place);
  return true;
}

/** One pair, and more while the land is overcrowded. [NP-SOLO-45] [NP-SOLO-46] */
function removePairs(context: Context, place: Place): void {
  const { box, state, emit } = context;
  do {
    removeSettlers(state, PLANCK, place, 1);
    removeSettlers(state, SOLOIST, place, 1);
    emit?.({ kind: 'pairRemoved', seat: PLANCK, victim: SOLOIST, place });
  } while (
    roomAt(box, state, place) < 0 &&
    freeSettlers(state, PLANCK, place) > 0 &&
    freeSettlers(state, SOLOIST, place) > 0
  );
}
