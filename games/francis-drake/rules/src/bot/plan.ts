import type { Box } from '../box.ts';
import { DESTINATIONS, type Destination, DISC_NAMES, FORT, GALLEON, PORT, TOWN } from '../ids.ts';
import type { Purse } from './assessment.ts';
import { chanceWithin, type Odds } from './odds.ts';

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

interface Limits {
  /** Missions that are not laid yet. */
  readonly discs: number;
  /** The kinds conquered already, a bit for each. */
  readonly conquests: number;
}

interface Search {
  readonly bonus: readonly number[];
  readonly missions: readonly Mission[];
  /** The missions chosen so far, as a set of bits. */
  chosen: number;
  best: number;
  bestChosen: number;
}

/** What is left at a node of the search; `town`, `fort` and `galleon` are the chances to conquer none of the kind. */
interface Left {
  crew: number;
  guns: number;
  goods: number;
  discs: number;
  value: number;
  conquests: number;
  town: number;
  fort: number;
  galleon: number;
}

/** By number of missions chosen so far: what is left. Scratch space, since there are thousands of nodes to a decision. */
const lefts = Array.from(
  { length: DESTINATIONS + 1 },
  (): Left => ({ crew: 0, guns: 0, goods: 0, discs: 0, value: 0, conquests: 0, town: 0, fort: 0, galleon: 0 }),
);

/**
 * The best set of missions that `purse` can pay, of which at most `discs` are not laid yet. Each fort and galleon sets
 * aside as much for its counter as pays best.
 */
export function bestPlan(box: Box, candidates: readonly Mission[], purse: Purse, limits: Limits): Plan {
  const { best, bestChosen, missions } = searchPlans(box, candidates, purse, limits);
  return { value: best, missions: missions.filter((_, i) => (bestChosen & (1 << i)) !== 0) };
}

/** The value of the best plan. */
export function planValue(box: Box, candidates: readonly Mission[], purse: Purse, limits: Limits): number {
  return searchPlans(box, candidates, purse, limits).best;
}

function searchPlans(box: Box, candidates: readonly Mission[], purse: Purse, { discs, conquests }: Limits): Search {
  const missions = sortPromising(candidates, purse);
  const bonus = box.components.constants.typeBonus;
  const left = lefts[0];
  left.crew = purse.crew;
  left.guns = purse.guns;
  left.goods = purse.goods;
  left.discs = discs;
  left.value = 0;
  left.conquests = conquests;
  left.town = (conquests & (1 << TOWN)) === 0 ? 1 : 0;
  left.fort = (conquests & (1 << FORT)) === 0 ? 1 : 0;
  left.galleon = (conquests & (1 << GALLEON)) === 0 ? 1 : 0;
  fillBounds(missions, purse, discs);
  const search: Search = { bonus, missions, chosen: 0, best: expectedKinds(bonus, left), bestChosen: 0 };
  visit(search, 0, 0);
  return search;
}

/** The missions that promise anything: those laid already first, then by value. There are few, so each is inserted. */
function sortPromising(candidates: readonly Mission[], purse: Purse): Mission[] {
  const missions: Mission[] = [];
  for (const mission of candidates) {
    if (promise(mission, purse) <= 0) continue;
    let at = missions.push(mission) - 1;
    for (; at > 0 && isSooner(mission, missions[at - 1]); at--) missions[at] = missions[at - 1];
    missions[at] = mission;
  }
  return missions;
}

function isSooner(one: Mission, other: Mission): boolean {
  return one.laid === other.laid ? one.value > other.value : one.laid;
}

/** What a mission is worth if the whole purse is spent on it. */
function promise({ kind, crew, guns, odds, value }: Mission, purse: Purse): number {
  if (kind === PORT) return purse.goods > 0 ? value : 0;
  if (purse.crew < crew || purse.guns < guns || (kind === GALLEON && !purse.galleon)) return 0;
  return value * chanceWithin(odds, kind === GALLEON ? purse.guns - guns : purse.crew - crew);
}

const ROW = DISC_NAMES.length + 1;
/**
 * By mission, then by number of discs from the hand: the most that those from here on can add; and by mission: their
 * kinds, a bit for each. Scratch space.
 */
const bounds = new Float64Array((DESTINATIONS + 1) * ROW);
const kinds = new Int32Array(DESTINATIONS + 1);

/** Fills the two tables above. */
function fillBounds(missions: readonly Mission[], purse: Purse, discs: number): void {
  const end = missions.length * ROW;
  bounds.fill(0, end, end + ROW);
  kinds[missions.length] = 0;
  for (let i = missions.length - 1; i >= 0; i--) {
    const { kind, laid } = missions[i];
    const value = promise(missions[i], purse);
    const here = i * ROW;
    const after = here + ROW;
    for (let left = 0; left <= discs; left++) {
      const without = bounds[after + left];
      if (laid) bounds[here + left] = without + value;
      else bounds[here + left] = left === 0 ? without : Math.max(without, bounds[after + left - 1] + value);
    }
    kinds[i] = kinds[i + 1] | conquestBit(kind);
  }
}

function conquestBit(kind: number): number {
  return kind === PORT ? 0 : 1 << kind;
}

/** With `count` missions chosen: tries every one from `from` on as the next, as long as the rest can still be better. */
function visit(search: Search, from: number, count: number): void {
  const { bonus, missions } = search;
  const left = lefts[count];
  for (let at = from; at < missions.length; at++) {
    const most = left.value + bounds[at * ROW + left.discs] + bonus[countKinds(left.conquests | kinds[at])];
    if (most <= search.best) return;
    if (missions[at].laid || left.discs > 0) tryMission(search, at, count);
  }
}

function tryMission(search: Search, at: number, count: number): void {
  const mission = search.missions[at];
  const { odds, kind } = mission;
  const left = lefts[count];
  const next = lefts[count + 1];
  next.discs = mission.laid ? left.discs : left.discs - 1;
  next.conquests = left.conquests | conquestBit(kind);
  search.chosen |= 1 << at;
  let last = 0;
  for (let aside = 0; aside < odds.length; aside++) {
    const chance = odds[aside];
    if (chance === last) continue;
    last = chance;
    next.crew = left.crew - mission.crew - (kind === FORT ? aside : 0);
    next.guns = left.guns - mission.guns - (kind === GALLEON ? aside : 0);
    next.goods = left.goods - (kind === PORT ? 1 : 0);
    if (next.crew < 0 || next.guns < 0 || next.goods < 0) break;
    const miss = 1 - chance * mission.open;
    next.value = left.value + chance * mission.value;
    next.town = kind === TOWN ? left.town * miss : left.town;
    next.fort = kind === FORT ? left.fort * miss : left.fort;
    next.galleon = kind === GALLEON ? left.galleon * miss : left.galleon;
    const value = next.value + expectedKinds(search.bonus, next);
    if (value > search.best) {
      search.best = value;
      search.bestChosen = search.chosen;
    }
    visit(search, at + 1, count + 1);
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
