import { type AnyGame, type Seat, seesAs, tell, type Viewer } from '@portolan/kernel';
import { type EntryInfo, type LogEntry, type Moment, seatOf } from '@portolan/protocol';
import type { AppliedEntry } from './liveMatch.ts';
import type { MatchPosition } from './matchPosition.ts';
import { momentExtras } from './momentExtras.ts';
import { isReplaced } from './tableState.ts';
import { undoTarget } from './undoTarget.ts';

/** The viewer of a table, and the seat they decide for now. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly seat?: Seat;
}

/**
 * A player with one seat always sees its view. A player with several seats (a shared device) sees the view of the
 * awaited one, and the spectator's view while none is awaited, so that secrets stay hidden between turns.
 */
export function perspectiveOf(position: MatchPosition, own: readonly Seat[]): Perspective {
  const asked = own.find((seat) => position.awaiting.includes(seat) && !isReplaced(position.table, seat));
  if (asked !== undefined) return { viewer: asked, seat: asked };
  const [only] = own;
  if (own.length === 1 && only !== undefined) return { viewer: only };
  return { viewer: 'spectator' };
}

/** What a moment says besides the view. */
export function askedFor(
  position: MatchPosition,
  { seat }: Perspective,
  own: readonly Seat[],
): Omit<Moment, 'seq' | 'view'> {
  const undoTo = undoFor(position, own);
  return {
    awaiting: position.awaiting,
    ...(seat === undefined ? {} : { seat, ...answersOf(position, seat) }),
    ...(undoTo === undefined ? {} : { undoTo }),
    ...momentExtras(position, own),
  };
}

/** What the awaited seat can do: play a move, or end its turn. */
function answersOf(position: MatchPosition, seat: Seat): Pick<Moment, 'legal' | 'mayEnd'> {
  const { game } = position.start;
  if (position.ending === seat) return { mayEnd: true };
  return { legal: game.legalMoves(position.state, seat, []).map((move) => game.writeMove(move)) };
}

function undoFor(position: MatchPosition, own: readonly Seat[]): number | undefined {
  const seat = undoSeat(position, own);
  return seat === undefined ? undefined : undoTarget(position, seat);
}

/**
 * The seat whose latest move the player may undo. On a shared device nobody undoes the move of another person, so it
 * must be the awaited seat, or none of the player's seats may be awaited.
 */
export function undoSeat(position: MatchPosition, own: readonly Seat[]): Seat | undefined {
  const last = position.counted.at(-1)?.seat;
  if (last === undefined || !own.includes(last) || isReplaced(position.table, last)) return undefined;
  const holder = perspectiveOf(position, own).seat;
  return own.length === 1 || holder === undefined || holder === last ? last : undefined;
}

/** An entry redacted for `viewer`. */
export function entryFor(game: AnyGame, applied: AppliedEntry, viewer: Viewer): EntryInfo {
  return { ...entryHead(applied, viewer), events: tell(game, applied.events, viewer), at: applied.row.at };
}

/**
 * An entry without its events. The text of a move is shown only to its own seat, and so is a player's calendar; for all
 * others it is the same.
 */
export function entryHead({ row, left }: AppliedEntry, viewer: Viewer): Omit<EntryInfo, 'events' | 'at'> {
  const { entry, seq } = row;
  const seat = seatOf(entry);
  const ms = seat === undefined ? undefined : left?.[seat];
  return {
    seq,
    kind: entry.kind,
    ...(seat === undefined ? {} : { seat }),
    ...(entry.kind === 'move' ? moveFields(entry, viewer) : otherFields(entry, viewer)),
    ...(ms === undefined ? {} : { left: ms }),
  };
}

type MoveEntry = Extract<LogEntry, { readonly kind: 'move' }>;

function moveFields({ seat, text, standIn }: MoveEntry, viewer: Viewer): Partial<EntryInfo> {
  return { ...(seesAs(viewer, seat) ? { text } : {}), ...(standIn === undefined ? {} : { standIn }) };
}

function otherFields(entry: Exclude<LogEntry, MoveEntry>, viewer: Viewer): Partial<EntryInfo> {
  switch (entry.kind) {
    case 'end':
      return entry.standIn === undefined ? {} : { standIn: entry.standIn };
    case 'undo':
    case 'askBack':
      return { to: entry.to };
    case 'takeBack':
      return { to: entry.to, byTable: true };
    case 'resign':
      return entry.why === undefined ? {} : { why: entry.why, byTable: true };
    case 'standIn':
      return { standIn: entry.bot, why: entry.why, ...(entry.why === 'asked' ? {} : { byTable: true }) };
    case 'vote':
      return { for: entry.for, ...(entry.off === true ? { off: true } : {}) };
    case 'answerBack':
      return { agree: entry.agree };
    case 'calendar': {
      const { zone, holidays, vacation } = entry;
      return viewer === entry.seat ? { calendar: { zone, holidays, vacation } } : {};
    }
    case 'paused':
      return { why: entry.why, since: entry.since, byTable: true };
    case 'resumed':
      return { since: entry.since, byTable: true };
    default:
      return {};
  }
}
