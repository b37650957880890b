import type { Box } from '../box.ts';
import type { Token } from '../ids.ts';
import type { PlayerState } from '../state.ts';

/** The tokens of a set that a player owns and has not used. [AM-TOKENS-01] [AM-TOKENS-02] */
export function openTokens(player: PlayerState, set: number): number {
  return player.tokens & ~player.used & set;
}

/** The token that a player uses for more steps: the first open one; NOTHING without any. [AM-TOKENS-08] */
export function shipToken(box: Box, player: PlayerState): Token {
  const open = openTokens(player, box.tokens.shipPoints);
  return 31 - Math.clz32(open & -open);
}

/** The sum of the numbers of the tokens in a set. */
export function sumOf(box: Box, set: number): number {
  let sum = 0;
  for (let token = 0; set >> token > 0; token++) if ((set >> token) & 1) sum += box.amounts[token];
  return sum;
}
