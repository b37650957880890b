/** As in chess: a bank of time for the whole match, and an increment for each turn completed. */
export interface LiveClock {
  readonly kind: 'live';
  readonly bankSeconds: number;
  readonly incrementSeconds: number;
}

/** Days for each turn. What does not count is decided by the calendar of the seat's player, see `CalendarInfo`. */
export interface CorrespondenceClock {
  readonly kind: 'correspondence';
  readonly daysPerTurn: number;
  /** Saturdays and Sundays in the player's time zone do not count. */
  readonly skipWeekends?: true;
  /** So many holidays, which players state themselves, do not count. */
  readonly holidays?: number;
  /** So many days of vacation, for each player and the whole match. */
  readonly vacationDays?: number;
}

export type TableClock = LiveClock | CorrespondenceClock;

/** What happens when a seat has no time left: a bot takes over until the player returns, or the seat resigns. */
export const AT_ZERO = ['standIn', 'resign'] as const;
export type AtZero = (typeof AT_ZERO)[number];

/** Who may ask for hints, where it is not whoever plays alone. */
export const HINTS = ['everybody', 'nobody'] as const;
export type Hints = (typeof HINTS)[number];

/**
 * What the players of a table agree on besides the rules. They accept it by sitting down, and it never changes. Without
 * any of it: no clock, never a vote for a stand-in, unrated, any language, and
 * hints for whoever plays alone.
 */
export interface TableTerms {
  readonly clock?: TableClock;
  /** Only with a clock; `standIn` unless stated. */
  readonly atZero?: AtZero;
  /** After a seat has been awaited for this many hours, the others may vote for a stand-in. */
  readonly silenceHours?: number;
  readonly rated?: true;
  /** The language of the chat, as a BCP 47 tag. */
  readonly language?: string;
  /** Never for anybody at a rated table; see `mayHint`. */
  readonly hints?: Hints;
}
