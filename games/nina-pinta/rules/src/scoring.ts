import { type Outcome, rankByScore, type Seat } from '@portolan/kernel';
import type { Box } from './box.ts';
import type { Context } from './decisions/types.ts';
import {
  GROUPS,
  type Group,
  LANDS,
  MILITARY,
  NOWHERE,
  PLACES,
  PLANCK,
  RELIGION,
  SOURCES,
  WORLDS,
  type World,
} from './ids.ts';
import type { PlayerState } from './player.ts';
import { mostOfOneType, typesOf } from './queries/benefits.ts';
import { citiesIn } from './queries/building.ts';
import { hasTown } from './queries/lands.ts';
import { isPlanck } from './rounds/phase.ts';
import { cityPoints, gradeVictory, retainedPoints } from './solo/score.ts';
import type { State } from './state.ts';

/** Settlements by world, Progress Benefits by group, gold. [NP-SCORE-01] */
export function scoreGame(context: Context): void {
  const { box, state, emit } = context;
  const { players } = state;
  // [NP-HIDDEN-10]
  emit?.({
    kind: 'holdingsRevealed',
    gold: players.map((player) => player.gold),
    progress: players.map((player) => player.progress.slice()),
  });
  for (let world = 0; world < WORLDS.length; world++) {
    scoreAll(context, world, (_, seat) => worldRow(box, state, seat, world));
  }
  for (let group = 0; group < GROUPS.length; group++) {
    scoreAll(context, WORLDS.length + group, (player) => groupPoints(box, state, player, group));
  }
  scoreAll(context, SOURCES.length - 1, (_, seat) => goldRow(box, state, seat));
  if (state.seats === 1) gradeVictory(context);
}

/** A row of the score sheet; Planck's points for Cities go there too. [NP-SOLO-93] */
function worldRow(box: Box, state: State, seat: Seat, world: World): number {
  return worldPoints(box, state, seat, world) + (isPlanck(state, seat) ? cityPoints(box, state, world) : 0);
}

/** Gold behind the screen, and what Planck retained. [NP-SCORE-17] [NP-SOLO-93] */
function goldRow(box: Box, state: State, seat: Seat): number {
  const points = Math.floor(state.players[seat].gold / box.components.scoring.goldPerPoint);
  return points + (isPlanck(state, seat) ? retainedPoints(box, state) : 0);
}

function scoreAll(context: Context, source: number, worth: (player: PlayerState, seat: Seat) => number): void {
  const { state, emit } = context;
  const points = state.players.map(worth);
  for (const [seat, player] of state.players.entries()) {
    player.points[source] += points[seat];
    player.score += points[seat];
  }
  emit?.({ kind: 'finalScored', source: SOURCES[source], points });
}

/** Settlers, Towns and Cities; a Cathedral doubles all but Cities. [NP-SCORE-02] [NP-SCORE-03] */
export function worldPoints(box: Box, state: State, seat: Seat, world: World): number {
  const { settler, town, city, cathedralFactor } = box.components.scoring;
  let points = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    const small = state.settlers[seat * PLACES + place] * settler + (hasTown(state, seat, place) ? town : 0);
    points += state.cathedrals[place] > 0 ? small * cathedralFactor : small;
    if (state.cities[place] === seat) points += city;
  }
  return points;
}

/** By the table: the basic value of the group, and the Benefits that count. [NP-SCORE-13] [NP-SCORE-14] */
function groupPoints(box: Box, state: State, player: PlayerState, group: Group): number {
  const { table, maxBenefitsPerGroup } = box.components.scoring;
  // [NP-SCORE-08] [NP-SCORE-09] [NP-SCORE-16]
  const counting = group === RELIGION ? mostOfOneType(box, player, group) : typesOf(box, player, group);
  if (counting === 0) return 0;
  return table[basicValue(box, state, group)][Math.min(counting, maxBenefitsPerGroup) - 1];
}

/** Cities in the world with the marker; for Military the discs never placed. [NP-SCORE-10] [NP-SCORE-11] [NP-SCORE-12] */
function basicValue(box: Box, state: State, group: Group): number {
  if (group === MILITARY) {
    const built = WORLDS.reduce((sum, _, world) => sum + citiesIn(state, world), 0);
    return Math.min(LANDS.length - built, box.components.scoring.militaryBaseMax);
  }
  const world = state.markers[group];
  return world === NOWHERE ? 0 : citiesIn(state, world);
}

/** By score, ties by the turn order that the last passes formed. [NP-SCORE-19] [NP-SCORE-20] */
export function outcome({ stack, seats, players, order }: State): Outcome | undefined {
  if (stack.length > 0) return undefined;
  const all = rankByScore(players, SOURCES, order);
  if (seats > 1) return all;
  const { scores, places, breakdown } = all;
  const rival = { name: 'Planck', score: scores[PLANCK], place: places[PLANCK], breakdown: breakdown[PLANCK] };
  return {
    scores: scores.slice(0, PLANCK),
    places: places.slice(0, PLANCK),
    breakdown: breakdown.slice(0, PLANCK),
    rivals: [rival],
  };
}
