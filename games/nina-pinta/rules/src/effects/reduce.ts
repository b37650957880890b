import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { LANDS, PLACES, type World } from '../ids.ts';
import { reducedAt } from '../queries/lands.ts';
import { removeSettlers } from './settle.ts';

/** The player's free Settlers leave every overcrowded land of the world, as many as needed and as there are. [NP-REDUCE-05..09] */
export function reduceWorld(context: Context, player: Seat, world: World): void {
  const { box, state, emit } = context;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (state.settlers[player * PLACES + place] === 0) continue;
    const count = reducedAt(box, state, player, place);
    if (count === 0) continue;
    removeSettlers(state, player, place, count);
    emit?.({ kind: 'settlersReduced', seat: player, place, count });
  }
}
