import type { Analysis } from '@portolan/bots';
import type { Seat } from '@portolan/kernel';

/** For whom a bot decided something, but for those who resigned: that a bot played on is said of them anyway. */
export function stoodInSeats({ seats }: Analysis, resigned: readonly Seat[] = []): readonly Seat[] {
  return seats.flatMap(({ stoodIn }, seat) => (stoodIn > 0 && !resigned.includes(seat) ? [seat] : []));
}
