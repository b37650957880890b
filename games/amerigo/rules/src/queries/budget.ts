import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { NOTHING, type Token } from '../ids.ts';
import type { Position } from './position.ts';
import { openTokens, sumOf } from './tokens.ts';

/** A seat and the action points left of its action. */
export interface Points {
  readonly seat: Seat;
  readonly ap: number;
}

/** The most a step may cost: the action points left and the gold on the track. [AM-GOLD-07] [AM-GOLD-08] */
export function budget(state: Position, { seat, ap }: Points): number {
  return ap + state.players[seat].gold;
}

/** The same once every chest and gold token has been cashed. */
export function budgetAfterCashing(box: Box, state: Position, { seat, ap }: Points): number {
  const { chests, tracks } = box.components;
  const player = state.players[seat];
  const cashable = player.chests * chests.gold + sumOf(box, openTokens(player, box.tokens.gold));
  return ap + Math.min(tracks.gold, player.gold + cashable);
}

/** The gold that a price takes beyond the action points left: one for each that is missing. [AM-GOLD-08] */
export function goldFor(price: number, ap: number): number {
  return Math.max(0, price - ap);
}

/** What a price is paid with: action points first, then gold. [AM-GOLD-07] [AM-GOLD-08] */
export function payment(price: number, ap: number): { readonly ap: number; readonly gold: number } {
  const gold = goldFor(price, ap);
  return { ap: price - gold, gold };
}

/** What a chest, for NOTHING, or a gold token is cashed for. [AM-GOLD-05] [AM-TOKENS-17] */
export function cashValue({ components, amounts }: Box, token: Token): number {
  return token === NOTHING ? components.chests.gold : amounts[token];
}

/** What gaining an amount of gold brings. */
export interface GoldGain {
  readonly gold: number;
  readonly points: number;
}

/** The gold that the track has room for, and points for the rest. [AM-GOLD-02] */
export function goldGain({ components }: Box, have: number, amount: number): GoldGain {
  const gold = Math.min(amount, components.tracks.gold - have);
  return { gold, points: amount - gold };
}
