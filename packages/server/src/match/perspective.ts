import { type AnyGame, type BaseEvent, type Seat, seesAs, tell, type Viewer } from '@portolan/kernel';
import type { EntryInfo, Moment } from '@portolan/protocol';
import type { EntryRow } from '../store/store.ts';
import { type MatchPosition, undoTarget } from './matchPosition.ts';

/** Who looks at a table, and for which seat he may answer now. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly seat?: Seat;
}

/**
 * A person with one seat always looks from it. With several (one device for all) he looks from the one that is asked,
 * and as a spectator while none of his is, so that nobody sees another's secrets between turns.
 */
export function perspectiveOf(position: MatchPosition, own: readonly Seat[]): Perspective {
  const asked = own.find((seat) => position.awaiting.includes(seat));
  if (asked !== undefined) return { viewer: asked, seat: asked };
  const [only] = own;
  if (own.length === 1 && only !== undefined) return { viewer: only };
  return { viewer: 'spectator' };
}

export function momentFor(position: MatchPosition, perspective: Perspective, own: readonly Seat[]): Moment {
  const view = position.start.game.view(position.state, perspective.viewer);
  return { seq: position.seq, view, ...askedFor(position, perspective, own) };
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
  };
}

/** What the asked seat may do: play, or end the turn it has played. */
function answersOf(position: MatchPosition, seat: Seat): Pick<Moment, 'legal' | 'mayEnd'> {
  const { game } = position.start;
  if (position.ending === seat) return { mayEnd: true };
  return { legal: game.legalMoves(position.state, seat, []).map((move) => game.writeMove(move)) };
}

function undoFor(position: MatchPosition, own: readonly Seat[]): number | undefined {
  const last = position.counted.at(-1);
  return last !== undefined && own.includes(last.seat) ? undoTarget(position, last.seat) : undefined;
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
