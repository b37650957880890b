import { type Box, type Event, eventPoints, KINDS } from '@portolan/francis-drake';
import type { Mark, Stretch } from '@portolan/table-kit/result';

/** How the points of every seat grew, voyage by voyage, from what all had at the start. */
export function scoreHistory(box: Box, seats: number, events: readonly Event[]): readonly Stretch[] {
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
    // The first voyage begins before the first move, and therefore without an event.
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
