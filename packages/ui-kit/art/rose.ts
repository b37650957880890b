import type { Point } from './coast.ts';

/** Sixteen points on a hidden circle, each joined to every other, the lines run out to the edge of the sheet. */
export function rhumbs(hub: Point, radius: number): string {
  const nodes = Array.from({ length: 16 }, (_, at): Point => {
    const angle = (at * Math.PI) / 8;
    return [hub[0] + radius * Math.cos(angle), hub[1] + radius * Math.sin(angle)];
  });
  // Portolan makers drew the winds, half winds and quarter winds in black, green and red.
  const kinds = ['var(--ink-3)', 'var(--verdigris)', 'var(--vermilion)'];
  const lines: string[][] = [[], [], []];
  for (let one = 0; one < 16; one++) {
    for (let other = one + 1; other < 16; other++) {
      const [a, b] = [nodes[one], nodes[other]];
      if (a === undefined || b === undefined) continue;
      // The direction of a chord is halfway between its ends, in sixteenths of the half circle.
      const wind = (one + other) % 4;
      const kind = wind === 0 ? 0 : wind === 2 ? 1 : 2;
      lines[kind]?.push(segment(a, b));
    }
  }
  return lines
    .map((set, kind) => `<path d="${set.join('')}" style="stroke:${kinds[kind]};stroke-width:.7;opacity:.24"/>`)
    .join('');
}

/** A rose where the lines meet. */
export function rose([x, y]: Point, size: number): string {
  const winds = Array.from({ length: 16 }, (_, at) => {
    const long = at % 4 === 0 ? 1 : at % 2 === 0 ? 0.78 : 0.55;
    const wide = at % 2 === 0 ? 0.15 : 0.08;
    const half = (side: number) => `M0 ${-long}L${side * wide} ${-wide * 1.6}L0 0z`;
    const colour = at % 4 === 0 ? 'var(--vermilion)' : at % 2 === 0 ? 'var(--verdigris)' : 'var(--gold-leaf)';
    const turn = `transform="rotate(${at * 22.5})"`;
    return `<path ${turn} d="${half(1)}" style="fill:${colour}"/><path ${turn} d="${half(-1)}" style="fill:var(--ground)"/>`;
  });
  const order = [...winds.filter((_, at) => at % 2 === 1), ...winds.filter((_, at) => at % 2 === 0)];
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size})" style="stroke:var(--ink-3);stroke-width:${0.7 / size};opacity:.8">`,
    `<circle r=".7" style="fill:var(--ground)"/><circle r=".64"/>`,
    ...order,
    `<circle r=".12" style="fill:var(--ground)"/></g>`,
  ].join('');
}

function segment([ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay);
  const reach = 900 / length;
  const [dx, dy] = [(bx - ax) * reach, (by - ay) * reach];
  return `M${Math.round(ax - dx)} ${Math.round(ay - dy)}L${Math.round(bx + dx)} ${Math.round(by + dy)}`;
}
