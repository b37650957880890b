import type { SeatInfo, TableInfo } from '@portolan/protocol';
import { emblemOf } from '@portolan/ui-kit';
import { botCharacter, botName } from '../messages/bots.ts';
import { t } from '../messages/shell.ts';

export function emblemName(seat: number): string {
  return t(`seat.${emblemOf(seat)}`);
}

interface NamedPlayer {
  readonly name: string;
  readonly deleted?: true;
  readonly program?: true;
}

/** The name of a player, who may have been deleted or be a program. */
export function personName({ name, deleted, program }: NamedPlayer): string {
  if (deleted === true) return t('seat.deleted');
  return program === true ? t('seat.program', { name: isolated(name) }) : isolated(name);
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Within a sentence, such a name must not change the order of the words around it. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The names of the seats. They are unique: people who share a name are distinguished by their emblem. */
export function seatNames({ seats }: Pick<TableInfo, 'seats'>): string[] {
  const people = seats.map((seat) => (seat.kind === 'person' ? personName(seat) : undefined));
  return seats.map((seat, at) => {
    if (seat.kind === 'open') return t('seat.open');
    if (seat.kind === 'bot') return nameOfBot(seat.bot, emblemName(at));
    const name = personName(seat);
    const shared = people.filter((one) => one === name).length > 1;
    return shared ? t('seat.shared', { name, emblem: emblemName(at) }) : name;
  });
}

/** Levels of play are named at the table; other bots are just bots. */
function nameOfBot(bot: string, emblem: string): string {
  return botCharacter(bot) === undefined ? t('seat.bot', { emblem }) : t('seat.level', { emblem, level: botName(bot) });
}

/** The seats of a player; several on a shared device. */
export function seatsOf(seats: readonly SeatInfo[], player: string | undefined): number[] {
  return seats.flatMap((seat, at) => (seat.kind === 'person' && seat.player === player && !seat.resigned ? [at] : []));
}

/** Several people play on one device. */
export function isShared({ visibility, seats, host }: Pick<TableInfo, 'visibility' | 'seats' | 'host'>): boolean {
  return visibility === 'hotseat' && seatsOf(seats, host).length > 1;
}

/** The table without saying who is away now, or who plays for them, which do not matter in a replay or after the game. */
export function withoutPresence<T extends Pick<TableInfo, 'seats'>>(table: T): T {
  return { ...table, seats: table.seats.map(asPresent) };
}

function asPresent(seat: SeatInfo): SeatInfo {
  if (seat.kind !== 'person') return seat;
  const { standIn: _, ...person } = seat;
  return { ...person, present: true };
}

/** The game waits for a player who does not have the table open. */
export function isAway(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && !seat.present && !seat.resigned && seat.standIn === undefined;
}
