import type { Event } from '@portolan/amerigo';

/** The gold that is paid in some events. */
export function goldSpent(events: readonly Event[]): number {
  return events.reduce((sum, event) => (event.kind === 'goldSpent' ? sum + event.gold : sum), 0);
}
