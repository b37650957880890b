import type { Box } from '../box.ts';
import { setStore } from '../effects/store.ts';
import type { Move } from '../moves.ts';
import type { Frame } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';

/** The gold aboard the ship of the world once a Stronghold holds what the move says. */
export function aboardAfterStoring(
  box: Box,
  view: View,
  { seat, world, lands, kept }: Extract<Frame, { readonly kind: 'storeGold' }>,
  { place, gold }: Extract<Move, { readonly kind: 'store' }>,
): number {
  const state = stateOfView(box, view);
  setStore({ box, state, emit: undefined }, { seat, place, open: lands, kept }, gold);
  return state.players[seat].cargo[world];
}
