import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { WORLDS, type World } from '../ids.ts';

/** [NP-ERA-09] */
export function placeWarMarker(context: Context, seat: Seat, world: World): void {
  const { state, emit } = context;
  state.war |= 1 << world;
  emit?.({ kind: 'warPlaced', seat, world });
}

/** [NP-ERA-12] */
export function warEverywhere(context: Context): void {
  const { state, emit } = context;
  for (let world = 0; world < WORLDS.length; world++) {
    state.war |= 1 << world;
    emit?.({ kind: 'warPlaced', world });
  }
}
