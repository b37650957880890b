import {
  type AnyGame,
  advance,
  type BaseEvent,
  type BaseState,
  InvariantError,
  opening,
  type Played,
  type Seat,
  undoBarrier,
} from '@portolan/kernel';
import type { LogEntry } from '@portolan/protocol';

/** What a match begins with. */
export interface MatchStart {
  readonly game: AnyGame;
  /** What the game was opened with, where it is somebody's own. */
  readonly components?: unknown;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** A move that still counts, and the entry it stands in. */
interface Counted {
  readonly seq: number;
  readonly seat: Seat;
  readonly text: string;
  readonly drew: boolean;
  readonly revealed: boolean;
  /** It closed a turn, and who made it has let go of it. */
  readonly final: boolean;
  /** It closed a turn of several steps, and the table waits for him to end it. */
  readonly held: boolean;
}

/**
 * A match as it stands after some entries of its log. Never changed: the next one is made from it, so that a move whose
 * write failed leaves no trace.
 */
export interface MatchPosition {
  readonly start: MatchStart;
  /** How many entries the log has. */
  readonly seq: number;
  readonly state: BaseState;
  readonly awaiting: readonly Seat[];
  /** The seat that has yet to end its turn of several steps; until then nobody else is asked. */
  readonly ending: Seat | undefined;
  /** By seat: since which entry it is asked what it is asked now, -1 when it is not. */
  readonly awaitedSince: readonly number[];
  readonly counted: readonly Counted[];
  /** What led here from the position before; undefined at the opening and after an undo. */
  readonly last: LastEntry | undefined;
}

export interface LastEntry {
  /** The state before the entry. */
  readonly state: BaseState;
  /** Undefined where the entry was no move and changed nothing on the table. */
  readonly move: { readonly seat: Seat; readonly text: string } | undefined;
}

export interface PositionStep {
  readonly position: MatchPosition;
  readonly events: readonly BaseEvent[];
}

export function openPosition(start: MatchStart): MatchPosition {
  const { state } = opening(start.game, start);
  return withAwaiting({ start, seq: 0, state, counted: [], last: undefined }, []);
}

/** The position after one more entry. The entry must be allowed: it comes from the log, or was checked before. */
export function nextPosition(position: MatchPosition, entry: LogEntry): PositionStep {
  const { start, state, counted } = position;
  const seq = position.seq + 1;
  switch (entry.kind) {
    case 'move':
      return positionAfterMove(position, playLogged(position, entry.seat, entry.text), entry.final === true);
    case 'undo': {
      const kept = counted.filter((move) => move.seq <= entry.to);
      // Who was asked already then is still asked the same.
      const before = position.awaitedSince.map((since, seat) =>
        seat !== entry.seat && since <= entry.to ? since : -1,
      );
      const rest = { start, seq, state: replayMoves(start, kept), counted: kept, last: undefined };
      return { position: withAwaiting(rest, before), events: [] };
    }
    case 'end': {
      const ended = counted.map((move, at) =>
        at === counted.length - 1 ? { ...move, final: true, held: false } : move,
      );
      const last = { state, move: undefined };
      return { position: withAwaiting({ start, seq, state, counted: ended, last }, []), events: [] };
    }
    case 'resign':
      return { position: { ...position, seq, last: { state, move: undefined } }, events: [] };
  }
}

/** The position after a move that was just played from it. */
export function positionAfterMove(
  position: MatchPosition,
  played: Played<BaseState, BaseEvent>,
  letsGo: boolean,
): PositionStep {
  const { start, counted } = position;
  const { seat, text, state, drew, revealed } = played;
  const seq = position.seq + 1;
  const asked = start.game.awaiting(state);
  const closes = !asked.includes(seat);
  const move = { seq, seat, text, drew, revealed, final: closes && letsGo, held: false };
  const all = [...counted, move];
  // Where others were asked at the same time they must not wait; and a game that is over waits for nobody.
  const alone = position.awaiting.length === 1 && asked.length > 0;
  const held = closes && !letsGo && alone && all.length - undoFloor(all, seat) > 1;
  if (held) all[all.length - 1] = { ...move, held };
  const before = position.awaitedSince.map((since, one) => (one === seat ? -1 : since));
  const last = { state: position.state, move: { seat, text } };
  return { position: withAwaiting({ start, seq, state, counted: all, last }, before), events: played.events };
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

/** A seat that was asked before and still is keeps its place: others may have answered meanwhile. */
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

/** How many moves stay, however far `seat` steps back: the kernel's barrier, and turns that were let go of. */
function undoFloor(counted: readonly Counted[], seat: Seat): number {
  return Math.max(undoBarrier(counted, seat), counted.findLastIndex((move) => move.final) + 1);
}

/** The entry to which `seat` may step back, or undefined when there is nothing to take back. */
export function undoTarget(position: MatchPosition, seat: Seat): number | undefined {
  const { counted } = position;
  const keep = undoFloor(counted, seat);
  if (keep === counted.length) return undefined;
  return keep === 0 ? 0 : counted[keep - 1]?.seq;
}

/** True when `to` is a point that `seat` may step back to: a moment between its own last moves. */
export function mayUndoTo(position: MatchPosition, seat: Seat, to: number): boolean {
  const target = undoTarget(position, seat);
  if (target === undefined || to < target) return false;
  return to === target || position.counted.slice(0, -1).some((move) => move.seq === to && to > target);
}
