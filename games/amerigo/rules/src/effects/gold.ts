import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { type Colour, NOTHING, type Token } from '../ids.ts';
import { cashValue, goldFor, goldGain } from '../queries/budget.ts';
import { scorePoints } from './score.ts';

/** What the track has no room for is turned into points at once. [AM-GOLD-02] */
export function gainGold({ box, state, emit }: Context, seat: Seat, amount: number): void {
  const player = state.players[seat];
  const { gold, points } = goldGain(box, player.gold, amount);
  player.gold += gold;
  scorePoints(state, seat, 'excessGold', points);
  emit?.({ kind: 'goldGained', seat, gold, points });
}

/** Pays a price with action points, then with gold; returns the action points left. [AM-GOLD-07] [AM-GOLD-08] */
export function pay({ state, emit }: Context, seat: Seat, ap: number, price: number): number {
  const gold = goldFor(price, ap);
  if (gold === 0) return ap - price;
  state.players[seat].gold -= gold;
  emit?.({ kind: 'goldSpent', seat, gold });
  return 0;
}

/** Turns a chest or a gold token into gold. [AM-GOLD-05] [AM-TOKENS-17] */
export function cash(context: Context, seat: Seat, token: Token): void {
  const { box, state, emit } = context;
  const player = state.players[seat];
  if (token === NOTHING) player.chests--;
  else player.used |= 1 << token;
  emit?.({ kind: 'cashed', seat, token });
  gainGold(context, seat, cashValue(box, token));
}

/** Gold for action points that the end of a track leaves unused, however many they are. [AM-GOLD-03] */
export function endTrack(context: Context, seat: Seat, colour: Colour): void {
  context.emit?.({ kind: 'trackEnded', seat, colour });
  gainGold(context, seat, context.box.components.tracks.endGold);
}
