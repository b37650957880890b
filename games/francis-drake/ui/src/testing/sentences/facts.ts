import { type KINDS, type State, TREASURES } from '@portolan/francis-drake';
import { box, type Items } from './occasion.ts';

// Facts of a state, counted from its pieces: none of the rules' own queries is used, because texts use those.

const { components } = box;
const { destinations, constants } = components;
export const PLACES = destinations.length;
const SOURCES = [
  ...['start', 'investor', 'towns', 'forts', 'galleons', 'hero', 'kinds', 'admiral', 'governor', 'commodities'],
  ...['silver', 'gold', 'jewels'],
];
export const DONE = 8;

export function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

export function player(state: State, seat: number): State['players'][number] {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`no player ${seat}`);
  return found;
}

export function bySource(state: State, seat: number, source: string): number {
  return player(state, seat).points[SOURCES.indexOf(source)] ?? 0;
}

/** What a player has of everything that a Location can give. */
function itemsOf(state: State, seat: number): Items {
  const { crew, guns, goods, barrels, galleon, pinnace } = player(state, seat);
  const holds = (holder: number): number => (holder === seat ? 1 : 0);
  return {
    crew,
    guns,
    goods,
    barrels,
    galleon: galleon ? 1 : 0,
    pinnace: pinnace ? 1 : 0,
    admiral: holds(state.admiral),
    governor: holds(state.governor),
    informer: holds(state.informer),
    hindDisc: holds(state.hind),
  };
}

export function gained(before: State, after: State, seat: number): Items {
  const [was, now] = [itemsOf(before, seat), itemsOf(after, seat)];
  return Object.fromEntries(
    Object.entries(now).map(([item, count]) => [item, count - was[item as keyof Items]]),
  ) as unknown as Items;
}

export function typeOf(place: number): (typeof KINDS)[number] {
  return destinations[place]?.type ?? 'port';
}

export function zoneOf(place: number): number {
  return destinations[place]?.zone ?? 0;
}

/** What a town, fort or galleon is printed with. */
function printed(place: number): { readonly troops: number; readonly guns: number; readonly vp: number } {
  const data = destinations[place] as { readonly troops?: number; readonly guns?: number; readonly vp?: number };
  return { troops: data.troops ?? 0, guns: data.guns ?? 0, vp: data.vp ?? 0 };
}

function galleonAt(state: State, place: number): { readonly guns: number; readonly vp: number } {
  const site = destinations
    .filter(({ type }) => type === 'galleon')
    .findIndex(({ id }) => id === destinations[place]?.id);
  return components.galleonCounters[state.galleonCounters[site] ?? -1] ?? { guns: 0, vp: 0 };
}

export interface Cost {
  readonly crew: number;
  readonly guns: number;
  /** A counter that is not known may add to it. */
  readonly isOpen: boolean;
}

/** What an attack costs somebody, as far as `viewer` knows. */
export function costFor(state: State, place: number, { seat, viewer }: { seat: number; viewer: number }): Cost {
  const { troops, guns } = printed(place);
  const type = typeOf(place);
  const value = state.counters[place] ?? -1;
  const isUp = state.countersUp[place] === 1;
  const isKnown = value >= 0 && (isUp || (viewer >= 0 && (((state.countersKnown[place] ?? 0) >> viewer) & 1) === 1));
  const more = isKnown ? value : 0;
  const isOpen = (type === 'fort' || type === 'galleon') && !isKnown;
  if (type === 'galleon') return { crew: 0, guns: galleonAt(state, place).guns + more, isOpen };
  const hasPinnace = seat >= 0 && player(state, seat).pinnace;
  if (type === 'fort') return { crew: troops + more, guns: hasPinnace ? 0 : guns, isOpen };
  return { crew: troops, guns, isOpen };
}

export function mostAdded(place: number): number {
  const { troopCounters, frigateCounters } = components;
  return Math.max(...(typeOf(place) === 'galleon' ? frigateCounters : troopCounters));
}

export function pointsAt(state: State, place: number): number {
  return typeOf(place) === 'galleon' ? galleonAt(state, place).vp : printed(place).vp;
}

export function treasureOf(place: number): number {
  const data = destinations[place] as { readonly treasure?: string };
  return TREASURES.findIndex((id) => id === data.treasure);
}

/** The treasure that the next success at a place wins; -1 if there is none. What is won is replaced before ships leave. */
export function rewardAt(state: State, place: number): number {
  return state.outbound.length < state.seats ? treasureOf(place) : treasureAt(state, place);
}

/** The treasure that lies at a place; -1 if none does. */
export function treasureAt(state: State, place: number): number {
  return state.treasure[place] === 1 ? treasureOf(place) : -1;
}

export function waresAt(state: State, place: number): readonly number[] {
  return [0, 1, 2, 3].filter((ware) => (((state.wares[place] ?? 0) >> ware) & 1) === 1);
}

export function limitAt(place: number): number {
  return typeOf(place) === 'port' ? (destinations[place]?.circles ?? 0) : constants.attackLimit;
}

/** The mission disc of a seat at a place, without the mark of one that is done; 0 if none. */
export function discAt(state: State, seat: number, place: number): { readonly disc: number; readonly done: boolean } {
  const disc = state.discs[seat * PLACES + place] ?? 0;
  return disc >= DONE ? { disc: disc - DONE, done: true } : { disc, done: false };
}

/** Who stopped at a Location, in order of arrival. */
export function visitorsAt(state: State, location: number): readonly number[] {
  const seats: number[] = [];
  for (let rest = state.visits[location] ?? 0; rest > 0; rest = Math.floor(rest / 8)) seats.unshift((rest % 8) - 1);
  return seats;
}

export function kindsOf(state: State, seat: number): readonly string[] {
  const { conquests } = player(state, seat);
  return ['town', 'fort', 'galleon'].filter((_, kind) => ((conquests >> kind) & 1) === 1);
}

export function kindsPoints(state: State, seat: number): number {
  return constants.typeBonus[kindsOf(state, seat).length] ?? 0;
}

/** The best split into sets of different commodities, by trying the largest set each time. */
export function cargoPoints(state: State, seat: number): number {
  const left = [...player(state, seat).commodities];
  const values: Readonly<Record<string, number>> = constants.setValues;
  let points = 0;
  for (let kinds = left.filter((n) => n > 0).length; kinds > 0; kinds = left.filter((n) => n > 0).length) {
    points += values[kinds] ?? 0;
    for (const [ware, n] of left.entries()) left[ware] = Math.max(0, n - 1);
  }
  return points;
}

export function treasurePoints(treasure: number): number {
  const id = TREASURES[treasure];
  return id === undefined ? 0 : constants.treasureValues[id];
}

export function chestPoints(state: State, seat: number): number {
  return sum(player(state, seat).chest.map((count, treasure) => count * treasurePoints(treasure)));
}

export function heroAt(dock: number): number {
  return constants.heroBonus[dock] ?? 0;
}

export function rangeWith(barrels: number): number {
  return Math.min(barrels, constants.maxRange);
}
