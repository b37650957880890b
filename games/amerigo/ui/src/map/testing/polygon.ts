import type { Spot } from '@portolan/table-kit';

/** Steps along each curve. */
const STEPS = 5;

/** The closed lines of path data made of `M`, `Q` and `Z`. */
export function polygonsOf(path: string): Spot[][] {
  return path
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
      const line: Spot[] = [{ x: numbers[0] ?? 0, y: numbers[1] ?? 0 }];
      for (let at = 2; at < numbers.length; at += 4) {
        const [cx = 0, cy = 0, x = 0, y = 0] = numbers.slice(at, at + 4);
        line.push(...curve(line.at(-1) ?? { x, y }, { x: cx, y: cy }, { x, y }));
      }
      return line;
    });
}

function curve(from: Spot, towards: Spot, to: Spot): Spot[] {
  return Array.from({ length: STEPS }, (_, at) => {
    const t = (at + 1) / STEPS;
    const mix = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(from.x, towards.x, to.x), y: mix(from.y, towards.y, to.y) };
  });
}

/** Tells whether a spot is inside the area of path data, which may have holes. */
export function areaOfPath(path: string): (spot: Spot) => boolean {
  const lines = polygonsOf(path);
  const [xs, ys] = [lines.flat().map(({ x }) => x), lines.flat().map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return ({ x, y }) =>
    x > left && x < right && y > top && y < bottom && lines.filter((line) => isInside(line, { x, y })).length % 2 === 1;
}

function isInside(line: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  for (const [at, one] of line.entries()) {
    const other = line.at(at - 1) ?? one;
    const crosses = one.y > y !== other.y > y;
    if (crosses && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  }
  return inside;
}
