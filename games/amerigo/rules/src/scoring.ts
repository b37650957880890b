import { type Outcome, rankByScore, type Seat } from '@portolan/kernel';
import type { Box } from './box.ts';
import type { Context } from './context.ts';
import { cash } from './effects/gold.ts';
import { scorePoints } from './effects/score.ts';
import type { Event } from './events.ts';
import { NOTHING, SOURCES } from './ids.ts';
import { goodPoints } from './queries/goods.ts';
import { postsEstablished } from './queries/harbours.ts';
import { openTokens, sumOf } from './queries/tokens.ts';
import type { PlayerState, State } from './state.ts';

type FinalSource = Extract<Event, { readonly kind: 'finalScored' }>['source'];

/** Gold, goods, progress, special actions, in this order. [AM-END-02] */
export function scoreGame(context: Context): void {
  const { box, state } = context;
  for (let seat = 0; seat < state.seats; seat++) cashAll(context, seat); // [AM-END-03]
  scoreAll(context, 'gold', (player) => player.gold); // [AM-END-04] [AM-END-05]
  scoreAll(context, 'goods', goodsPoints);
  scoreAll(context, 'tokens', (player) => tokenPoints(box, player));
  scoreAll(context, 'progress', (player) => box.progressWorth[player.progress]); // [AM-END-07]
  scoreAll(context, 'order', (player) => box.orderWorth[player.track]); // [AM-END-08]
}

function scoreAll({ state, emit }: Context, source: FinalSource, worth: (player: PlayerState) => number): void {
  const points = state.players.map(worth);
  for (let seat = 0; seat < state.seats; seat++) scorePoints(state, seat, source, points[seat]);
  emit?.({ kind: 'finalScored', source, points });
}

function cashAll(context: Context, seat: Seat): void {
  const { box, state } = context;
  const player = state.players[seat];
  while (player.chests > 0) cash(context, seat, NOTHING);
  for (const token of box.goldTokens) {
    if (openTokens(player, 1 << token) !== 0) cash(context, seat, token);
  }
}

/** Good by good. [AM-END-06] */
function goodsPoints(player: PlayerState): number {
  let points = 0;
  for (let good = 0; good < player.goods.length; good++) points += goodPoints(player, good);
  return points;
}

/** End tokens. [AM-TOKENS-24] [AM-TOKENS-25] [AM-TOKENS-26] */
function tokenPoints(box: Box, player: PlayerState): number {
  const { endPosts, endPoints, endGold } = box.tokens;
  let gold = 0;
  for (let tokens = openTokens(player, endGold); tokens > 0; tokens &= tokens - 1) gold += player.gold;
  const established = postsEstablished(box, player);
  return sumOf(box, openTokens(player, endPosts)) * established + sumOf(box, openTokens(player, endPoints)) + gold;
}

/** By score, ties by the order discs. [AM-END-09] [AM-END-10] */
export function outcome({ stack, players, discs }: State): Outcome | undefined {
  return stack.length > 0 ? undefined : rankByScore(players, SOURCES, discs);
}
