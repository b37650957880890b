import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { PlayerState, State } from '../state.ts';
import { openTokens, sumOf } from './tokens.ts';

/** The open markers, plus the threat tokens of the other players. [AM-PIRATES-02] [AM-TOKENS-10] */
export function strengthAgainst(box: Box, state: State, seat: Seat): number {
  let strength = 0;
  for (let i = 0; i < state.piratesUp.length; i++) strength += state.piratesUp[i];
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) strength += sumOf(box, openTokens(state.players[other], box.tokens.pirateThreat));
  }
  return strength;
}

/** The points a player loses to pirates of a strength. [AM-PIRATES-05] [AM-PIRATES-06] [AM-TOKENS-11] */
export function pirateLoss(box: Box, player: PlayerState, strength: number): number {
  if (player.cannons >= strength) return 0;
  const damage = openTokens(player, box.tokens.pirateDamage) !== 0 ? Math.ceil(strength / 2) : strength;
  return Math.min(damage, player.score);
}
