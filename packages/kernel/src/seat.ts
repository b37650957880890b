/** A position at the table, counted from 0. A player is the person who sits there. */
export type Seat = number;

/**
 * Who looks: somebody at the table, somebody beside it who may see only what is public, or, once the game is over,
 * somebody who looks back at it with everything open.
 */
export type Viewer = Seat | 'spectator' | 'open';

/** One shared list per seat, so that asking who must decide allocates nothing. */
const ONLY: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => Object.freeze([seat]));

const NOBODY: readonly Seat[] = Object.freeze([]);

/** The answer of `awaiting` when exactly one seat must decide. */
export function onlySeat(seat: Seat): readonly Seat[] {
  return ONLY[seat] ?? [seat];
}

/** The answer of `awaiting` when the game is over. */
export function noSeat(): readonly Seat[] {
  return NOBODY;
}

/** True when `viewer` may know what `seat` alone knows. */
export function seesAs(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'open';
}
