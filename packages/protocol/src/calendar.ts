/** The days that do not count for a player at a table with days per turn. */
export interface CalendarInfo {
  /** The player's time zone, by its IANA name. */
  readonly zone: string;
  /** Days such as `2026-12-25`, ascending. */
  readonly holidays: readonly string[];
  readonly vacation: readonly string[];
}

/** The zone of players who have not said where they are. */
export const DEFAULT_ZONE = 'UTC';
