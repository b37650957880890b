import { useRef } from 'preact/hooks';

/** What a view says about points, in a game that is played in rounds. */
export interface ScoredRound {
  /** From 1. */
  readonly round: number;
  /** The points of each seat. */
  readonly scores: readonly number[];
  /** What each seat begins the game with. */
  readonly start: number;
}

/** The points of each seat when the current round began; undefined if the page was opened later. */
export function useScoresBefore({ round, scores, start }: ScoredRound): readonly number[] | undefined {
  const seen = useRef<{ readonly round: number; readonly scores?: readonly number[] }>({ round: 0 });
  if (seen.current.round !== round) {
    const followed = seen.current.round === round - 1;
    if (round === 1) seen.current = { round, scores: scores.map(() => start) };
    else seen.current = followed ? { round, scores } : { round };
  }
  return seen.current.scores;
}
