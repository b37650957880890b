import { below, type Rng, type RuleId, shuffle } from '@portolan/kernel';
import type { Components } from '../data/components.ts';
import type { Space } from '../ids.ts';
import { type Atlas, TURNS } from './atlas.ts';
import { isPlayable, mapFault, surveyMap } from './survey.ts';

export interface DrawnMap {
  /** By place, row by row: tile * 4 + quarter turns clockwise. */
  readonly tiles: number[];
  /** How many maps were drawn until one could be kept. */
  readonly draws: number;
}

/** Draws maps until one keeps the rules and the limits. [AM-SETUP-07] */
export function drawMap(atlas: Atlas, components: Components, players: number, rng: Rng): DrawnMap {
  for (let draws = 1; ; draws++) {
    const tiles = drawTiles(atlas, components, players, rng);
    if (unfit(atlas, components, players, tiles) === undefined) return { tiles, draws };
  }
}

/** Some of the tiles in any place and orientation. [AM-SETUP-02] [AM-SETUP-03] [AM-SETUP-04] */
export function drawTiles(atlas: Atlas, components: Components, players: number, rng: Rng): number[] {
  const { rows, cols } = components.layouts[players as 2 | 3 | 4];
  const all: number[] = [];
  for (let tile = 0; tile < atlas.tiles; tile++) all.push(tile);
  shuffle(rng, all);
  const tiles: number[] = [];
  for (let place = 0; place < rows * cols; place++) tiles.push(all[place] * TURNS + below(rng, TURNS));
  return tiles;
}

/** The rule for whose sake a map is thrown away. */
export function unfit(
  atlas: Atlas,
  components: Components,
  players: number,
  tiles: readonly number[],
): RuleId | undefined {
  const extent = components.layouts[players as 2 | 3 | 4];
  const survey = surveyMap(atlas, extent, tiles);
  const fault = mapFault(atlas, extent, tiles, survey);
  if (fault !== undefined) return fault;
  return isPlayable(components, players, survey, anchorsOf(atlas, extent.cols, tiles)) ? undefined : 'AM-SETUP-07';
}

function anchorsOf(atlas: Atlas, cols: number, tiles: readonly number[]): Space[] {
  const anchors: Space[] = [];
  for (let place = 0; place < tiles.length; place++) {
    for (const { anchor } of atlas.faces[tiles[place]].harbours) anchors.push(spaceOf(atlas, cols, place, anchor));
  }
  return anchors;
}

/** A square of a tile as a square of the map. */
export function spaceOf({ side, stride }: Atlas, cols: number, place: number, square: number): Space {
  const row = Math.floor(place / cols) * side + Math.floor(square / side);
  return row * stride + (place % cols) * side + (square % side);
}
