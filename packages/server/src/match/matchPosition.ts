import {
  type AnyGame,
  advance,
  type BaseEvent,
  type BaseState,
  InvariantError,
  opening,
  type Played,
  type Seat,
  tell,
  undoBarrier,
  Views,
} from '@portolan/kernel';
import type { LogEntry } from '@portolan/protocol';

/** What determines a match before its first move. */
export interface MatchStart {
  readonly game: AnyGame;
  /** The table's own components, if it has any. */
  readonly components?: unknown;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** A move that has not been undone, and its log entry. */
interface Counted {
  readonly seq: number;
  readonly seat: Seat;
  readonly text: string;
  readonly drew: boolean;
  readonly revealed: boolean;
  /** Others were told nothing of it. */
  readonly silent: boolean;
  /** It completed a turn that its player can no longer take back. */
  readonly final: boolean;
  /** It completed a turn of several steps that its player still has to end. */
  readonly held: boolean;
}

/**
 * A match after a number of log entries. Immutable: each entry produces a new position, so that a move whose write
 * fails leaves no trace.
 */
export interface MatchPosition {
  readonly start: MatchStart;
  /** How many entries the log has. */
  readonly seq: number;
  readonly state: BaseState;
  /** Each is made when it is first needed. */
  readonly views: StateViews;
  readonly awaiting: readonly Seat[];
  /** The seat that still has to end its turn of several steps; until then no other seat is awaited. */
  readonly ending: Seat | undefined;
  /** By seat: the entry since which its current decision is pending, -1 if it is not awaited. */
  readonly awaitedSince: readonly number[];
  readonly counted: readonly Counted[];
  /** What led here from the position before; undefined at the opening and after an undo. */
  readonly last: LastEntry | undefined;
}

export type StateViews = Views<BaseState, unknown>;

export interface LastEntry {
  /** Of the state before the entry. */
  readonly views: StateViews;
  /** Undefined where the entry was no move and changed nothing on the table. */
  readonly move: { readonly seat: Seat; readonly text: string } | undefined;
}

export interface PositionStep {
  readonly position: MatchPosition;
  readonly events: readonly BaseEvent[];
}

export function openPosition(start: MatchStart): MatchPosition {
  const { state } = opening(start.game, start);
  const views = new Views(start.game, state);
  return withAwaiting({ start, seq: 0, state, views, counted: [], last: undefined }, []);
}

/** The position after one more entry. The entry must be valid: from the log, or already checked. */
export function nextPosition(position: MatchPosition, entry: LogEntry): PositionStep {
  const { start, state, counted, views } = position;
  const seq = position.seq + 1;
  switch (entry.kind) {
    case 'move':
      return positionAfterMove(position, playLogged(position, entry.seat, entry.text), entry.final === true);
    case 'undo': {
      const kept = counted.filter((move) => move.seq <= entry.to);
      // A seat that was already awaited at `to` still faces the same decision.
      const before = position.awaitedSince.map((since, seat) =>
        seat !== entry.seat && since <= entry.to ? since : -1,
      );
      const back = replayMoves(start, kept);
      const undone = { start, seq, state: back, views: new Views(start.game, back), counted: kept, last: undefined };
      return { position: withAwaiting(undone, before), events: [] };
    }
    case 'end': {
      const ended = counted.map((move, at) =>
        at === counted.length - 1 ? { ...move, final: true, held: false } : move,
      );
      const last = { views, move: undefined };
      return { position: withAwaiting({ start, seq, state, views, counted: ended, last }, []), events: [] };
    }
    case 'resign':
      return { position: { ...position, seq, last: { views, move: undefined } }, events: [] };
  }
}

/** The position after a move that was played from `position`. */
export function positionAfterMove(
  position: MatchPosition,
  played: Played<BaseState, BaseEvent>,
  isFinal: boolean,
): PositionStep {
  const { start, counted } = position;
  const { seat, text, state, drew, revealed } = played;
  const seq = position.seq + 1;
  const asked = start.game.awaiting(state);
  const closes = !asked.includes(seat);
  const silent = played.events.length > 0 && tell(start.game, played.events, 'spectator').length === 0;
  const move = { seq, seat, text, drew, revealed, silent, final: closes && isFinal, held: false };
  const all = [...counted, move];
  // Seats that decide simultaneously must not wait for each other, and a finished game waits for nobody.
  const alone = position.awaiting.length === 1 && asked.length > 0;
  const held = closes && !isFinal && alone && all.length - undoFloor(all, seat) > 1;
  if (held) all[all.length - 1] = { ...move, held };
  const before = position.awaitedSince.map((since, one) => (one === seat ? -1 : since));
  const last = { views: position.views, move: { seat, text } };
  const views = new Views(start.game, state, position.views);
  return { position: withAwaiting({ start, seq, state, views, counted: all, last }, before), events: played.events };
}

function playLogged(position: MatchPosition, seat: Seat, text: string): Played<BaseState, BaseEvent> {
  const { game } = position.start;
  const move = game.readMove(text);
  if (move === undefined) throw new InvariantError(`entry ${position.seq + 1} holds no move of ${game.id}`);
  return advance(game, position, seat, move);
}

function replayMoves(start: MatchStart, moves: readonly Counted[]): BaseState {
  const { state } = opening(start.game, start);
  for (const { seat, text, seq } of moves) {
    const move = start.game.readMove(text);
    if (move === undefined) throw new InvariantError(`entry ${seq} holds no move of ${start.game.id}`);
    start.game.apply(state, seat, move);
  }
  return state;
}

/** A seat that stays awaited keeps its entry number, because other seats may have answered in between. */
function withAwaiting(
  rest: Omit<MatchPosition, 'awaiting' | 'awaitedSince' | 'ending'>,
  before: readonly number[],
): MatchPosition {
  const last = rest.counted.at(-1);
  const ending = last?.held === true ? last.seat : undefined;
  const awaiting = ending === undefined ? rest.start.game.awaiting(rest.state).slice() : [ending];
  const awaitedSince = Array.from({ length: rest.start.seats }, (_, seat) => {
    if (!awaiting.includes(seat)) return -1;
    const since = before[seat] ?? -1;
    return since >= 0 ? since : rest.seq;
  });
  return { ...rest, awaiting, awaitedSince, ending };
}

/** How many moves `seat` cannot undo: those before the kernel's barrier and those of completed turns. */
function undoFloor(counted: readonly Counted[], seat: Seat): number {
  return Math.max(undoBarrier(counted, seat), counted.findLastIndex((move) => move.final) + 1);
}

/** What an undo may cross. */
export interface UndoLimits {
  /** Logs written before silent moves became final may contain undos of them. */
  readonly silentToo?: boolean;
}

/**
 * The earliest entry `seat` may go back to, or undefined if it may not undo. Pages offer undo and matches accept it by
 * this function alone, so that they cannot disagree.
 *
 * A move that others were told nothing of stands: its undo would be an entry that shows them how often the player has
 * changed their mind.
 */
export function undoTarget(
  position: MatchPosition,
  seat: Seat,
  { silentToo = false }: UndoLimits = {},
): number | undefined {
  const { counted, awaiting } = position;
  // A finished game stays finished.
  if (awaiting.length === 0) return undefined;
  const silent = silentToo ? 0 : counted.findLastIndex((move) => move.silent) + 1;
  const keep = Math.max(undoFloor(counted, seat), silent);
  if (keep === counted.length) return undefined;
  return keep === 0 ? 0 : counted[keep - 1]?.seq;
}

/** True if `seat` may go back to `to`: a point between its own latest moves. */
export function mayUndoTo(position: MatchPosition, seat: Seat, to: number, limits?: UndoLimits): boolean {
  const target = undoTarget(position, seat, limits);
  if (target === undefined || to < target) return false;
  return to === target || position.counted.slice(0, -1).some((move) => move.seq === to && to > target);
}
