import type { Rival } from '@portolan/kernel';
import type { ToldOutcome } from '@portolan/protocol';
import { paint, seatColour, seatName } from './style.ts';
import { type Cell, table } from './table.ts';

/** The result with every source of points, winner first. */
export function outcomeTable(
  outcome: ToldOutcome,
  names: readonly string[] = outcome.scores.map((_, seat) => seatName(seat)),
): string {
  const sides = sidesOf(outcome, names).sort((one, other) => one.place - other.place);
  const sources = [...new Set(sides.flatMap(({ breakdown }) => Object.keys(breakdown)))];
  const rows = sides.map(({ name, score, place, breakdown }): Cell[] => [
    place,
    name,
    score,
    ...sources.map((source) => breakdown[source] ?? 0),
  ]);
  return table(['place', 'seat', 'score', ...sources], rows);
}

/** The seats, and the opponents that the rules play. */
function sidesOf(
  { scores, places, breakdown, rivals = [], resigned = [] }: ToldOutcome,
  names: readonly string[],
): Rival[] {
  const seats = scores.map((score, seat) => ({
    name: paint(seatColour(seat), names[seat] ?? seatName(seat)) + (resigned.includes(seat) ? ' (resigned)' : ''),
    score,
    place: places[seat] ?? 0,
    breakdown: breakdown[seat] ?? {},
  }));
  return [...seats, ...rivals];
}
