import type { Components } from './data/components.ts';
import { DISCOVERIES, LANDS, type Land, NOTHING, TERRAINS, type Terrain, type Tile } from './ids.ts';

/** The map as lookup tables: adjacent lands, and what the tiles show. The same in every world. */
export interface Atlas {
  /** By Land. */
  readonly neighbours: readonly (readonly Land[])[];
  /** By Land: the lands next to it, as a set. */
  readonly beside: readonly number[];
  /** By a set of lands * LANDS.length + land: the part of the set that hangs together with the land, or no land. */
  readonly joined: Uint8Array;
  readonly firstLand: Land;
  /** By Tile. */
  readonly terrain: readonly Terrain[];
  /** By Tile: an index into DISCOVERIES, or NOTHING. */
  readonly discovery: readonly number[];
  readonly gold: readonly number[];
  readonly land: readonly Land[];
  /** By Land: its tiles. */
  readonly tiles: readonly (readonly Tile[])[];
}

export function makeAtlas({ lands, edges, firstLand, tiles }: Components): Atlas {
  const index = (id: string): Land => lands.findIndex((land) => land.id === id);
  const beside = lands.map(({ id }) =>
    edges.reduce((set, [one, other]) => {
      if (one === id) return set | (1 << index(other));
      return other === id ? set | (1 << index(one)) : set;
    }, 0),
  );
  return {
    neighbours: beside.map((set) => lands.flatMap((_, land) => ((set >> land) & 1 ? [land] : []))),
    beside,
    joined: joinedSets(beside),
    firstLand: index(firstLand),
    terrain: tiles.map((tile) => TERRAINS.indexOf(tile.terrain)),
    discovery: tiles.map((tile) => (tile.discovery === null ? NOTHING : DISCOVERIES.indexOf(tile.discovery))),
    gold: tiles.map((tile) => tile.gold ?? 0),
    land: tiles.map((tile) => index(tile.land)),
    tiles: lands.map(({ id }) => tiles.flatMap((tile, at) => (tile.land === id ? [at] : []))),
  };
}

function joinedSets(beside: readonly number[]): Uint8Array {
  const joined = new Uint8Array((1 << LANDS.length) * LANDS.length);
  for (let set = 0; set < 1 << LANDS.length; set++) {
    for (let land = 0; land < LANDS.length; land++) {
      if (((set >> land) & 1) === 1) joined[set * LANDS.length + land] = spread(beside, set, land);
    }
  }
  return joined;
}

function spread(beside: readonly number[], set: number, from: Land): number {
  let reached = 1 << from;
  for (let steps = 1; steps < LANDS.length; steps++) {
    for (let land = 0; land < LANDS.length; land++) if ((reached >> land) & 1) reached |= beside[land] & set;
  }
  return reached;
}

/** The part of `set` that hangs together with `land`; no land when it is not in the set. */
export function joinedTo(atlas: Atlas, set: number, land: Land): number {
  return atlas.joined[set * LANDS.length + land];
}
