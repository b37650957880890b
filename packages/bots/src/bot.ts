import type { BaseState, Rng, Seat } from '@portolan/kernel';

/** The table as one seat may know it: a bot never has access to the state, so it cannot cheat. */
export interface SeatTable {
  readonly seat: Seat;
  view(): unknown;
  /** Never empty for an awaited seat. The list belongs to the table: valid until the next call, and not to be changed. */
  legalMoves(): readonly unknown[];
  /** A complete state that the seat cannot tell from the real one, with a new random future. The caller owns it. */
  imagine(rng: Rng): BaseState;
}

/** Chooses one of the legal moves. `rng` is the bot's own stream, never the game's. */
export interface Bot {
  readonly name: string;
  choose(table: SeatTable, rng: Rng): unknown;
}
