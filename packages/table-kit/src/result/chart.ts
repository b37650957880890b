import type { Stretch } from './scoreHistory.ts';

/** Lines in a square of 100 by 100, y from the top; the page stretches it to the available room. */
export interface Chart {
  /** By seat. */
  readonly paths: readonly string[];
  readonly ends: readonly number[];
  /** Where each stretch begins and ends, from the left. */
  readonly stretches: readonly { readonly title: string; readonly from: number; readonly to: number }[];
  readonly scale: readonly { readonly points: number; readonly y: number }[];
}

/** Room for the label of a line, of a hundred. */
export const LABEL_ROOM = 11;
const ROUND = 20;

export function drawChart(stretches: readonly Stretch[], seats: number): Chart {
  const marks = stretches.flatMap(({ marks }) => marks);
  const most = Math.ceil(Math.max(1, ...marks.flatMap(({ totals }) => totals)) / ROUND) * ROUND;
  const x = (at: number): number => round((at / Math.max(1, marks.length - 1)) * 100);
  const y = (points: number): number => round(100 - (points / most) * 100);
  const lines = Array.from({ length: seats }, (_, seat) => marks.map(({ totals }) => totals[seat] ?? 0));
  return {
    paths: lines.map((points) => points.map((one, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(one)}`).join('')),
    ends: lines.map((points) => y(points.at(-1) ?? 0)),
    stretches: spansOf(stretches).map(({ title, from, to }) => ({ title, from: x(from), to: x(to) })),
    scale: Array.from({ length: most / ROUND + 1 }, (_, i) => ({ points: i * ROUND, y: y(i * ROUND) })),
  };
}

function spansOf(stretches: readonly Stretch[]): { title: string; from: number; to: number }[] {
  let at = 0;
  return stretches.map(({ title, marks }) => {
    const from = at;
    at += marks.length;
    return { title, from, to: at - 1 };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Moves overlapping labels apart: `room` for each, all between 0 and 100. */
export function spread(wanted: readonly number[], room: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const clusters: { sum: number; at: number[] }[] = [];
  for (const at of order) {
    clusters.push({ sum: wanted[at] ?? 0, at: [at] });
    for (let last = clusters.at(-1), before = clusters.at(-2); last !== undefined && before !== undefined; ) {
      if (topOf(last, room) >= bottomOf(before, room)) break;
      before.sum += last.sum;
      before.at.push(...last.at);
      clusters.pop();
      [last, before] = [clusters.at(-1), clusters.at(-2)];
    }
  }
  const placed = wanted.slice();
  for (const cluster of clusters) {
    for (const [i, at] of cluster.at.entries()) placed[at] = topOf(cluster, room) + room * (i + 0.5);
  }
  return placed;
}

interface Cluster {
  readonly sum: number;
  readonly at: readonly number[];
}

/** A cluster is centred on the mean of what its labels want, inside the chart. */
function topOf({ sum, at }: Cluster, room: number): number {
  const height = at.length * room;
  return Math.max(0, Math.min(100 - height, sum / at.length - height / 2));
}

function bottomOf(cluster: Cluster, room: number): number {
  return topOf(cluster, room) + cluster.at.length * room;
}
