import type { Level } from '../levels.ts';
import type { Versions } from './result.ts';

/** How strong a level is: on the scale of the ladder, and by how much that may be wrong in 19 of 20 cases. */
export interface LevelRating {
  readonly value: number;
  /** 0 for the fixed point of the scale. */
  readonly interval: number;
  /** In which it met its neighbours among the levels. */
  readonly games: number;
}

/** The measured strength of a game's levels, as it is kept beside the weights that they play with. */
export interface LevelRatings {
  readonly game: string;
  /** How the file was made. */
  readonly made: string;
  /** By number of seats, what was measured: it says nothing about other rules, advice, values or levels. */
  readonly versions: Readonly<Record<string, Versions>>;
  /** A level that has played too few games is absent. */
  readonly levels: Readonly<Partial<Record<Level, LevelRating>>>;
}
