import type { TERRAINS } from '@portolan/nina-pinta';
import type { Point } from '@portolan/ui-kit/art';
import { chance } from './scatter.ts';

export type TerrainId = (typeof TERRAINS)[number];

/** What the pen draws, from the middle of the sign's foot; the numbers are scaled. */
type Sign = string;

const PEAK: Sign = 'm-6 3q3-2.5 5.5-9 2.5 5 6.5 9m-5-6l-.5 3.5m2.5-.5l-.5 3';
const TREE: Sign = 'm-3-1a3 3 0 1 1 6 0 3 3 0 0 1-6 0m3 3v3m-1-4q1 1 2 0';
const TUFT: Sign = 'm-3 0l-1-3m3 3v-4m2 4l1-3';
const FURROW: Sign = 'm-5 0q2.5-1 5 0t5 0';
const HILL: Sign = 'm-5 2q1-5 5-5t5 5m-4-2l2 1';
const STONES: Sign = 'm-4 0h.1m3-2h.1m2 4h.1m2-3h.1';
const SCRUB: Sign = 'm0 3v-6m0 4l-2-2v-1m2 2l2-2v-1';

/** Each terrain has signs of its own, so that it can be told without colour. */
const SIGNS: Readonly<Record<TerrainId, readonly Sign[]>> = {
  mixed: [TREE, FURROW, HILL, TREE, TUFT],
  plains: [TUFT, FURROW, TUFT],
  forest: [TREE],
  mountains: [PEAK],
  inhospitable: [STONES, SCRUB, STONES],
};

/** Few sizes, because equal drawings compress well. */
const SIZES = [0.9, 1, 1.15];

/** The distance between two signs. */
export const TERRAIN_STEP: Readonly<Record<TerrainId, number>> = {
  mixed: 14,
  plains: 13,
  forest: 10.5,
  mountains: 14,
  inhospitable: 13,
};

/** The signs of a terrain on the given spots, as path data. */
export function drawTerrain(terrain: TerrainId, spots: readonly Point[], scale = 1): string {
  const random = chance(terrain.length * 97);
  const signs = SIGNS[terrain];
  return spots
    .map(([x, y], index) => {
      const sign = signs[(index * 7 + Math.floor(random() * 3)) % signs.length] ?? TUFT;
      const size = scale * (SIZES[Math.floor(random() * SIZES.length)] ?? 1);
      return `M${Math.round(x)} ${Math.round(y)}${sized(sign, size)}`;
    })
    .join('');
}

/** The flags of an arc are no lengths, and a dot stays a dot. */
function sized(sign: Sign, size: number): string {
  return sign
    .split(/(a3 3 0 1 1|3 3 0 0 1|h\.1)/)
    .map((part) => {
      if (part === 'h.1') return part;
      const r = shorter(3 * size);
      if (part === 'a3 3 0 1 1') return `a${r} ${r} 0 1 1`;
      if (part === '3 3 0 0 1') return `${r} ${r} 0 0 1`;
      return part.replace(/-?(\d+\.?\d*|\.\d+)/g, (value) => shorter(Number(value) * size));
    })
    .join('');
}

function shorter(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}
