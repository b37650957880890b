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

/** What limits a bot while it thinks. */
export interface Thinking {
  /** The bot's own stream, never the game's. */
  readonly rng: Rng;
  /** An aborted bot answers at once with the best it has. It listens while it thinks, in the thread in which it thinks. */
  readonly signal?: AbortSignal;
  /**
   * A cap in milliseconds. A level of play is defined by its number of iterations, so that a game among bots can be
   * repeated; the cap is for machines too slow for that.
   */
  readonly milliseconds?: number;
}

export interface Choice {
  /** One of the legal moves. */
  readonly move: unknown;
  /** From best to worst, if the bot compared several. */
  readonly compared?: readonly Compared[];
}

/** What a bot found out about a move. */
export interface Compared {
  readonly move: unknown;
  /**
   * The share of the other players that the seat is expected to finish ahead of, from 0 to 1, and a little for every
   * point of the margin. Undefined for a move that was not tried.
   */
  readonly share: number | undefined;
  /** The imagined games on which that is based. */
  readonly visits: number;
}

/**
 * Plays one seat of one game from beginning to end, and may remember what it found out.
 *
 * What it remembers only saves time: its choice depends on the table as its seat sees it now, on the random numbers it is
 * given and on its budget, not on whether it was asked before. A host may therefore drop a bot at any time and make it
 * again, after a restart for example, and a game among bots can be repeated. What a seat has learnt during the game and
 * may use is part of its view.
 */
export interface Bot {
  readonly name: string;
  choose(table: SeatTable, thinking: Thinking): Promise<Choice>;
}
