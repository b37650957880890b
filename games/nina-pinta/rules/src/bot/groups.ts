import { GROUPS, type Group, LANDS, MILITARY, NOWHERE, PLANCK, WORLDS } from '../ids.ts';
import { citiesIn } from '../queries/building.ts';
import { cityPoints } from '../solo/score.ts';
import type { State } from '../state.ts';
import type { Situation } from './situation.ts';

/** The expected score of `count` Progress Benefits of a group, with some credit for those still to come. */
export function groupWorth(situation: Situation, state: State, group: Group, count: number): number {
  const { box, weights, erasLeft } = situation;
  const { table, maxBenefitsPerGroup } = box.components.scoring;
  if (count === 0) return 0;
  const counting = Math.min(count, maxBenefitsPerGroup);
  const value = Math.min(expectedValue(situation, state, group), table.length - 1);
  const low = Math.floor(value);
  const below = table[low][counting - 1];
  const above = table[Math.min(low + 1, table.length - 1)][counting - 1];
  const promise = counting < maxBenefitsPerGroup ? counting * weights.promise * Math.min(erasLeft, 3) : 0;
  return below + (value - low) * (above - below) + promise;
}

export function progressWorth(situation: Situation, state: State): number {
  const { counting } = situation;
  let worth = 0;
  for (let group = 0; group < GROUPS.length; group++) worth += groupWorth(situation, state, group, counting[group]);
  return worth;
}

/** What the others score by Cities that are missing, as far as it is open: the mean of all of them. */
export function othersWorth(situation: Situation, state: State): number {
  const { box, military, seat } = situation;
  let worth = 0;
  for (let at = 0; at < military.length; at++) worth += groupWorth(situation, state, MILITARY, military[at]);
  if (state.seats === 1 && seat !== PLANCK) {
    for (let world = 0; world < WORLDS.length; world++) worth += cityPoints(box, state, world);
  }
  return worth / military.length;
}

/** The expected number of Cities in the group's world, or of discs left over. */
function expectedValue({ box, weights, erasLeft }: Situation, state: State, group: Group): number {
  const { limits, scoring } = box.components;
  let built = 0;
  for (let world = 0; world < WORLDS.length; world++) built += citiesIn(state, world);
  const later = Math.min(LANDS.length - built, erasLeft * weights.cities);
  if (group === MILITARY) return Math.min(LANDS.length - built - later, scoring.militaryBaseMax);
  const world = state.markers[group];
  if (world === NOWHERE) return Math.min(limits.citiesPerWorld, later / WORLDS.length);
  return Math.min(limits.citiesPerWorld, citiesIn(state, world) + later / WORLDS.length);
}
