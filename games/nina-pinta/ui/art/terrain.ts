import type { TERRAINS } from '@portolan/nina-pinta';
import type { Point } from '@portolan/ui-kit/art';
import { chance } from './scatter.ts';

export type TerrainId = (typeof TERRAINS)[number];

/** What the pen draws: filled shapes in the order they overlap, and lines on top. */
interface Strokes {
  readonly shapes: string;
  readonly lines: string;
}

type Sign = (x: number, y: number, size: number) => Strokes;

const n = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `M${Math.round(x)} ${Math.round(y)}`;

const peak: Sign = (x, y, s) => ({
  shapes: `${at(x - 6 * s, y + 3 * s)}q${n(3 * s)}-${n(2.5 * s)} ${n(5.6 * s)}-${n(9 * s)} ${n(2.4 * s)} ${n(4.6 * s)} ${n(6.4 * s)} ${n(9 * s)}`,
  lines: `${at(x + 0.6 * s, y - 4 * s)}l${n(-0.6 * s)} ${n(3.6 * s)}m${n(2.2 * s)}-${n(1 * s)}l${n(-0.4 * s)} ${n(3.4 * s)}`,
});

const tree: Sign = (x, y, s) => {
  const r = n(3.2 * s);
  return {
    shapes: `${at(x - r, y - 1.5 * s)}a${r} ${r} 0 1 1 ${n(2 * r)} 0 ${r} ${r} 0 0 1-${n(2 * r)} 0z`,
    lines: `${at(x, y + r - 1.5 * s)}v${n(2.4 * s)}m${n(-1.6 * s)}-${n(3.6 * s)}q${n(1 * s)} ${n(0.9 * s)} ${n(2 * s)} 0`,
  };
};

const tuft: Sign = (x, y, s) => ({
  shapes: '',
  lines: `${at(x - 3 * s, y)}l${n(-0.9 * s)}-${n(2.6 * s)}m${n(2.7 * s)} ${n(2.6 * s)}v-${n(3.6 * s)}m${n(1.8 * s)} ${n(3.6 * s)}l${n(0.9 * s)}-${n(2.6 * s)}`,
});

const furrow: Sign = (x, y, s) => ({
  shapes: '',
  lines: `${at(x - 5 * s, y)}q${n(2.5 * s)}-${n(1.2 * s)} ${n(5 * s)} 0t${n(5 * s)} 0`,
});

const hill: Sign = (x, y, s) => ({
  shapes: `${at(x - 5 * s, y + 2 * s)}q${n(1.5 * s)}-${n(5 * s)} ${n(5 * s)}-${n(5 * s)}t${n(5 * s)} ${n(5 * s)}`,
  lines: `${at(x + 1 * s, y - 0.5 * s)}l${n(1.6 * s)} ${n(1.8 * s)}`,
});

const stones: Sign = (x, y, s) => ({
  shapes: '',
  lines: `${at(x - 4 * s, y)}h.1m${n(3 * s)}-${n(2.5 * s)}h.1m${n(2 * s)} ${n(4 * s)}h.1m${n(2.5 * s)}-${n(3 * s)}h.1`,
});

const bones: Sign = (x, y, s) => ({
  shapes: '',
  lines: `${at(x, y + 3 * s)}v-${n(6 * s)}m0 ${n(4 * s)}l${n(-2.4 * s)}-${n(1.6 * s)}v-${n(1.6 * s)}m${n(2.4 * s)} ${n(2.2 * s)}l${n(2.4 * s)}-${n(1.8 * s)}v-${n(1.4 * s)}`,
});

/** Each terrain has signs of its own, so that it can be told without colour. */
const SIGNS: Readonly<Record<TerrainId, readonly Sign[]>> = {
  mixed: [tree, furrow, hill, tree, tuft],
  plains: [tuft, furrow, tuft],
  forest: [tree],
  mountains: [peak],
  inhospitable: [stones, bones, stones],
};

const SIZES = [0.9, 1, 1.15];

/** The distance between two signs. */
export const TERRAIN_STEP: Readonly<Record<TerrainId, number>> = {
  mixed: 14,
  plains: 13,
  forest: 10.5,
  mountains: 14,
  inhospitable: 13,
};

/** The signs of a terrain on the given spots. Colours are the page's custom properties. */
export function drawTerrain(terrain: TerrainId, spots: readonly Point[], scale = 1): string {
  const random = chance(terrain.length * 97);
  const strokes = spots.map(([x, y], index) => {
    const signs = SIGNS[terrain];
    const sign = signs[(index * 7 + Math.floor(random() * 3)) % signs.length] ?? tuft;
    // Few sizes, because equal drawings compress well.
    return sign(x, y, scale * (SIZES[Math.floor(random() * SIZES.length)] ?? 1));
  });
  const shapes = strokes.map((one) => one.shapes).join('');
  const lines = strokes.map((one) => one.lines).join('');
  const filled = shapes === '' ? '' : `<path d="${shapes}" style="fill:var(--np-sign)"/>`;
  return `${filled}<path d="${lines}"/>`;
}
