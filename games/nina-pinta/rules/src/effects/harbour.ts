import type { EventSink, Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import { NOBODY, type Place, type World } from '../ids.ts';
import { captainAt, worldOf } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { addSettlers, enterStronghold } from './settle.ts';

type Action = Extract<Event, { readonly kind: 'shipHarboured' }>['action'];

/** Puts the ship at a land. [NP-SAIL-04] */
export function harbour(state: State, player: Seat, place: Place, action: Action, emit?: EventSink<Event>): void {
  state.players[player].harbours[worldOf(place)] = place;
  emit?.({ kind: 'shipHarboured', seat: player, place, action });
}

/** All crew go ashore; a Captain who meets another goes to the supply. [NP-CONS-01] [NP-CONS-03] [NP-ATTACK-05] */
export function landCrew(state: State, player: Seat, place: Place, emit?: EventSink<Event>): void {
  const world = worldOf(place);
  const { crews, aboard, captains } = state.players[player];
  const settlers = crews[world];
  const captain = aboard[world] === 0 ? 'none' : captainAt(state, place) === NOBODY ? 'landed' : 'returned';
  if (captain === 'landed') captains[world] = place;
  aboard[world] = 0;
  crews[world] = 0;
  addSettlers(state, player, place, settlers);
  emit?.({ kind: 'crewLanded', seat: player, place, settlers, captain });
  if (settlers > 0) enterStronghold(state, player, place, emit);
}

/** A ship that finds no harbour goes home with its crew. [NP-SAIL-07] */
export function turnBack(state: State, player: Seat, world: World, emit?: EventSink<Event>): void {
  const one = state.players[player];
  const settlers = one.crews[world];
  one.settlers += settlers;
  one.crews[world] = 0;
  one.aboard[world] = 0;
  emit?.({ kind: 'shipTurnedBack', seat: player, world, settlers });
}
