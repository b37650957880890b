import type { Outcome } from '@portolan/kernel';
import { paint, seatColour, seatName } from './style.ts';
import { type Cell, table } from './table.ts';

/** The result with every source of points, the winner first. */
export function outcomeTable(
  outcome: Outcome,
  names: readonly string[] = outcome.scores.map((_, seat) => seatName(seat)),
): string {
  const sources = [...new Set(outcome.breakdown.flatMap((sums) => Object.keys(sums)))];
  const seats = outcome.scores
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  const rows = seats.map((seat): Cell[] => [
    outcome.places[seat] ?? 0,
    paint(seatColour(seat), names[seat] ?? seatName(seat)),
    outcome.scores[seat] ?? 0,
    ...sources.map((source) => outcome.breakdown[seat]?.[source] ?? 0),
  ]);
  return table(['place', 'seat', 'score', ...sources], rows);
}
