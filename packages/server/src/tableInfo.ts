import { commitTo } from '@portolan/kernel';
import type { BotTrouble, SeatInfo, TableInfo } from '@portolan/protocol';
import type { GameRegistry } from './gameRegistry.ts';
import { type Players, shownName } from './players.ts';
import type { SeatRow, TableRow } from './store/store.ts';
import { toldOutcomeOf } from './toldOutcomeOf.ts';

export interface TableInfoOptions {
  readonly games: GameRegistry;
  readonly players: Players;
  readonly isPresent: (table: string, player: string) => boolean;
  readonly botTrouble: (table: string) => BotTrouble | undefined;
}

/** The public information about a table. */
export function makeTableInfo(options: TableInfoOptions): (table: TableRow) => Promise<TableInfo> {
  const { games, botTrouble } = options;
  return async (table) => ({
    id: table.id,
    game: table.game,
    title: games.title(table.game),
    code: table.code,
    visibility: table.visibility,
    status: table.status,
    options: table.options,
    terms: table.terms,
    ownComponents: table.components !== undefined,
    rulesVersion: table.rulesVersion,
    host: table.host,
    seats: await Promise.all(table.seats.map((seat) => seatInfo(options, table.id, seat))),
    seq: table.seq,
    awaiting: table.awaiting,
    createdAt: table.createdAt,
    movedAt: table.movedAt,
    ...(table.startedAt === undefined ? {} : { startedAt: table.startedAt }),
    ...(table.dueAt === null ? {} : { dueAt: table.dueAt }),
    commitment: commitTo(table.seed),
    ...(table.status === 'finished' ? { seed: table.seed } : {}),
    ...outcomeOf(table),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...(table.branchedFrom === undefined ? {} : { branchedFrom: table.branchedFrom }),
    ...(table.closedWhy === undefined ? {} : { closedWhy: table.closedWhy }),
    ...troubleOf(botTrouble(table.id)),
  });
}

function outcomeOf(table: TableRow): Pick<TableInfo, 'outcome'> {
  const outcome = toldOutcomeOf(table);
  return outcome === undefined ? {} : { outcome };
}

function troubleOf(botTrouble: BotTrouble | undefined): Pick<TableInfo, 'botTrouble'> {
  return botTrouble === undefined ? {} : { botTrouble };
}

async function seatInfo({ players, isPresent }: TableInfoOptions, table: string, seat: SeatRow): Promise<SeatInfo> {
  if (seat.kind === 'open') return seat;
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: seat.bot };
  return {
    kind: 'person',
    player: seat.player,
    ...shownName(seat.called ?? (await players.name(seat.player))),
    ...((await players.isProgram(seat.player)) ? { program: true } : {}),
    present: isPresent(table, seat.player),
    resigned: seat.resigned,
    ...(seat.standIn === undefined ? {} : { standIn: seat.standIn }),
  };
}
