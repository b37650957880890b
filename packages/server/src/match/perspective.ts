import { type AnyGame, type BaseEvent, type Seat, seesAs, tell, type Viewer } from '@portolan/kernel';
import type { EntryInfo, Moment } from '@portolan/protocol';
import type { EntryRow } from '../store/store.ts';
import { type MatchPosition, undoTarget } from './matchPosition.ts';

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
  const asked = own.find((seat) => position.awaiting.includes(seat));
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
  if (last === undefined || !own.includes(last)) return undefined;
  const holder = perspectiveOf(position, own).seat;
  return own.length === 1 || holder === undefined || holder === last ? last : undefined;
}

/** An entry redacted for `viewer`. The text of a move is shown only to its own seat. */
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
