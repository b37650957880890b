import type { Components } from './data/components.ts';
import {
  COMMODITIES,
  DESTINATIONS,
  type Destination,
  type Disc,
  KINDS,
  LOCATIONS,
  type Location,
  TREASURES,
} from './ids.ts';
import { type Items, makeItems, writeItems } from './items.ts';
import { type MoveBook, makeMoveBook } from './moves.ts';

/**
 * The components of one edition, opened into lookup tables for the rules. Everything that depends on the data alone is
 * computed once, here; the rules contain no numbers of their own.
 */
export interface Box {
  readonly components: Components;
  readonly names: readonly string[];
  /** By Destination: index into KINDS, zone, circles, printed troops and guns, victory points, treasure (-1: none), wares (bits). */
  readonly kind: readonly number[];
  readonly zone: readonly number[];
  readonly circles: readonly number[];
  readonly troops: readonly number[];
  readonly guns: readonly number[];
  readonly points: readonly number[];
  readonly treasure: readonly number[];
  readonly wares: readonly number[];
  readonly forts: readonly Destination[];
  readonly galleons: readonly Destination[];
  /** By Destination: its place in `galleons`, -1 for the others. */
  readonly galleonSite: readonly number[];
  /** The printed street: the Location at each place. */
  readonly street: readonly Location[];
  /** By Location: the number of circles; the maximum player count where there is no limit. */
  readonly locationCircles: readonly number[];
  /** By player count and Location: what the visitor gets, by order of arrival; empty where it is not fixed. */
  readonly grants: Readonly<Record<number, readonly (readonly Items[])[]>>;
  /** By Location: the yields it offers for choice, as indices into `yields`. */
  readonly choices: readonly (readonly number[])[];
  readonly yields: readonly Items[];
  /** The disc after which a ship must return. */
  readonly lastDisc: Disc;
  readonly moves: MoveBook;
}

export function makeBox(components: Components): Box {
  const { destinations, locations } = components;
  const places = Array.from({ length: DESTINATIONS }, (_, destination) => destination);
  const kind = destinations.map((one) => KINDS.indexOf(one.type));
  const forts = places.filter((place) => destinations[place].type === 'fort');
  const galleons = places.filter((place) => destinations[place].type === 'galleon');
  const yields = distinctYields(components);
  const texts = yields.map(writeItems);
  const names = destinations.map((one) => one.id);
  return {
    components,
    names,
    kind,
    zone: destinations.map((one) => one.zone),
    circles: destinations.map((one) => one.circles),
    troops: destinations.map((one) => one.troops ?? 0),
    guns: destinations.map((one) => one.guns ?? 0),
    points: destinations.map((one) => one.vp ?? 0),
    treasure: destinations.map((one) => (one.treasure === undefined ? -1 : TREASURES.indexOf(one.treasure))),
    wares: destinations.map((one) => (one.goods ?? []).reduce((bits, id) => bits | (1 << COMMODITIES.indexOf(id)), 0)),
    forts,
    galleons,
    galleonSite: places.map((place) => galleons.indexOf(place)),
    street: components.street.map((id) => LOCATIONS.indexOf(id)),
    locationCircles: LOCATIONS.map((id) => locations[id].circles ?? components.players.max),
    grants: {
      3: grantsFor(components, 3),
      4: grantsFor(components, 4),
      5: grantsFor(components, 5),
    },
    choices: LOCATIONS.map((id) =>
      (locations[id].choice ?? []).map((part) => texts.indexOf(writeItems(makeItems(part)))),
    ),
    yields,
    lastDisc: Math.max(...components.constants.missionNumbers),
    moves: makeMoveBook({ destinations: names, forts, galleons, yields }, components),
  };
}

function grantsFor(components: Components, players: 3 | 4 | 5): Items[][] {
  return LOCATIONS.map((id) => {
    const location = components.locations[id];
    const { gives } = location;
    if (gives !== undefined)
      return (components.amounts[players][id] ?? []).map((amount) => makeItems({ [gives]: amount }));
    if (location.yield !== undefined) return [makeItems(location.yield)];
    return (location.yields ?? []).map(makeItems);
  });
}

/** Every yield on offer, each once, so that a choice reads the same at every Location. */
function distinctYields(components: Components): Items[] {
  const offered = LOCATIONS.flatMap((id) => components.locations[id].choice ?? []).map(makeItems);
  return [...new Map(offered.map((items) => [writeItems(items), items])).values()];
}
