import type { ShapeFault } from '@portolan/kernel';
import { LANDS, type LandId, TERRAINS, WORLDS } from '../ids.ts';
import type { Components, Pair } from './components.ts';
import { fault } from './problems.ts';

/** Pairs that the map shows apart, whatever else it shows. [NP-SETUP-11] */
const APART: readonly Pair[] = [
  ['isthmus', 'amazonia'],
  ['caribbean', 'andes'],
  ['rockies', 'appalachia'],
];
/** Pairs that the examples show together. [NP-SETUP-12] */
const TOGETHER: readonly Pair[] = [
  ['rockies', 'isthmus'],
  ['isthmus', 'andes'],
];

/** The clockwise order has Isthmus, Rockies, Appalachia in a row. [NP-SOLO-91] */
export function* landFaults({ lands, firstLand }: Components): Generator<ShapeFault> {
  const at = (id: LandId): number => lands.findIndex((land) => land.id === id);
  const after = (id: LandId): LandId => lands[(at(id) + 1) % lands.length].id;
  if (after('isthmus') !== 'rockies' || after('rockies') !== 'appalachia') {
    yield fault('/lands', 'landsInARow');
  }
  if (firstLand !== 'caribbean') yield fault('/firstLand', 'mustBe', { wanted: 'caribbean' });
}

export function* edgeFaults({ edges, notAdjacent }: Components): Generator<ShapeFault> {
  for (const [at, pair] of edges.entries()) {
    const path = `/edges/${at}`;
    const [one, other] = pair;
    if (one === other) yield fault(path, 'selfEdge', { land: one });
    if (edges.findIndex((edge) => isSame(edge, pair)) < at) {
      yield fault(path, 'repeatedEdge', { one, other });
    }
    if ([...APART, ...notAdjacent].some((apart) => isSame(apart, pair))) {
      yield fault(path, 'notAdjacent', { one, other });
    }
  }
  for (const pair of TOGETHER) {
    if (!edges.some((edge) => isSame(edge, pair)))
      yield fault('/edges', 'missingEdge', { one: pair[0], other: pair[1] });
  }
  const lonely = LANDS.find((land) => !reached(edges).has(land));
  if (lonely !== undefined) yield fault('/edges', 'unreachable', { land: lonely });
}

function isSame(one: Pair, other: Pair): boolean {
  return (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]);
}

function reached(edges: readonly Pair[]): Set<LandId> {
  const found = new Set<LandId>(['caribbean']);
  for (const land of found) {
    for (const [one, other] of edges) {
      if (one === land) found.add(other);
      if (other === land) found.add(one);
    }
  }
  return found;
}

const TILES_PER_LAND = 5;
/** Tiles that the examples name. */
const NAMED = [
  ['rockies', 'mixed'],
  ['isthmus', 'plains'],
  ['andes', 'mountains'],
] as const;

/** Five tiles for each land; gold where the Discovery needs it and nowhere else. [NP-SETUP-06] */
export function* tileFaults({ tiles, increase }: Components): Generator<ShapeFault> {
  for (const land of LANDS) {
    const count = tiles.filter((tile) => tile.land === land).length;
    if (count !== TILES_PER_LAND) yield fault('/tiles', 'tilesPerLand', { count: TILES_PER_LAND, land, found: count });
  }
  for (const [at, { discovery, gold }] of tiles.entries()) {
    const needs = discovery === 'mine' || discovery === 'civilisation' || discovery === 'gold';
    if (needs !== (gold !== undefined)) {
      const path = `/tiles/${at}/gold`;
      if (needs) yield fault(path, 'missing');
      else yield discovery === null ? fault(path, 'noDiscovery') : fault(path, 'wrongDiscovery', { discovery });
    }
  }
  for (const [land, terrain] of NAMED) {
    if (!tiles.some((tile) => tile.land === land && tile.terrain === terrain)) {
      yield fault('/tiles', 'missingTile', { land, terrain });
    }
  }
  const terrains = Object.values(increase).map((one) => TERRAINS.indexOf(one.terrain));
  if (new Set(terrains).size < terrains.length) yield fault('/increase', 'fourTerrains');
}

/** Every world has a Build token. [NP-SETUP-15] */
export function* tokenFaults({ tokens }: Components): Generator<ShapeFault> {
  for (const world of WORLDS) {
    if (!tokens.some((token) => token.world === world && token.kind === 'build')) {
      yield fault('/tokens', 'missingBuildToken', { world });
    }
  }
}
