// node apps/web/art/drawSeaChart.ts: draws public/art/atlantic.svg, the sea chart behind the first page.
import { writeFileSync } from 'node:fs';
import { coastlines, type Point, pathOf, portNames, rhumbs, rose } from '@portolan/ui-kit/art';
import { geoMercator } from 'd3-geo';
import { SEA_CHART_SIZE } from '../src/art/seaChartSize.ts';
import { PORTS } from './ports.ts';

const { width: WIDTH, height: HEIGHT } = SEA_CHART_SIZE;
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

writeFileSync(new URL('../public/art/atlantic.svg', import.meta.url), draw());

/** Colours are custom properties of the page: the drawing is embedded with `use`, so both themes apply. */
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
    portNames(PORTS, { projection, rings }, { size: 9.5, room: 15 }),
    `</g></svg>\n`,
  ].join('');
}
