import type { Sheet, Spot } from './shapes.ts';

/** A place of the chart and its zone. */
export interface Zoned extends Spot {
  readonly zone: number;
}

export interface ZoneLine {
  /** The zone on its eastern side; the next one lies to the west. */
  readonly zone: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** How far a line between two zones may lean, as the way to the right for each step down. */
const LEANS = Array.from({ length: 33 }, (_, at) => (at - 16) / 12);

/**
 * The lines between zones, from the top of the sheet to its foot: each as far from the places on both sides as can
 * be. Zones that no straight line keeps apart have none; their cards still tell them apart.
 */
export function zoneLines(places: readonly Zoned[], sheet: Sheet): ZoneLine[] {
  const last = Math.max(...places.map(({ zone }) => zone));
  return Array.from({ length: Math.max(0, last - 1) }, (_, at) => at + 1).flatMap((zone) => {
    const lines = LEANS.flatMap((lean) => between(places, zone, lean));
    const best = lines.toSorted((one, other) => other.room - one.room)[0];
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

function between(places: readonly Zoned[], zone: number, lean: number): Divide[] {
  const across = (place: Zoned): number => place.x - lean * place.y;
  const near = Math.min(...places.filter((place) => place.zone <= zone).map(across));
  const far = Math.max(...places.filter((place) => place.zone > zone).map(across));
  const room = (near - far) / Math.hypot(1, lean);
  return room > 0 && Number.isFinite(room) ? [{ foot: (near + far) / 2, lean, room }] : [];
}

/** Where the name of each zone stands: at the top, halfway between its lines. By zone, the first at 0. */
export function zoneNames(lines: readonly ZoneLine[], { width }: Sheet): Spot[] {
  const y = 22;
  const cuts = lines.map(({ from, to }) => from.x + ((to.x - from.x) * y) / (to.y - from.y));
  const edges = [width, ...cuts, 0];
  return edges.slice(1).map((west, at) => ({ x: (Math.max(0, west) + Math.min(width, edges[at] ?? width)) / 2, y }));
}
