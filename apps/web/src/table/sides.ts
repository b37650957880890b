import type { Outcome, Rival } from '@portolan/kernel';

/** The seats of a result, followed by the rivals that the rules play. */
export function sidesOf(
  { scores, places, breakdown, rivals = [] }: Outcome,
  names: readonly string[],
): readonly Rival[] {
  const seats = scores.map((score, seat) => ({
    name: names[seat] ?? '',
    score,
    place: places[seat] ?? 0,
    breakdown: breakdown[seat] ?? {},
  }));
  return [...seats, ...rivals];
}
