import type { MapLayout } from '@portolan/amerigo';
import { type CoastStyle, coastPath } from './coast.ts';
import { drawPrinted, type PrintedPaths } from './drawPrinted.ts';
import { planOf } from './mapPlan.ts';

/** What is to be read on a map, as path data in units of the sheet. */
export interface MapDrawing {
  /** By island. */
  readonly coasts: readonly string[];
  /** The land behind the beaches, of small and of big islands. */
  readonly meadows: string;
  readonly richMeadows: string;
  readonly printed: PrintedPaths;
}

const COAST: CoastStyle = { inset: -0.05, stray: 0.19, cut: [0.05, 0.2], salt: 10 };
const MEADOW: CoastStyle = { inset: 0.15, stray: 0.18, cut: [0.02, 0.2], salt: 20 };

const known = new WeakMap<MapLayout, MapDrawing>();

export function drawingOf(layout: MapLayout): MapDrawing {
  const drawing = known.get(layout) ?? drawMap(layout);
  known.set(layout, drawing);
  return drawing;
}

function drawMap(layout: MapLayout): MapDrawing {
  const plan = planOf(layout);
  const { outlines, noise } = plan;
  const meadows = (big: boolean): string =>
    outlines.map((own, island) => (layout.big[island] === big ? coastPath(own, noise, MEADOW) : '')).join('');
  return {
    coasts: outlines.map((own) => coastPath(own, noise, COAST)),
    meadows: meadows(false),
    richMeadows: meadows(true),
    printed: drawPrinted(plan),
  };
}
