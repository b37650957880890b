import type { Waypoint } from '@portolan/table-kit/motion';
import { type MapForm, PROJECTIONS, project } from '../art/projection.ts';

type LonLat = readonly [lon: number, lat: number];

/** Where ships enter from the Atlantic and leave for home. */
export const ATLANTIC = 'east';

/** Waypoints at sea, and the anchorage of every haven, under its id. */
const POINTS: Readonly<Record<string, LonLat>> = {
  east: [-60.2, 15.05],
  dominica: [-61.3, 15.05],
  barbuda: [-60.3, 17.6],
  northOfMona: [-67.8, 18.9],
  southOfMona: [-67.62, 17.5],
  atlantic: [-62.4, 18.95],
  windward: [-63.6, 16.6],
  southOfSanJuan: [-66.5, 16.4],
  hispaniola: [-70.3, 16.7],
  eastOfJamaica: [-74.8, 17.3],
  southOfJamaica: [-77.4, 16.6],
  cayman: [-81, 17.8],
  yucatan: [-84.6, 19.3],
  channel: [-85.9, 21.7],
  catoche: [-87.8, 22.9],
  gulf: [-91.8, 21.6],
  campeche: [-94.4, 20.2],
  grenada: [-63.6, 13],
  curacao: [-67.8, 13],
  paraguana: [-70.75, 12.75],
  guajira: [-71.2, 13.2],
  santaMarta: [-74.4, 12.3],
  uraba: [-77.2, 11.2],
  isthmus: [-79.4, 10.6],
  mosquito: [-81.9, 11.6],
  middle: [-75.4, 14.6],
  west: [-79.6, 13.2],
  sanJuan: [-66.1, 19.15],
  santoDomingo: [-69.95, 17.8],
  santiagoDeCuba: [-75.85, 19.45],
  puertoCabello: [-68.1, 11.1],
  cartagena: [-76.1, 10.75],
  portobelo: [-79.75, 10],
  // Up the river to Gran Granada, and on foot across the isthmus to Panama.
  granGranada: [-83.2, 11.1],
  panama: [-78.8, 10.1],
  trinidad: [-62.2, 11.3],
  maracaibo: [-70.9, 11.85],
  veracruz: [-95.4, 19.6],
  galleonA: [-63.4, 14.9],
  galleonB: [-80.5, 14.3],
  galleonC: [-91.3, 22.6],
};

/** Open water between two points; each is listed once. */
const WATERS: Readonly<Record<string, string>> = {
  east: 'barbuda dominica',
  dominica: 'galleonA',
  northOfMona: 'sanJuan southOfMona',
  southOfMona: 'southOfSanJuan santoDomingo',
  windward: 'southOfSanJuan curacao galleonA',
  southOfSanJuan: 'hispaniola grenada curacao santoDomingo paraguana galleonA',
  hispaniola: 'eastOfJamaica curacao guajira santaMarta middle santoDomingo paraguana',
  eastOfJamaica: 'southOfJamaica guajira middle santiagoDeCuba paraguana',
  southOfJamaica: 'cayman uraba middle west galleonB',
  cayman: 'yucatan santiagoDeCuba galleonB',
  yucatan: 'channel galleonB',
  channel: 'catoche',
  catoche: 'campeche galleonC',
  gulf: 'campeche galleonC',
  campeche: 'veracruz',
  grenada: 'curacao puertoCabello trinidad galleonA',
  curacao: 'guajira puertoCabello paraguana galleonA',
  guajira: 'santaMarta middle paraguana',
  santaMarta: 'uraba middle west cartagena',
  uraba: 'isthmus middle west cartagena panama',
  isthmus: 'mosquito west portobelo panama',
  mosquito: 'west portobelo granGranada galleonB',
  middle: 'west cartagena paraguana galleonB',
  west: 'portobelo panama galleonB',
  atlantic: 'barbuda sanJuan',
  maracaibo: 'paraguana',
};

const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = neighbours();

function neighbours(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const join = (one: string, other: string): void => void found.set(one, [...(found.get(one) ?? []), other]);
  for (const [one, others] of Object.entries(WATERS)) {
    for (const other of others.split(' ')) {
      join(one, other);
      join(other, one);
    }
  }
  return found;
}

function distance(one: string, other: string): number {
  const [a, b] = [POINTS[one], POINTS[other]];
  return a === undefined || b === undefined ? Number.POSITIVE_INFINITY : Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The shortest way over open water, both ends included; empty where there is none. */
function waterway(from: string, to: string): readonly string[] {
  const reached = new Map<string, { readonly length: number; readonly way: readonly string[] }>();
  const waiting = [{ at: from, length: 0, way: [from] }];
  while (waiting.length > 0) {
    waiting.sort((one, other) => other.length - one.length);
    const next = waiting.pop();
    if (next === undefined || reached.has(next.at)) continue;
    reached.set(next.at, next);
    if (next.at === to) return next.way;
    for (const at of NEIGHBOURS.get(next.at) ?? []) {
      waiting.push({ at, length: next.length + distance(next.at, at), way: [...next.way, at] });
    }
  }
  return [];
}

/**
 * The waypoints from one anchorage to another as shares of the sheet. Destinations that the map does not show have
 * none: their ships sail straight.
 */
export function routeBetween(form: MapForm, from: string, to: string): readonly Waypoint[] {
  const { width, height } = PROJECTIONS[form].sheet;
  return waterway(from, to).flatMap((id) => {
    const point = POINTS[id];
    if (point === undefined) return [];
    const { x, y } = project(PROJECTIONS[form], ...point);
    return [{ x: x / width, y: y / height }];
  });
}
