// node apps/web/art/drawChart.ts: draws public/art/atlantic.svg, the chart behind the first page.
import { writeFileSync } from 'node:fs';
import { geoMercator } from 'd3-geo';
import { coastlines, isLand, nearestShore, type Point, pathOf } from './coast.ts';
import { PORTS } from './ports.ts';

const WIDTH = 1600;
const HEIGHT = 900;
const projection = geoMercator()
  .center([-66, 29])
  .scale(716)
  .translate([WIDTH / 2, HEIGHT / 2])
  .clipExtent([
    [-40, -40],
    [WIDTH + 40, HEIGHT + 40],
  ]);
const rings = coastlines(projection);
const HUB: Point = [1080, 430];
const RADIUS = 560;
/** No two names begin nearer to each other. */
const ROOM = 15;

writeFileSync(new URL('../public/art/atlantic.svg', import.meta.url), draw());

/** Colours are the page's own custom properties: the drawing is taken in with `use`, so day and night reach it. */
function draw(): string {
  const land = pathOf(rings);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>The Atlantic</title>`,
    `<g id="chart" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="${land}" style="stroke:var(--sea);stroke-width:26;opacity:.5"/>`,
    `<path d="${land}" style="stroke:var(--sea-2);stroke-width:9;opacity:.45"/>`,
    rhumbs(),
    rose(HUB, 62),
    `<path d="${land}" style="fill:var(--land);fill-opacity:.62;stroke:var(--ink-3);stroke-width:1.1"/>`,
    names(),
    `</g></svg>\n`,
  ].join('');
}

/** Sixteen points on a hidden circle, each joined to every other, the lines run out to the edge of the sheet. */
function rhumbs(): string {
  const nodes = Array.from({ length: 16 }, (_, at): Point => {
    const angle = (at * Math.PI) / 8;
    return [HUB[0] + RADIUS * Math.cos(angle), HUB[1] + RADIUS * Math.sin(angle)];
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
function rose([x, y]: Point, size: number): string {
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

/** Names stand at right angles to the shore and run inland, as the old pilots wrote them. */
function names(): string {
  const taken: Point[] = [];
  // The great ones first: where two would collide, the lesser one stays unwritten.
  const ports = [...PORTS.filter(({ great }) => great), ...PORTS.filter(({ great }) => !great)];
  const texts = ports.flatMap(({ name, at, great }) => {
    const spot = projection(at);
    if (spot === null) return [];
    const { point, angle } = nearestShore(rings, spot);
    if (taken.some((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) < ROOM)) return [];
    const inland = [angle + Math.PI / 2, angle - Math.PI / 2].find((way) => isLand(rings, ahead(point, way, 7)));
    if (inland === undefined) return [];
    taken.push(point);
    const [x, y] = ahead(point, inland, 4);
    const degrees = Math.round((inland * 180) / Math.PI);
    const turned = Math.cos(inland) < 0;
    const anchor = turned ? ' text-anchor="end"' : '';
    const colour = great ? ' style="fill:var(--vermilion)"' : '';
    return [
      `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned ? degrees + 180 : degrees})" dy=".3em"${anchor}${colour}>${name}</text>`,
    ];
  });
  return `<g style="fill:var(--ink-2);font:italic 9.5px var(--serif)">${texts.join('')}</g>`;
}

function ahead([x, y]: Point, way: number, by: number): Point {
  return [x + Math.cos(way) * by, y + Math.sin(way) * by];
}
