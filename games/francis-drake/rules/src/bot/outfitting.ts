import type { Items } from '../items.ts';
import { type AttackTable, lookUp, type Ship, type Waters } from './attacks.ts';
import type { Chart } from './chart.ts';
import type { TradeTable } from './trades.ts';

/** What a player would sail with: counted up while a way along the street is tried. */
export interface Outfit {
  crew: number;
  guns: number;
  goods: number;
  barrels: number;
  galleon: number;
  pinnace: number;
  admiral: number;
  governor: number;
  informer: number;
  hindDisc: number;
  ghost: number;
}

export function outfitOf({ self, view, me }: Chart): Outfit {
  const { holders } = view;
  return {
    crew: self.crew,
    guns: self.guns,
    goods: self.goods,
    barrels: self.barrels,
    galleon: Number(self.galleon),
    pinnace: Number(self.pinnace),
    admiral: Number(holders.admiral === me),
    governor: Number(holders.governor === me),
    informer: Number(holders.informer === me),
    hindDisc: Number(self.hind),
    ghost: Number(self.ghost),
  };
}

/** Adds a yield; with -1 times, takes it away again. */
export function addItems(outfit: Outfit, items: Items, times: number): void {
  outfit.crew += times * items.crew;
  outfit.guns += times * items.guns;
  outfit.goods += times * items.goods;
  outfit.barrels += times * items.barrels;
  outfit.galleon += times * items.galleon;
  outfit.pinnace += times * items.pinnace;
  outfit.admiral += times * items.admiral;
  outfit.governor += times * items.governor;
  outfit.informer += times * items.informer;
  outfit.hindDisc += times * items.hindDisc;
}

/** Makes `outfit` equal to `other` again, without a new object. */
export function resetOutfit(outfit: Outfit, other: Outfit): void {
  outfit.crew = other.crew;
  outfit.guns = other.guns;
  outfit.goods = other.goods;
  outfit.barrels = other.barrels;
  outfit.galleon = other.galleon;
  outfit.pinnace = other.pinnace;
  outfit.admiral = other.admiral;
  outfit.governor = other.governor;
  outfit.informer = other.informer;
  outfit.hindDisc = other.hindDisc;
  outfit.ghost = other.ghost;
}

/** What the attacks and trades of a voyage are worth, before anybody has laid a disc. */
export interface Almanac {
  attacks(waters: Waters, ship: Ship): AttackTable;
  trades(chart: Chart): TradeTable;
}

/** Points that a voyage with this outfit can be expected to bring. */
export type Worth = (outfit: Outfit) => number;

export function readWorth(chart: Chart, almanac: Almanac): Worth {
  const { box, view, weights } = chart;
  const waters: Waters = {
    seats: view.seats,
    galleonCounters: box.galleons.map((site) => view.map[site].galleonCounter ?? 0),
  };
  const trades = almanac.trades(chart);
  const { maxRange, missionNumbers } = box.components.constants;
  const tables: AttackTable[] = [];
  const attacksOf = (range: number, galleon: number, pinnace: number): AttackTable => {
    const at = range * 4 + (galleon > 0 ? 2 : 0) + (pinnace > 0 ? 1 : 0);
    tables[at] ??= almanac.attacks(waters, { range, galleon: galleon > 0, pinnace: pinnace > 0 });
    return tables[at];
  };
  return (outfit) => {
    let points = weights.admiral * outfit.admiral + weights.governor * outfit.governor;
    const range = Math.min(outfit.barrels, maxRange);
    if (range === 0) return points;
    const attacks = attacksOf(range, outfit.galleon, outfit.pinnace);
    const discs = missionNumbers.length + outfit.hindDisc;
    const traded = trades[range];
    let best = 0;
    for (let count = 0; count < traded.length && count <= outfit.goods; count++) {
      best = Math.max(best, traded[count] + lookUp(attacks, discs - count, outfit.crew, outfit.guns));
    }
    points += best + weights.informer * outfit.informer + weights.hind * outfit.hindDisc + weights.ghost * outfit.ghost;
    return outfit.galleon > 0 ? points + weights.admiralAtSea * outfit.admiral : points;
  };
}
