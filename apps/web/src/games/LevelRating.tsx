import type { JSX } from 'preact';
import { sayLevelRating } from './sayLevelRating.ts';

export interface LevelRatingProps {
  readonly game: string;
  readonly bot: string;
}

/** The measured rating of a level, and how it was measured for whoever points at it or listens. */
export function LevelRating({ game, bot }: LevelRatingProps): JSX.Element {
  const { text, how } = sayLevelRating(game, bot);
  return (
    <span class="level-rating" title={how}>
      {text}
      <span class="unseen"> {how}</span>
    </span>
  );
}
