import type { Analysis } from '@portolan/bots';
import type { CurvesProps } from '@portolan/table-kit/result';
import type { NumberedAnalysis } from '../thinking/jobs.ts';

export type ShownCurve = 'place' | 'score';

/** The number of an entry for a number of moves: the moment after the last of them. */
export function momentAfter(entries: readonly number[], moves: number): number {
  return moves === 0 ? 0 : (entries[moves - 1] ?? 0);
}

/** The expected places or scores of all seats over the moments of a match. */
export function curvesOf(
  { analysis, entries }: NumberedAnalysis,
  shown: ShownCurve,
): Pick<CurvesProps, 'curves' | 'grid' | 'scale'> {
  const curves = analysis.seats.map(({ prospects }) =>
    prospects.map((one) => ({ x: momentAfter(entries, one.moves), y: one[shown] })),
  );
  const grid = shown === 'place' ? placesGrid(analysis) : scoresGrid(curves.flat().map(({ y }) => y));
  const edges = [grid[0] ?? 0, grid.at(-1) ?? 1] as const;
  const [top, bottom] = shown === 'place' ? edges : edges.toReversed();
  return { curves, grid, scale: { width: entries.at(-1) ?? 1, top: top ?? 0, bottom: bottom ?? 1 } };
}

function placesGrid({ players }: Analysis): readonly number[] {
  return Array.from({ length: Math.max(2, players) }, (_, place) => place + 1);
}

const MOST_LINES = 6;

function scoresGrid(scores: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => (most - least) / one < MOST_LINES) ?? 500;
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.ceil((most - first) / step) + 1 }, (_, line) => first + line * step);
}
