import { fail, type Outcome, ok, type Result } from '@portolan/kernel';
import { entriesOfLog, tableOfLog } from '@portolan/match';
import { faultParams, type RefusalInfo, refusal, type TableTerms } from '@portolan/protocol';
import {
  claimOf,
  type LogFault,
  type LoggedEntry,
  type LogSeat,
  limitFault,
  logProblem,
  type MatchLog,
  readMatchLogs,
  verifyLog,
} from '@portolan/protocol/log';
import type { GameRegistry, OwnComponents } from '../gameRegistry.ts';
import { componentsId } from '../ids.ts';
import { checkComponents } from './checkComponents.ts';

/** A match from elsewhere of which everything has been verified. */
export interface VerifiedMatch {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly terms: TableTerms;
  /** Undefined if the log has no times. */
  readonly startedAt: number | undefined;
  readonly own: OwnComponents | undefined;
  readonly players: number;
  /** Undefined if the log does not say who played. */
  readonly seats: readonly LogSeat[] | undefined;
  readonly seed: string;
  readonly outcome: Outcome;
  readonly entries: readonly LoggedEntry[];
}

/**
 * Reads a log and accepts it only if every line is true: each move goes through `play`, and its hash, its events and the
 * outcome are compared. Runs in a worker thread, because a log can be long and its components slow.
 */
export function checkLog(games: GameRegistry, text: string): Result<VerifiedMatch, RefusalInfo> {
  const read = readSingle(text);
  if (!read.ok) return refuse(read.error);
  const { header, outcome } = read.value;
  const { data, game: id, players, seats, seed, rulesVersion, terms = {}, startedAt } = header.value;
  if (data !== undefined) {
    const checked = checkComponents(games, { game: id, components: data, rulesVersion });
    if (!checked.ok) return refuse({ line: header.line, ...logProblem('faultyComponents'), value: checked.error });
  }
  const own = data === undefined ? undefined : { id: componentsId(data), data };
  const opened = games.open(id, own, rulesVersion);
  if (!opened.ok) return refuse({ line: header.line, ...logProblem('faultyComponents'), value: opened.error });
  const { game } = opened.value;
  const claim = claimOf(game, read.value);
  if (!claim.ok) return refuse(claim.error);
  const verified = verifyLog(game, claim.value);
  if (!verified.ok) return refuse(verified.error);
  const { options } = claim.value;
  const start = { game, options, seed, ...tableOfLog(header.value) };
  const entries = entriesOfLog(start, read.value);
  if (entries === undefined) return refuse({ line: header.line, ...logProblem('faultyEntries') });
  const match = { game: id, rulesVersion: game.rulesVersion, options, terms, startedAt, players, seats, seed };
  return ok({ ...match, own, outcome: outcome.value, entries });
}

/** Reads a text that holds exactly one game, of a size that a game can have. */
function readSingle(text: string): Result<MatchLog, LogFault> {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [first, second] = readMatchLogs(lines);
  if (first === undefined) return fail({ line: 1, ...logProblem('emptyLog') });
  if (!first.ok) return first;
  const exceeded = limitFault(first.value);
  if (exceeded !== undefined) return fail(exceeded);
  if (second === undefined) return first;
  if (!second.ok) return second;
  return fail({ line: second.value.header.line, ...logProblem('severalGames') });
}

function refuse({ line, problem, params, value }: LogFault): Result<never, RefusalInfo> {
  if (value === undefined) return fail(refusal('faultyLog', { ...params, line, problem }));
  const reason = problem === 'faultyOptions' ? 'faultyLogOptions' : 'faultyLogComponents';
  return fail(refusal(reason, { ...faultParams(value), line }));
}
