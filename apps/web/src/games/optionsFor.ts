import type { GameOption } from '@portolan/client';

/** The options for a table with this number of seats. */
export function optionsFor(all: readonly GameOption[], seats: number): readonly GameOption[] {
  return all.filter((option) => option.seats?.includes(seats) !== false);
}
