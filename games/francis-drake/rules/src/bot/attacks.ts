import type { Box } from '../box.ts';
import { FORT, GALLEON, PORT, TREASURES } from '../ids.ts';
import { countChances, rivalsAt, sumBelow } from './contest.ts';
import { makeMemory } from './memory.ts';
import { oddsOf } from './odds.ts';
import type { Weights } from './weights.ts';

/** More than this many of a kind are counted as this many: no plan uses them. */
const MOST_CREW = 12;
const MOST_GUNS = 14;
const MOST_DISCS = 5;
const KIND_SETS = 8;
const CELLS = (MOST_DISCS + 1) * (MOST_CREW + 1) * (MOST_GUNS + 1);

/** What determines the possible attacks before any disc is laid. */
export interface Waters {
  readonly seats: number;
  /** By galleon site: the galleon counter there. */
  readonly galleonCounters: readonly number[];
}

export interface Ship {
  readonly range: number;
  readonly galleon: boolean;
  readonly pinnace: boolean;
}

/** By discs, crew and guns: the most points that attacks can be expected to bring, the bonus for kinds included. */
export type AttackTable = Float64Array;

export function lookUp(table: AttackTable, discs: number, crew: number, guns: number): number {
  return table[cell(Math.min(discs, MOST_DISCS), Math.min(crew, MOST_CREW), Math.min(guns, MOST_GUNS))];
}

/** About what the ships of a match need, in 600 KB. */
const MOST_TABLES = 64;

/** A table for every ship in every waters, each computed on first use. */
export function makeAttackTables(box: Box, weights: Weights): (waters: Waters, ship: Ship) => AttackTable {
  const remember = makeMemory<number, AttackTable>(MOST_TABLES);
  return (waters, ship) => {
    let key = waters.seats;
    for (const counter of waters.galleonCounters) key = key * 4 + counter;
    key = ((key * 8 + ship.range) * 2 + Number(ship.galleon)) * 2 + Number(ship.pinnace);
    return remember(key, () => makeTable({ box, weights, waters, ship }));
  };
}

/** An attack with as much set aside for the counter as makes it succeed with a given chance. */
interface Target {
  readonly crew: number;
  readonly guns: number;
  readonly value: number;
  /** The bit of its kind; 0 when it is too unsure to count on. */
  readonly kind: number;
}

/** A kind counts as conquered when its attack succeeds at least as often as it fails. */
const LIKELY = 0.5;

/** What a table of attacks depends on. */
interface Expedition {
  readonly box: Box;
  readonly weights: Weights;
  readonly waters: Waters;
  readonly ship: Ship;
}

function targetsAt({ box, weights, waters, ship }: Expedition, destination: number): Target[] {
  const { components } = box;
  const kind = box.kind[destination];
  if (kind === PORT || box.zone[destination] > ship.range || (kind === GALLEON && !ship.galleon)) return [];
  const counter =
    kind === GALLEON ? components.galleonCounters[waters.galleonCounters[box.galleonSite[destination]]] : undefined;
  const before = countChances(rivalsAt(box, weights, waters.seats, destination));
  const open = sumBelow(before, components.constants.attackLimit);
  const treasure = components.constants.treasureValues[TREASURES[box.treasure[destination]]];
  const value = open * (counter?.vp ?? box.points[destination]) + before[0] * treasure;
  const guns = counter?.guns ?? (kind === FORT && ship.pinnace ? 0 : box.guns[destination]);
  const pool = kind === FORT ? components.troopCounters : kind === GALLEON ? components.frigateCounters : [0];
  return oddsOf(pool).map((chance, aside) => ({
    crew: box.troops[destination] + (kind === FORT ? aside : 0),
    guns: guns + (kind === GALLEON ? aside : 0),
    value: chance * value,
    kind: chance * open >= LIKELY ? 1 << kind : 0,
  }));
}

/** A knapsack over the targets, with a layer for every set of kinds. */
function makeTable(expedition: Expedition): AttackTable {
  const { box } = expedition;
  const layers = Array.from({ length: KIND_SETS }, (_, kinds) =>
    new Float64Array(CELLS).fill(kinds === 0 ? 0 : Number.NEGATIVE_INFINITY),
  );
  for (let destination = 0; destination < box.names.length; destination++) {
    const targets = targetsAt(expedition, destination);
    // With the most discs first: the cells it builds on must not include this Destination yet.
    for (let discs = MOST_DISCS; targets.length > 0 && discs > 0; discs--) {
      for (const target of targets) addTarget(layers, target, discs);
    }
  }
  const { typeBonus } = box.components.constants;
  const best = new Float64Array(CELLS);
  for (let kinds = 0; kinds < KIND_SETS; kinds++) {
    const bonus = typeBonus[(kinds & 1) + ((kinds >> 1) & 1) + (kinds >> 2)];
    for (let i = 0; i < CELLS; i++) best[i] = Math.max(best[i], layers[kinds][i] + bonus);
  }
  return best;
}

function cell(discs: number, crew: number, guns: number): number {
  return (discs * (MOST_CREW + 1) + crew) * (MOST_GUNS + 1) + guns;
}

function addTarget(layers: readonly Float64Array[], target: Target, discs: number): void {
  const lower = cell(1, target.crew, target.guns);
  for (let kinds = 0; kinds < KIND_SETS; kinds++) {
    const from = layers[kinds];
    // With everything at hand nothing fits into this set of kinds, so nothing does with less.
    if (from[cell(discs - 1, MOST_CREW, MOST_GUNS)] === Number.NEGATIVE_INFINITY) continue;
    const to = layers[kinds | target.kind];
    for (let crew = target.crew; crew <= MOST_CREW; crew++) {
      const last = cell(discs, crew, MOST_GUNS);
      for (let here = cell(discs, crew, target.guns); here <= last; here++) {
        const value = from[here - lower] + target.value;
        if (value > to[here]) to[here] = value;
      }
    }
  }
}
