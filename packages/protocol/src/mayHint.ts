import type { TableTerms } from './terms.ts';

interface HintedTable {
  readonly seats: readonly { readonly kind: string; readonly resigned?: boolean }[];
  readonly terms: TableTerms;
}

/** Whether the people at a table may ask for hints. At a rated table they would make the rating a lie. */
export function mayHint({ seats, terms: { rated, hints } }: HintedTable): boolean {
  if (rated) return false;
  if (hints !== undefined) return hints === 'everybody';
  return seats.filter((seat) => seat.kind === 'person' && !seat.resigned).length === 1;
}
