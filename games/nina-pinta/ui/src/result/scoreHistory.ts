import { type Box, type Event, settlementPoints, WORLDS } from '@portolan/nina-pinta';
import type { Mark, Stretch } from '@portolan/table-kit/result';
import { sourceName } from '../words.ts';
import { t } from './messages.ts';

/** How every player's points grew: settlements on the map from era to era, then everything else in the final scoring. */
export function scoreHistory(box: Box, players: number, events: readonly Event[]): readonly Stretch[] {
  const map = settlementPoints(box, players);
  const stretches: { readonly title: string; readonly marks: Mark[] }[] = [];
  let totals = map.totals();
  let era = 1;
  /** The sum of the score sheet's rows so far. */
  let scored: readonly number[] = totals.map(() => 0);
  const begin = (title: string, cause: string): void => {
    stretches.push({ title, marks: [{ totals, cause }] });
  };
  // The first era may begin before the first move, and therefore without an event.
  if (events.length > 0) begin(t('era', { n: era }), t('start'));
  for (const event of events) {
    map.follow(event);
    if (event.kind === 'eraBegun' && event.era > 1) {
      era = event.era;
      begin(t('era', { n: era }), t('settled', { n: era - 1 }));
    } else if (event.kind === 'eraCompleted' || event.kind === 'holdingsRevealed') {
      totals = map.totals();
      stretches.at(-1)?.marks.push({ totals, cause: t('settled', { n: era }) });
      if (event.kind === 'holdingsRevealed') begin(t('final'), t('settled', { n: era }));
    } else if (event.kind === 'finalScored') {
      scored = scored.map((sum, seat) => sum + (event.points[seat] ?? 0));
      // The settlements of all worlds are counted already.
      const isWorld = WORLDS.some((world) => world === event.source);
      totals = isWorld ? totals.map((total, seat) => Math.max(total, scored[seat] ?? 0)) : scored;
      stretches.at(-1)?.marks.push({ totals, cause: sourceName(box, event.source) });
    }
  }
  return stretches;
}
