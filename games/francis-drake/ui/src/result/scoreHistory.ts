import { type Box, type Event, eventPoints } from '@portolan/francis-drake';
import type { Mark, Stretch } from '@portolan/table-kit/result';
import { kindName, placeName } from '../words.ts';
import { t } from './messages.ts';

/** How every seat's points grew from the start, voyage by voyage. */
export function scoreHistory(box: Box, seats: number, events: readonly Event[]): readonly Stretch[] {
  let totals: readonly number[] = Array.from({ length: seats }, () => box.components.constants.startVp);
  const stretches: { readonly title: string; readonly marks: Mark[] }[] = [];
  const begin = (title: string): void => {
    stretches.push({ title, marks: [{ totals, cause: title }] });
  };
  for (const event of events) {
    if (event.kind === 'voyageBegun') begin(t('voyage', { n: event.voyage }));
    if (event.kind === 'commoditiesScored') begin(t('final'));
    const gains = eventPoints(box, event, seats);
    if (gains === undefined) continue;
    // The first voyage begins before the first move, and therefore without an event.
    if (stretches.length === 0) begin(t('voyage', { n: 1 }));
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    stretches.at(-1)?.marks.push({ totals, cause: causeOf(box, event) });
  }
  return stretches;
}

function causeOf(box: Box, event: Event): string {
  switch (event.kind) {
    case 'attacked':
      return t('attacked', { place: placeName(box, event.destination), kind: kindName(box, event.destination) });
    case 'investorPaid':
      return t('investor');
    case 'returned':
      return t('hero');
    case 'kindsScored':
      return t('kinds');
    case 'counterScored':
      return t(event.counter);
    case 'commoditiesScored':
      return t('commodities');
    case 'chestsOpened':
      return t('treasure');
    default:
      return '';
  }
}
