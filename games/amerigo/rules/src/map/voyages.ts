import type { Berth } from '../ids.ts';
import { WATER } from './atlas.ts';
import type { Chart } from './chart.ts';

/** The berths a ship can reach from one place, the nearest first, and the steps to each. */
export interface Voyages {
  readonly berths: readonly Berth[];
  readonly steps: readonly number[];
}

/** More than the berths of the largest map. */
const MOST_BERTHS = 1024;
const seen = new Uint8Array(MOST_BERTHS);

/** The fewest steps from one berth to every other; ships on the way do not matter. [AM-BLUE-08] */
export function voyagesFrom(chart: Chart, from: Berth): Voyages {
  const known = chart.voyages.get(from);
  if (known !== undefined) return known;
  const { squares, stride, frame } = chart;
  const firstFrame = stride * stride;
  const berths = [from];
  const steps = [0];
  let next = 0;
  seen.fill(0);
  seen[from] = 1;
  for (let at = 0; at < berths.length; at++) {
    const berth = berths[at];
    next = steps[at] + 1;
    if (berth >= firstFrame) {
      visitAll(frame.ring[berth - firstFrame]);
      visitWater(frame.shore[berth - firstFrame]);
      continue;
    }
    // Never diagonally and never onto land. [AM-BLUE-04]
    if (berth > 0) visitSquare(berth - 1);
    visitSquare(berth + 1);
    if (berth >= stride) visitSquare(berth - stride);
    visitSquare(berth + stride);
    const beside = frame.beside[berth];
    if (beside !== undefined) visitAll(beside);
  }
  const found = { berths, steps };
  chart.voyages.set(from, found);
  return found;

  function visitSquare(berth: Berth): void {
    if (squares[berth] === WATER) visit(berth);
  }
  function visitWater(list: readonly Berth[]): void {
    for (let i = 0; i < list.length; i++) visitSquare(list[i]);
  }
  function visitAll(list: readonly Berth[]): void {
    for (let i = 0; i < list.length; i++) visit(list[i]);
  }
  function visit(berth: Berth): void {
    if (seen[berth] === 1) return;
    seen[berth] = 1;
    berths.push(berth);
    steps.push(next);
  }
}

/** The fewest steps between two berths; undefined where there is no way. */
export function stepsBetween(chart: Chart, from: Berth, to: Berth): number | undefined {
  const { berths, steps } = voyagesFrom(chart, from);
  const at = berths.indexOf(to);
  return at < 0 ? undefined : steps[at];
}
