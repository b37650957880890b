import type { Components } from '../data/components.ts';
import type { Island, Space } from '../ids.ts';
import { type Atlas, LAND, POST, WATER } from './atlas.ts';

/** Rows and columns of tiles. */
export interface Extent {
  readonly rows: number;
  readonly cols: number;
}

/** What follows from the tiles and how they lie. */
export interface Land {
  /** By Space: what the square is, see atlas.ts. */
  readonly squares: Uint8Array;
  /** By Space: its Island, -1 on water. */
  readonly islands: Int16Array;
  /** By Island: land spaces, and post spaces among them. */
  readonly sizes: readonly number[];
  readonly postSpaces: readonly number[];
}

/** Joins the squares of the tiles into one grid with a spare row and column, so that neighbours need no bounds checks. */
function joinTiles(atlas: Atlas, { cols }: Extent, tiles: readonly number[]): Uint8Array {
  const { side, stride } = atlas;
  const squares = new Uint8Array(stride * stride);
  for (let place = 0; place < tiles.length; place++) {
    const start = Math.floor(place / cols) * side * stride + (place % cols) * side;
    const face = atlas.faces[tiles[place]].squares;
    for (let at = 0, row = start; at < face.length; row += stride) {
      for (let col = 0; col < side; col++) squares[row + col] = face[at++];
    }
  }
  return squares;
}

export function surveyLand(atlas: Atlas, extent: Extent, tiles: readonly number[]): Land {
  const squares = joinTiles(atlas, extent, tiles);
  const sizes: number[] = [];
  const postSpaces: number[] = [];
  const islands = new Int16Array(squares.length).fill(-1);
  for (let space = 0; space < squares.length; space++) {
    if (squares[space] < LAND || islands[space] >= 0) continue;
    const [size, posts] = fillIsland(squares, islands, { space, island: sizes.length, stride: atlas.stride });
    sizes.push(size);
    postSpaces.push(posts);
  }
  return { squares, islands, sizes, postSpaces };
}

interface Landfall {
  readonly space: Space;
  readonly island: Island;
  readonly stride: number;
}

/** Marks all land joined by edges to a space; returns its size and its number of post spaces. [AM-SETUP-08] */
function fillIsland(squares: Uint8Array, islands: Int16Array, landfall: Landfall): [size: number, posts: number] {
  const { island, stride } = landfall;
  let posts = 0;
  let size = 0;
  queue[size++] = landfall.space;
  islands[landfall.space] = island;
  for (let at = 0; at < size; at++) {
    const space = queue[at];
    if (squares[space] === POST) posts++;
    for (let way = 0; way < 4; way++) {
      const next = neighbour(space, way, stride);
      if (next < 0 || squares[next] < LAND || islands[next] >= 0) continue;
      islands[next] = island;
      queue[size++] = next;
    }
  }
  return [size, posts]; // [AM-SETUP-09]
}

/** Larger than any map. Reused by every search, so that drawing maps allocates little. */
const queue = new Int16Array(1024);

function neighbour(space: Space, way: number, stride: number): Space {
  const step = way < 2 ? 1 : stride;
  return way % 2 === 0 ? space - step : space + step;
}

/** By Space: the fewest steps over water from the frame, -1 where there is no path. */
export function soundWater({ side, stride }: Atlas, { rows, cols }: Extent, squares: Uint8Array): Int16Array {
  const distances = new Int16Array(squares.length).fill(-1);
  let size = 0;
  const visit = (next: Space, steps: number): void => {
    if (next < 0 || squares[next] !== WATER || distances[next] >= 0) return;
    distances[next] = steps;
    queue[size++] = next;
  };
  const [height, width] = [rows * side, cols * side];
  for (let col = 0; col < width; col++) {
    visit(col, 1);
    visit((height - 1) * stride + col, 1);
  }
  for (let row = 0; row < height; row++) {
    visit(row * stride, 1);
    visit(row * stride + width - 1, 1);
  }
  for (let at = 0; at < size; at++) {
    const steps = distances[queue[at]] + 1;
    for (let way = 0; way < 4; way++) visit(neighbour(queue[at], way, stride), steps);
  }
  return distances;
}

/** Water without a path to the frame. [AM-SETUP-05] */
export function hasLake(squares: Uint8Array, distances: Int16Array): boolean {
  for (let space = 0; space < squares.length; space++) {
    if (squares[space] === WATER && distances[space] < 0) return true;
  }
  return false;
}

const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];

/** Two tiles whose land meets at corners only. [AM-SETUP-06] */
export function touchesAtCorner(atlas: Atlas, { rows, cols }: Extent, tiles: readonly number[]): boolean {
  const shore = (row: number, col: number, at: number): number => atlas.faces[tiles[row * cols + col]].shores[at];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      if (col + 1 < cols && onlyCorners(shore(row, col, RIGHT), shore(row, col + 1, LEFT))) return true;
      if (row + 1 < rows && onlyCorners(shore(row, col, BOTTOM), shore(row + 1, col, TOP))) return true;
      if (row + 1 < rows && col + 1 < cols && crossesCorner(atlas, shore, row, col)) return true;
    }
  }
  return false;
}

function onlyCorners(one: number, other: number): boolean {
  return (one & other) === 0 && (one & ((other << 1) | (other >> 1))) !== 0;
}

/** Where four tiles meet: land on two opposite ones, water on the two between them. */
function crossesCorner(
  { side }: Atlas,
  shore: (row: number, col: number, at: number) => number,
  row: number,
  col: number,
): boolean {
  const end = 1 << (side - 1);
  const here = (shore(row, col, BOTTOM) & end) !== 0;
  const right = (shore(row, col + 1, BOTTOM) & 1) !== 0;
  const below = (shore(row + 1, col, TOP) & end) !== 0;
  const across = (shore(row + 1, col + 1, TOP) & 1) !== 0;
  return here === across && right === below && here !== right;
}

/** Whether the islands of a legal map are within the limits of playable ones. [AM-SETUP-07] */
export function isPlayable(components: Components, players: number, { sizes, postSpaces }: Land): boolean {
  const limits = components.mapLimits;
  let big = 0;
  for (let island = 0; island < sizes.length; island++) {
    if (sizes[island] >= limits.bigIsland) big++; // [AM-SETUP-10]
    if (sizes[island] > limits.largestIsland) return false;
    if (postSpaces[island] < limits.postSpaces[0] || postSpaces[island] > limits.postSpaces[1]) return false;
  }
  const [least, most] = limits.bigIslands[players as 2 | 3 | 4];
  return big >= least && big <= most;
}
