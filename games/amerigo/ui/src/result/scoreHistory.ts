import type { Event } from '@portolan/amerigo';
import type { Mark, Stretch } from '@portolan/table-kit/result';
import { eventPoints } from './eventPoints.ts';
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
      return t('discovery');
    case 'tilesScored':
      return t('tiles');
    case 'cubesScored':
      return t('cubes');
    case 'goldGained':
      return t('excessGold');
    case 'piratesFought':
      return t('pirates');
    case 'islandCompleted':
      return t('completion');
    case 'finalScored':
      return t(event.source);
    default:
      return '';
  }
}
