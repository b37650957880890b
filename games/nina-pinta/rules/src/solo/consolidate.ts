import type { Context } from '../decisions/types.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import { NOWHERE, PLANCK, type World } from '../ids.ts';
import { isExplored, roomAt } from '../queries/lands.ts';
import { findTarget } from './target.ts';

/** With a Settler, to a land that has room for one at least; all go ashore. [NP-SOLO-52] */
export function tryConsolidate(context: Context, world: World): boolean {
  const { box, state } = context;
  if (state.players[PLANCK].crews[world] === 0) return false;
  const hasRoom = (place: number): boolean => isExplored(state, place) && roomAt(box, state, place) > 0;
  const place = findTarget(context, world, hasRoom);
  if (place === NOWHERE) return false;
  harbour(context, PLANCK, place, 'consolidate');
  landCrew(context, PLANCK, place);
  return true;
}
