import { openBox } from '@portolan/francis-drake';
import { coastlines, drawnOut, type Point, pathOf, portNames, rhumbs, rose } from '@portolan/ui-kit/art';
import { layCaribbean } from '../src/art/caribbean.ts';
import { inside, type MapForm, PROJECTIONS, project } from '../src/art/projection.ts';
import type { Rectangle } from '../src/art/shapes.ts';
import { along, forests, frameOf, mountains, n } from './mapParts.ts';
import { FORESTS, ISLES, LANDFALLS, MOUNTAINS, REGIONS, type Region } from './scenery.ts';

interface Style {
  readonly pen: number;
  readonly rose: Point;
  readonly roseSize: number;
  readonly radius: number;
  /** Of letters and glyphs, against the wide sheet. */
  readonly scale: number;
  /** Height of the letters of harbours; small sheets have no room for them. */
  readonly ports?: number;
  /** Widths of the lines that follow the shore. */
  readonly ripples: readonly number[];
}

const STYLES: Readonly<Record<MapForm, Style>> = {
  wide: { pen: 1.7, rose: [478, 186], roseSize: 46, radius: 420, scale: 1, ports: 12, ripples: [30, 21, 13, 6] },
  middle: { pen: 1.5, rose: [262, 156], roseSize: 34, radius: 270, scale: 0.78, ripples: [24, 16, 9] },
  tall: { pen: 1.4, rose: [66, 238], roseSize: 25, radius: 190, scale: 0.66, ripples: [18, 12, 6] },
};

const PEN = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';

/** Colours are the page's custom properties: the drawing is included with `use`, so it follows the theme. */
export function drawCaribbean(form: MapForm): string {
  const projection = PROJECTIONS[form];
  const { width, height } = projection.sheet;
  const style = STYLES[form];
  const { x, y, w, h } = inside(projection);
  const geo = drawnOut({ lon: projection.lon, lat: projection.lat, x, y, width: w, height: h, beyond: 24 });
  const rings = coastlines(geo, { scale: '10m', width: style.pen });
  const room = roomOn(form);
  const land = pathOf(rings);
  // Names come first; mountains and trees fill the rest.
  const names = lettering(form, room, { projection: geo, rings });
  const chains = { projection, rings, step: 12 * style.scale, free: room.free };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>The Caribbean</title><defs>`,
    `<clipPath id="${form}-in"><path d="M${x} ${y}h${w}v${h}h${-w}z"/></clipPath>`,
    `<path id="${form}-land" d="${land}"/><clipPath id="${form}-shore"><use href="#${form}-land"/></clipPath></defs>`,
    `<g id="sea" ${PEN} clip-path="url(#${form}-in)">`,
    `<path d="M0 0H${width}V${height}H0z" style="fill:light-dark(#dfe5d6,#11222f)"/>`,
    ripples(form, style.ripples),
    // The zones are washed in between.
    `</g><g id="land" ${PEN}><g clip-path="url(#${form}-in)">`,
    rhumbs(style.rose, style.radius),
    rose(style.rose, style.roseSize),
    `<use href="#${form}-land" style="fill:light-dark(#eedfb8,#26353a);stroke:none"/>`,
    `<g clip-path="url(#${form}-shore)"><use href="#${form}-land" style="stroke:light-dark(#d3b777,#3d5050);stroke-width:${n(11 * style.scale)};opacity:.7"/></g>`,
    `<use href="#${form}-land" style="stroke:var(--ink-2);stroke-width:1.15"/>`,
    forests(along(FORESTS, { ...chains, step: 9 * style.scale }), style.scale),
    mountains(along(MOUNTAINS, chains), style.scale),
    names,
    `</g>${frameOf(projection)}</g></svg>\n`,
  ].join('');
}

/** Lines along the shore, each fainter than the last: broad strokes partly painted over by the sea. */
function ripples(form: MapForm, widths: readonly number[]): string {
  return widths
    .map((width, at) => {
      const strength = n(0.25 + (0.5 * (at + 1)) / widths.length);
      const fill = at === widths.length - 1 ? 'light-dark(#c3d5ce,#1a3444)' : 'light-dark(#d8e1d3,#132735)';
      return [
        `<use href="#${form}-land" style="stroke:light-dark(#7fa39f,#3d6a7e);stroke-width:${width};opacity:${strength}"/>`,
        `<use href="#${form}-land" style="stroke:${fill};stroke-width:${width - 1.6}"/>`,
      ].join('');
    })
    .join('');
}

/** The space that the names of the zones on both sides of a line need, whichever way the line runs. */
const ZONE_MARK = 30;

/** The areas that the table covers, and the names written so far. */
interface Room {
  readonly free: (rectangle: Rectangle) => boolean;
  readonly claim: (rectangle: Rectangle) => void;
}

function roomOn(form: MapForm): Room {
  const opened = openBox();
  if (!opened.ok) throw new Error('the shipped components cannot be read');
  const { card, places, charts, zoneMarks } = layCaribbean(opened.value.components.destinations, form);
  const { rose: hub, roseSize } = STYLES[form];
  const around = ({ x, y }: { x: number; y: number }, w: number, h: number): Rectangle => ({
    x: x - w / 2,
    y: y - h / 2,
    w,
    h,
  });
  const taken: Rectangle[] = [
    ...Object.values(places).flatMap(({ label, at }) => [around(label, card.w, card.h), around(at, 16, 16)]),
    ...Object.values(charts ?? {}),
    ...zoneMarks.map((mark) => around(mark, ZONE_MARK, ZONE_MARK)),
    around({ x: hub[0], y: hub[1] }, 2 * roseSize, 2 * roseSize),
  ];
  return { free: (one) => !taken.some((other) => meet(one, other)), claim: (one) => void taken.push(one) };
}

function meet(one: Rectangle, other: Rectangle): boolean {
  const gap = 2;
  return (
    one.x < other.x + other.w + gap &&
    other.x < one.x + one.w + gap &&
    one.y < other.y + other.h + gap &&
    other.y < one.y + one.h + gap
  );
}

/** Everything written on the sheet, large names first. */
function lettering(form: MapForm, room: Room, chart: Parameters<typeof portNames>[1]): string {
  const { scale, ports } = STYLES[form];
  const great = REGIONS.map((region) => regionName(region, form, { scale, room })).join('');
  if (ports === undefined) return great;
  const free = (from: Point, to: Point): boolean => {
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => ({
      x: from[0] + (to[0] - from[0]) * share - ports / 2,
      y: from[1] + (to[1] - from[1]) * share - ports / 2,
      w: ports,
      h: ports,
    }));
    if (!steps.every(room.free)) return false;
    steps.forEach(room.claim);
    return true;
  };
  const halo = 'stroke:light-dark(#eedfb8,#26353a);stroke-width:2.2;paint-order:stroke';
  const small = [isles(ports, room, form), portNames(LANDFALLS, chart, { size: ports, room: 13, upright: true, free })];
  return `${great}<g style="${halo}">${small.join('')}</g>`;
}

function regionName(region: Region, form: MapForm, { scale, room }: { scale: number; room: Room }): string {
  const { name, at, size, turn = 0, sea = false } = region;
  const letters = Math.max(14, n(size * scale));
  const { x, y } = project(PROJECTIONS[form], at[0], at[1]);
  const half = (name.length * letters * 0.54) / 2;
  const { width } = PROJECTIONS[form].sheet;
  const covered = { x: x - half, y: y - letters * 0.8, w: 2 * half, h: letters };
  if (!room.free(covered) || covered.x < 12 || covered.x + covered.w > width - 12) return '';
  room.claim(covered);
  const colour = sea ? 'light-dark(#3c6070,#9fc0cc)' : 'var(--ink-2)';
  const style = `fill:${colour};font:${letters}px var(--serif);letter-spacing:.08em`;
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${n(x)} ${n(y)})"`;
  return `<text x="${n(x)}" y="${n(y)}" text-anchor="middle"${turned} style="${style}">${name}</text>`;
}

function isles(size: number, room: Room, form: MapForm): string {
  const texts = ISLES.map(({ name, at, west = false }) => {
    const { x, y } = project(PROJECTIONS[form], at[0], at[1]);
    const w = name.length * size * 0.5;
    const covered = { x: west ? x - w : x, y: y - 6, w, h: 10 };
    if (!room.free(covered)) return '';
    room.claim(covered);
    return `<text x="${n(x)}" y="${n(y)}" dy=".3em"${west ? ' text-anchor="end"' : ''}>${name}</text>`;
  });
  return `<g style="fill:var(--ink-2);font:${size}px var(--serif);stroke:light-dark(#dfe5d6,#11222f)">${texts.join('')}</g>`;
}
