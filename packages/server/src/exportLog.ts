import { commitTo, fail, hashState, ok, type Result } from '@portolan/kernel';
import { type RefusalInfo, refusal } from '@portolan/protocol';
import { type LogSeat, type OtherEntry, writeHeader, writeMove, writeOutcome } from '@portolan/protocol/log';
import { historySteps, type MatchHistory, readHistory } from './match/matchHistory.ts';
import type { Services } from './services.ts';
import type { EntryRow, SeatRow, TableRow } from './store/store.ts';

/**
 * In the format of the command line: the moves that were not undone, so that the log replays as it is. The header says
 * who played, and has the other entries, so that an import gives each move the number it has here.
 */
export async function exportLog(
  services: Pick<Services, 'store' | 'games' | 'players'>,
  table: TableRow,
): Promise<Result<string, RefusalInfo>> {
  if (table.status !== 'finished' || table.outcome === undefined) return fail(refusal('logNotPublic'));
  const history = await readHistory(services, table);
  if (!history.ok) return history;
  const data = table.components === undefined ? undefined : await services.store.components(table.components);
  const { moves, others } = splitRows(history.value);
  const header = writeHeader({
    game: table.game,
    rulesVersion: table.rulesVersion,
    players: table.seats.length,
    options: table.options,
    seed: table.seed,
    commitment: commitTo(table.seed),
    ...(data === undefined ? {} : { data }),
    seats: await Promise.all(table.seats.map((seat) => logSeat(services, seat))),
    otherEntries: others,
  });
  return ok(header + writeMoves(history.value, moves) + writeOutcome(table.outcome));
}

async function logSeat({ players }: Pick<Services, 'players'>, seat: SeatRow): Promise<LogSeat> {
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  if (seat.kind === 'open') return { kind: 'person' };
  const name = seat.called ?? (await players.name(seat.player));
  return {
    kind: 'person',
    ...(name === undefined ? {} : { name }),
    ...(seat.resigned ? { resigned: true } : {}),
  };
}

interface SplitRows {
  readonly moves: readonly EntryRow[];
  readonly others: readonly OtherEntry[];
}

function splitRows({ rows, steps }: MatchHistory): SplitRows {
  const last = [...steps].at(-1);
  const counted = new Set(last?.position.counted.map((move) => move.seq));
  return {
    moves: rows.filter(({ seq }) => counted.has(seq)),
    others: rows.flatMap(({ seq, entry }) => (counted.has(seq) ? [] : [{ seq, entry }])),
  };
}

function writeMoves({ start }: MatchHistory, rows: readonly EntryRow[]): string {
  return [...historySteps(start, rows)]
    .flatMap(({ position, row, events }) => {
      if (row?.entry.kind !== 'move') return [];
      const { seat, text: move, final } = row.entry;
      const hash = hashState(position.state);
      return [{ seq: position.seq, seat, move, events, hash, ...(final === true ? { final } : {}) }];
    })
    .map(writeMove)
    .join('');
}
