/** A position at the table, counted from 0. A player is the person who takes it. */
export type Seat = number;

/**
 * Whoever a view is made for: a seat, a spectator who sees only what is public, or, once the game is over, a viewer to
 * whom everything is open.
 */
export type Viewer = Seat | 'spectator' | 'open';

/** One shared list per seat, so that `awaiting` allocates nothing. */
const ONLY: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => Object.freeze([seat]));

const NOBODY: readonly Seat[] = Object.freeze([]);

/** The result of `awaiting` when exactly one seat must decide. */
export function onlySeat(seat: Seat): readonly Seat[] {
  return ONLY[seat] ?? [seat];
}

/** The result of `awaiting` when the game is over. */
export function noSeat(): readonly Seat[] {
  return NOBODY;
}

/** Whether `viewer` may know what only `seat` knows. */
export function seesAs(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'open';
}
