import type { Seat } from '@portolan/kernel';

/**
 * The seats that stopped at a Location, packed into one number so that a state copies fast: three bits per visitor
 * (seat + 1), the latest arrival lowest.
 */
export type Visitors = number;

export function visitorCount(visitors: Visitors): number {
  let count = 0;
  for (let rest = visitors; rest > 0; rest >>= 3) count++;
  return count;
}

export function addVisitor(visitors: Visitors, seat: Seat): Visitors {
  return (visitors << 3) | (seat + 1);
}

/** In order of arrival: the first one covers circle 1. */
export function listVisitors(visitors: Visitors): Seat[] {
  const seats: Seat[] = [];
  for (let rest = visitors; rest > 0; rest >>= 3) seats.unshift((rest & 7) - 1);
  return seats;
}
