import { LANDS, TERRAINS } from '@portolan/nina-pinta';
import { pathOf, rhumbs } from '@portolan/ui-kit/art';
import { COMPASS } from '../src/map/layout.ts';
import { WORLD_SHEET } from '../src/map/sheet.ts';
import type { Ring } from './lines.ts';
import { ORNAMENTS } from './ornaments.ts';
import { type LandId, makeOutlines, type Outlines } from './outlines.ts';
import { scatter } from './scatter.ts';
import { drawTerrain, TERRAIN_STEP } from './terrain.ts';

const { width, height } = WORLD_SHEET;
const PEN = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
/** Widths of the lines that follow the shore, widest first. */
const RIPPLES = [22, 14.5, 8, 3.5];
const MARGIN = 5;

/**
 * The drawing that all three worlds share. `sea` lies below everything and `blank` shows the lands nobody has explored;
 * each land has an outline, and a drawing for each terrain, which are added once they are known. Colours are the page's
 * custom properties: the parts are included with `use`, so they follow the theme and the tint of the world.
 */
export function drawWorld(): string {
  const outlines = makeOutlines();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>A New World</title>`,
    `<defs><path id="coast" d="${path(outlines.coasts)}"/>`,
    `<path id="river" d="${path([outlines.river])}"/><path id="shallows" d="${path([outlines.shallows])}"/></defs>`,
    drawSea(),
    drawBlank(outlines),
    ...LANDS.map((land) => drawLand(outlines, land)),
    ...Object.entries(ORNAMENTS).map(([world, d]) => `<g id="ornament-${world}" ${PEN}>${d}</g>`),
    `<g id="frame" ${PEN}>${frame()}</g></svg>\n`,
  ].join('');
}

function path(rings: readonly Ring[]): string {
  return pathOf(rings.map((ring) => [...ring]));
}

function drawSea(): string {
  const ripples = RIPPLES.map((line, at) => {
    const last = at === RIPPLES.length - 1;
    return [
      `<use href="#coast" style="stroke:var(--np-ripple);stroke-width:${line};opacity:${0.3 + 0.18 * at}"/>`,
      `<use href="#coast" style="stroke:var(--np-${last ? 'shore' : 'sea'});stroke-width:${line - 1.3}"/>`,
    ].join('');
  });
  return [
    `<g id="sea" ${PEN}><path d="M0 0H${width}V${height}H0z" style="fill:var(--np-sea)"/>`,
    ...ripples,
    `<use href="#shallows" style="fill:var(--np-shallows);stroke:var(--np-dots);stroke-width:1;stroke-dasharray:.1 3.4"/>`,
    rhumbs([COMPASS.x, COMPASS.y], 210),
    '</g>',
  ].join('');
}

/** Terra incognita: a faint wash inside dotted coasts, and dotted borders between the lands. */
function drawBlank({ borders }: Outlines): string {
  const lines = borders.map((line) => `M${line.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`).join('');
  return [
    `<g id="blank" ${PEN}><use href="#coast" style="fill:var(--np-blank)"/>`,
    `<use href="#river" style="fill:var(--np-shore);stroke:var(--np-ripple);stroke-width:1.1"/>`,
    `<use href="#coast" style="stroke:var(--np-dots);stroke-width:1.5;stroke-dasharray:.1 2.9"/>`,
    `<path d="${lines}" style="stroke:var(--np-dots);stroke-width:1.3;stroke-dasharray:.1 4.2;opacity:.9"/></g>`,
  ].join('');
}

/** The Caribbean is a sea with islands: its water belongs to it. */
function drawLand({ lands, shallows }: Outlines, land: LandId): string {
  const area = land === 'caribbean' ? [shallows] : lands[land];
  const shape = `<path id="${land}" d="${path(lands[land])}"/>`;
  return land === 'caribbean' ? `${shape}<path id="caribbean-area" d="${path(area)}"/>` : shape;
}

/** The signs of every terrain for every land, in a file of its own: none is needed before the first land is explored. */
export function drawTerrains(): string {
  const { lands } = makeOutlines();
  const drawings = LANDS.flatMap((land) =>
    TERRAINS.map((terrain, seed) => {
      const small = land === 'caribbean';
      const spots = scatter(lands[land], {
        step: TERRAIN_STEP[terrain] * (small ? 0.7 : 1),
        inset: small ? 2.6 : 4.5,
        seed: land.length * 31 + seed,
      });
      return `<path id="${land}-${terrain}" d="${drawTerrain(terrain, spots, small ? 0.8 : 1)}"/>`;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Terrain</title>`,
    ...drawings,
    '</svg>\n',
  ].join('');
}

function frame(): string {
  const [w, h] = [width - MARGIN, height - MARGIN];
  const ticks: string[] = [];
  for (let x = MARGIN; x + 10 <= w; x += 20)
    ticks.push(`M${x} 1H${x + 10}V${MARGIN - 1}H${x}zM${x} ${h + 1}h10v${MARGIN - 2}h-10z`);
  for (let y = MARGIN; y + 10 <= h; y += 20)
    ticks.push(`M1 ${y}V${y + 10}H${MARGIN - 1}V${y}zM${w + 1} ${y}v10h${MARGIN - 2}v-10z`);
  return [
    `<path d="M0 0H${width}V${height}H0zM${MARGIN} ${MARGIN}V${h}H${w}V${MARGIN}z" fill-rule="evenodd" style="fill:var(--np-frame)"/>`,
    `<path d="${ticks.join('')}" style="fill:var(--np-gilt)"/>`,
    `<path d="M.5.5H${width - 0.5}V${height - 0.5}H.5zM${MARGIN} ${MARGIN}H${w}V${h}H${MARGIN}z" style="stroke:var(--np-gilt);stroke-width:1"/>`,
  ].join('');
}

function n(value: number): number {
  return Math.round(value * 10) / 10;
}
