import type { TableClock } from '@portolan/protocol';
import { t } from '../messages/finding.ts';

/** How much time people have. */
export function sayClock(clock: TableClock | undefined): string {
  if (clock === undefined) return t('offer.untimed');
  if (clock.kind === 'correspondence') return t('offer.daysPerTurn', { n: clock.daysPerTurn });
  return t('offer.live', { minutes: Math.round(clock.bankSeconds / 60), seconds: clock.incrementSeconds });
}
