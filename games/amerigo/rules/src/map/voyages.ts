import type { Berth } from '../ids.ts';
import { WATER } from './atlas.ts';
import type { MapLayout } from './mapLayout.ts';

/** The berths a ship can reach from one place, nearest first, with the steps to each; explored as far as needed so far. */
export interface Voyages {
  readonly berths: Berth[];
  readonly steps: number[];
  /** The first berth whose neighbours have not been explored. */
  next: number;
}

/** More than the berths of the largest map. */
const MOST_BERTHS = 1024;
/** By Berth: the last search that visited it. Numbering the searches saves clearing the table. */
const seenBy = new Uint32Array(MOST_BERTHS);
let search = 0;

/** All berths within `most` steps, possibly some beyond; ships on the way do not matter. [AM-BLUE-08] */
export function voyagesFrom(layout: MapLayout, from: Berth, most: number): Voyages {
  let voyages = layout.voyages.get(from);
  if (voyages === undefined) {
    voyages = { berths: [from], steps: [0], next: 0 };
    layout.voyages.set(from, voyages);
  }
  if (voyages.next < voyages.berths.length && voyages.steps[voyages.next] < most) explore(layout, voyages, most);
  return voyages;
}

function explore(layout: MapLayout, voyages: Voyages, most: number): void {
  const { squares, stride, frame } = layout;
  const { berths, steps } = voyages;
  const firstFrame = stride * stride;
  search = (search + 1) >>> 0;
  for (let i = 0; i < berths.length; i++) seenBy[berths[i]] = search;
  for (; voyages.next < berths.length && steps[voyages.next] < most; voyages.next++) {
    const berth = berths[voyages.next];
    const away = steps[voyages.next] + 1;
    if (berth >= firstFrame) {
      addAll(voyages, frame.ring[berth - firstFrame], away);
      const shore = frame.shore[berth - firstFrame];
      for (let i = 0; i < shore.length; i++) if (squares[shore[i]] === WATER) add(voyages, shore[i], away);
      continue;
    }
    // Never diagonally and never onto land. [AM-BLUE-04]
    if (berth > 0 && squares[berth - 1] === WATER) add(voyages, berth - 1, away);
    if (squares[berth + 1] === WATER) add(voyages, berth + 1, away);
    if (berth >= stride && squares[berth - stride] === WATER) add(voyages, berth - stride, away);
    if (squares[berth + stride] === WATER) add(voyages, berth + stride, away);
    const beside = frame.beside[berth];
    if (beside !== undefined) addAll(voyages, beside, away);
  }
}

function addAll(voyages: Voyages, berths: readonly Berth[], away: number): void {
  for (let i = 0; i < berths.length; i++) add(voyages, berths[i], away);
}

function add({ berths, steps }: Voyages, berth: Berth, away: number): void {
  if (seenBy[berth] === search) return;
  seenBy[berth] = search;
  berths.push(berth);
  steps.push(away);
}

/** The fewest steps between two berths; undefined where there is no path. */
export function stepsBetween(layout: MapLayout, from: Berth, to: Berth): number | undefined {
  const { berths, steps } = voyagesFrom(layout, from, MOST_BERTHS);
  const at = berths.indexOf(to);
  return at < 0 ? undefined : steps[at];
}
