import { type State, stateOfView, type View } from '@portolan/amerigo';
import type { Player, Scene } from '../table/scene.ts';

const known = new WeakMap<View, State>();

/** A state that looks like the view of a scene, for the queries of the rules. */
export function stateInScene({ box, view }: Pick<Scene, 'box' | 'view'>): State {
  const found = known.get(view);
  if (found !== undefined) return found;
  const made = stateOfView(box, view);
  known.set(view, made);
  return made;
}

/** The player who is asked, or who looks. */
export function playerOf({ view, me }: Pick<Scene, 'view' | 'me'>): Player | undefined {
  return me === undefined ? undefined : view.players[me];
}
