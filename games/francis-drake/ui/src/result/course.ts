import { type Box, type Event, eventPoints, KINDS } from '@portolan/francis-drake';

/** A moment at which somebody's points changed. */
export interface Mark {
  /** By seat, after it. */
  readonly totals: readonly number[];
  /** What brought them, for a listener: `Panama`, `Kinds conquered`. */
  readonly cause: string;
}

/** A stretch of the game: a voyage, or the scoring at its end. */
export interface Stretch {
  readonly title: string;
  readonly marks: readonly Mark[];
}

/** How everybody's points grew, stretch by stretch. It begins with what all had at the start. */
export function courseOf(box: Box, seats: number, events: readonly Event[]): readonly Stretch[] {
  let totals: readonly number[] = Array.from({ length: seats }, () => box.components.constants.startVp);
  const stretches: { readonly title: string; readonly marks: Mark[] }[] = [];
  const begin = (title: string): void => {
    stretches.push({ title, marks: [{ totals, cause: title }] });
  };
  for (const event of events) {
    if (event.kind === 'voyageBegun') begin(`Voyage ${event.voyage}`);
    if (event.kind === 'commoditiesScored') begin('Final scoring');
    const gains = eventPoints(box, event, seats);
    if (gains === undefined) continue;
    // The first voyage begins before the first move, and so without an event.
    if (stretches.length === 0) begin('Voyage 1');
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    stretches.at(-1)?.marks.push({ totals, cause: causeOf(box, event) });
  }
  return stretches;
}

function causeOf(box: Box, event: Event): string {
  switch (event.kind) {
    case 'attacked': {
      const place = box.components.destinations[event.destination];
      return `${place?.name ?? ''} (${KINDS[box.kind[event.destination] ?? 0] ?? ''})`;
    }
    case 'investorPaid':
      return 'Investor';
    case 'returned':
      return 'Hero’s bonus';
    case 'kindsScored':
      return 'Kinds conquered';
    case 'counterScored':
      return event.counter === 'admiral' ? 'Admiral' : 'Governor';
    case 'commoditiesScored':
      return 'Commodities';
    case 'chestsOpened':
      return 'Treasure';
    default:
      return '';
  }
}
