import { type Box, joinedTo, LANDS, type View } from '@portolan/nina-pinta';
import { settlementsOf } from '../lands.ts';

/** Lands of one player that hang together: gold can be moved between any two of them. [NP-REV-04] [NP-REV-05] */
export interface Network {
  readonly lands: readonly number[];
  /** Neighbours among them. */
  readonly links: readonly (readonly [number, number])[];
  /** Lands where gold can be stored: that of the ship, and those with an own Stronghold. [NP-REV-03] */
  readonly stores: readonly number[];
}

type Places = Pick<View, 'places'>;

/** Lands of a world with own settlements or the own Captain, a bit for each. */
function linkedLands({ places }: Places, seat: number, world: number): number {
  return LANDS.reduce((set, _, land) => {
    const place = places[world * LANDS.length + land];
    const linked = place !== undefined && (settlementsOf(place, seat) > 0 || place.captain === seat);
    return linked ? set | (1 << land) : set;
  }, 0);
}

export function networksOf(box: Box, view: Places, at: { seat: number; world: number }): readonly Network[] {
  const linked = linkedLands(view, at.seat, at.world);
  const networks: Network[] = [];
  let seen = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const joined = joinedTo(box.atlas, linked, land);
    if (joined === 0 || (seen >> land) & 1) continue;
    seen |= joined;
    networks.push(networkOf(box, view, { ...at, joined }));
  }
  return networks;
}

function networkOf(box: Box, { places }: Places, at: { seat: number; world: number; joined: number }): Network {
  const { seat, world, joined } = at;
  const lands = LANDS.flatMap((_, land) => ((joined >> land) & 1 ? [land] : []));
  return {
    lands,
    links: lands.flatMap((land) =>
      (box.atlas.neighbours[land] ?? [])
        .filter((other) => other > land && lands.includes(other))
        .map((to) => [land, to] as const),
    ),
    stores: lands.filter((land) => {
      const place = places[world * LANDS.length + land];
      return place?.ships.includes(seat) || place?.stronghold === seat;
    }),
  };
}

/** The shortest way from a land to the nearest store of its network, the land itself included; empty without a store. */
export function routeToStore(box: Box, { lands, stores }: Network, from: number): readonly number[] {
  const ways: (readonly number[])[] = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? from;
    if (stores.includes(last)) return way;
    for (const next of box.atlas.neighbours[last] ?? []) {
      if (!lands.includes(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
