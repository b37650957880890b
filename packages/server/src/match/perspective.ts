import { type AnyGame, type BaseEvent, type Seat, seesAs, tell, type Viewer } from '@portolan/kernel';
import type { EntryInfo, Moment } from '@portolan/protocol';
import type { EntryRow } from '../store/store.ts';
import { type Course, undoTarget } from './course.ts';

/** Who looks at a table, and for which seat he may answer now. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly seat?: Seat;
}

/**
 * A person with one seat always looks from it. With several (one device for all) he looks from the one that is asked,
 * and as a spectator while none of his is, so that nobody sees another's secrets between turns.
 */
export function perspectiveOf(course: Course, own: readonly Seat[]): Perspective {
  const asked = own.find((seat) => course.awaiting.includes(seat));
  if (asked !== undefined) return { viewer: asked, seat: asked };
  const [only] = own;
  if (own.length === 1 && only !== undefined) return { viewer: only };
  return { viewer: 'spectator' };
}

export function momentFor(course: Course, perspective: Perspective, own: readonly Seat[]): Moment {
  const view = course.start.game.view(course.state, perspective.viewer);
  return { seq: course.seq, view, ...askedFor(course, perspective, own) };
}

/** What a moment says besides the view. */
export function askedFor(course: Course, { seat }: Perspective, own: readonly Seat[]): Omit<Moment, 'seq' | 'view'> {
  const undoTo = undoFor(course, own);
  return {
    awaiting: course.awaiting,
    ...(seat === undefined ? {} : { seat, ...answersOf(course, seat) }),
    ...(undoTo === undefined ? {} : { undoTo }),
  };
}

/** What the asked seat may do: play, or end the turn it has played. */
function answersOf(course: Course, seat: Seat): Pick<Moment, 'legal' | 'mayEnd'> {
  const { game } = course.start;
  if (course.ending === seat) return { mayEnd: true };
  return { legal: game.legalMoves(course.state, seat, []).map((move) => game.writeMove(move)) };
}

function undoFor(course: Course, own: readonly Seat[]): number | undefined {
  const last = course.counted.at(-1);
  return last !== undefined && own.includes(last.seat) ? undoTarget(course, last.seat) : undefined;
}

/** An entry as `viewer` may hear of it: the text of a move is his own or nobody's. */
export function entryFor(game: AnyGame, row: EntryRow, events: readonly BaseEvent[], viewer: Viewer): EntryInfo {
  const { entry } = row;
  return {
    seq: row.seq,
    kind: entry.kind,
    seat: entry.seat,
    ...(entry.kind === 'move' && seesAs(viewer, entry.seat) ? { text: entry.text } : {}),
    ...(entry.kind === 'undo' ? { to: entry.to } : {}),
    events: tell(game, events, viewer),
    at: row.at,
  };
}
