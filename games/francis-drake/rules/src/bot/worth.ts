import type { Box } from '../box.ts';
import type { Location } from '../ids.ts';
import { sailingRange } from '../queries/range.ts';
import type { HarbourAssessment } from './assessment.ts';
import { type AttackTable, lookUp, makeAttackTables, type Ship, type Waters } from './attacks.ts';
import { type Circles, makeCircles, OFFERING } from './circles.ts';
import { makeMemory } from './memory.ts';
import {
  admiralsOf,
  barrelsOf,
  crewOf,
  ghostsOf,
  goodsOf,
  governorsOf,
  gunsOf,
  hasChoice,
  hasGalleon,
  hasPinnace,
  hindsOf,
  informersOf,
  type Outfit,
  packItems,
  withoutChoices,
} from './outfits.ts';
import { makePace, type Pace } from './pace.ts';
import { makeTradeTables, type TradeTable } from './trades.ts';
import type { Weights } from './weights.ts';

/** What is computed once for many decisions: it depends on little of what is on the table. */
export interface Almanac {
  readonly circles: (seats: number, location: Location) => Circles;
  readonly pace: Pace;
  /** What a voyage is worth to the asked seat. */
  worth(assessment: HarbourAssessment): Worth;
}

/** Points that a voyage with this outfit can be expected to bring, with the best of what is still to be chosen. */
export type Worth = (outfit: Outfit) => number;

export function makeAlmanac(box: Box, weights: Weights): Almanac {
  const attacks = makeAttackTables(box, weights);
  const trades = makeTradeTables(box, weights);
  const remember = makeMemory<number, Worth>(MOST_WORTHS);
  return {
    circles: makeCircles(box),
    pace: makePace(weights.pace),
    worth: (assessment) =>
      remember(keyOf(assessment), () => remembered(offersOf(box), readWorth(assessment, { attacks, trades }))),
  };
}

/** So many tables of so many slots. */
const MOST_WORTHS = 64;
const SLOT_BITS = 11;
/** Spreads numbers that differ in few bits. */
const SCATTER = 0x9e3779b1;

/** More than any player has of a commodity, and more than the kinds of galleon counters. */
const COUNTS = 32;

/** All that the worth of an outfit depends on. */
function keyOf({ sight, self, laterTrades }: HarbourAssessment): number {
  let key = sight.seats * COUNTS + Math.min(laterTrades, COUNTS - 1);
  for (const counter of sight.galleonCounters) key = key * 4 + counter;
  for (const count of self.commodities) key = key * COUNTS + count;
  return key;
}

type Offers = readonly (readonly Outfit[])[];

/** By Location that offers a choice: what there is to choose from. */
function offersOf(box: Box): Offers {
  return OFFERING.map((location) => box.choices[location].map((choice) => packItems(box.yields[choice])));
}

/** The latest outfits by a hash of theirs: ways along the street often end alike, in this decision and in the next. */
function remembered(offers: Offers, worth: Worth): Worth {
  const outfits = new Int32Array(1 << SLOT_BITS).fill(-1);
  const values = new Float64Array(1 << SLOT_BITS);
  return (outfit) => {
    const slot = Math.imul(outfit, SCATTER) >>> (32 - SLOT_BITS);
    if (outfits[slot] !== outfit) {
      values[slot] = chooseBest(offers, worth, outfit);
      outfits[slot] = outfit;
    }
    return values[slot];
  };
}

/** What is chosen on the way is chosen here at its end, when all the rest is known. */
function chooseBest(offers: Offers, worth: Worth, outfit: Outfit): number {
  let chosen = withoutChoices(outfit);
  if (chosen === outfit) return worth(outfit);
  let best = 0;
  for (let which = 0; which < offers.length; which++) {
    if (!hasChoice(outfit, which)) continue;
    const before = chosen;
    best = Number.NEGATIVE_INFINITY;
    for (const items of offers[which]) {
      const value = worth(before + items);
      if (value <= best) continue;
      best = value;
      chosen = before + items;
    }
  }
  return best;
}

interface Tables {
  attacks(waters: Waters, ship: Ship): AttackTable;
  trades(assessment: HarbourAssessment): TradeTable;
}

function readWorth(assessment: HarbourAssessment, tables: Tables): Worth {
  const { weights, box } = assessment;
  const missions = readMissions(assessment, tables);
  return (outfit) => {
    const range = sailingRange(box, barrelsOf(outfit));
    const ashore = weights.admiral * admiralsOf(outfit) + weights.governor * governorsOf(outfit);
    if (range === 0) return ashore;
    return (
      ashore +
      missions(outfit, range) +
      weights.informer * informersOf(outfit) +
      weights.hind * hindsOf(outfit) +
      weights.ghost * ghostsOf(outfit) +
      (hasGalleon(outfit) ? weights.admiralAtSea * admiralsOf(outfit) : 0)
    );
  };
}

/** The best mix of attacks and trades. */
function readMissions(
  assessment: HarbourAssessment,
  { attacks, trades }: Tables,
): (outfit: Outfit, range: number) => number {
  const { box, sight } = assessment;
  const discs = box.components.constants.missionNumbers.length;
  const waters: Waters = { seats: sight.seats, galleonCounters: sight.galleonCounters.slice() };
  const tradeTable = trades(assessment);
  const tables: AttackTable[] = [];
  return (outfit, range) => {
    const galleon = hasGalleon(outfit);
    const pinnace = hasPinnace(outfit);
    const ship = range * 4 + (galleon ? 2 : 0) + (pinnace ? 1 : 0);
    tables[ship] ??= attacks(waters, { range, galleon, pinnace });
    const traded = tradeTable[range];
    const most = Math.min(traded.length - 1, goodsOf(outfit));
    let best = 0;
    for (let count = 0; count <= most; count++) {
      const attacked = lookUp(tables[ship], discs + hindsOf(outfit) - count, crewOf(outfit), gunsOf(outfit));
      best = Math.max(best, traded[count] + attacked);
    }
    return best;
  };
}
