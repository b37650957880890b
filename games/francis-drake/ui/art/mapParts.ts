import { isLand, type Point } from '@portolan/ui-kit/art';
import { inside, type Projection, project } from '../src/art/projection.ts';
import type { Rectangle } from '../src/art/shapes.ts';

/** Positions along lines over land, about `step` apart and clear of `taken`. */
export function along(
  lines: readonly (readonly (readonly [number, number])[])[],
  {
    projection,
    rings,
    step,
    free,
  }: { projection: Projection; rings: Point[][]; step: number; free: (rectangle: Rectangle) => boolean },
): Point[] {
  const found: Point[] = [];
  for (const line of lines) {
    const points = line.map(([lon, lat]) => project(projection, lon, lat));
    for (let at = 0; at + 1 < points.length; at++) {
      const [from, to] = [points[at], points[at + 1]];
      if (from === undefined || to === undefined) continue;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      for (let done = step / 2; done < length; done += step) {
        const share = done / length;
        // Each glyph is offset a little, the same way on every run, so that ranges do not look ruled.
        const aside = (((found.length * 7) % 5) - 2) * 0.9;
        const spot: Point = [from.x + (to.x - from.x) * share + aside, from.y + (to.y - from.y) * share - aside];
        const room = { x: spot[0] - 7, y: spot[1] - 9, w: 14, h: 12 };
        const corners: Point[] = [spot, [room.x, spot[1]], [room.x + room.w, spot[1]]];
        if (free(room) && corners.every((corner) => isLand(rings, corner))) found.push(spot);
      }
    }
  }
  // Glyphs further south are in front.
  return found.toSorted((one, other) => one[1] - other[1]);
}

/** Peaks with a shaded side. */
export function mountains(spots: readonly Point[], scale: number): string {
  const shape = (size: number): string =>
    `m${n(-6 * size)} 0q${n(3 * size)} ${n(-3 * size)} ${n(6 * size)} ${n(-9.5 * size)} ${n(2.2 * size)} ${n(4.5 * size)} ${n(6.5 * size)} ${n(9.5 * size)}`;
  const shade = (size: number): string =>
    `m${n(1.2 * size)} ${n(-7.2 * size)}l${n(-0.8 * size)} ${n(4 * size)}m${n(2.6 * size)} ${n(-1.2 * size)}l${n(-0.6 * size)} ${n(3.6 * size)}`;
  const sizes = spots.map((_, at) => scale * (0.85 + ((at * 5) % 4) * 0.12));
  const outline = spots.map(([x, y], at) => `M${n(x)} ${n(y)}${shape(sizes[at] ?? scale)}`).join('');
  const strokes = spots.map(([x, y], at) => `M${n(x)} ${n(y)}${shade(sizes[at] ?? scale)}`).join('');
  return [
    `<path d="${outline}" style="fill:var(--land-2);stroke:var(--ink-3);stroke-width:1.1"/>`,
    `<path d="${strokes}" style="stroke:var(--ink-3);stroke-width:.9;opacity:.8"/>`,
  ].join('');
}

/** Round trees. */
export function forests(spots: readonly Point[], scale: number): string {
  const r = n(2.6 * scale);
  const tree = spots
    .map(
      ([x, y]) =>
        `M${n(x)} ${n(y)}v${n(-2.6 * scale)}m${-r} ${-r}a${r} ${r} 0 1 1 ${n(2 * r)} 0a${r} ${r} 0 1 1${n(-2 * r)} 0z`,
    )
    .join('');
  return `<path d="${tree}" style="fill:light-dark(#b9bf86,#2f4b44);stroke:var(--ink-3);stroke-width:.9"/>`;
}

/** The graduated frame: a degree dark, a degree light. */
export function frameOf(projection: Projection): string {
  const { sheet, frame, lon, lat } = projection;
  const { width, height } = sheet;
  const { x, y, w, h } = inside(projection);
  const bars: string[] = [];
  for (let degree = Math.ceil(lon[0]); degree < lon[1]; degree += 2) {
    const [from, to] = [
      project(projection, degree, lat[0]).x,
      Math.min(x + w, project(projection, degree + 1, lat[0]).x),
    ];
    bars.push(
      `M${n(from)} 2H${n(to)}V${frame - 2}H${n(from)}zM${n(from)} ${height - frame + 2}H${n(to)}v${frame - 4}H${n(from)}z`,
    );
  }
  for (let degree = Math.ceil(lat[0]); degree < lat[1]; degree += 2) {
    const [from, to] = [project(projection, lon[0], degree).y, Math.max(y, project(projection, lon[0], degree + 1).y)];
    bars.push(
      `M2 ${n(from)}V${n(to)}H${frame - 2}V${n(from)}zM${width - frame + 2} ${n(from)}V${n(to)}h${frame - 4}V${n(from)}z`,
    );
  }
  return [
    `<path d="M0 0H${width}V${height}H0zM${x} ${y}v${h}h${w}v${-h}z" fill-rule="evenodd" style="fill:var(--sheet)"/>`,
    `<path d="${bars.join('')}" style="fill:var(--ink-2)"/>`,
    `<path d="M.5.5H${width - 0.5}V${height - 0.5}H.5zM${x} ${y}h${w}v${h}h${-w}z" style="stroke:var(--ink-2);stroke-width:1"/>`,
  ].join('');
}

export function n(value: number): number {
  return Math.round(value * 10) / 10;
}
