import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type LogEntry, type RefusalInfo, refusal } from '@portolan/protocol';
import {
  allEntries,
  claimOf,
  type LogFault,
  type LogSeat,
  logProblem,
  type MatchLog,
  readMatchLogs,
  verifyLog,
} from '@portolan/protocol/log';
import { componentsId } from './ids.ts';
import { checkEntries } from './match/checkEntries.ts';
import type { MatchStart } from './match/matchPosition.ts';
import type { Services } from './services.ts';
import type { EntryRow, SeatRow, TableRow } from './store/store.ts';

/** Stands for the people of an imported match: they have names, but nobody here is one of them. */
const ELSEWHERE = 'imported';
/** The seats of a log that does not say who played. */
const UNKNOWN: SeatRow = { kind: 'bot', bot: 'imported' };

/**
 * Creates a finished table from a log, if every line is true: each move goes through `play`, and its hash, its events
 * and the outcome are compared.
 */
export async function importLog(
  services: Services,
  player: string,
  text: string,
): Promise<Result<TableRow, RefusalInfo>> {
  const { games, store, tableService, now } = services;
  const read = readSingle(text);
  if (!read.ok) return refuse(read.error);
  const { header, outcome } = read.value;
  const { data, game: id, players, seats, seed } = header.value;
  const own = data === undefined ? undefined : { id: componentsId(data), data };
  const opened = games.open(id, own, header.value.rulesVersion);
  if (!opened.ok) return refuse({ line: header.line, ...logProblem('faultyComponents'), value: opened.error });
  const { game } = opened.value;
  const claim = claimOf(game, read.value);
  if (!claim.ok) return refuse(claim.error);
  const verified = verifyLog(game, claim.value);
  if (!verified.ok) return refuse(verified.error);
  const entries = entriesOf({ game, options: claim.value.options, seats: players, seed }, read.value);
  if (entries === undefined) return refuse({ line: header.line, ...logProblem('faultyEntries') });
  if (own !== undefined) await store.addComponents(own.id, own.data);
  const at = now();
  const table = await tableService.addFinished(
    {
      game: id,
      rulesVersion: game.rulesVersion,
      options: claim.value.options,
      components: own?.id,
      host: player,
      seats: seats?.map(seatRow) ?? Array.from({ length: players }, () => UNKNOWN),
      seed,
      outcome: outcome.value,
    },
    entries.map((entry, before): EntryRow => ({ seq: before + 1, id: `imported-${before + 1}`, entry, at })),
  );
  return ok(table);
}

function seatRow(seat: LogSeat): SeatRow {
  if (seat.kind === 'bot') return seat;
  const { name, resigned = false } = seat;
  return { kind: 'person', player: ELSEWHERE, resigned, ...(name === undefined ? {} : { called: name }) };
}

/** All entries of the match; undefined if what was undone does not fit the moves. */
function entriesOf(start: MatchStart, { header, moves }: MatchLog): readonly LogEntry[] | undefined {
  const { otherEntries } = header.value;
  const counted = moves.map(({ value: { seat, move, final } }): LogEntry => {
    const isFinal = otherEntries === undefined || final === true;
    return { kind: 'move', seat, text: move, ...(isFinal ? { final: true } : {}) };
  });
  if (otherEntries === undefined) return counted;
  const entries = allEntries(counted, otherEntries);
  const end = entries === undefined ? undefined : checkEntries(start, entries);
  const same =
    end?.counted.length === moves.length &&
    end.counted.every(({ seat, text }, at) => moves[at]?.value.seat === seat && moves[at].value.move === text);
  return same ? entries : undefined;
}

/** Reads a text that holds exactly one game. */
function readSingle(text: string): Result<MatchLog, LogFault> {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [first, second] = readMatchLogs(lines);
  if (first === undefined) return fail({ line: 1, ...logProblem('emptyLog') });
  if (!first.ok || second === undefined) return first;
  if (!second.ok) return second;
  return fail({ line: second.value.header.line, ...logProblem('severalGames') });
}

function refuse({ line, problem, params, value }: LogFault): Result<never, RefusalInfo> {
  if (value === undefined) return fail(refusal('faultyLog', { ...params, line, problem }));
  const reason = problem === 'faultyOptions' ? 'faultyLogOptions' : 'faultyLogComponents';
  return fail(refusal(reason, { ...faultParams(value), line }));
}
