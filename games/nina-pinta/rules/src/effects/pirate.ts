import type { EventSink, Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import type { World } from '../ids.ts';
import type { State } from '../state.ts';

/** From the ship straight behind the screen of the one who played the Pirate. [NP-BACK-08] */
export function takeByPirate(
  state: State,
  seat: Seat,
  owner: Seat,
  world: World,
  gold: number,
  emit?: EventSink<Event>,
): void {
  state.players[owner].cargo[world] -= gold;
  state.players[seat].gold += gold;
  emit?.({ kind: 'piratePlayed', seat, owner, gold });
}
