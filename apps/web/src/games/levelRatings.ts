import amerigo from '@portolan/amerigo/ratings' with { type: 'json' };
import type { LevelRating, LevelRatings } from '@portolan/bots';
import francisDrake from '@portolan/francis-drake/ratings' with { type: 'json' };
import ninaPinta from '@portolan/nina-pinta/ratings' with { type: 'json' };

const RATINGS: readonly LevelRatings[] = [francisDrake, amerigo, ninaPinta];

/** How strong a level was measured to be in a game; undefined if that has not been measured. */
export function levelRating(game: string, bot: string): LevelRating | undefined {
  const levels = RATINGS.find((one) => one.game === game)?.levels ?? {};
  return Object.entries(levels).find(([level]) => level === bot)?.[1];
}
