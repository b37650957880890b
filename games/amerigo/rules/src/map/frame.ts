import type { Components } from '../data/components.ts';
import { type Berth, MOST_TILES, SIDES, type Space } from '../ids.ts';
import type { Atlas } from './atlas.ts';

/** The frame for one player count, independent of the tiles. */
export interface Frame {
  /** In the order of their numbers. */
  readonly berths: readonly Berth[];
  /** By frame space, counted from the first one: its neighbours in the ring. [AM-BLUE-05] */
  readonly ring: readonly (readonly Berth[])[];
  /** By frame space: the squares of the tile side it borders. [AM-BLUE-06] */
  readonly shore: readonly (readonly Space[])[];
  /** The same, a bit for each neighbour. */
  readonly ringBits: readonly number[];
  /** By Space: the frame spaces beside it; undefined away from the edge. */
  readonly beside: readonly (readonly Berth[] | undefined)[];
}

/** The number of the first frame space, after all squares. */
function firstFrameBerth({ stride }: Pick<Atlas, 'stride'>): Berth {
  return stride * stride;
}

/** The berth is a frame space, no square of the map. */
export function isFrameSpace(grid: Pick<Atlas, 'stride'>, berth: Berth): boolean {
  return berth >= firstFrameBerth(grid);
}

/** The number of a frame space such as `T0`. */
export function frameBerth(atlas: Atlas, name: string): Berth {
  return firstFrameBerth(atlas) + SIDES.indexOf(name[0] as 'T') * MOST_TILES + Number(name.slice(1));
}

export function makeFrame(atlas: Atlas, { rows, cols, ring }: Components['layouts'][2]): Frame {
  const names = ring.split(' ');
  const berths = names.map((name) => frameBerth(atlas, name));
  const count = SIDES.length * MOST_TILES;
  const next: Berth[][] = Array.from({ length: count }, () => []);
  const shore: Space[][] = Array.from({ length: count }, () => []);
  const beside: (Berth[] | undefined)[] = Array.from({ length: firstFrameBerth(atlas) }, () => undefined);
  for (const [at, berth] of berths.entries()) {
    const frame = berth - firstFrameBerth(atlas);
    next[frame].push(berths[(at + 1) % berths.length], berths[(at + berths.length - 1) % berths.length]);
    for (let step = 0; step < atlas.side; step++) {
      const space = shoreSpace(atlas, { rows, cols }, names[at], step);
      shore[frame].push(space);
      beside[space] = [...(beside[space] ?? []), berth];
    }
  }
  return {
    berths: berths.sort((one, other) => one - other),
    ring: next,
    shore,
    ringBits: next.map((ring) => ring.reduce((bits, berth) => bits | (1 << (berth - firstFrameBerth(atlas))), 0)),
    beside,
  };
}

/** The square at the edge of the map beside a frame space, the `step`-th of its tile side. */
function shoreSpace(
  { side, stride }: Atlas,
  { rows, cols }: { readonly rows: number; readonly cols: number },
  name: string,
  step: number,
): Space {
  const along = Number(name.slice(1)) * side + step;
  if (name[0] === 'T') return along;
  if (name[0] === 'B') return (rows * side - 1) * stride + along;
  return name[0] === 'L' ? along * stride : along * stride + cols * side - 1;
}
