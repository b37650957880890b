import type { TableInfo } from '@portolan/protocol';
import { seatsOf } from '../app/seatNames.ts';
import { identity } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';

/** The viewer's seat, otherwise the first. */
export function useOwnSeat({ seats }: TableInfo): number {
  const who = useStore(identity);
  return seatsOf(seats, who.known ? who.me?.player : undefined)[0] ?? 0;
}
