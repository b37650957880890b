import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import type { Event } from '../events.ts';
import { NOBODY, type Place, type World } from '../ids.ts';
import { captainAt, worldOf } from '../queries/lands.ts';
import { addSettlers, enterStronghold } from './settle.ts';

type Action = Extract<Event, { readonly kind: 'shipHarboured' }>['action'];

/** Puts the ship at a land. [NP-SAIL-04] */
export function harbour({ state, emit }: Context, player: Seat, place: Place, action: Action): void {
  state.players[player].harbours[worldOf(place)] = place;
  emit?.({ kind: 'shipHarboured', seat: player, place, action });
}

/** All crew land; a Captain who meets another returns to the supply. [NP-CONS-01] [NP-CONS-03] [NP-ATTACK-05] */
export function landCrew(context: Context, player: Seat, place: Place): void {
  const { state, emit } = context;
  const world = worldOf(place);
  const { crews, aboard, captains } = state.players[player];
  const settlers = crews[world];
  const captain = aboard[world] === 0 ? 'none' : captainAt(state, place) === NOBODY ? 'landed' : 'returned';
  if (captain === 'landed') captains[world] = place;
  aboard[world] = 0;
  crews[world] = 0;
  addSettlers(state, player, place, settlers);
  emit?.({ kind: 'crewLanded', seat: player, place, settlers, captain });
  if (settlers > 0) enterStronghold(context, player, place);
}

/** A ship that cannot harbour goes home with its crew. [NP-SAIL-07] */
export function turnBack({ state, emit }: Context, seat: Seat, world: World): void {
  const player = state.players[seat];
  const settlers = player.crews[world];
  player.settlers += settlers;
  player.crews[world] = 0;
  player.aboard[world] = 0;
  emit?.({ kind: 'shipTurnedBack', seat, world, settlers });
}
