import type { Season } from '../ratings/season.ts';
import type { TableRow } from './store.ts';

/** A seat of a finished match. `who` is a player's id, or `bot:` with the level; see `whoOf`. */
export interface ResultRow {
  /** Matches are numbered in the order in which they were recorded. */
  readonly number: number;
  readonly table: string;
  readonly seat: number;
  readonly who: string;
  readonly game: string;
  /** How many seats the match had. */
  readonly seats: number;
  readonly place: number;
  readonly score: number;
  readonly resigned: boolean;
  /** Everybody may know where it was played. */
  readonly listed: boolean;
  readonly endedAt: number;
  /** The rating after a rated match. */
  readonly rating?: RatedRow;
}

export interface RatedRow {
  readonly season: string;
  readonly mu: number;
  readonly sigma: number;
}

/** A rating at the end of a season, or now. */
export interface RatingRow extends RatedRow {
  readonly game: string;
  readonly who: string;
  /** Rated matches in the season. */
  readonly matches: number;
}

/** How often somebody came in at a place. */
export interface TallyRow {
  readonly game: string;
  readonly seats: number;
  readonly place: number;
  readonly matches: number;
  readonly best: number;
}

/** How two have fared against each other. Every pair of seats counts: three bots of one level are met three times. */
export interface MeetingRow {
  readonly opponent: string;
  /** Empty for all games together. */
  readonly game: string;
  readonly matches: number;
  /** Matches with the better place. */
  readonly ahead: number;
  readonly behind: number;
}

export interface NewRecord {
  readonly table: string;
  /** None if the match belongs in nobody's record. */
  readonly results: readonly Omit<ResultRow, 'number' | 'table'>[];
  /** The season of a rated match. */
  readonly season?: Season;
}

export interface ResultFilter {
  readonly who: string;
  readonly game?: string;
  /** Only matches for one. */
  readonly solo?: boolean;
  /** Only rated ones. */
  readonly rated?: boolean;
  /** Only numbers below. */
  readonly before?: number;
  readonly limit: number;
}

export interface MeetingFilter {
  readonly who: string;
  /** All games together unless given. */
  readonly game?: string;
  readonly opponent?: string;
  readonly limit: number;
}

export interface LadderFilter {
  readonly season: string;
  readonly game: string;
  /** Only those listed after this one. */
  readonly after?: string;
  readonly limit: number;
}

/** What is known of finished matches: results, tallies, meetings and ratings. */
export interface RecordStore {
  /** Finished tables that have not been recorded yet, in the order of finishing. */
  unrecorded(limit: number): Promise<TableRow[]>;
  /** Records a finished match with everything that follows from it, at once and once; false if it was there already. */
  record(record: NewRecord): Promise<boolean>;

  /** Latest first. */
  results(filter: ResultFilter): Promise<ResultRow[]>;
  /** All seats of a match, in order. */
  resultsOf(table: string): Promise<ResultRow[]>;
  /** The seats of rated matches with a number above `after`, in order; matches are never cut in two. */
  ratedResults(after: number, limit: number): Promise<ResultRow[]>;
  tallies(who: string): Promise<TallyRow[]>;
  /** Most matches first. */
  meetings(filter: MeetingFilter): Promise<MeetingRow[]>;

  /** The latest rating in a game, whatever its season. */
  rating(game: string, who: string): Promise<RatingRow | undefined>;
  /** The latest rating in each game. */
  ratingsOf(who: string): Promise<RatingRow[]>;
  /** The best first; without deleted players and those who hide their record. */
  ladder(filter: LadderFilter): Promise<RatingRow[]>;
  /** Replaces ratings with recomputed ones. */
  replaceRatings(rows: readonly RatingRow[]): Promise<void>;
  /** Latest first. */
  seasons(limit: number): Promise<Season[]>;

  hideRecord(player: string, hidden: boolean): Promise<void>;
  isRecordHidden(player: string): Promise<boolean>;
}
