import type { SeatInfo, TableInfo } from '@portolan/protocol';
import { emblemOf } from '@portolan/ui-kit';
import { t } from '../messages/shell.ts';

export function emblemName(seat: number): string {
  return t(`seat.${emblemOf(seat)}`);
}

/** The names of the seats. They are unique: people who share a name are distinguished by their emblem. */
export function seatNames({ seats }: Pick<TableInfo, 'seats'>): string[] {
  const people = seats.map((seat) => (seat.kind === 'person' ? seat.name : undefined));
  return seats.map((seat, at) => {
    if (seat.kind === 'open') return t('seat.open');
    if (seat.kind === 'bot') return t('seat.bot', { emblem: emblemName(at) });
    const shared = people.filter((name) => name === seat.name).length > 1;
    return shared ? t('seat.shared', { name: seat.name, emblem: emblemName(at) }) : seat.name;
  });
}

/** The seats of a player; several on a shared device. */
export function seatsOf(seats: readonly SeatInfo[], player: string | undefined): number[] {
  return seats.flatMap((seat, at) => (seat.kind === 'person' && seat.player === player && !seat.resigned ? [at] : []));
}
