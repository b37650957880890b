import type { Box } from '../box.ts';
import { type Destination, FORT, GALLEON, PORT, TOWN } from '../ids.ts';
import { chanceWithin, type Odds } from './odds.ts';
import type { Purse } from './reading.ts';

/** Something to do with a mission disc. */
export interface Mission {
  readonly destination: Destination;
  readonly kind: number;
  readonly crew: number;
  readonly guns: number;
  /** Points expected when it can be paid. */
  readonly value: number;
  /** The chance to arrive in time. */
  readonly open: number;
  readonly odds: Odds;
  /** A disc lies there already, so that it needs none of those in hand. */
  readonly laid: boolean;
}

export interface Plan {
  /** Points expected, the bonus for kinds included. */
  readonly value: number;
  readonly missions: readonly Mission[];
}

interface Search {
  readonly bonus: readonly number[];
  readonly missions: readonly Mission[];
  /** By mission: the most that those from here on can add with 0, 1, 2 and so on discs from the hand, and their kinds. */
  readonly bounds: readonly (readonly number[])[];
  readonly kinds: readonly number[];
  /** The missions chosen so far, as a set of bits. */
  chosen: number;
  best: number;
  bestChosen: number;
}

/** What is left at a node of the search; `town`, `fort` and `galleon` are the chances to conquer none of the kind. */
interface Left {
  readonly crew: number;
  readonly guns: number;
  readonly goods: number;
  readonly discs: number;
  readonly value: number;
  readonly conquests: number;
  readonly town: number;
  readonly fort: number;
  readonly galleon: number;
}

/**
 * The best set of missions that `purse` can pay, of which at most `discs` are not laid yet. Each fort and galleon sets
 * aside as much for its counter as pays best; `conquests` are the kinds conquered already.
 */
export function bestPlan(
  box: Box,
  candidates: readonly Mission[],
  purse: Purse,
  { discs, conquests }: { readonly discs: number; readonly conquests: number },
): Plan {
  const missions = candidates
    .filter((mission) => promise(mission, purse) > 0)
    .sort((one, other) => Number(other.laid) - Number(one.laid) || other.value - one.value);
  const bonus = box.components.constants.typeBonus;
  const left: Left = {
    crew: purse.crew,
    guns: purse.guns,
    goods: purse.goods,
    discs,
    value: 0,
    conquests,
    town: (conquests & (1 << TOWN)) === 0 ? 1 : 0,
    fort: (conquests & (1 << FORT)) === 0 ? 1 : 0,
    galleon: (conquests & (1 << GALLEON)) === 0 ? 1 : 0,
  };
  const search: Search = {
    bonus,
    missions,
    bounds: boundsOf(missions, purse, discs),
    kinds: kindsOf(missions),
    chosen: 0,
    best: expectedKinds(bonus, left),
    bestChosen: 0,
  };
  visit(search, 0, left);
  return { value: search.best, missions: missions.filter((_, i) => (search.bestChosen & (1 << i)) !== 0) };
}

/** What a mission is worth if the whole purse is spent on it. */
function promise({ kind, crew, guns, odds, value }: Mission, purse: Purse): number {
  if (kind === PORT) return purse.goods > 0 ? value : 0;
  if (purse.crew < crew || purse.guns < guns || (kind === GALLEON && !purse.galleon)) return 0;
  return value * chanceWithin(odds, kind === GALLEON ? purse.guns - guns : purse.crew - crew);
}

function boundsOf(missions: readonly Mission[], purse: Purse, discs: number): number[][] {
  const bounds: number[][] = [];
  bounds[missions.length] = Array.from({ length: discs + 1 }, () => 0);
  for (let i = missions.length - 1; i >= 0; i--) {
    const value = promise(missions[i], purse);
    const after = bounds[i + 1];
    const here: number[] = [];
    for (let left = 0; left <= discs; left++) {
      if (missions[i].laid) here.push(after[left] + value);
      else here.push(left === 0 ? after[0] : Math.max(after[left], after[left - 1] + value));
    }
    bounds[i] = here;
  }
  return bounds;
}

/** By mission: the kinds of those from here on, a bit for each. */
function kindsOf(missions: readonly Mission[]): number[] {
  const kinds = [0];
  for (let i = missions.length - 1; i >= 0; i--) kinds.unshift(kinds[0] | conquestBit(missions[i].kind));
  return kinds;
}

function conquestBit(kind: number): number {
  return kind === PORT ? 0 : 1 << kind;
}

function visit(search: Search, at: number, left: Left): void {
  const { bonus, missions, bounds, kinds } = search;
  if (at === missions.length) return;
  const most = left.value + bounds[at][left.discs] + bonus[countKinds(left.conquests | kinds[at])];
  if (most <= search.best) return;
  const mission = missions[at];
  if (mission.laid || left.discs > 0) tryMission(search, at, mission, left);
  visit(search, at + 1, left);
}

function tryMission(search: Search, at: number, mission: Mission, left: Left): void {
  const { odds, kind } = mission;
  search.chosen |= 1 << at;
  let last = 0;
  for (let aside = 0; aside < odds.length; aside++) {
    const chance = odds[aside];
    if (chance === last) continue;
    last = chance;
    const crew = left.crew - mission.crew - (kind === FORT ? aside : 0);
    const guns = left.guns - mission.guns - (kind === GALLEON ? aside : 0);
    const goods = left.goods - (kind === PORT ? 1 : 0);
    if (crew < 0 || guns < 0 || goods < 0) break;
    const miss = 1 - chance * mission.open;
    const next: Left = {
      crew,
      guns,
      goods,
      discs: mission.laid ? left.discs : left.discs - 1,
      value: left.value + chance * mission.value,
      conquests: left.conquests | conquestBit(kind),
      town: kind === TOWN ? left.town * miss : left.town,
      fort: kind === FORT ? left.fort * miss : left.fort,
      galleon: kind === GALLEON ? left.galleon * miss : left.galleon,
    };
    const value = next.value + expectedKinds(search.bonus, next);
    if (value > search.best) {
      search.best = value;
      search.bestChosen = search.chosen;
    }
    visit(search, at + 1, next);
  }
  search.chosen &= ~(1 << at);
}

function countKinds(conquests: number): number {
  return (conquests & 1) + ((conquests >> 1) & 1) + (conquests >> 2);
}

/** The bonus for kinds to be expected. */
function expectedKinds(bonus: readonly number[], { town, fort, galleon }: Left): number {
  const a = 1 - town;
  const b = 1 - fort;
  const c = 1 - galleon;
  const two = a * b * galleon + a * fort * c + town * b * c;
  const one = a * fort * galleon + town * b * galleon + town * fort * c;
  return a * b * c * bonus[3] + two * bonus[2] + one * bonus[1];
}
