import type { MapLayout } from '@portolan/amerigo';
import { rounded } from './coast.ts';
import { EDGE, SQUARE } from './geometry.ts';
import { type MapPlan, middleOf } from './mapPlan.ts';

/** Path data of what is printed on every map. */
export interface PrintedPaths {
  /** Piers from post spaces to their anchors: the deck and its planks. */
  readonly piers: string;
  readonly planks: string;
  /** Discs under the anchors, and the anchors. */
  readonly buoys: string;
  readonly anchors: string;
  /** The post spaces. */
  readonly rings: string;
  /** Lines between land squares, and small crosses at the corners of water squares. */
  readonly landGrid: string;
  readonly seaGrid: string;
}

const ANCHOR = 'm0-1.9a.55.55 0 1 0 .01 0zm0 1.1v3.2m-1.1-2.4h2.2m-3.2.8q.2 1.9 2.1 2 1.9-.1 2.1-2';
const [RING, BUOY] = [3.3, 3.3];

export function drawPrinted(plan: MapPlan): PrintedPaths {
  const { layout, posts } = plan;
  const anchors = [...layout.harbours.keys()];
  return {
    ...drawPiers(layout),
    buoys: anchors.map((space) => circle(layout, space, BUOY)).join(''),
    anchors: anchors.map((space) => `M${written(middleOf(layout, space))}${ANCHOR}`).join(''),
    rings: posts.map((space) => circle(layout, space, RING)).join(''),
    ...drawGrid(layout),
  };
}

function drawPiers(layout: MapLayout): Pick<PrintedPaths, 'piers' | 'planks'> {
  let [piers, planks] = ['', ''];
  for (const [anchor, posts] of layout.harbours) {
    for (const post of posts) {
      const [from, to] = [middleOf(layout, post), middleOf(layout, anchor)];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
      const along = (far: number, aside = 0): string =>
        written({ x: from.x + dx * far - dy * aside, y: from.y + dy * far + dx * aside });
      piers += `M${along(RING)}L${along(length - BUOY)}`;
      for (let far = RING + 0.6; far < length - BUOY; far += 0.9) planks += `M${along(far, -0.9)}L${along(far, 0.9)}`;
    }
  }
  return { piers, planks };
}

function drawGrid({ height, width, stride, islandOf }: MapLayout): Pick<PrintedPaths, 'landGrid' | 'seaGrid'> {
  const isLand = (row: number, col: number): boolean =>
    row >= 0 && col >= 0 && row < height && col < width && (islandOf[row * stride + col] ?? -1) >= 0;
  let [landGrid, seaGrid] = ['', ''];
  for (let row = 0; row <= height; row++) {
    for (let col = 0; col <= width; col++) {
      const [x, y] = [EDGE + col * SQUARE, EDGE + row * SQUARE];
      const here = isLand(row, col);
      if (here && isLand(row, col - 1)) landGrid += `M${x} ${y}v${SQUARE}`;
      if (here && isLand(row - 1, col)) landGrid += `M${x} ${y}h${SQUARE}`;
      const wet = !here && !isLand(row - 1, col) && !isLand(row, col - 1) && !isLand(row - 1, col - 1);
      if (wet) seaGrid += `M${x - 0.7} ${y}h1.4m-.7-.7v1.4`;
    }
  }
  return { landGrid, seaGrid };
}

function circle(layout: MapLayout, space: number, radius: number): string {
  const { x, y } = middleOf(layout, space);
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

function written({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${rounded(x)} ${rounded(y)}`;
}
