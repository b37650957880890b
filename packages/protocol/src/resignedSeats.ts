import type { Seat } from '@portolan/kernel';

/** Somebody at a table, in a log, or in a row of the store. */
export interface Seated {
  readonly kind: string;
  readonly resigned?: boolean;
}

/** The seats whose players have resigned. A seat that a bot only stands in for is not among them. */
export function resignedSeats(seats: readonly Seated[]): Seat[] {
  return seats.flatMap(({ resigned }, seat) => (resigned === true ? [seat] : []));
}
