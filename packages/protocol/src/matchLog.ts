import { type BaseEvent, fail, isRecord, type Outcome, ok, type Result, type Seat } from '@portolan/kernel';
import { type LineProblem, type LogFault, logProblem } from './logFault.ts';
import { areLogSeats, areOtherEntries, type LogSeat, type OtherEntry } from './logHistory.ts';
import { isNestedDeeper } from './nesting.ts';
import { ID_SHAPE } from './requests.ts';
import type { TableTerms } from './terms.ts';
import { TERMS_SHAPE } from './termsShape.ts';

/** Incremented whenever an older reader could not read the log. Format 2 has times, terms and entries by the table. */
const LOG_FORMATS = [1, 2] as const;
/** Far more than any line of a log has. */
const DEEPEST_LINE = 100;

/** The first line of a game. Together with the moves it determines the match. */
export interface LogHeader {
  /** The format of the log. */
  readonly portolan: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: unknown;
  readonly seed: string;
  /** The hash of the seed, as published before the first move. */
  readonly commitment?: string;
  /** The components, if they were not the shipped ones. */
  readonly data?: unknown;
  /** What the players agreed on besides the rules; since format 2. */
  readonly terms?: TableTerms;
  /** When the game began, in milliseconds since 1970; since format 2. */
  readonly startedAt?: number;
  /** Who played; absent in logs from the command line. */
  readonly seats?: readonly LogSeat[];
  /** With these the moves have the same numbers as in the match they come from. */
  readonly otherEntries?: readonly OtherEntry[];
}

export interface LogMove {
  /** Counted from 1. */
  readonly seq: number;
  /** Counted from 0. */
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly BaseEvent[];
  /** Of the state after the move. */
  readonly hash: string;
  /** The player gave up the chance to undo the turn. */
  readonly final?: true;
  /** When it was played, in milliseconds since 1970; since format 2. */
  readonly at?: number;
  /** The bot that moved for the seat's player; since format 2. */
  readonly standIn?: string;
  /** The state after the move, if requested. */
  readonly state?: unknown;
}

/** A value read from a log, and its line. */
export interface Placed<T> {
  readonly line: number;
  readonly value: T;
}

export interface MatchLog {
  readonly header: Placed<LogHeader>;
  readonly moves: readonly Placed<LogMove>[];
  readonly outcome: Placed<Outcome>;
}

/** In the format that the header needs: without times, readers of the first format can read the log. */
export function writeHeader(header: Omit<LogHeader, 'portolan'>): string {
  const portolan = header.startedAt === undefined ? 1 : 2;
  return `${JSON.stringify({ portolan, ...header })}\n`;
}

export function writeMove(move: LogMove): string {
  return `${JSON.stringify(move)}\n`;
}

export function writeOutcome(outcome: Outcome): string {
  return `${JSON.stringify({ outcome })}\n`;
}

/** Reads a file of games one by one and stops at the first fault. Checks the format only, not the moves. */
export function* readMatchLogs(lines: Iterable<string>): Generator<Result<MatchLog, LogFault>> {
  let line = 0;
  let game: { header: Placed<LogHeader>; moves: Placed<LogMove>[] } | undefined;
  for (const text of lines) {
    line++;
    const entry = readLine(text, line);
    if (!entry.ok) return yield entry;
    const { value } = entry;
    if (value.kind === 'header') {
      if (game !== undefined) return yield fail({ line, ...logProblem('gameCutOff') });
      game = { header: { line, value: value.header }, moves: [] };
    } else if (game === undefined) {
      return yield fail({ line, ...logProblem(value.kind === 'move' ? 'moveBeforeHeader' : 'outcomeBeforeHeader') });
    } else if (value.kind === 'move') {
      game.moves.push({ line, value: value.move });
    } else {
      yield ok({ ...game, outcome: { line, value: value.outcome } });
      game = undefined;
    }
  }
  if (line === 0) return yield fail({ line: 1, ...logProblem('emptyLog') });
  if (game !== undefined) yield fail({ line, ...logProblem('logCutOff') });
}

type Entry =
  | { readonly kind: 'header'; readonly header: LogHeader }
  | { readonly kind: 'move'; readonly move: LogMove }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

function readLine(text: string, line: number): Result<Entry, LogFault> {
  if (isNestedDeeper(text, DEEPEST_LINE)) return fail({ line, ...logProblem('deepLine', { max: DEEPEST_LINE }) });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ line, ...logProblem('notJson') });
  }
  const entry = isRecord(value) ? readEntry(value) : logProblem('notObject');
  return 'problem' in entry ? fail({ line, ...entry }) : ok(entry);
}

type Fields = Readonly<Record<string, unknown>>;

/** The entry, or its problem. */
function readEntry(value: Fields): Entry | LineProblem {
  if ('portolan' in value) return readHeader(value);
  if ('outcome' in value) return readOutcome(value.outcome);
  if ('seq' in value) return readMove(value);
  return logProblem('unknownEntry');
}

function readHeader(value: Fields): Entry | LineProblem {
  if (!LOG_FORMATS.some((known) => known === value.portolan))
    return logProblem('unknownFormat', { found: shortly(value.portolan), known: LOG_FORMATS.join(', ') });
  if (typeof value.game !== 'string') return logProblem('fieldText', { field: 'game' });
  if (!isCount(value.rulesVersion)) return logProblem('fieldNumber', { field: 'rulesVersion' });
  if (!isCount(value.players)) return logProblem('fieldNumber', { field: 'players' });
  if (typeof value.seed !== 'string') return logProblem('fieldText', { field: 'seed' });
  if (!('options' in value)) return logProblem('fieldMissing', { field: 'options' });
  if ('commitment' in value && typeof value.commitment !== 'string')
    return logProblem('fieldText', { field: 'commitment' });
  if ('seats' in value && !areLogSeats(value.seats, value.players)) return logProblem('faultySeats');
  if ('otherEntries' in value && !areOtherEntries(value.otherEntries)) return logProblem('faultyEntries');
  if ('startedAt' in value && !isCount(value.startedAt)) return logProblem('fieldNumber', { field: 'startedAt' });
  if ('terms' in value && TERMS_SHAPE(value.terms, '') !== undefined) return logProblem('faultyTerms');
  return { kind: 'header', header: value as unknown as LogHeader };
}

/** What stands in place of the format: only a number can be one. */
function shortly(value: unknown): string {
  return typeof value === 'number' ? String(value) : `a ${typeof value}`;
}

function readMove(value: Fields): Entry | LineProblem {
  if (!isCount(value.seq)) return logProblem('fieldNumber', { field: 'seq' });
  if (!isCount(value.seat)) return logProblem('fieldNumber', { field: 'seat' });
  if (typeof value.move !== 'string') return logProblem('fieldText', { field: 'move' });
  if (!Array.isArray(value.events)) return logProblem('fieldList', { field: 'events' });
  if (typeof value.hash !== 'string') return logProblem('fieldText', { field: 'hash' });
  if ('at' in value && !isCount(value.at)) return logProblem('fieldNumber', { field: 'at' });
  if ('standIn' in value && ID_SHAPE(value.standIn, '') !== undefined)
    return logProblem('fieldText', { field: 'standIn' });
  return { kind: 'move', move: value as unknown as LogMove };
}

function readOutcome(value: unknown): Entry | LineProblem {
  if (!isRecord(value)) return logProblem('fieldObject', { field: 'outcome' });
  const missing = ['scores', 'places', 'breakdown'].find((field) => !Array.isArray(value[field]));
  if (missing !== undefined) return logProblem('fieldList', { field: `outcome/${missing}` });
  return { kind: 'outcome', outcome: value as unknown as Outcome };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
