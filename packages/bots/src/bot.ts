import type { BaseState, Rng, Seat } from '@portolan/kernel';

/** The table as one seat may know it: a bot never holds the state itself, so it cannot cheat. */
export interface SeatTable {
  readonly seat: Seat;
  view(): unknown;
  /** Never empty when the seat is asked. The list is the table's own: valid until the next call, and not to be changed. */
  legalMoves(): readonly unknown[];
  /** A whole state that the seat cannot tell from the real one, with a fresh future. The caller owns it. */
  imagine(rng: Rng): BaseState;
}

/** Chooses one of the legal moves. `rng` is the bot's own stream, never the game's. */
export interface Bot {
  readonly name: string;
  choose(table: SeatTable, rng: Rng): unknown;
}
