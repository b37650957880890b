// node apps/web/art/drawChart.ts: draws public/art/atlantic.svg, the chart behind the first page.
import { writeFileSync } from 'node:fs';
import { coastlines, isLand, nearestShore, type Point, pathOf, rhumbs, rose } from '@portolan/ui-kit/art';
import { geoMercator } from 'd3-geo';
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
    rhumbs(HUB, RADIUS),
    rose(HUB, 62),
    `<path d="${land}" style="fill:var(--land);fill-opacity:.62;stroke:var(--ink-3);stroke-width:1.1"/>`,
    names(),
    `</g></svg>\n`,
  ].join('');
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
