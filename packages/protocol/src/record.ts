/** Somebody with a record: a player, or a level of bots. */
export type Party =
  | {
      readonly kind: 'player';
      readonly player: string;
      /** Empty for a deleted player. */
      readonly name: string;
      readonly deleted?: true;
      readonly program?: true;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** A value on the scale of chess, and by how much it may be wrong in 19 of 20 cases. */
export interface RatingValue {
  readonly value: number;
  readonly interval: number;
}

/** Somebody's latest rating in a game. */
export interface RatingInfo extends RatingValue {
  readonly game: string;
  readonly season: string;
  /** Rated matches in that season. */
  readonly matches: number;
}

/** Results in a game with this many seats. */
export interface TallyInfo {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  /** How often first, second and so on. */
  readonly places: readonly number[];
  readonly best: number;
}

/** A part of a year, after which the standings stay as they are. Times in milliseconds since 1970. */
export interface SeasonInfo {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface RecordInfo {
  readonly player: string;
  readonly name: string;
  readonly program?: true;
  /** Only the player sees it. */
  readonly hidden?: true;
  readonly ratings: readonly RatingInfo[];
  readonly tallies: readonly TallyInfo[];
}

export interface ResultSide {
  readonly party: Party;
  readonly place: number;
  readonly score: number;
  readonly resigned?: true;
}

/** A finished match of a player. */
export interface ResultInfo {
  readonly number: number;
  readonly game: string;
  readonly seats: number;
  readonly place: number;
  readonly score: number;
  readonly resigned?: true;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** The rating after a rated match. */
  readonly rating?: RatingValue;
  /** Where it can be watched; absent if that is not public, or it is there no more. */
  readonly table?: string;
  /** All who took part; absent if that is not public. */
  readonly sides?: readonly ResultSide[];
}

/** A part of a long list; `more` if there are others behind it. */
export interface Paged<T> {
  readonly items: readonly T[];
  readonly more: boolean;
}

/** A point of the curve of ratings. */
export interface RatingPoint extends RatingValue {
  readonly endedAt: number;
  readonly season: string;
}

/** How a player has fared against somebody. */
export interface MeetingInfo {
  readonly opponent: Party;
  readonly matches: number;
  readonly ahead: number;
  readonly behind: number;
}

/** A line of the ratings of a game. */
export interface LadderLine extends RatingValue {
  readonly party: Party;
  readonly matches: number;
}

export interface LadderInfo extends Paged<LadderLine> {
  readonly season: SeasonInfo;
  /** Latest first. */
  readonly seasons: readonly SeasonInfo[];
}
