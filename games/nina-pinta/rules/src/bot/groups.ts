import { GROUPS, type Group, LANDS, MILITARY, NOBODY, NOWHERE, PLANCK, WORLDS } from '../ids.ts';
import { citiesIn } from '../queries/building.ts';
import { cityPoints } from '../solo/score.ts';
import type { State } from '../state.ts';
import type { BenefitWorths, Situation } from './situation.ts';

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

/** Most of what the advice tries out builds no City and moves no marker: then these are worth as much as before. */
export function benefitWorths(situation: Situation, state: State): BenefitWorths {
  if (!hasSameCities(situation.state, state)) return rateBenefits(situation, state);
  situation.benefits ??= rateBenefits(situation, state);
  return situation.benefits;
}

function rateBenefits(situation: Situation, state: State): BenefitWorths {
  return { own: progressWorth(situation, state), others: othersWorth(situation, state) };
}

function hasSameCities(one: State, other: State): boolean {
  if (one.cities === other.cities && one.markers === other.markers) return true;
  for (let place = 0; place < one.cities.length; place++) {
    // Whose City it is makes no difference.
    if ((one.cities[place] === NOBODY) !== (other.cities[place] === NOBODY)) return false;
  }
  for (let group = 0; group < one.markers.length; group++) {
    if (one.markers[group] !== other.markers[group]) return false;
  }
  return true;
}

/** What the others score by Cities that are missing, as far as it is open: the mean of all of them. */
function othersWorth(situation: Situation, state: State): number {
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
