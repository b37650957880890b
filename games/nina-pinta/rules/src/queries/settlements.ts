import type { Seat } from '@portolan/kernel';
import type { Place, TerrainId } from '../ids.ts';
import { piecesOfView } from '../piecesOfView.ts';
import type { View } from '../view.ts';
import { crowdAt, freeSettlers, settlementsOf } from './lands.ts';

type Seen = Pick<View, 'places' | 'players'>;

/** Settlements of all players in a land. [NP-REDUCE-03] [NP-REDUCE-04] */
export function crowdIn(view: Seen, place: Place): number {
  return crowdAt(piecesOfView(view), place);
}

/** Settlers, Towns and Cities of a player in a land; none of a viewer who does not play. [NP-SETUP-04] */
export function settlementsIn(view: Seen, seat: Seat, place: Place): number {
  return view.players[seat] === undefined ? 0 : settlementsOf(piecesOfView(view), seat, place);
}

/** The same in all lands of a terrain. */
export function settlementsOn(view: Seen, seat: Seat, terrain: TerrainId): number {
  return view.places.reduce(
    (sum, one, place) => (one.terrain === terrain ? sum + settlementsIn(view, seat, place) : sum),
    0,
  );
}

/** A player's Settlers in a land outside the Stronghold; none of a viewer who does not play. [NP-DISC-07] */
export function freeSettlersIn(view: Seen, seat: Seat, place: Place): number {
  return view.players[seat] === undefined ? 0 : freeSettlers(piecesOfView(view), seat, place);
}
