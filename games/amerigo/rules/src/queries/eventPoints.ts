import type { Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';

/** By seat: the points that an event brings or costs; undefined where it has nothing to do with them. */
export function eventPoints(event: Event, seats: number): readonly number[] | undefined {
  switch (event.kind) {
    case 'postFounded':
    case 'tilesScored':
    case 'cubesScored':
    case 'goldGained':
      return event.points === 0 ? undefined : only(event.seat, event.points, seats);
    case 'piratesFought':
      return event.lost === 0 ? undefined : only(event.seat, -event.lost, seats);
    case 'islandCompleted':
      return event.posts.map((points, seat) => points + (seat === event.seat ? event.points : 0));
    case 'finalScored':
      return event.points;
    default:
      return undefined;
  }
}

function only(seat: Seat, points: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, one) => (one === seat ? points : 0));
}
