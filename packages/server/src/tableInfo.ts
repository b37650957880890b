import { commitTo } from '@portolan/kernel';
import type { SeatInfo, TableInfo } from '@portolan/protocol';
import type { GameRegistry } from './gameRegistry.ts';
import { type Players, shownName } from './players.ts';
import type { SeatRow, TableRow } from './store/store.ts';

export interface TableInfoOptions {
  readonly games: GameRegistry;
  readonly players: Players;
  readonly isPresent: (table: string, player: string) => boolean;
}

/** The public information about a table. */
export function makeTableInfo(options: TableInfoOptions): (table: TableRow) => Promise<TableInfo> {
  const { games } = options;
  return async (table) => ({
    id: table.id,
    game: table.game,
    title: games.title(table.game),
    code: table.code,
    visibility: table.visibility,
    status: table.status,
    options: table.options,
    ownComponents: table.components !== undefined,
    rulesVersion: table.rulesVersion,
    host: table.host,
    seats: await Promise.all(table.seats.map((seat) => seatInfo(options, table.id, seat))),
    seq: table.seq,
    awaiting: table.awaiting,
    createdAt: table.createdAt,
    movedAt: table.movedAt,
    commitment: commitTo(table.seed),
    ...(table.status === 'finished' ? { seed: table.seed } : {}),
    ...(table.outcome === undefined ? {} : { outcome: table.outcome }),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
  });
}

async function seatInfo({ players, isPresent }: TableInfoOptions, table: string, seat: SeatRow): Promise<SeatInfo> {
  if (seat.kind === 'open') return seat;
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: seat.bot };
  return {
    kind: 'person',
    player: seat.player,
    ...shownName(seat.called ?? (await players.name(seat.player))),
    present: isPresent(table, seat.player),
    resigned: seat.resigned,
  };
}
