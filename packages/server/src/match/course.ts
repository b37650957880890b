import {
  type AnyGame,
  advance,
  type BaseEvent,
  type BaseState,
  InvariantError,
  opening,
  type Seat,
  undoBarrier,
} from '@portolan/kernel';
import type { LogEntry } from '@portolan/protocol';

/** What a match begins with. */
export interface MatchStart {
  readonly game: AnyGame;
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
  readonly final: boolean;
}

/**
 * A match as it stands after some entries of its log. Never changed: the next one is made from it, so that a move whose
 * write failed leaves no trace.
 */
export interface Course {
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
}

export interface CourseStep {
  readonly course: Course;
  readonly events: readonly BaseEvent[];
}

export function beginCourse(start: MatchStart): Course {
  const { state } = opening(start.game, start);
  return withAwaiting({ start, seq: 0, state, counted: [] }, [], 0);
}

/** The course after one more entry. The entry must be allowed: it comes from the log, or was checked before. */
export function nextCourse(course: Course, entry: LogEntry): CourseStep {
  const seq = course.seq + 1;
  switch (entry.kind) {
    case 'move':
      return playMove(course, entry.seat, entry.text, entry.final === true);
    case 'undo': {
      const counted = course.counted.filter((move) => move.seq <= entry.to);
      const state = replayMoves(course.start, counted);
      return { course: withAwaiting({ start: course.start, seq, state, counted }, [], seq), events: [] };
    }
    case 'end': {
      const counted = course.counted.map((move, at) =>
        at === course.counted.length - 1 ? { ...move, final: true } : move,
      );
      return { course: withAwaiting({ start: course.start, seq, state: course.state, counted }, [], seq), events: [] };
    }
    case 'resign':
      return { course: { ...course, seq }, events: [] };
  }
}

function playMove(course: Course, seat: Seat, text: string, final: boolean): CourseStep {
  const { game } = course.start;
  const move = game.readMove(text);
  if (move === undefined) throw new InvariantError(`entry ${course.seq + 1} holds no move of ${game.id}: ${text}`);
  const played = advance(game, { state: course.state, seq: course.seq }, seat, move);
  const counted = [
    ...course.counted,
    { seq: played.seq, seat, text, drew: played.drew, revealed: played.revealed, final },
  ];
  const rest = { start: course.start, seq: played.seq, state: played.state, counted };
  const others = course.awaitedSince.map((since, one) => (one === seat ? -1 : since));
  return { course: withAwaiting(rest, others, played.seq), events: played.events };
}

function replayMoves(start: MatchStart, moves: readonly Counted[]): BaseState {
  const { state } = opening(start.game, start);
  for (const { seat, text } of moves) {
    const move = start.game.readMove(text);
    if (move === undefined) throw new InvariantError(`no move of ${start.game.id}: ${text}`);
    start.game.apply(state, seat, move);
  }
  return state;
}

/** A seat that was asked before and still is keeps its place: others may have answered meanwhile. */
function withAwaiting(
  rest: Omit<Course, 'awaiting' | 'awaitedSince' | 'ending'>,
  before: readonly number[],
  seq: number,
): Course {
  const asked = rest.start.game.awaiting(rest.state);
  const ending = endingSeat(rest.counted, asked);
  const awaiting = ending === undefined ? asked.slice() : [ending];
  const awaitedSince = Array.from({ length: rest.start.seats }, (_, seat) => {
    if (!awaiting.includes(seat)) return -1;
    const since = before[seat] ?? -1;
    return since >= 0 ? since : seq;
  });
  return { ...rest, awaiting, awaitedSince, ending };
}

/** Who made the last move, if it closed a turn of several steps that can still be taken back. */
function endingSeat(counted: readonly Counted[], asked: readonly Seat[]): Seat | undefined {
  const last = counted.at(-1);
  if (last === undefined || last.final || asked.length === 0 || asked.includes(last.seat)) return undefined;
  return counted.length - undoBarrier(counted, last.seat) > 1 ? last.seat : undefined;
}

/** The entry to which `seat` may step back, or undefined when there is nothing to take back. */
export function undoTarget(course: Course, seat: Seat): number | undefined {
  const keep = undoBarrier(course.counted, seat);
  if (keep === course.counted.length) return undefined;
  return keep === 0 ? 0 : course.counted[keep - 1]?.seq;
}

/** True when `to` is a point that `seat` may step back to: a moment between its own last moves. */
export function mayUndoTo(course: Course, seat: Seat, to: number): boolean {
  const target = undoTarget(course, seat);
  if (target === undefined || to < target) return false;
  return to === target || course.counted.slice(0, -1).some((move) => move.seq === to && to > target);
}
