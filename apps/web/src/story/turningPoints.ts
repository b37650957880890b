import type { Finding, Swing } from '@portolan/bots';
import { momentAfter } from '../analysis/curvesOf.ts';
import type { NumberedAnalysis } from '../thinking/jobs.ts';

/** A moment at which the prospects of a seat changed, by its own decision or without it. */
export type TurningPoint = {
  /** The largest of its kind. */
  readonly isLargest: boolean;
  readonly seat: number;
  /** The moment to look at: before a decision, after what happened to the seat. */
  readonly seq: number;
  /** Among the prospects of the seat. */
  readonly at: number;
  /** What the seat saw. */
  readonly view: unknown;
} & ({ readonly kind: 'decision'; readonly finding: Finding } | { readonly kind: 'luck'; readonly swing: Swing });

const MOST = 8;
const MOST_LUCK = 4;

/** The largest changes, in the order of play. */
export function turningPointsOf({ analysis, entries }: NumberedAnalysis): readonly TurningPoint[] {
  const findings = largest(analysis.seats.flatMap((one) => one.findings)).slice(0, MOST);
  const swings = apart(largest(analysis.seats.flatMap((one) => one.swings)), findings).slice(0, MOST_LUCK);
  const chosen = largest([...findings, ...swings]).slice(0, MOST);
  const placeOf = (seat: number, moves: number): number =>
    analysis.seats[seat]?.prospects.findIndex((one) => one.moves === moves) ?? -1;
  return chosen
    .map((one): TurningPoint => {
      const { seat, view } = one;
      const isLargest = one === findings[0] || one === swings[0];
      return 'moves' in one
        ? {
            kind: 'decision',
            isLargest,
            seat,
            view,
            seq: (entries[one.moves] ?? 1) - 1,
            at: placeOf(seat, one.moves),
            finding: one,
          }
        : {
            kind: 'luck',
            isLargest,
            seat,
            view,
            seq: momentAfter(entries, one.to),
            at: placeOf(seat, one.to),
            swing: one,
          };
    })
    .sort((one, other) => one.seq - other.seq || rank(one) - rank(other));
}

/** Something happened to a seat before it decided. */
function rank({ kind }: TurningPoint): number {
  return kind === 'luck' ? 0 : 1;
}

function largest<T extends { readonly places: number }>(all: readonly T[]): readonly T[] {
  return all.toSorted((one, other) => Math.abs(other.places) - Math.abs(one.places));
}

/** What one player gains another loses: only the largest change of a stretch counts, and none that a decision explains. */
function apart(swings: readonly Swing[], findings: readonly Finding[]): readonly Swing[] {
  const kept: Swing[] = [];
  for (const swing of swings) {
    const { from, to } = swing;
    const isExplained = findings.some(({ moves }) => moves >= from && moves < to);
    if (!isExplained && !kept.some((one) => one.from < to && from < one.to)) kept.push(swing);
  }
  return kept;
}
