import { sailingRange } from '../queries/range.ts';
import { type AttackTable, lookUp, type Ship, type Waters } from './attacks.ts';
import {
  admiralsOf,
  barrelsOf,
  crewOf,
  ghostsOf,
  goodsOf,
  governorsOf,
  gunsOf,
  hasGalleon,
  hasPinnace,
  hindsOf,
  informersOf,
  type Outfit,
} from './outfits.ts';
import type { Reading } from './reading.ts';
import type { TradeTable } from './trades.ts';

/** What the attacks and trades of a voyage are worth, before any disc is laid. */
export interface Almanac {
  attacks(waters: Waters, ship: Ship): AttackTable;
  trades(reading: Reading): TradeTable;
}

/** Points that a voyage with this outfit can be expected to bring. */
export type Worth = (outfit: Outfit) => number;

export function readWorth(reading: Reading, almanac: Almanac): Worth {
  const { weights, box } = reading;
  const missions = readMissions(reading, almanac);
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
function readMissions(reading: Reading, almanac: Almanac): (outfit: Outfit, range: number) => number {
  const { box, view } = reading;
  const discs = box.components.constants.missionNumbers.length;
  const galleonCounters = box.galleons.map((site) => view.map[site].galleonCounter ?? 0);
  const waters: Waters = { seats: view.seats, galleonCounters };
  const trades = almanac.trades(reading);
  const tables: AttackTable[] = [];
  return (outfit, range) => {
    const galleon = hasGalleon(outfit);
    const pinnace = hasPinnace(outfit);
    const ship = range * 4 + (galleon ? 2 : 0) + (pinnace ? 1 : 0);
    tables[ship] ??= almanac.attacks(waters, { range, galleon, pinnace });
    const traded = trades[range];
    const most = Math.min(traded.length - 1, goodsOf(outfit));
    let best = 0;
    for (let count = 0; count <= most; count++) {
      const attacks = lookUp(tables[ship], discs + hindsOf(outfit) - count, crewOf(outfit), gunsOf(outfit));
      best = Math.max(best, traded[count] + attacks);
    }
    return best;
  };
}
