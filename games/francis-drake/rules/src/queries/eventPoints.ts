import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { chestPoints } from '../scoring.ts';

/** Points that an event brings, by seat; undefined for an event that brings none to anybody. */
export function eventPoints(box: Box, event: Event, seats: number): readonly number[] | undefined {
  switch (event.kind) {
    case 'investorPaid':
      return only(event.seat, -event.points, seats);
    case 'attacked':
    case 'counterScored':
      return only(event.seat, event.points, seats);
    case 'returned':
      return event.bonus === 0 ? undefined : only(event.seat, event.bonus, seats);
    case 'kindsScored':
    case 'commoditiesScored':
      return event.points;
    case 'chestsOpened':
      return event.chests.map((chest) => chestPoints(box, chest));
    default:
      return undefined;
  }
}

function only(seat: Seat, points: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, other) => (other === seat ? points : 0));
}
