import { type Event, eventPoints } from '@portolan/amerigo';
import type { Mark, Stretch } from '@portolan/table-kit/result';
import { t as nameSource } from '../messages/sources.ts';
import { t } from './messages.ts';

/** How every seat's points grew from the start, round by round. */
export function scoreHistory(seats: number, events: readonly Event[]): readonly Stretch[] {
  let totals: readonly number[] = Array.from({ length: seats }, () => 0);
  const stretches: { readonly title: string; readonly marks: Mark[] }[] = [];
  const begin = (title: string): void => {
    stretches.push({ title, marks: [{ totals, cause: title }] });
  };
  // The first round begins before the first move, and therefore without an event.
  if (events.length > 0) begin(t('round', { n: 1 }));
  for (const event of events) {
    if (event.kind === 'roundBegun') begin(t('round', { n: event.round }));
    if (event.kind === 'finalScored' && event.source === 'gold') begin(t('final'));
    const gains = eventPoints(event, seats);
    if (gains === undefined) continue;
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    stretches.at(-1)?.marks.push({ totals, cause: causeOf(event) });
  }
  return stretches;
}

function causeOf(event: Event): string {
  switch (event.kind) {
    case 'postFounded':
      return nameSource('discovery');
    case 'tilesScored':
      return nameSource('tiles');
    case 'cubesScored':
      return nameSource('cubes');
    case 'goldGained':
      return nameSource('excessGold');
    case 'piratesFought':
      return nameSource('pirates');
    case 'islandCompleted':
      return nameSource('completion');
    case 'finalScored':
      return nameSource(event.source);
    default:
      return '';
  }
}
