import type { Point } from './coast.ts';

/** Rhumb lines: sixteen points on a hidden circle, all joined to each other and extended to the edge. */
export function rhumbs(hub: Point, radius: number): string {
  const nodes = Array.from({ length: 16 }, (_, at): Point => {
    const angle = (at * Math.PI) / 8;
    return [hub[0] + radius * Math.cos(angle), hub[1] + radius * Math.sin(angle)];
  });
  // Portolan charts show the winds, half winds and quarter winds in black, green and red.
  const kinds = ['var(--ink-3)', 'var(--verdigris)', 'var(--vermilion)'];
  const lines: string[][] = [[], [], []];
  for (let one = 0; one < 16; one++) {
    for (let other = one + 1; other < 16; other++) {
      const [a, b] = [nodes[one], nodes[other]];
      if (a === undefined || b === undefined) continue;
      // The direction of a chord lies halfway between its ends, in sixteenths of a half circle.
      const wind = (one + other) % 4;
      const kind = wind === 0 ? 0 : wind === 2 ? 1 : 2;
      lines[kind]?.push(segment(a, b));
    }
  }
  return lines
    .map((set, kind) => `<path d="${set.join('')}" style="stroke:${kinds[kind]};stroke-width:.7;opacity:.24"/>`)
    .join('');
}

/** A compass rose where the lines meet. All points are precomputed, because untransformed paths paint faster. */
export function rose([x, y]: Point, size: number): string {
  const point = (turn: number, across: number, up: number): string => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return `${tenth(x + size * (across * cos - up * sin))} ${tenth(y + size * (across * sin + up * cos))}`;
  };
  const winds = Array.from({ length: 16 }, (_, at) => {
    const turn = (at * Math.PI) / 8;
    const long = at % 4 === 0 ? 1 : at % 2 === 0 ? 0.78 : 0.55;
    const wide = at % 2 === 0 ? 0.15 : 0.08;
    const half = (side: number): string =>
      `M${point(turn, 0, -long)}L${point(turn, side * wide, -wide * 1.6)}L${point(turn, 0, 0)}z`;
    const colour = at % 4 === 0 ? 'var(--vermilion)' : at % 2 === 0 ? 'var(--verdigris)' : 'var(--gold-leaf)';
    return `<path d="${half(1)}" style="fill:${colour}"/><path d="${half(-1)}" style="fill:var(--ground)"/>`;
  });
  const order = [...winds.filter((_, at) => at % 2 === 1), ...winds.filter((_, at) => at % 2 === 0)];
  const ring = (r: number): string => `cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r * size)}"`;
  return [
    `<g style="stroke:var(--ink-3);stroke-width:.7;opacity:.8">`,
    `<circle ${ring(0.7)} style="fill:var(--ground)"/><circle ${ring(0.64)}/>`,
    ...order,
    `<circle ${ring(0.12)} style="fill:var(--ground)"/></g>`,
  ].join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function segment([ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay);
  const reach = 900 / length;
  const [dx, dy] = [(bx - ax) * reach, (by - ay) * reach];
  return `M${Math.round(ax - dx)} ${Math.round(ay - dy)}L${Math.round(bx + dx)} ${Math.round(by + dy)}`;
}
