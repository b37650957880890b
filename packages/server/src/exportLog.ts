import { commitTo, fail, hashState, ok, type Result } from '@portolan/kernel';
import { historySteps, type MatchPosition } from '@portolan/match';
import { DEFAULT_ZONE, type LogEntry, type RefusalInfo, refusal } from '@portolan/protocol';
import { type LogSeat, type OtherEntry, writeHeader, writeMove, writeOutcome } from '@portolan/protocol/log';
import { importedId } from './importLog.ts';
import { type MatchHistory, readHistory } from './match/matchHistory.ts';
import type { Services } from './services.ts';
import type { EntryRow, SeatRow, TableRow } from './store/store.ts';
import type { Turn } from './turns.ts';

/**
 * In the format of the command line: the moves that were not undone, so that the log replays as it is. The header says
 * who played, and has the other entries, so that an import gives each move the number it has here.
 */
export async function exportLog(
  services: Pick<Services, 'store' | 'games' | 'players'>,
  table: TableRow,
  turn: Turn,
): Promise<Result<string, RefusalInfo>> {
  if (table.status !== 'finished' || table.outcome === undefined) return fail(refusal('logNotPublic'));
  const history = await readHistory(services, table, turn.meter);
  if (!history.ok) return history;
  const data = table.components === undefined ? undefined : await services.store.components(table.components);
  const { moves, others } = await splitRows(history.value, turn);
  const isTimed = hasTimes(table, history.value.rows);
  const header = writeHeader({
    game: table.game,
    rulesVersion: table.rulesVersion,
    players: table.seats.length,
    options: table.options,
    seed: table.seed,
    commitment: commitTo(table.seed),
    ...(data === undefined ? {} : { data }),
    ...(Object.keys(table.terms).length === 0 ? {} : { terms: table.terms }),
    ...(isTimed ? { startedAt: table.startedAt ?? table.createdAt } : {}),
    seats: await Promise.all(table.seats.map((seat) => logSeat(services, seat))),
    otherEntries: isTimed ? others : others.map(({ seq, entry }) => ({ seq, entry })),
  });
  const lines = await writeMoves(history.value, { moves, isTimed }, turn);
  return ok(header + lines + writeOutcome(table.outcome));
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

/** A match that was imported without times has none to tell. */
function hasTimes({ startedAt }: TableRow, [first]: readonly EntryRow[]): boolean {
  return startedAt !== undefined || first?.id !== importedId(1);
}

/** A log is public, and where somebody lives and when they are away is not. */
function published(entry: LogEntry): LogEntry {
  if (entry.kind !== 'calendar') return entry;
  return { kind: 'calendar', seat: entry.seat, zone: DEFAULT_ZONE, holidays: [], vacation: [] };
}

interface SplitRows {
  readonly moves: readonly EntryRow[];
  readonly others: readonly OtherEntry[];
}

async function splitRows({ rows, steps }: MatchHistory, turn: Turn): Promise<SplitRows> {
  let last: MatchPosition | undefined;
  await turn.forEach(steps, ({ position }) => {
    last = position;
  });
  const counted = new Set(last?.counted.map((move) => move.seq));
  return {
    moves: rows.filter(({ seq }) => counted.has(seq)),
    others: rows.flatMap(({ seq, entry, at }) => (counted.has(seq) ? [] : [{ seq, entry: published(entry), at }])),
  };
}

async function writeMoves(
  { start }: MatchHistory,
  { moves, isTimed }: { readonly moves: readonly EntryRow[]; readonly isTimed: boolean },
  turn: Turn,
): Promise<string> {
  let lines = '';
  await turn.forEach(historySteps(start, moves), ({ position, row, events }) => {
    if (row?.entry.kind !== 'move') return;
    const { seat, text: move, final, standIn } = row.entry;
    const more = {
      ...(final === true ? { final } : {}),
      ...(isTimed ? { at: row.at } : {}),
      ...(standIn === undefined ? {} : { standIn }),
    };
    const hash = hashState(position.state);
    lines += writeMove({ seq: position.seq, seat, move, events, hash, ...more });
  });
  return lines;
}
