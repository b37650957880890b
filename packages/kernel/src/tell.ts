import type { BaseEvent } from './game.ts';
import type { Viewer } from './seat.ts';

/** The events as `viewer` may know them, without those that the viewer may not know of. */
export function tell<Event extends BaseEvent>(
  game: { redact(event: Event, viewer: Viewer): Event | undefined },
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
}
