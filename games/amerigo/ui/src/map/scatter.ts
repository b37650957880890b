import type { MapLayout } from '@portolan/amerigo';
import type { Spot } from '@portolan/table-kit';
import { EDGE, SQUARE } from './geometry.ts';
import { type MapPlan, middleOf } from './mapPlan.ts';
import { chanceAt } from './noise.ts';

export type SceneryKind = 'palm' | 'grove' | 'hill' | 'mountain' | 'tuft' | 'reef' | 'wave' | 'sounding';

/** Something drawn for its looks. `x` and `y` are its middle. */
export interface Scenery extends Spot {
  readonly kind: SceneryKind;
  /** How far it reaches from its middle. */
  readonly radius: number;
  /** Tells drawings of one kind apart; the depth of a sounding. */
  readonly variant: number;
}

const RADIUS: Readonly<Record<SceneryKind, number>> = {
  palm: 3.2,
  grove: 3.4,
  hill: 3.6,
  mountain: 4.2,
  tuft: 1.6,
  reef: 2.6,
  wave: 2.4,
  sounding: 1.8,
};

/** The compass rose in open water; undefined where there is too little. */
export interface Rose extends Spot {
  readonly radius: number;
}

/** How far from the middle of a square something printed on it reaches. */
export const PRINTED_RADIUS = 3.9;
const ROSE = { least: 6.5, most: 17 };

/** Scenery on bare land and in open water, derived from the map. */
export function scatter(plan: MapPlan, rose: Rose | undefined): Scenery[] {
  return [...onLand(plan), ...atSea(plan, rose)];
}

function onLand({ layout, squares, noise, posts, goods, chests }: MapPlan): Scenery[] {
  const printed = new Set([...posts, ...goods.map(({ space }) => space), ...chests.map((chest) => chest?.space)]);
  return squares.flatMap((own, island) =>
    own.flatMap(({ row, col }): Scenery[] => {
      const space = row * layout.stride + col;
      if (printed.has(space)) return [];
      const { x, y } = middleOf(layout, space);
      const kind = landKind(chanceAt(noise, col, row, 1), layout.big[island] === true);
      if (kind === undefined) return [];
      const stray = SQUARE / 2 - RADIUS[kind];
      return [
        {
          kind,
          x: x + noise(col, row, 2) * Math.max(0, stray),
          y: y + noise(col, row, 3) * Math.max(0, stray),
          radius: RADIUS[kind],
          variant: Math.floor(chanceAt(noise, col, row, 4) * 3),
        },
      ];
    }),
  );
}

/** Big islands have richer terrain. */
function landKind(chance: number, big: boolean): SceneryKind | undefined {
  const kinds: readonly (SceneryKind | undefined)[] = big
    ? ['palm', 'palm', 'grove', 'grove', 'mountain', 'mountain', 'hill', 'tuft', undefined]
    : ['palm', 'palm', 'palm', 'hill', 'tuft', 'tuft', undefined, undefined];
  return kinds[Math.min(kinds.length - 1, Math.floor(chance * kinds.length))];
}

/** On the corners of squares with water all around: in the middle of a square there may be a ship. */
function atSea(plan: MapPlan, rose: Rose | undefined): Scenery[] {
  const { layout, noise } = plan;
  const found: Scenery[] = [];
  for (let row = 1; row < layout.height; row++) {
    for (let col = 1; col < layout.width; col++) {
      const at = { x: EDGE + col * SQUARE, y: EDGE + row * SQUARE };
      const kind = seaKind(plan, row, col);
      if (kind === undefined) continue;
      const radius = RADIUS[kind];
      if (rose !== undefined && Math.hypot(at.x - rose.x, at.y - rose.y) < rose.radius + radius + 1) continue;
      const variant = Math.floor(chanceAt(noise, col, row, 7) * 17) + (isOpen(plan, row, col, 2) ? 12 : 2);
      found.push({ kind, ...at, radius, variant });
    }
  }
  return found;
}

function seaKind(plan: MapPlan, row: number, col: number): SceneryKind | undefined {
  if (!isOpen(plan, row, col, 1)) return undefined;
  const chance = chanceAt(plan.noise, col, row, 6);
  if (isOpen(plan, row, col, 2)) return chance < 0.4 ? 'sounding' : chance < 0.7 ? 'wave' : undefined;
  return chance < 0.16 ? 'reef' : chance < 0.34 ? 'sounding' : chance < 0.5 ? 'wave' : undefined;
}

/** Only water, without anchors, `reach` squares around a corner of squares. Beyond the edge is water. */
function isOpen({ layout }: MapPlan, row: number, col: number, reach: number): boolean {
  for (let r = row - reach; r < row + reach; r++) {
    for (let c = col - reach; c < col + reach; c++) {
      if (r < 0 || c < 0 || r >= layout.height || c >= layout.width) continue;
      const space = r * layout.stride + c;
      if ((layout.islandOf[space] ?? -1) >= 0 || layout.harbours.has(space)) return false;
    }
  }
  return true;
}

/** The largest circle of water between islands, anchors and edges. */
export function placeRose({ layout }: MapPlan): Rose | undefined {
  const { height, width } = layout;
  let [best, bestX, bestY] = [0, 0, 0];
  for (let y = 1; y <= height - 1; y += 0.5) {
    for (let x = 1; x <= width - 1; x += 0.5) {
      const room = roomAt(layout, x, y, best);
      if (room > best) [best, bestX, bestY] = [room, x, y];
    }
  }
  const radius = Math.min(ROSE.most, best * SQUARE - 0.5);
  return radius < ROSE.least ? undefined : { x: EDGE + bestX * SQUARE, y: EDGE + bestY * SQUARE, radius };
}

/** How far the nearest land, anchor or edge is, in squares; inexact beyond the size of a rose and below `least`. */
function roomAt({ height, width, stride, islandOf, harbours }: MapLayout, x: number, y: number, least: number): number {
  const reach = 2;
  let room = Math.min(x, y, width - x, height - y, reach);
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach) && room > least; row++) {
    for (let col = Math.max(0, Math.floor(x - reach)); col < Math.min(width, x + reach); col++) {
      const space = row * stride + col;
      if ((islandOf[space] ?? -1) >= 0) room = Math.min(room, toSquare(x - col, y - row) - 0.15);
      else if (harbours.has(space)) {
        room = Math.min(room, Math.hypot(x - col - 0.5, y - row - 0.5) - PRINTED_RADIUS / SQUARE);
      }
    }
  }
  return room;
}

/** From a point to the unit square at the origin. */
function toSquare(x: number, y: number): number {
  return Math.hypot(Math.max(-x, 0, x - 1), Math.max(-y, 0, y - 1));
}
