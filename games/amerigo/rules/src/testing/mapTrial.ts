import type { Rng } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { tileDrawings } from '../data/drawings.ts';
import { drawMap } from '../map/drawMap.ts';

/** Figures of one drawn map, computed from the drawings independently of the rules. */
export interface MapFigures {
  readonly draws: number;
  readonly land: number;
  readonly islands: number;
  readonly big: number;
  readonly postSpaces: number;
  readonly goods: number;
  /** The sum of the steps from the frame to the anchors, and the number of anchors. */
  readonly anchorSteps: number;
  readonly anchors: number;
  /** The rules it breaks; there should be none. */
  readonly faults: readonly string[];
}

export function tryMap(box: Box, players: 2 | 3 | 4, rng: Rng): MapFigures {
  const { tiles, draws } = drawMap(box.atlas, box.components, players, rng);
  return { draws, ...examineMap(box, players, tiles) };
}

/** Examines a map as one text, without the lookup tables of the rules. */
export function examineMap(box: Box, players: 2 | 3 | 4, tiles: readonly number[]): Omit<MapFigures, 'draws'> {
  const { rows, cols } = box.components.layouts[players];
  const drawings = tileDrawings(box.components.islandTiles);
  const side = drawings[0].length;
  const sign = (row: number, col: number): string => {
    if (row < 0 || col < 0 || row >= rows * side || col >= cols * side) return '';
    const face = tiles[Math.floor(row / side) * cols + Math.floor(col / side)];
    let [y, x] = [row % side, col % side];
    // One quarter turn back for each that the tile was turned.
    for (let turn = face % 4; turn > 0; turn--) [y, x] = [side - 1 - x, y];
    return drawings[Math.floor(face / 4)][y][x];
  };
  const grid = Array.from({ length: rows * side }, (_, row) =>
    Array.from({ length: cols * side }, (_, col) => sign(row, col)),
  );
  const sea = seaSteps(grid);
  const found = islandsOf(grid);
  const all = grid.flat();
  const anchors = grid.flatMap((line, row) => line.flatMap((one, col) => (/[a-z]/.test(one) ? [sea[row][col]] : [])));
  const big = found.filter(({ size }) => size >= box.components.mapLimits.bigIsland).length;
  return {
    land: all.filter(isLand).length,
    islands: found.length,
    big,
    postSpaces: all.filter((one) => /[A-Z]/.test(one)).length,
    goods: all.filter((one) => /\d/.test(one)).length,
    anchorSteps: anchors.reduce((sum, steps) => sum + steps, 0),
    anchors: anchors.length,
    faults: [
      ...(all.filter((one) => !isLand(one)).length > sea.flat().filter((steps) => steps > 0).length ? ['a lake'] : []),
      ...cornerFaults(grid, side),
      ...limitFaults(box, players, { found, big, farthest: Math.max(...anchors) }),
    ],
  };
}

type Grid = readonly (readonly string[])[];

function isLand(sign: string | undefined): boolean {
  return sign !== undefined && /[#A-Z\d]/.test(sign);
}

const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

function seaSteps(grid: Grid): number[][] {
  const steps = grid.map((line) => line.map(() => 0));
  let shore: [number, number][] = grid.flatMap((line, row) =>
    line.flatMap((sign, col): [number, number][] => {
      const edge = row === 0 || col === 0 || row === grid.length - 1 || col === line.length - 1;
      return edge && !isLand(sign) ? [[row, col]] : [];
    }),
  );
  for (let away = 1; shore.length > 0; away++) {
    const next: [number, number][] = [];
    for (const [row, col] of shore) {
      if (steps[row][col] > 0) continue;
      steps[row][col] = away;
      for (const [down, right] of SIDES) {
        const sign = grid[row + down]?.[col + right];
        if (sign !== undefined && !isLand(sign) && steps[row + down][col + right] === 0) {
          next.push([row + down, col + right]);
        }
      }
    }
    shore = next;
  }
  return steps;
}

function islandsOf(grid: Grid): { size: number; posts: number }[] {
  const seen = grid.map((line) => line.map(() => false));
  const walk = (row: number, col: number): { size: number; posts: number } => {
    const sign = grid[row]?.[col];
    if (!isLand(sign) || sign === undefined || seen[row][col]) return { size: 0, posts: 0 };
    seen[row][col] = true;
    const sum = { size: 1, posts: /[A-Z]/.test(sign) ? 1 : 0 };
    for (const [down, right] of SIDES) {
      const part = walk(row + down, col + right);
      sum.size += part.size;
      sum.posts += part.posts;
    }
    return sum;
  };
  return grid.flatMap((line, row) => line.map((_, col) => walk(row, col))).filter(({ size }) => size > 0);
}

/** Pairs of tiles whose land meets at a corner without sharing an edge. */
function cornerFaults(grid: Grid, side: number): string[] {
  const tile = (row: number, col: number): string => `${Math.floor(row / side)} ${Math.floor(col / side)}`;
  const corners = new Map<string, boolean>();
  const edges = new Set<string>();
  for (const [row, line] of grid.entries()) {
    for (const [col, sign] of line.entries()) {
      if (!isLand(sign)) continue;
      for (const [down, right] of [...SIDES.slice(0, 2), [1, 1], [1, -1]] as const) {
        const pair = `${tile(row, col)} and ${tile(row + down, col + right)}`;
        if (!isLand(grid[row + down]?.[col + right]) || tile(row, col) === tile(row + down, col + right)) continue;
        if (down === 0 || right === 0) edges.add(pair);
        // Across the point where four tiles meet, land on a tile between them joins the two.
        else corners.set(pair, isLand(grid[row][col + right]) || isLand(grid[row + down][col]));
      }
    }
  }
  const adjacent = (pair: string): boolean => {
    const [one, two] = pair.split(' and ').map((name) => name.split(' ').map(Number));
    return one[0] === two[0] || one[1] === two[1];
  };
  return [...corners].flatMap(([pair, joined]) => {
    const fine = adjacent(pair) ? edges.has(pair) || edges.has(pair.split(' and ').reverse().join(' and ')) : joined;
    return fine ? [] : [`tiles ${pair} touch at a corner`];
  });
}

interface Found {
  readonly found: readonly { readonly size: number; readonly posts: number }[];
  readonly big: number;
  readonly farthest: number;
}

function limitFaults(box: Box, players: 2 | 3 | 4, { found, big, farthest }: Found): string[] {
  const { bigIslands, largestIsland, postSpaces, farthestAnchor } = box.components.mapLimits;
  const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;
  return [
    ...(within(big, bigIslands[players]) ? [] : [`${big} big islands`]),
    ...found.filter(({ size }) => size > largestIsland).map(({ size }) => `an island of ${size}`),
    ...found.filter(({ posts }) => !within(posts, postSpaces)).map(({ posts }) => `${posts} post spaces`),
    ...(farthest > farthestAnchor ? [`an anchor ${farthest} steps away`] : []),
  ];
}
