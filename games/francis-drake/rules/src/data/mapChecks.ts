import type { ShapeFault } from '@portolan/kernel';
import { COMMODITIES, type CommodityId, KINDS, type Kind, TREASURES, type TreasureId } from '../ids.ts';
import type { Components } from './components.ts';
import { fault } from './problems.ts';
import { repeats } from './repeats.ts';

/** [FD-SETUP-09] */
const KIND_COUNTS: Readonly<Record<Kind, number>> = { town: 4, fort: 4, galleon: 3, port: 3 };
/** On towns and on forts each. [FD-PREP-01] */
const METAL_COUNT = 2;
/** What lies on the map at the start of a voyage. [FD-LIMITS-10] */
const TREASURE_COUNTS: Readonly<Record<TreasureId, number>> = { silver: 4, gold: 4, jewel: 3 };
const COMMODITY_COUNTS: Readonly<Record<CommodityId, number>> = { indigo: 1, sugar: 2, coffee: 2, tobacco: 2 };
/** One for each circle of their Location. [FD-PROV-28] */
const PINNACES = 2;

export function* kindFaults({ destinations }: Components): Generator<ShapeFault> {
  for (const kind of KINDS) {
    const count = destinations.filter((one) => one.type === kind).length;
    if (count === KIND_COUNTS[kind]) continue;
    yield fault('/destinations', 'typeCount', { count: KIND_COUNTS[kind], type: kind, found: count });
  }
}

export function* idFaults({ destinations, galleonCounters }: Components): Generator<ShapeFault> {
  for (const [path, rows] of [
    ['/destinations', destinations],
    ['/galleonCounters', galleonCounters],
  ] as const) {
    const ids = rows.map((row) => row.id);
    for (const at of repeats(ids)) yield fault(`${path}/${at}/id`, 'repeated', { id: ids[at] });
  }
}

/** Gold lies on two towns and two forts, silver on the others. [FD-PREP-01] */
export function* treasureFaults({ destinations }: Components): Generator<ShapeFault> {
  for (const kind of ['town', 'fort'] as const) {
    const count = destinations.filter((one) => one.type === kind && one.treasure === 'gold').length;
    if (count === METAL_COUNT) continue;
    yield fault('/destinations', 'goldCount', { count: METAL_COUNT, type: kind, found: count });
  }
}

/** A port shows as many different commodities as it has circles. [FD-SETUP-13] [FD-RESOLVE-25] */
export function* portFaults({ destinations }: Components): Generator<ShapeFault> {
  for (const [at, { goods, circles }] of destinations.entries()) {
    if (goods === undefined) continue;
    const path = `/destinations/${at}/goods`;
    for (const i of repeats(goods)) yield fault(`${path}/${i}`, 'repeated', { id: goods[i] });
    if (goods.length !== circles) {
      yield fault(path, 'goodsPerCircle', { count: circles, found: goods.length });
    }
  }
  for (const id of COMMODITIES) {
    const count = destinations.filter((one) => one.goods?.includes(id)).length;
    if (count === COMMODITY_COUNTS[id]) continue;
    yield fault('/destinations', 'portsOffering', { good: id, count: COMMODITY_COUNTS[id], found: count });
  }
}

/** Treasure and commodities suffice exactly for the whole game. [FD-LIMITS-10] */
export function* stockFaults({ stock, voyages }: Components): Generator<ShapeFault> {
  for (const [id, count] of [
    ...TREASURES.map((id) => [id, TREASURE_COUNTS[id]] as const),
    ...COMMODITIES.map((id) => [id, COMMODITY_COUNTS[id]] as const),
  ]) {
    const wanted = count * voyages;
    if (stock[id] === wanted) continue;
    yield fault(`/stock/${id}`, 'stockForVoyages', { wanted, each: count, voyages, found: stock[id] });
  }
  if (stock.pinnace !== PINNACES) {
    yield fault('/stock/pinnace', 'exactly', { wanted: PINNACES, found: stock.pinnace });
  }
}
