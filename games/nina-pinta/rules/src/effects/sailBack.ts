import type { Seat } from '@portolan/kernel';
import { joinedTo } from '../atlas.ts';
import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { LANDS, NOWHERE, type World } from '../ids.ts';
import { settledLands } from '../queries/lands.ts';
import type { State } from '../state.ts';

/** In the land of the ship, or connected to it by the player's settlements, the Captain's land excepted. [NP-BACK-02] [NP-BACK-03] */
export function canBoard(box: Box, state: State, player: Seat, world: World): boolean {
  const { captains, harbours, bound } = state.players[player];
  const captain = captains[world];
  const ship = harbours[world];
  // A Captain on a Civilisation site stays for the era. [NP-DISC-05]
  if (captain === NOWHERE || ship === NOWHERE || bound[world] === state.era) return false;
  if (captain === ship) return true;
  const land = captain % LANDS.length;
  const way = joinedTo(box.atlas, settledLands(state, player, world) | (1 << land), land);
  const settled = settledLands(state, player, world);
  return ((way & settled) >> (ship % LANDS.length)) % 2 === 1;
}

export function board(context: Context, player: Seat, world: World): void {
  const { state, emit } = context;
  const { captains, aboard } = state.players[player];
  captains[world] = NOWHERE;
  aboard[world] = 1;
  emit?.({ kind: 'captainBoarded', seat: player, world });
}

/** The gold goes behind the screen, the Captain to the supply. [NP-BACK-04] [NP-BACK-06] */
export function sailBack(context: Context, player: Seat, world: World): void {
  const { state, emit } = context;
  const one = state.players[player];
  if (one.harbours[world] === NOWHERE) return;
  const gold = one.cargo[world];
  one.gold += gold;
  one.cargo[world] = 0;
  one.aboard[world] = 0;
  one.harbours[world] = NOWHERE;
  emit?.({ kind: 'shipSailedBack', seat: player, world, gold });
}
