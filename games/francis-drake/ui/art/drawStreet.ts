import { PLYMOUTH, type StreetForm, type StreetSheet } from '../src/art/plymouth.ts';
import type { Spot } from '../src/art/shapes.ts';
import { n } from './mapParts.ts';

const GROUND = 'light-dark(#e9dcb6,#1a2a33)';
const GRASS = 'light-dark(#cfcf9b,#22403b)';
const ROAD = 'light-dark(#d8c190,#3a4146)';
const KERB = 'light-dark(#9b8256,#6f6a58)';
const STONE = 'light-dark(#bfa877,#4d5254)';
const WATER = 'light-dark(#b9d0cb,#16303f)';
const WAVE = 'light-dark(#7fa39f,#3d6a7e)';
const PLANK = 'light-dark(#c59e65,#5b4a35)';

/** Plymouth without its houses, which are on the cards because the tiles change places. */
export function drawStreet(form: StreetForm): string {
  const street = PLYMOUTH[form];
  const { width, height } = street.sheet;
  const parts = form === 'wide' ? highStreet(street) : lanes(street);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Plymouth</title>`,
    `<g id="sheet" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="M0 0H${width}V${height}H0z" style="fill:${GROUND}"/>`,
    ...parts,
    `</g></svg>\n`,
  ].join('');
}

/** A broad street between two rows, around a line of trees. */
function highStreet(street: StreetSheet): string[] {
  const { width, height } = street.sheet;
  const quay = 186;
  const [middle, end] = [height / 2, width - 14];
  const way = `M${quay} ${middle - 6}H${end}a6 6 0 0 1 0 12H${quay}`;
  const trees = Array.from({ length: 45 }, (_, at): Spot => ({ x: quay + 26 + at * 21.5, y: middle }));
  const marks = street.places.slice(0, 9).map(({ x }) => x + 56);
  return [
    garden(`M${quay} 0H${width}V${height}H${quay}z`),
    harbour({ x: 0, y: 0, w: quay, h: height }),
    `<path d="${way}" style="stroke:${KERB};stroke-width:14"/><path d="${way}" style="stroke:${ROAD};stroke-width:12"/>`,
    cobbles(way, 12),
    `<path d="M${quay + 16} ${middle}H${end - 6}" style="stroke:${GRASS};stroke-width:3.5"/>`,
    treeRow(trees, 2.4),
    chevrons(
      marks.map((x) => ({ x, y: middle - 6 })),
      0,
    ),
    chevrons(
      marks.map((x) => ({ x, y: middle + 6 })),
      180,
    ),
    wall(`M${quay} 0V${height}`),
    pier(`M${quay} ${middle - 15}H4`),
    pier(`M${quay} ${middle + 15}H4`),
  ];
}

/** A lane that winds from row to row; the harbour lies at its foot. */
function lanes(street: StreetSheet): string[] {
  const { sheet, places, place, homebound } = street;
  const shore = Math.max(...places.map(({ y }) => y)) + place.h / 2 + 6;
  const way = winding(places);
  const turns = places.flatMap(({ x, y }, at) => {
    const next = places[at + 1];
    return next === undefined || next.y === y ? [] : [{ x, y: (y + next.y) / 2 }];
  });
  const steps = (side: number): Spot[] =>
    places.flatMap(({ x, y }, at) => {
      const next = places[at + 1];
      return next !== undefined && next.y === y && Math.sign(next.x - x) === side ? [{ x: (x + next.x) / 2, y }] : [];
    });
  const room = (places[0]?.y ?? 0) + place.h / 2;
  const lawn = (places.find(({ y }) => y > room)?.y ?? room) - place.h / 2 - room;
  const trees = lawn < 15 ? [] : greens(places, room, lawn, sheet.width);
  return [
    garden(`M0 0H${sheet.width}V${shore}H0z`),
    harbour({ x: 0, y: shore, w: sheet.width, h: sheet.height - shore }),
    `<path d="${way}" style="stroke:${KERB};stroke-width:30"/><path d="${way}" style="stroke:${ROAD};stroke-width:27"/>`,
    cobbles(way, 27),
    treeRow(trees, 3.6),
    chevrons(steps(1), 0),
    chevrons(steps(-1), 180),
    chevrons(turns, 90),
    wall(`M0 ${shore}H${sheet.width}`),
    pier(`M${(homebound[0]?.x ?? 0) - 20} ${shore}v${sheet.height - shore - 4}`),
  ];
}

function winding(places: readonly Spot[]): string {
  return places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Trees on the lawns between the rows, except where the lane passes. */
function greens(places: readonly Spot[], top: number, high: number, width: number): Spot[] {
  const pitch = (places.find(({ y }) => y > top)?.y ?? 0) - (places[0]?.y ?? 0);
  return [0, 1].flatMap((row) =>
    Array.from(
      { length: Math.floor(width / 24) },
      (_, at): Spot => ({ x: 14 + at * 24, y: top + row * pitch + high / 2 + 2 }),
    ).filter(({ x }) => (row === 0 ? x < width - 110 : x > 110)),
  );
}

function garden(d: string): string {
  return `<path d="${d}" style="fill:${GRASS};opacity:.5"/>`;
}

function cobbles(way: string, width: number): string {
  return `<path d="${way}" style="stroke:${KERB};stroke-width:${width - 4};stroke-dasharray:.8 6.5;stroke-linecap:butt;opacity:.35"/>`;
}

function treeRow(spots: readonly Spot[], r: number): string {
  const crowns = spots
    .map(({ x, y }) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 ${n(2 * r)} 0a${r} ${r} 0 1 1 ${n(-2 * r)} 0z`)
    .join('');
  return `<path d="${crowns}" style="fill:light-dark(#9fae6c,#3d6553);stroke:light-dark(#6f7d45,#5f8a72);stroke-width:1"/>`;
}

/** Arrowheads along the one-way street, pointing right and turned by `degrees`. */
function chevrons(spots: readonly Spot[], degrees: 0 | 90 | 180): string {
  const shape = { 0: 'm-2.5-3.5 4 3.5-4 3.5', 90: 'm-3.5-2.5 3.5 4 3.5-4', 180: 'm2.5-3.5-4 3.5 4 3.5' }[degrees];
  const d = spots.map(({ x, y }) => `M${n(x)} ${n(y)}${shape}`).join('');
  return `<path d="${d}" style="stroke:var(--ink-2);stroke-width:1.8"/>`;
}

function harbour({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  const waves: string[] = [];
  for (let line = 0; line * 11 + 8 < h; line++) {
    for (let at = (line % 2) * 17; at + 16 < w; at += 34) {
      waves.push(`M${n(x + at + 4)} ${n(y + line * 11 + 8)}q3-3 6 0t6 0`);
    }
  }
  return [
    `<path d="M${x} ${y}h${w}v${h}h${-w}z" style="fill:${WATER}"/>`,
    `<path d="${waves.join('')}" style="stroke:${WAVE};stroke-width:1;opacity:.55"/>`,
  ].join('');
}

function wall(d: string): string {
  return [
    `<path d="${d}" style="stroke:${KERB};stroke-width:8;stroke-linecap:butt"/>`,
    `<path d="${d}" style="stroke:${STONE};stroke-width:5.5;stroke-linecap:butt"/>`,
    `<path d="${d}" style="stroke:${KERB};stroke-width:5.5;stroke-dasharray:1 8;stroke-linecap:butt"/>`,
  ].join('');
}

function pier(d: string): string {
  return [
    `<path d="${d}" style="stroke:${KERB};stroke-width:7;stroke-linecap:butt"/>`,
    `<path d="${d}" style="stroke:${PLANK};stroke-width:5;stroke-linecap:butt"/>`,
    `<path d="${d}" style="stroke:${KERB};stroke-width:5;stroke-dasharray:.8 5;stroke-linecap:butt"/>`,
  ].join('');
}
