import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { DISCOVERIES, LANDS, OPEN_STRONGHOLD, type Place } from '../ids.ts';
import { worldOf } from '../queries/lands.ts';
import { harbour, landCrew } from './harbour.ts';

/** Turns the tile up, lands the crew, and applies the Discovery. [NP-EXPLORE-04] [NP-EXPLORE-07] */
export function exploreLand(context: Context, player: Seat, place: Place): void {
  const { box, state, emit } = context;
  const tile = state.tiles[place];
  const discovery = DISCOVERIES[box.atlas.discovery[tile]];
  harbour(context, player, place, 'explore');
  state.explored[worldOf(place)] |= 1 << (place % LANDS.length);
  // Settlers who land enter it; without any it stays open. [NP-DISC-12]
  if (discovery === 'stronghold') state.strongholds[place] = OPEN_STRONGHOLD;
  emit?.({ kind: 'landExplored', seat: player, place, tile });
  landCrew(context, player, place);
  discover(context, player, place);
}

/** Once only, and for the explorer. [NP-DISC-01] [NP-DISC-02] */
function discover({ box, state, emit }: Context, player: Seat, place: Place): void {
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
    case 'natives': // [NP-DISC-13] [NP-LIMITS-02]
      if (settlers > 0) state.stack.push({ kind: 'placeNatives', seat: player, place });
  }
}
