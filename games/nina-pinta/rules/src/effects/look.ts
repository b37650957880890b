import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { LANDS, type World } from '../ids.ts';

/** Looks at tiles in secret and remembers them. [NP-NATION-02] [NP-BONUS-07] [NP-HIDDEN-09] */
export function lookAt(context: Context, seat: Seat, world: World, lands: number): void {
  const { state, emit } = context;
  const tiles: number[] = [];
  for (let land = 0; land < LANDS.length; land++) {
    if (((lands >> land) & 1) === 0) continue;
    const place = world * LANDS.length + land;
    state.looked[place] |= 1 << seat;
    tiles.push(state.tiles[place]);
  }
  emit?.({ kind: 'landsLooked', seat, world, lands, tiles });
}
