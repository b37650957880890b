import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { loadShips } from '../decisions/loadShips.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { viewLoads } from '../viewPlayer.ts';
import type { LoadMove } from './loadingPlan.ts';

/** What a player who loads will see once the next ship is loaded like this. [NP-HIDDEN-06] */
export function viewAfterLoad(box: Box, view: View, seat: Seat, load: LoadMove): View {
  const state = stateOfView(box, view);
  loadShips.apply({ box, state, emit: undefined }, { kind: 'loadShips', seat }, load);
  const loaded = { ...view.players[seat], ...viewLoads(state, state.players[seat], true) };
  return { ...view, players: view.players.with(seat, loaded) };
}
