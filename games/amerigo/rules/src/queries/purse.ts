import type { Box } from '../box.ts';
import type { PlayerState } from '../state.ts';
import { openTokens, sumOf } from './tokens.ts';

/** The gold a player could have in hand for one step, chests and gold tokens cashed. */
export function purse(box: Box, player: PlayerState): number {
  const { chests, tracks } = box.components;
  const cashable = player.chests * chests.gold + sumOf(box, openTokens(player, box.tokens.gold));
  return Math.min(tracks.gold, player.gold + cashable);
}
