import type { TableRow } from '../store/store.ts';

/** The table with one player's place taken by another. */
export function reseated({ seats, host }: TableRow, from: string, to: string): Pick<TableRow, 'seats' | 'host'> {
  return {
    seats: seats.map((seat) => (seat.kind === 'person' && seat.player === from ? { ...seat, player: to } : seat)),
    host: host === from ? to : host,
  };
}
