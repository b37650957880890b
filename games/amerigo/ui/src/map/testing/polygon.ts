import type { Spot } from '@portolan/table-kit';

/** Steps along each curve. */
const STEPS = 8;

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

/** Whether a spot is inside an area with holes. */
export function isInside(polygons: readonly (readonly Spot[])[], { x, y }: Spot): boolean {
  let inside = false;
  for (const line of polygons) {
    for (const [at, one] of line.entries()) {
      const other = line.at(at - 1) ?? one;
      const crosses = one.y > y !== other.y > y;
      if (crosses && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
    }
  }
  return inside;
}
