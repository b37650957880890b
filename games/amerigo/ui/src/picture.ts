import type { Box, View } from '@portolan/amerigo';
import type { Mark, Picture } from '@portolan/client';
import { type Grid, readGrid, type Square } from './grid.ts';
import { goodLetter } from './words.ts';

/** Room for the frame around the squares, which are 1 wide. */
const EDGE = 1.5;

/** The map as a plain drawing: land and water, tiles, posts and ships, each place by its name in the notation. */
export function pictureOf(box: Box, view: View): Picture {
  const grid = readGrid(box, view);
  return {
    width: grid.width + 2 * EDGE,
    height: grid.height + 2 * EDGE,
    marks: [
      ...frame(grid),
      ...grid.rows.flat().map((square) => ground(grid, square)),
      ...grid.rows.flat().flatMap((square) => printed(square)),
      ...laid(box, view),
      ...posts(box, view),
      ...ships(box, view, grid),
    ],
  };
}

type Tint = Mark['tint'];

function squareMark(row: number, col: number, tint: Tint, more: Partial<Mark> = {}): Mark {
  return { shape: 'box', x: EDGE + col, y: EDGE + row, width: 1, height: 1, tint, ...more };
}

/** Each frame space along its tile side. */
function frame({ height, width, side }: Grid): Mark[] {
  const along = (count: number, place: (at: number) => Omit<Mark, 'shape' | 'tint'>): Mark[] =>
    Array.from({ length: count / side }, (_, at) => ({ shape: 'box', tint: 'frame', ...place(at) }));
  const far = (extent: number): number => extent + EDGE;
  return [
    ...along(width, (at) => ({ x: EDGE + at * side, y: 0, width: side, height: EDGE, target: `T${at}` })),
    ...along(width, (at) => ({ x: EDGE + at * side, y: far(height), width: side, height: EDGE, target: `B${at}` })),
    ...along(height, (at) => ({ x: 0, y: EDGE + at * side, width: EDGE, height: side, target: `L${at}` })),
    ...along(height, (at) => ({ x: far(width), y: EDGE + at * side, width: EDGE, height: side, target: `R${at}` })),
  ];
}

function ground({ islands }: Grid, { row, col, land, island }: Square): Mark {
  const tint = !land ? 'water' : islands[island]?.big ? 'highland' : 'land';
  return squareMark(row, col, tint, { target: `${row},${col}` });
}

/** What is printed on a space. */
function printed({ row, col, post, anchor, good }: Square): Mark[] {
  if (anchor) return [squareMark(row, col, 'ink', { shape: 'text', text: '⚓' })];
  if (post) return [squareMark(row, col, 'ink', { shape: 'ring' })];
  if (good === 0) return [];
  return [squareMark(row, col, 'ink', { shape: 'text', text: goodLetter(good - 1) })];
}

function laid(box: Box, view: View): Mark[] {
  const { stride } = box.atlas;
  return view.map.laid.flatMap(({ seat, piece, turns, space }) => {
    const outline = box.pieces.outlines[piece]?.[turns];
    const tint = piece < box.pieces.neutrals ? 'paper' : seat;
    return (outline?.rows ?? []).map((row, i) =>
      squareMark(Math.floor(space / stride) + row, (space % stride) + (outline?.cols[i] ?? 0), tint),
    );
  });
}

function posts(box: Box, view: View): Mark[] {
  const { stride } = box.atlas;
  return view.map.posts.map(({ seat, space }) =>
    squareMark(Math.floor(space / stride), space % stride, seat, { shape: 'dot' }),
  );
}

/** On the frame they lie side by side, by seat and ship. */
function ships(box: Box, view: View, grid: Grid): Mark[] {
  const { stride } = box.atlas;
  return view.players.flatMap(({ ships: berths }, seat) =>
    berths.flatMap((berth, ship): Mark[] => {
      if (berth < 0) return [];
      const space = berth - stride * stride;
      const look = { shape: 'ship' } as const;
      if (space < 0) return [squareMark(Math.floor(berth / stride), berth % stride, seat, look)];
      return [frameShip(grid, space, seat * 2 + ship, { ...look, tint: seat })];
    }),
  );
}

function frameShip({ height, width, side }: Grid, space: number, at: number, look: Partial<Mark>): Mark {
  const along = (space % 4) * side + ((at % 8) + 0.5) * (side / 8) - 0.5;
  const [row, col] = [
    [-1.2, along],
    [along, width + 0.2],
    [height + 0.2, along],
    [along, -1.2],
  ][Math.floor(space / 4)] ?? [0, 0];
  return squareMark(row ?? 0, col ?? 0, 'ink', look);
}
