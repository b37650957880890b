import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { DISCOVERIES, LANDS, NOTHING, OPEN_STRONGHOLD, PLACES, type Place } from '../ids.ts';
import { worldOf } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { harbour, landCrew } from './harbour.ts';
import { occupy } from './settle.ts';

/** Turns the tile up, lands everybody, and applies what is found. [NP-EXPLORE-04] [NP-EXPLORE-07] */
export function exploreLand(box: Box, state: State, player: Seat, place: Place, emit?: EventSink<Event>): void {
  const tile = state.tiles[place];
  harbour(state, player, place, 'explore', emit);
  state.explored[worldOf(place)] |= 1 << (place % LANDS.length);
  emit?.({ kind: 'landExplored', seat: player, place, tile });
  landCrew(state, player, place, emit);
  const discovery = box.atlas.discovery[tile];
  if (discovery !== NOTHING) discover(box, state, player, place, emit);
}

/** Once only, and for the explorer. [NP-DISC-01] [NP-DISC-02] */
function discover(box: Box, state: State, player: Seat, place: Place, emit?: EventSink<Event>): void {
  const tile = state.tiles[place];
  const gold = box.atlas.gold[tile];
  const world = worldOf(place);
  const { cargo, bound, settlers } = state.players[player];
  switch (DISCOVERIES[box.atlas.discovery[tile]]) {
    case 'mine': // [NP-DISC-03]
      state.mines[place] = gold;
      emit?.({ kind: 'mineOpened', place, gold });
      return;
    case 'civilisation': // [NP-DISC-04] [NP-DISC-05]
      cargo[world] += gold;
      bound[world] = state.era;
      emit?.({ kind: 'goldFound', seat: player, place, gold });
      return;
    case 'gold': // [NP-DISC-15]
      cargo[world] += gold;
      emit?.({ kind: 'goldFound', seat: player, place, gold });
      return;
    case 'stronghold':
      state.strongholds[place] = OPEN_STRONGHOLD;
      if (state.settlers[player * PLACES + place] > 0) occupy(state, player, place, emit);
      return;
    case 'natives': // [NP-DISC-13] [NP-LIMITS-02]
      if (settlers > 0) state.stack.push({ kind: 'placeNatives', seat: player, place });
  }
}
