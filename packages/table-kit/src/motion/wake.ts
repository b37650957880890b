import type { CueTime } from './cue.ts';
import type { Performer } from './performer.ts';
import { type Point, sharesAlong } from './route.ts';

const PARTS = 6;
const SVG = 'http://www.w3.org/2000/svg';

/** The line behind a sprite, in parts that appear as the sprite passes: a line that grew would be painted every frame. */
export function wakeOf(route: readonly Point[], time: CueTime): Performer[] {
  const shares = sharesAlong(route);
  return Array.from({ length: PARTS }, (_, part) => {
    const [from, to] = [part / PARTS, (part + 1) / PARTS];
    const points = route.filter((__, at) => (shares[at] ?? 0) >= from - 0.03 && (shares[at] ?? 0) <= to + 0.03);
    const at = time.at + time.for * to;
    return {
      element: lineThrough(points),
      time: { at, for: Math.max(0.05, 1 - at) },
      frames: [{ opacity: 0 }, { opacity: 0.9, offset: 0.1 }, { opacity: 0.9, offset: 0.75 }, { opacity: 0 }],
    };
  });
}

function lineThrough(points: readonly Point[]): SVGElement {
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'tk-wake');
  Object.assign(svg.style, { left: `${left}px`, top: `${top}px` });
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', `M${points.map(({ x, y }) => `${(x - left).toFixed(1)} ${(y - top).toFixed(1)}`).join('L')}`);
  svg.append(path);
  return svg;
}
