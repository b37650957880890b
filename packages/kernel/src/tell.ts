import type { BaseEvent } from './game.ts';
import type { Viewer } from './seat.ts';

/** What `viewer` is told of events: each as he may know it, and none that he may not know of. */
export function tell<Event extends BaseEvent>(
  game: { redact(event: Event, viewer: Viewer): Event | undefined },
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
}
