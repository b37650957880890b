import { below, InvariantError, type Rng, type RuleId, rngFromSeed, shuffle } from '@portolan/kernel';
import type { Components } from '../data/components.ts';
import type { Space } from '../ids.ts';
import { type Atlas, TURNS } from './atlas.ts';
import { hasLake, isPlayable, soundWater, surveyLand, touchesAtCorner } from './survey.ts';

export interface DrawnMap {
  /** By place, row by row: tile * 4 + quarter turns clockwise. */
  readonly tiles: number[];
  /** How many maps were drawn until one was accepted. */
  readonly draws: number;
}

/** Of the shipped tiles at least half of all maps fit, so only somebody's own components ever need more. */
export const MOST_DRAWS = 400;

/** Draws maps until one is legal and within the limits. [AM-SETUP-07] */
export function drawMap(atlas: Atlas, components: Components, players: number, rng: Rng): DrawnMap {
  const drawn = firstFit(atlas, components, players, rng) ?? trialMap(atlas, components, players);
  if (drawn === undefined) throw new InvariantError(`no map for ${players} players fits these components`);
  return drawn;
}

/** The map that shows that components can be played with; undefined if none of the maps drawn for the trial fits. */
export function trialMap(atlas: Atlas, components: Components, players: number): DrawnMap | undefined {
  return firstFit(atlas, components, players, rngFromSeed(`trial ${players}`));
}

function firstFit(atlas: Atlas, components: Components, players: number, rng: Rng): DrawnMap | undefined {
  for (let draws = 1; draws <= MOST_DRAWS; draws++) {
    const tiles = drawTiles(atlas, components, players, rng);
    if (unfit(atlas, components, players, tiles) === undefined) return { tiles, draws };
  }
  return undefined;
}

/** Tiles picked at random, in random places and orientations. [AM-SETUP-02] [AM-SETUP-03] [AM-SETUP-04] */
export function drawTiles(atlas: Atlas, components: Components, players: number, rng: Rng): number[] {
  const { rows, cols } = components.layouts[players as 2 | 3 | 4];
  const all: number[] = [];
  for (let tile = 0; tile < atlas.tiles; tile++) all.push(tile);
  shuffle(rng, all);
  const tiles: number[] = [];
  for (let place = 0; place < rows * cols; place++) tiles.push(all[place] * TURNS + below(rng, TURNS));
  return tiles;
}

/** The rule that rejects a map; cheap and frequent reasons are checked first. */
export function unfit(
  atlas: Atlas,
  components: Components,
  players: number,
  tiles: readonly number[],
): RuleId | undefined {
  const extent = components.layouts[players as 2 | 3 | 4];
  if (touchesAtCorner(atlas, extent, tiles)) return 'AM-SETUP-06';
  const land = surveyLand(atlas, extent, tiles);
  if (!isPlayable(components, players, land)) return 'AM-SETUP-07';
  const distances = soundWater(atlas, extent, land.squares);
  if (hasLake(land.squares, distances)) return 'AM-SETUP-05';
  return farthestAnchor(atlas, extent.cols, tiles, distances) > components.mapLimits.farthestAnchor
    ? 'AM-SETUP-07'
    : undefined;
}

/** The steps from the frame to the anchor that is farthest away. */
function farthestAnchor(atlas: Atlas, cols: number, tiles: readonly number[], distances: Int16Array): number {
  let most = 0;
  for (let place = 0; place < tiles.length; place++) {
    const { harbours } = atlas.faces[tiles[place]];
    for (let i = 0; i < harbours.length; i++) {
      most = Math.max(most, distances[spaceOf(atlas, cols, place, harbours[i].anchor)]);
    }
  }
  return most;
}

/** A square of a tile as a square of the map. */
export function spaceOf({ side, stride }: Atlas, cols: number, place: number, square: number): Space {
  const row = Math.floor(place / cols) * side + Math.floor(square / side);
  return row * stride + (place % cols) * side + (square % side);
}
