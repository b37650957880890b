import { type Outcome, rankByScore } from '@portolan/kernel';
import type { Box } from './box.ts';
import { COUNTER_TREASURE, DESTINATIONS, type Disc, SOURCES, TREASURES, type Treasure } from './ids.ts';
import type { State } from './state.ts';

/** `conquests` has a bit for each kind conquered, however often. [FD-SCORE-01] [FD-SCORE-02] */
export function kindsPoints(box: Box, conquests: number): number {
  let kinds = 0;
  for (let bits = conquests; bits > 0; bits >>= 1) kinds += bits & 1;
  return box.components.constants.typeBonus[kinds];
}

/** The Admiral's holder scores gold left on the map, the Governor's holder silver. [FD-SCORE-03] */
export function counterPoints(box: Box, state: State, counter: keyof typeof COUNTER_TREASURE): number {
  const { admiralPerGold, governorPerSilver } = box.components.constants;
  const each = counter === 'admiral' ? admiralPerGold : governorPerSilver;
  return each * unclaimed(box, state, TREASURES.indexOf(COUNTER_TREASURE[counter]));
}

export function unclaimed(box: Box, state: State, treasure: Treasure): number {
  let count = 0;
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (box.treasure[destination] === treasure) count += state.treasure[destination];
  }
  return count;
}

/** A ship that comes home after `lastDisc`, with so many ships home before it. */
export interface Return {
  readonly before: number;
  readonly conquests: number;
  readonly lastDisc: Disc;
}

/**
 * For the first two docks, if the ship returns with a success and before its disc 4 was due. A bonus that its dock does
 * not earn is not passed down. [FD-HOME-08] [FD-HOME-09] [FD-HOME-10] [FD-HOME-11]
 */
export function heroBonus(box: Box, { before, conquests, lastDisc }: Return): number {
  return lastDisc === box.lastDisc || conquests === 0 ? 0 : dockBonus(box, before);
}

/** What the homebound dock after `before` others holds for a hero. */
export function dockBonus(box: Box, before: number): number {
  return box.components.constants.heroBonus[before] ?? 0;
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

/** What one treasure in a chest scores at the end. [FD-END-03] */
export function treasureValue(box: Box, treasure: Treasure): number {
  return box.components.constants.treasureValues[TREASURES[treasure]];
}

/** What a chest scores at the end; `chest` is by Treasure. [FD-END-03] */
export function chestPoints(box: Box, chest: readonly number[]): number {
  return chest.reduce((sum, count, treasure) => sum + count * treasureValue(box, treasure), 0);
}

/** By total, ties by the homebound docks after the last voyage. [FD-END-04] [FD-END-05] */
export function outcome({ stack, players, homebound }: State): Outcome | undefined {
  return stack.length > 0 ? undefined : rankByScore(players, SOURCES, homebound);
}
