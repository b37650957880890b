import type { Event } from '@portolan/amerigo';

/** The gold of some events, with what becomes points as the track has no room for it. */
export function goldGained(events: readonly Event[]): number {
  return events.reduce((sum, event) => (event.kind === 'goldGained' ? sum + event.gold + event.points : sum), 0);
}
