import type { Sheet, Spot } from './shapes.ts';

/** A place on the map and its zone. */
export interface Zoned extends Spot {
  readonly zone: number;
}

export interface ZoneLine {
  /** The zone on its eastern side; the next one lies to the west. */
  readonly zone: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** How far a line between two zones may lean: steps to the right for each step down. */
const LEANS = Array.from({ length: 17 }, (_, at) => (at - 8) / 10);
/** How much clearance a line may give up to be more upright, for each step to the side. */
const UPRIGHT = 200;

/**
 * The lines between zones, from top to bottom, each as far as possible from the places on both sides. Zones that no
 * straight line separates have none; their cards still tell them apart.
 */
export function zoneLines(places: readonly Zoned[], sheet: Sheet): ZoneLine[] {
  const last = Math.max(...places.map(({ zone }) => zone));
  return Array.from({ length: Math.max(0, last - 1) }, (_, at) => at + 1).flatMap((zone) => {
    const lines = LEANS.flatMap((lean) => between(places, zone, lean));
    const best = lines.toSorted((one, other) => worth(other) - worth(one))[0];
    if (best === undefined) return [];
    const { foot, lean } = best;
    return [{ zone, from: { x: foot, y: 0 }, to: { x: foot + lean * sheet.height, y: sheet.height } }];
  });
}

interface Divide {
  readonly foot: number;
  readonly lean: number;
  readonly room: number;
}

function worth({ room, lean }: Divide): number {
  return room - UPRIGHT * Math.abs(lean);
}

function between(places: readonly Zoned[], zone: number, lean: number): Divide[] {
  const across = (place: Zoned): number => place.x - lean * place.y;
  const near = Math.min(...places.filter((place) => place.zone <= zone).map(across));
  const far = Math.max(...places.filter((place) => place.zone > zone).map(across));
  const room = (near - far) / Math.hypot(1, lean);
  return room > 0 && Number.isFinite(room) ? [{ foot: (near + far) / 2, lean, room }] : [];
}

/** The sea of one zone, and the deeper colour along its borders, as on a map coloured by hand. */
export interface ZoneWash {
  readonly zone: number;
  readonly sea: string;
  readonly rims: string;
}

/** How far the deeper colour reaches from a border. */
const RIMS = [5, 14];

/** From east to west, up to the edges of the sheet. Zones that no line separates share a wash. */
export function zoneWashes(lines: readonly ZoneLine[], { width, height }: Sheet): ZoneWash[] {
  const edge = (x: number, zone: number): ZoneLine => ({ zone, from: { x, y: 0 }, to: { x, y: height } });
  const borders = [edge(width, 0), ...lines];
  return borders.map((east, at) => {
    const west = borders[at + 1] ?? edge(0, 0);
    const rims = RIMS.flatMap((reach) => [
      ...(at === 0 ? [] : [strip(moved(east, -reach), east)]),
      ...(at === borders.length - 1 ? [] : [strip(west, moved(west, reach))]),
    ]);
    return { zone: east.zone + 1, sea: strip(west, east), rims: rims.join('') };
  });
}

function moved({ zone, from, to }: ZoneLine, by: number): ZoneLine {
  return { zone, from: { x: from.x + by, y: from.y }, to: { x: to.x + by, y: to.y } };
}

function strip(west: ZoneLine, east: ZoneLine): string {
  return `M${[west.from, east.from, east.to, west.to].map(({ x, y }) => `${x} ${y}`).join('L')}z`;
}

/** The names of the zones on both sides of a line, written along it. */
export interface ZoneMark extends Spot {
  /** In degrees, clockwise; the west lies above the line then. */
  readonly turn: number;
  readonly east: string;
  readonly west: string;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
/** How far down the line they may be; the first free position is used. */
const TRIES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.28, 0.22, 0.74, 0.16, 0.1, 0.82, 0.9, 0.06];

/** `free` says whether nothing lies within `radius` of a spot. */
export function zoneMarks(lines: readonly ZoneLine[], free: (spot: Spot, radius: number) => boolean): ZoneMark[] {
  return lines.flatMap(({ zone, from, to }) => {
    const spots = TRIES.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
    const spot = [22, 14].flatMap((radius) => spots.find((one) => free(one, radius)) ?? [])[0];
    if (spot === undefined) return [];
    // Read upwards, so that the western side is the upper one.
    const turn = (Math.atan2(from.y - to.y, from.x - to.x) * 180) / Math.PI;
    return [{ ...spot, turn, east: ROMAN[zone] ?? `${zone}`, west: ROMAN[zone + 1] ?? `${zone + 1}` }];
  });
}
