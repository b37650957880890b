import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { type Colour, NOTHING, type Token } from '../ids.ts';
import type { State } from '../state.ts';
import { scorePoints } from './score.ts';

/** What the track has no room for is turned into points at once. [AM-GOLD-02] */
export function gainGold(box: Box, state: State, seat: Seat, amount: number, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  const gold = Math.min(amount, box.components.tracks.gold - player.gold);
  const points = amount - gold;
  player.gold += gold;
  scorePoints(state, seat, 'excessGold', points);
  emit?.({ kind: 'goldGained', seat, gold, points });
}

/** Pays a price with action points, then with gold; answers the action points left. [AM-GOLD-07] [AM-GOLD-08] */
export function pay(state: State, seat: Seat, ap: number, price: number, emit?: EventSink<Event>): number {
  if (price <= ap) return ap - price;
  const gold = price - ap;
  state.players[seat].gold -= gold;
  emit?.({ kind: 'goldSpent', seat, gold });
  return 0;
}

/** Turns a chest or a gold token into gold. [AM-GOLD-05] [AM-TOKENS-17] */
export function cash(box: Box, state: State, seat: Seat, token: Token, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  const chest = token === NOTHING;
  if (chest) player.chests--;
  else player.used |= 1 << token;
  emit?.({ kind: 'cashed', seat, token });
  gainGold(box, state, seat, chest ? box.components.chests.gold : box.amounts[token], emit);
}

/** For action points that the end of a track leaves unused, however many they are. [AM-GOLD-03] */
export function endTrack(box: Box, state: State, seat: Seat, colour: Colour, emit?: EventSink<Event>): void {
  emit?.({ kind: 'trackEnded', seat, colour });
  gainGold(box, state, seat, box.components.tracks.endGold, emit);
}
