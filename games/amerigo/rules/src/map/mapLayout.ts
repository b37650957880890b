import type { Components } from '../data/components.ts';
import { type Berth, type Good, NOTHING, type Space } from '../ids.ts';
import { type Atlas, FIRST_GOOD, POST } from './atlas.ts';
import { spaceOf } from './drawMap.ts';
import type { Frame } from './frame.ts';
import type { Reach } from './reach.ts';
import { surveyLand } from './survey.ts';
import type { Voyages } from './voyages.ts';

/** A map as the rules need it, computed once from the tiles. */
export interface MapLayout {
  readonly players: number;
  readonly tiles: readonly number[];
  /** In squares. */
  readonly height: number;
  readonly width: number;
  readonly stride: number;
  /** Squares along the side of a tile. */
  readonly side: number;
  /** By Space: what the square is, see atlas.ts. */
  readonly squares: Uint8Array;
  /** By row: land, and water, a bit for each column. */
  readonly land: readonly number[];
  readonly water: readonly number[];
  /** By Space: its Island, -1 on water. */
  readonly islandOf: Int16Array;
  /** By Island: its land spaces, and whether it is big. */
  readonly sizes: readonly number[];
  readonly big: readonly boolean[];
  /** By anchor: the post spaces it serves. */
  readonly harbours: ReadonlyMap<Berth, readonly Space[]>;
  readonly frame: Frame;
  /** By Berth, filled on demand. */
  readonly voyages: Map<Berth, Voyages>;
  readonly reaches: Map<Berth, Reach[]>;
}

export interface MapLayoutRequest {
  readonly atlas: Atlas;
  readonly components: Components;
  readonly frame: Frame;
  readonly players: number;
  readonly tiles: readonly number[];
}

export function makeMapLayout({ atlas, components, frame, players, tiles }: MapLayoutRequest): MapLayout {
  const extent = components.layouts[players as 2 | 3 | 4];
  const { squares, islands, sizes } = surveyLand(atlas, extent, tiles);
  const height = extent.rows * atlas.side;
  const width = extent.cols * atlas.side;
  const land = landRows(atlas, height, islands);
  return {
    players,
    tiles: tiles.slice(),
    height,
    width,
    stride: atlas.stride,
    side: atlas.side,
    squares,
    land,
    water: land.map((bits) => ~bits & ((1 << width) - 1)),
    islandOf: islands,
    sizes,
    big: sizes.map((size) => size >= components.mapLimits.bigIsland), // [AM-SETUP-10]
    harbours: harboursOf(atlas, extent.cols, tiles),
    frame,
    voyages: new Map(),
    reaches: new Map(),
  };
}

/** The Good printed on a space, NOTHING elsewhere. [AM-SETUP-16] */
export function goodAt({ squares }: MapLayout, space: Space): Good {
  return squares[space] >= FIRST_GOOD ? squares[space] - FIRST_GOOD : NOTHING;
}

export function isPostSpace({ squares }: MapLayout, space: Space): boolean {
  return squares[space] === POST;
}

function landRows({ stride }: Atlas, height: number, islands: Int16Array): number[] {
  const rows: number[] = [];
  for (let row = 0; row < height; row++) {
    let bits = 0;
    for (let col = 0; col < stride; col++) if (islands[row * stride + col] >= 0) bits |= 1 << col;
    rows.push(bits);
  }
  return rows;
}

function harboursOf(atlas: Atlas, cols: number, tiles: readonly number[]): Map<Berth, Space[]> {
  const harbours = new Map<Berth, Space[]>();
  for (let place = 0; place < tiles.length; place++) {
    for (const { anchor, post } of atlas.faces[tiles[place]].harbours) {
      const berth = spaceOf(atlas, cols, place, anchor);
      const served = harbours.get(berth);
      if (served === undefined) harbours.set(berth, [spaceOf(atlas, cols, place, post)]);
      else served.push(spaceOf(atlas, cols, place, post));
    }
  }
  return harbours;
}
