/** A part of a year, after which the standings stay as they are. */
export interface Season {
  /** The month of its beginning, such as `2026-10`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** The beginning of the next one. */
  readonly endsAt: number;
}

/** How many months a season can have: the year is divided evenly. */
export const SEASON_MONTHS = [1, 2, 3, 4, 6, 12] as const;
export type SeasonMonths = (typeof SEASON_MONTHS)[number];
export const DEFAULT_SEASON_MONTHS: SeasonMonths = 3;

/** The season of a moment, by the calendar of UTC. */
export function seasonAt(at: number, months: SeasonMonths): Season {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const first = Math.floor(date.getUTCMonth() / months) * months;
  const startsAt = Date.UTC(year, first);
  return { id: new Date(startsAt).toISOString().slice(0, 7), startsAt, endsAt: Date.UTC(year, first + months) };
}
