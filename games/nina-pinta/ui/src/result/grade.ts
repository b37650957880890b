import type { ResultProps } from '@portolan/client';
import { type Box, victoryGrade } from '@portolan/nina-pinta';

/** How well a solo game was won. */
export interface Grade {
  /** The Soloist, not Planck. */
  readonly won: boolean;
  readonly lead: number;
  /** Undefined with equal totals. */
  readonly rank: string | undefined;
}

/** Undefined for a game of several players, and for one that a bot has finished because the player resigned. */
export function gradeOf(
  box: Box,
  { scores, places, rivals = [], resigned = [] }: ResultProps['outcome'],
): Grade | undefined {
  const [planck] = rivals;
  const [own = 0] = scores;
  if (planck === undefined || scores.length > 1 || resigned.length > 0) return undefined;
  const lead = Math.abs(own - planck.score);
  const rank = box.components.solo.grades[victoryGrade(box, lead)]?.name;
  return { won: places[0] === 1, lead, rank };
}
