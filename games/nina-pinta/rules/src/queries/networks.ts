import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, type Land, type World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { linkedLands } from './lands.ts';
import { firstNetwork, ownStrongholds, reachesShip } from './revenue.ts';

/** Lands of one player that hang together: gold can be moved between any two of them. [NP-REV-04] [NP-REV-05] */
export interface Network {
  readonly lands: readonly Land[];
  /** Neighbours among them. */
  readonly links: readonly (readonly [one: Land, other: Land])[];
  /** Lands where gold can be stored: that of the ship, and those with a Stronghold of the player. [NP-REV-03] */
  readonly stores: readonly Land[];
}

/** The networks of a player in a world. */
export function networksOf(box: Box, view: View, seat: Seat, world: World): readonly Network[] {
  const state = stateOfView(box, view);
  const linked = linkedLands(state, seat, world);
  const networks: Network[] = [];
  for (let rest = linked; rest > 0; ) {
    const set = firstNetwork(box, linked, rest);
    rest &= ~set;
    const strongholds = ownStrongholds(state, seat, world, set);
    const lands = LANDS.flatMap((_, land) => ((set >> land) & 1 ? [land] : []));
    networks.push({
      lands,
      links: lands.flatMap((land) => neighboursIn(box, lands, land).flatMap((to) => (to > land ? [[land, to]] : []))),
      stores: lands.filter((land) => (strongholds >> land) & 1 || reachesShip(state, seat, world, 1 << land)),
    });
  }
  return networks;
}

function neighboursIn({ atlas }: Box, lands: readonly Land[], land: Land): readonly Land[] {
  return atlas.neighbours[land].filter((other) => lands.includes(other));
}

/** The shortest way from a land to the nearest store of its network, the land itself included; empty without a store. */
export function routeToStore(box: Box, { lands, stores }: Network, from: Land): readonly Land[] {
  const ways: (readonly Land[])[] = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? from;
    if (stores.includes(last)) return way;
    for (const next of neighboursIn(box, lands, last)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
