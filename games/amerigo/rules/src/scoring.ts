import { type EventSink, type Outcome, rankByScore, type Seat } from '@portolan/kernel';
import type { Box } from './box.ts';
import { cash } from './effects/gold.ts';
import { scorePoints } from './effects/score.ts';
import type { Event } from './events.ts';
import { NOTHING, SOURCES } from './ids.ts';
import { openTokens, sumOf } from './queries/tokens.ts';
import type { PlayerState, State } from './state.ts';

type FinalSource = Extract<Event, { readonly kind: 'finalScored' }>['source'];

/** Gold, goods, progress, special actions, in this order. [AM-END-02] */
export function scoreGame(box: Box, state: State, emit?: EventSink<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) cashAll(box, state, seat, emit); // [AM-END-03]
  scoreAll(state, 'gold', (player) => player.gold, emit); // [AM-END-04] [AM-END-05]
  scoreAll(state, 'goods', goodsPoints, emit);
  scoreAll(state, 'tokens', (player) => tokenPoints(box, player), emit);
  scoreAll(state, 'progress', (player) => box.progressWorth[player.progress], emit); // [AM-END-07]
  scoreAll(state, 'order', (player) => box.orderWorth[player.track], emit); // [AM-END-08]
}

function scoreAll(
  state: State,
  source: FinalSource,
  worth: (player: PlayerState) => number,
  emit?: EventSink<Event>,
): void {
  const points = state.players.map(worth);
  for (let seat = 0; seat < state.seats; seat++) scorePoints(state, seat, source, points[seat]);
  emit?.({ kind: 'finalScored', source, points });
}

function cashAll(box: Box, state: State, seat: Seat, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  while (player.chests > 0) cash(box, state, seat, NOTHING, emit);
  for (const token of box.goldTokens) {
    if (openTokens(player, 1 << token) !== 0) cash(box, state, seat, token, emit);
  }
}

/** Commodity tokens times production tokens, good by good. [AM-END-06] */
function goodsPoints({ goods, production }: PlayerState): number {
  let points = 0;
  for (let good = 0; good < goods.length; good++) points += goods[good] * production[good];
  return points;
}

/** The end tokens. [AM-TOKENS-24] [AM-TOKENS-25] [AM-TOKENS-26] */
function tokenPoints(box: Box, player: PlayerState): number {
  const { endPosts, endPoints, endGold } = box.tokens;
  let gold = 0;
  for (let tokens = openTokens(player, endGold); tokens > 0; tokens &= tokens - 1) gold += player.gold;
  const established = box.components.posts - player.posts;
  return sumOf(box, openTokens(player, endPosts)) * established + sumOf(box, openTokens(player, endPoints)) + gold;
}

/** By score, ties by the order discs. [AM-END-09] [AM-END-10] */
export function outcome({ stack, players, discs }: State): Outcome | undefined {
  return stack.length > 0 ? undefined : rankByScore(players, SOURCES, discs);
}
