import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import {
  GROUPS,
  type Group,
  LANDS,
  MILITARY,
  NOWHERE,
  PLACES,
  type Place,
  RELIGION,
  SOURCES,
  type Source,
  WORLDS,
  type World,
} from '../ids.ts';
import type { PlayerState } from '../player.ts';
import { cityPoints, retainedPoints } from '../solo/score.ts';
import type { State } from '../state.ts';
import { mostOfOneType, typesOf } from './benefits.ts';
import { citiesIn } from './building.ts';
import { hasTown, placeAt, type Settlement } from './lands.ts';
import { isPlanck } from './planck.ts';

/** What a source would score if the game ended now. [NP-SCORE-01] */
export function pointsFrom(box: Box, state: State, seat: Seat, source: Source): number {
  const row = SOURCES.indexOf(source);
  if (row < WORLDS.length) return worldRow(box, state, seat, row);
  const group = row - WORLDS.length;
  return group < GROUPS.length ? groupPoints(box, state, state.players[seat], group) : goldRow(box, state, seat);
}

/** A row of the score sheet; Planck's points for Cities go there too. [NP-SOLO-93] */
function worldRow(box: Box, state: State, seat: Seat, world: World): number {
  return worldPoints(box, state, seat, world) + (isPlanck(state, seat) ? cityPoints(box, state, world) : 0);
}

/** What gold behind the screen scores. [NP-SCORE-17] */
export function goldPoints({ components }: Box, gold: number): number {
  return Math.floor(gold / components.scoring.goldPerPoint);
}

/** Gold, and what Planck retained. [NP-SOLO-93] */
function goldRow(box: Box, state: State, seat: Seat): number {
  return goldPoints(box, state.players[seat].gold) + (isPlanck(state, seat) ? retainedPoints(box, state) : 0);
}

/** What worlds score for. */
export type Settled = Pick<State, 'settlers' | 'towns' | 'cities' | 'cathedrals'>;

/** What one settlement scores in a land; a Cathedral doubles all but Cities. [NP-SCORE-02] [NP-SCORE-03] */
export function settlementScore(
  { components: { scoring } }: Box,
  { cathedrals }: Pick<State, 'cathedrals'>,
  place: Place,
  what: Settlement,
): number {
  return what !== 'city' && cathedrals[place] > 0 ? scoring[what] * scoring.cathedralFactor : scoring[what];
}

/** Settlers, Towns and Cities. */
export function worldPoints(box: Box, state: Settled, seat: Seat, world: World): number {
  let points = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = placeAt(world, land);
    const settlers = state.settlers[seat * PLACES + place];
    if (settlers > 0) points += settlers * settlementScore(box, state, place, 'settler');
    if (hasTown(state, seat, place)) points += settlementScore(box, state, place, 'town');
    if (state.cities[place] === seat) points += settlementScore(box, state, place, 'city');
  }
  return points;
}

/** By the table: the basic value of the group, and the Benefits that count. [NP-SCORE-13] [NP-SCORE-14] */
export function groupPoints(box: Box, state: State, player: PlayerState, group: Group): number {
  const { table, maxBenefitsPerGroup } = box.components.scoring;
  const counting = countingOf(box, player, group);
  if (counting === 0) return 0;
  return table[basicValue(box, state, group)][Math.min(counting, maxBenefitsPerGroup) - 1];
}

/** The Benefits of a group that count. [NP-SCORE-08] [NP-SCORE-09] [NP-SCORE-16] */
export function countingOf(box: Box, player: PlayerState, group: Group): number {
  return group === RELIGION ? mostOfOneType(box, player, group) : typesOf(box, player, group);
}

/** Cities in the world with the marker; for Military the discs never placed. [NP-SCORE-10] [NP-SCORE-11] [NP-SCORE-12] */
export function basicValue(box: Box, state: State, group: Group): number {
  if (group === MILITARY) {
    const built = WORLDS.reduce((sum, _, world) => sum + citiesIn(state, world), 0);
    return Math.min(LANDS.length - built, box.components.scoring.militaryBaseMax);
  }
  const world = state.markers[group];
  return world === NOWHERE ? 0 : citiesIn(state, world);
}
