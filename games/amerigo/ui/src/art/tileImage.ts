import { seatValue, svgImage } from '@portolan/table-kit';
import { type Corner, outlinesOf, type Square, STEPS } from '../map/outline.ts';

/** Units of the drawing along a square, and how thick a tile is. */
const TILE_UNIT = 48;
const TILE_SIDE = 4;

export interface TileLook {
  /** Its squares, relative to the top left corner of their bounding box. */
  readonly squares: readonly Square[];
  /** Undefined for a landscape tile. */
  readonly seat: number | undefined;
}

const images = new Map<string, string>();

/** A laid tile as the address of an image, one square of it being `TILE_UNIT` units; below it is its side. */
export function tileImage(look: TileLook): string {
  const { squares, seat } = look;
  const key = `${seat} ${squares.map(({ row, col }) => `${row},${col}`).join(' ')}`;
  const known = images.get(key);
  if (known !== undefined) return known;
  const [rows, cols] = [Math.max(...squares.map(({ row }) => row)) + 1, Math.max(...squares.map(({ col }) => col)) + 1];
  const image = svgImage({
    box: `0 0 ${cols * TILE_UNIT} ${rows * TILE_UNIT}`,
    colour: seat === undefined ? '#000' : seatValue(seat),
    drawing: plate(squares, seat) + squares.map((square, at) => furniture(square, at, look)).join(''),
  });
  images.set(key, image);
  return image;
}

const FILLS = {
  village: ['color-mix(in oklab,var(--colour),#fdf3d6 45%)', 'color-mix(in oklab,var(--colour),#1c1208 55%)'],
  landscape: ['#a9bf74', '#55682f'],
} as const;

function plate(squares: readonly Square[], seat: number | undefined): string {
  const [top, side] = FILLS[seat === undefined ? 'landscape' : 'village'];
  const d = outlinesOf(squares).map(roundedLine).join('');
  const pen = 'stroke="#2a1d12" stroke-width="2" stroke-linejoin="round"';
  return `<g ${pen}><path transform="translate(0 ${TILE_SIDE})" style="fill:${side}" d="${d}"/><path style="fill:${top}" d="${d}"/></g>`;
}

/** The straight outline with rounded corners, a little inside the squares. */
function roundedLine(outline: readonly Corner[]): string {
  const [inset, radius] = [2.5, 9];
  const points = outline
    .filter(({ from, to }) => from !== to)
    .map(({ x, y, from, to }) => {
      const [fx, fy] = STEPS[(from + 1) % 4] ?? [0, 0];
      const [tx, ty] = STEPS[(to + 1) % 4] ?? [0, 0];
      return { x: x * TILE_UNIT + (fx + tx) * inset, y: y * TILE_UNIT + (fy + ty) * inset - TILE_SIDE / 2, from, to };
    });
  const parts = points.map(({ x, y, from, to }, at) => {
    const [fx, fy] = STEPS[from] ?? [0, 0];
    const [tx, ty] = STEPS[to] ?? [0, 0];
    return `${at === 0 ? 'M' : 'L'}${x - fx * radius} ${y - fy * radius}Q${x} ${y} ${x + tx * radius} ${y + ty * radius}`;
  });
  return `${parts.join('')}z`;
}

/** Houses on a village tile, leaving room for the emblem on its first square; fields and trees on a landscape tile. */
function furniture(square: Square, at: number, { seat, squares }: TileLook): string {
  const { row, col } = square;
  const single = squares.length === 1;
  const drawings = seat === undefined ? LANDS : at > 0 ? HOUSES : [single ? SMALL_PLAZA : PLAZA];
  const drawing = drawings[(row * 2 + col + at) % drawings.length] ?? '';
  return `<g transform="translate(${col * TILE_UNIT} ${row * TILE_UNIT})" fill="none" stroke="#2a1d12" stroke-width="1.5" stroke-linejoin="round">${drawing}</g>`;
}

const ROOF = 'style="fill:var(--colour)"';
const ROOF_DARK = 'style="fill:color-mix(in oklab,var(--colour),#1c1208 40%)"';
const WALL = 'fill="#fbf1d8"';

/** A house with its ridge along the picture: front, gable and two sides of the roof. */
function house(x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    `<path ${WALL} d="M0 12h14v10H0z"/><path fill="#e3d2a8" d="M14 12l8-2v9l-8 3z"/>` +
    `<path ${ROOF_DARK} d="M14 12.5 18.5 2l5 8.5z"/><path ${ROOF} d="M-2 12.5 3.5 2h15L14 12.5z"/>` +
    '<path fill="#5a3b20" stroke="none" d="M5.5 16h3.5v6H5.5z"/></g>'
  );
}

const PLAZA = '<circle cx="24" cy="22" r="16" style="fill:var(--colour)"/>';
const SMALL_PLAZA = `${house(7, 3, 0.75)}<circle cx="31" cy="28" r="13" style="fill:var(--colour)"/>`;
const HOUSES = [house(10, 11, 1.15), house(5, 6, 0.8) + house(23, 18, 0.85), house(21, 4, 0.8) + house(6, 18, 0.85)];

function tree(x: number, y: number): string {
  return `<path stroke="#5a3b20" stroke-width="2.5" d="M${x} ${y}v7"/><path fill="#5d8a45" d="M${x - 6} ${y}a6 7.5 0 1 1 12 0 6 5 0 1 1-12 0z"/>`;
}

const FURROWS = 'stroke="#7d8f45" stroke-width="2"';
const LANDS = [
  `<path fill="#d8cf86" stroke="#7d8f45" d="M6 9 38 6l4 30-33 4z"/><path ${FURROWS} d="M12 9.5l2.5 29M19 9l2.5 28.5M26 8l2.5 29M33 7l2.5 29"/>`,
  tree(14, 17) + tree(32, 14) + tree(23, 29) + tree(37, 31) + tree(10, 33),
  `<path fill="#c3cf7d" stroke="#7d8f45" d="M7 22 40 20l2 17-34 3z"/><path ${FURROWS} d="M8 27.5l33-2M8.5 33.5l33-2"/>${tree(15, 11)}${tree(30, 9)}`,
];
