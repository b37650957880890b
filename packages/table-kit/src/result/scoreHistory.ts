/** A moment at which somebody's points changed. */
export interface Mark {
  /** By seat, after it. */
  readonly totals: readonly number[];
  /** What brought the points. */
  readonly cause: string;
}

/** A part of the game, for instance a round, with every change of the points in it. */
export interface Stretch {
  readonly title: string;
  readonly marks: readonly Mark[];
}
