import type { Grid, Square } from './grid.ts';

const SIZE = 24;
const EDGE = 2 * SIZE;
const COLOURS = {
  sea: '#7fb4d6',
  frame: '#5b93b8',
  small: '#d9c48f',
  big: '#c9a95c',
  line: '#6b5a2e',
  tile: '#3f6f90',
} as const;
/** By good, in the order of the rules. */
const GOOD_COLOURS = ['#f5f2ea', '#7a5230', '#ffffff', '#8a6a4a', '#3b2314'];

/** The map as a picture: every space, tile borders, post spaces, anchors and goods. */
export function mapSvg(grid: Grid): string {
  const width = grid.width * SIZE + 2 * EDGE;
  const height = grid.height * SIZE + 2 * EDGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" text-anchor="middle">`,
    rect({ x: 0, y: 0, width, height, fill: COLOURS.frame }),
    rect({ x: EDGE, y: EDGE, width: grid.width * SIZE, height: grid.height * SIZE, fill: COLOURS.sea }),
    ...grid.rows.flat().flatMap((square) => drawSquare(grid, square)),
    ...tileBorders(grid),
    ...frameNames(grid),
    '</svg>',
    '',
  ].join('\n');
}

function drawSquare(grid: Grid, { row, col, land, island, post, anchor, good }: Square): string[] {
  const [x, y] = [EDGE + col * SIZE, EDGE + row * SIZE];
  const [midX, midY] = [x + SIZE / 2, y + SIZE / 2];
  if (anchor) return [label(midX, midY, '⚓')];
  if (!land) return [];
  const fill = grid.islands[island]?.big ? COLOURS.big : COLOURS.small;
  const parts = [
    `<rect x="${x}" y="${y}" width="${SIZE}" height="${SIZE}" fill="${fill}" stroke="${COLOURS.line}" stroke-width="0.5"/>`,
  ];
  if (post)
    parts.push(
      `<rect x="${x + 5}" y="${y + 5}" width="${SIZE - 10}" height="${SIZE - 10}" fill="none" stroke="#222" stroke-width="2"/>`,
    );
  if (good > 0) {
    parts.push(`<circle cx="${midX}" cy="${midY}" r="8" fill="${GOOD_COLOURS[good - 1] ?? '#fff'}" stroke="#222"/>`);
    parts.push(label(midX, midY, String(good), good === 1 || good === 3 ? '#222' : '#fff'));
  }
  return parts;
}

function tileBorders({ height, width, side }: Grid): string[] {
  const lines: string[] = [];
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${COLOURS.tile}" stroke-dasharray="4 3"/>`;
  for (let col = 0; col <= width; col += side) {
    lines.push(line(EDGE + col * SIZE, EDGE, EDGE + col * SIZE, EDGE + height * SIZE));
  }
  for (let row = 0; row <= height; row += side) {
    lines.push(line(EDGE, EDGE + row * SIZE, EDGE + width * SIZE, EDGE + row * SIZE));
  }
  return lines;
}

/** The frame spaces, each in the middle of its tile side. */
function frameNames({ height, width, side }: Grid): string[] {
  const middle = (tile: number): number => EDGE + (tile * side + side / 2) * SIZE;
  const names: string[] = [];
  for (let col = 0; col < width / side; col++) {
    names.push(
      label(middle(col), EDGE / 2, `T${col}`, '#fff'),
      label(middle(col), EDGE * 1.5 + height * SIZE, `B${col}`, '#fff'),
    );
  }
  for (let row = 0; row < height / side; row++) {
    names.push(
      label(EDGE / 2, middle(row), `L${row}`, '#fff'),
      label(EDGE * 1.5 + width * SIZE, middle(row), `R${row}`, '#fff'),
    );
  }
  return names;
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

function rect({ x, y, width, height, fill }: Rect): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function label(x: number, y: number, text: string, fill = '#222'): string {
  return `<text x="${x}" y="${y}" dy="0.35em" fill="${fill}">${text}</text>`;
}
