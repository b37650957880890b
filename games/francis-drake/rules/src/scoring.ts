import { type EventSink, type Outcome, rankByScore } from '@portolan/kernel';
import type { Box } from './box.ts';
import { scorePoints } from './effects/score.ts';
import type { Event } from './events.ts';
import { DESTINATIONS, GOLD, NOBODY, SILVER, SOURCES, TREASURE_SOURCE, type Treasure } from './ids.ts';
import type { PlayerState, State } from './state.ts';

/** Kinds conquered, then the counters of Admiral and Governor. [FD-SCORE-01] [FD-SCORE-03] */
export function scoreVoyage(box: Box, state: State, emit?: EventSink<Event>): void {
  const points = state.players.map((player) => kindsPoints(box, player));
  for (let seat = 0; seat < state.seats; seat++) scorePoints(state, seat, 'kinds', points[seat]);
  emit?.({ kind: 'kindsScored', points });
  scoreCounter(box, state, 'admiral', emit);
  scoreCounter(box, state, 'governor', emit);
}

/** By the number of different kinds, however often each was conquered. [FD-SCORE-02] */
export function kindsPoints(box: Box, player: PlayerState): number {
  let kinds = 0;
  for (let bits = player.conquests; bits > 0; bits >>= 1) kinds += bits & 1;
  return box.components.constants.typeBonus[kinds];
}

/** The Admiral's holder scores gold left on the map, the Governor's holder silver. [FD-SCORE-03] */
function scoreCounter(box: Box, state: State, counter: 'admiral' | 'governor', emit?: EventSink<Event>): void {
  const seat = state[counter];
  if (seat === NOBODY) return;
  const { admiralPerGold, governorPerSilver } = box.components.constants;
  const points =
    counter === 'admiral'
      ? admiralPerGold * unclaimed(box, state, GOLD)
      : governorPerSilver * unclaimed(box, state, SILVER);
  scorePoints(state, seat, counter, points);
  emit?.({ kind: 'counterScored', counter, seat, points });
}

export function unclaimed(box: Box, state: State, treasure: Treasure): number {
  let count = 0;
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (box.treasure[destination] === treasure) count += state.treasure[destination];
  }
  return count;
}

/** Commodities, then the chests; nothing else. [FD-END-01] [FD-END-03] [FD-END-06] */
export function scoreGame(box: Box, state: State, emit?: EventSink<Event>): void {
  const points = state.players.map((player) => commodityPoints(box, player.commodities));
  for (let seat = 0; seat < state.seats; seat++) scorePoints(state, seat, 'commodities', points[seat]);
  emit?.({ kind: 'commoditiesScored', points });
  const { treasureValues } = box.components.constants;
  const values = [treasureValues.silver, treasureValues.gold, treasureValues.jewel];
  for (let seat = 0; seat < state.seats; seat++) {
    const { chest } = state.players[seat];
    for (let i = 0; i < chest.length; i++) scorePoints(state, seat, TREASURE_SOURCE[i], values[i] * chest[i]);
  }
  emit?.({ kind: 'chestsOpened', chests: state.players.map((player) => player.chest.slice()) });
}

/** Sets of different kinds, the largest possible one each time, which is the best split. [FD-END-01] [FD-END-02] */
export function commodityPoints(box: Box, commodities: readonly number[]): number {
  const setValues: Readonly<Record<number, number>> = box.components.constants.setValues;
  let points = 0;
  for (let layer = 1; ; layer++) {
    let kinds = 0;
    for (let i = 0; i < commodities.length; i++) if (commodities[i] >= layer) kinds++;
    if (kinds === 0) return points;
    points += setValues[kinds];
  }
}

/** By total, ties by the homebound docks after the last voyage. [FD-END-04] [FD-END-05] */
export function outcome({ stack, players, homebound }: State): Outcome | undefined {
  return stack.length > 0 ? undefined : rankByScore(players, SOURCES, homebound);
}
