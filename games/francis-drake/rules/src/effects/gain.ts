import type { Seat } from '@portolan/kernel';
import { HIND } from '../ids.ts';
import type { Items } from '../items.ts';
import { withDisc } from '../queries/discs.ts';
import type { State } from '../state.ts';

/** Takes what a circle grants. The stock of crew, guns, goods and barrels never runs out. [FD-PROV-10] [FD-LIMITS-09] */
export function gain(state: State, seat: Seat, items: Items): void {
  const player = state.players[seat];
  player.crew += items.crew;
  player.guns += items.guns;
  player.goods += items.goods;
  player.barrels += items.barrels;
  // A player who has a galleon or pinnace already takes only the rest. [FD-PROV-27]
  if (items.galleon > 0) player.galleon = true;
  if (items.pinnace > 0) player.pinnace = true;
  if (items.admiral > 0) state.admiral = seat;
  if (items.governor > 0) state.governor = seat;
  if (items.informer > 0) state.informer = seat;
  if (items.hindDisc > 0) {
    state.hind = seat;
    player.hand = withDisc(player.hand, HIND);
  }
}
