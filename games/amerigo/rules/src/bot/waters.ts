import { type Berth, type Island, NOWHERE } from '../ids.ts';
import type { MapLayout } from '../map/mapLayout.ts';
import { voyagesFrom } from '../map/voyages.ts';

/** How far the advice looks ahead from a berth, in steps. */
const FAR = 14;

/** The harbours around a berth, nearest first. */
export interface Near {
  /** Indices into the harbours of the map, and the steps to each. */
  readonly harbours: Uint8Array;
  readonly steps: Uint8Array;
}

/** A space for a post, and its row and bit in what is covered. */
export interface PostSpace {
  readonly island: Island;
  readonly row: number;
  readonly bit: number;
}

/** The harbours of a map, and which of them lie around a berth. Ships move, the map does not. */
export interface Waters {
  readonly harbours: readonly Berth[];
  /** By harbour: the post spaces it serves. */
  readonly posts: readonly (readonly PostSpace[])[];
  near(berth: Berth): Near;
  /** By Berth: the fewest steps, or UNREACHED. */
  stepsFrom(berth: Berth): Uint8Array;
}

const UNREACHED = 255;

const known = new WeakMap<MapLayout, Waters>();

export function watersOf(layout: MapLayout): Waters {
  let waters = known.get(layout);
  if (waters === undefined) {
    waters = makeWaters(layout);
    known.set(layout, waters);
  }
  return waters;
}

function makeWaters(layout: MapLayout): Waters {
  const harbours = [...layout.harbours.keys()];
  const nears: Near[] = [];
  const tables: Uint8Array[] = [];
  return {
    harbours,
    posts: harbours.map((berth) => postSpaces(layout, berth)),
    near(berth) {
      nears[berth] ??= findNear(layout, harbours, berth);
      return nears[berth];
    },
    stepsFrom(berth) {
      tables[berth] ??= measure(layout, berth);
      return tables[berth];
    },
  };
}

function postSpaces({ harbours, islandOf, stride }: MapLayout, berth: Berth): PostSpace[] {
  const spaces = harbours.get(berth) ?? [];
  return spaces.map((space) => ({
    island: islandOf[space],
    row: Math.floor(space / stride),
    bit: 1 << (space % stride),
  }));
}

function findNear(layout: MapLayout, all: readonly Berth[], from: Berth): Near {
  const harbours: number[] = [];
  const steps: number[] = [];
  if (from === NOWHERE) return { harbours: Uint8Array.from(harbours), steps: Uint8Array.from(steps) };
  const reached = voyagesFrom(layout, from, FAR);
  for (let i = 0; i < reached.berths.length && reached.steps[i] <= FAR; i++) {
    const harbour = all.indexOf(reached.berths[i]);
    if (harbour < 0) continue;
    harbours.push(harbour);
    steps.push(reached.steps[i]);
  }
  return { harbours: Uint8Array.from(harbours), steps: Uint8Array.from(steps) };
}

function measure(layout: MapLayout, from: Berth): Uint8Array {
  const { berths, steps } = voyagesFrom(layout, from, UNREACHED - 1);
  const table = new Uint8Array(Math.max(...berths) + 1).fill(UNREACHED);
  for (let i = 0; i < berths.length; i++) table[berths[i]] = Math.min(steps[i], UNREACHED);
  return table;
}
